import type { LossDemand } from '../lossTypes.ts';
import type { State } from '../state.ts';
import { NO_LOSSES } from './naval.ts';
import { LOSSES_BEFORE_EXTRA_CARD, ONE_PIRATE, TIED_TAX_SPARES } from './options.ts';
import { commerceLevel } from './ships.ts';
import { armadaOf, type ArmadaState, type Harbour } from './state.ts';

/** The end of a turn: what each city is asked to give up for the highest tax and all pirates [AR-57 … AR-73]. */
export function demandLosses(s: State): LossDemand[] | null {
  const armada = armadaOf(s);
  const { harbours } = armada;
  const { tax, pirates } = threatsIn(armada);
  if (tax + pirates === 0) return null;
  if (tax > 0 && s.emit !== null) {
    for (const [city, { levy }] of harbours.entries()) {
      if (levy === tax) s.emit({ type: 'taxLevied', city, tax });
    }
  }
  const demands: LossDemand[] = [];
  for (let city = 0; city < harbours.length; city++) {
    const harbour = harbours[city];
    const reasons = { tax: taxFor(armada, harbour, tax), pirates: piratesFor(armada, harbour, pirates) };
    // [AR-154] The owner of Foggy Island loses nothing.
    const isSafe = (harbour.powers & NO_LOSSES) !== 0;
    demands.push({ reasons, due: isSafe ? 0 : reasons.tax + reasons.pirates });
  }
  for (let city = 0; city < harbours.length; city++) {
    harbours[city].levy = 0;
    harbours[city].pirates = 0;
  }
  return demands;
}

/** The highest tax and the number of pirates of this turn so far. */
function threatsIn({ harbours }: ArmadaState): { readonly tax: number; readonly pirates: number } {
  let tax = 0;
  let pirates = 0;
  for (let city = 0; city < harbours.length; city++) {
    tax = Math.max(tax, harbours[city].levy);
    pirates += harbours[city].pirates;
  }
  return { tax, pirates };
}

/** By city: the coins it would lose if the turn ended now. */
export function lossesNow(s: State, armada: ArmadaState): number[] {
  const { tax, pirates } = threatsIn(armada);
  if (tax + pirates === 0) return armada.harbours.map(() => 0);
  return armada.harbours.map((harbour, city) =>
    lossOf(s, city, harbour, taxFor(armada, harbour, tax), piratesFor(armada, harbour, pirates)),
  );
}

/** [AR-215] Whether Babylon's extra card has losses of its own, after those of the turn before it. */
export function losesBeforeExtraCard(armada: ArmadaState): boolean {
  return (armada.rulings & LOSSES_BEFORE_EXTRA_CARD) !== 0;
}

/** [AR-58 … AR-62] What is above the own commerce level; who levies the tax alone does not pay [AR-66]. */
export function taxFor(armada: ArmadaState, harbour: Harbour, tax: number): number {
  const isLevier = tax > 0 && harbour.levy === tax;
  const isSpared = isLevier && ((armada.rulings & TIED_TAX_SPARES) !== 0 || leviersOf(armada, tax) === 1);
  return isSpared ? 0 : Math.max(0, tax - commerceLevel(armada, harbour));
}

function leviersOf({ harbours }: ArmadaState, tax: number): number {
  let count = 0;
  for (let city = 0; city < harbours.length; city++) if (harbours[city].levy === tax) count++;
  return count;
}

/** [AR-68, AR-70] A coin for each commerce level, to all pirates of others. */
export function piratesFor(armada: ArmadaState, harbour: Harbour, pirates: number): number {
  const theirs = pirates - harbour.pirates;
  return commerceLevel(armada, harbour) * ((armada.rulings & ONE_PIRATE) !== 0 ? Math.min(1, theirs) : theirs);
}

/** [AR-64, AR-71, AR-154] Nobody goes below 0, and the owner of Foggy Island loses nothing. */
function lossOf(s: State, city: number, { powers }: Harbour, tax: number, pirates: number): number {
  const isSafe = (powers & NO_LOSSES) !== 0;
  return isSafe ? 0 : Math.min(s.cities[city].coins, tax + pirates);
}
