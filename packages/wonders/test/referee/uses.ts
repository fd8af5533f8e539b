import type { Card, Cost, Fleet, Leader } from './pieces.ts';
import { FLEETS } from './pieces.ts';
import { total, waysToPay, type Price, type Way } from './prices.ts';
import type { Option } from './questions.ts';
import { cardsOf, effectsIn, has, hasAbility, hasPower, neighboursOf, type City, type Table } from './table.ts';

/*
 * What can be done with a card of the hand [W-17], and with a leader in a recruitment phase [L-21].
 */

export interface Use {
  readonly action: 'build' | 'stage' | 'discard' | 'recruit' | 'sell';
  readonly card: Card | null;
  readonly leader: Leader | null;
  /** Where the stage is printed, from 0. */
  readonly stage: number;
  /** The ship that goes along, or that moves in place of the coins. */
  readonly fleet: Fleet | null;
  readonly way: Way;
  readonly isChain: boolean;
  readonly power: 'olympia' | 'caligula' | null;
}

const NOTHING: Cost = {};
const NO_WAY: Way = { left: 0, right: 0, left2: 0, right2: 0, bank: 0, boughtLeft: false, boughtRight: false };
const NO_USE: Omit<Use, 'action'> = {
  card: null,
  leader: null,
  stage: -1,
  fleet: null,
  way: NO_WAY,
  isChain: false,
  power: null,
};

/** Whether the card is one of the hand that was passed, or the last one that Babylon plays [W-95]. */
export type Moment = 'turn' | 'lastCard';

export function usesOfCards(table: Table, city: City, cards: readonly Card[], moment: Moment): readonly Option<Use>[] {
  return different(
    cards.flatMap((card) => [
      ...builds(table, city, card, moment),
      ...stages(table, city, card.id, { card }),
      ...discards(table, city, card),
    ]),
  );
}

/** [L-21] */
export function usesOfLeaders(table: Table, city: City): readonly Option<Use>[] {
  return city.leaderHand.flatMap((leader) => [
    ...recruitments(table, city, [leader]),
    ...stages(table, city, leader.id, { leader }),
    { text: `sell ${leader.id}`, value: { ...NO_USE, action: 'sell', leader } },
  ]);
}

/** [L-22] */
export function recruitments(table: Table, city: City, leaders: readonly Leader[]): readonly Option<Use>[] {
  return leaders
    .map((leader) => ({ leader, price: recruitmentPrice(table, city, leader) }))
    .filter(({ price }) => price <= city.coins)
    .map(({ leader, price }) => ({
      text: `recruit ${leader.id}`,
      value: { ...NO_USE, action: 'recruit', leader, way: { ...NO_WAY, bank: price } },
    }));
}

/** [L-35] */
function recruitmentPrice(table: Table, city: City, { price }: Leader): number {
  if (has(city, 'leadersFree')) return 0;
  const printed = price === 'age' ? table.age : price;
  const own = effectsIn(city, 'leadersCheaper').map((one) => one.own);
  const near = neighboursOf(table, city).flatMap((other) => effectsIn(other, 'leadersCheaper'));
  return Math.max(0, printed - Math.max(0, ...own, ...near.map((one) => one.neighbours)));
}

/** Two copies of a card are one move. */
function different(uses: readonly Option<Use>[]): readonly Option<Use>[] {
  return [...new Map(uses.map((use) => [use.text, use])).values()];
}

// Building [W-18].

function builds(table: Table, city: City, card: Card, moment: Moment): readonly Option<Use>[] {
  // [W-22]
  if (city.cards.some(({ name }) => name === card.name)) return [];
  const isChain = card.freeWith.some((id) => city.cards.some((built) => built.id === id));
  const isPriceless = Object.keys(card.cost).length === 0;
  const isFree = isPriceless || isChain || isFreeByItself(table, city, card, moment);
  const main = isFree ? NOTHING : card.cost;
  const mainLess = isFree ? 0 : effectsIn(city, 'oneResourceLess').filter(({ of }) => of === card.colour).length;
  const ships: (Fleet | null)[] = [null, ...FLEETS.filter((fleet) => fleet === card.colour && canMove(city, fleet))];
  return ships.flatMap((fleet) => {
    const step = stepPrice(city, fleet);
    const use = { ...NO_USE, action: 'build', card, fleet, isChain } as const;
    const paid = waysToPay(table, city, { main, mainLess, ...step }).map((way) => ({
      text: `build ${card.id}${shipText(fleet)}${payingText(way)}`,
      value: { ...use, way },
    }));
    // A free build is offered where card and ship together are not to be had for nothing.
    const isNeedless = isFree || paid.some(({ value }) => total(value.way) === 0);
    const powers = isNeedless ? [] : freeBuilds(city, card);
    return [
      ...paid,
      ...powers.flatMap((power) =>
        waysToPay(table, city, { main: NOTHING, mainLess: 0, ...step }).map((way) => ({
          text: `build ${card.id} ${POWER_WORDS[power]}${shipText(fleet)}${payingText(way)}`,
          value: { ...use, way, power },
        })),
      ),
    ];
  });
}

const POWER_WORDS = { olympia: 'free', caligula: 'free by caligula' } as const;

/** Powers that cost nothing to use, so that nobody pays instead [W-101 … W-103, L-36]. */
function isFreeByItself(table: Table, city: City, card: Card, moment: Moment): boolean {
  if (effectsIn(city, 'freeColour').some(({ colour }) => colour === card.colour)) return true;
  if (hasAbility(city, 'freeFirstOfColour') && cardsOf(city, card.colour) === 0) return true;
  if (moment === 'lastCard') return false;
  return (
    (hasAbility(city, 'freeFirstCard') && table.turn === 1) ||
    (hasAbility(city, 'freeLastCard') && table.turn === table.turns)
  );
}

/** Powers that are used up by building a card with them [W-99, L-36]. */
function freeBuilds(city: City, card: Card): readonly (keyof typeof POWER_WORDS)[] {
  const powers: (keyof typeof POWER_WORDS)[] = [];
  if (hasAbility(city, 'freeOncePerAge') && !city.freeBuildUsed) powers.push('olympia');
  if (card.colour === 'black' && has(city, 'freeBlackOncePerAge') && !city.caligulaUsed) powers.push('caligula');
  return powers;
}

// Wonder stages [W-20].

function stages(
  table: Table,
  city: City,
  id: string,
  under: Pick<Use, 'card'> | Pick<Use, 'leader'>,
): readonly Option<Use>[] {
  const printed = city.side?.stages ?? [];
  const { anyOrder } = city.board;
  const unbuilt = printed.map((_, at) => at).filter((at) => !city.stages.includes(at));
  // [W-21, AR-180]
  const open = anyOrder ? unbuilt : unbuilt.slice(0, 1);
  return open.flatMap((stage) =>
    shipsWithStage(city).flatMap(({ fleet, step, stepLess }) => {
      const price = { ...stagePrice(city, printed[stage].cost), step, stepLess };
      return waysToPay(table, city, price).map((way) => ({
        text: `stage${anyOrder ? ` ${stage + 1}` : ''} with ${id}${shipText(fleet)}${payingText(way)}`,
        value: { ...NO_USE, action: 'stage' as const, stage, fleet, way, ...under },
      }));
    }),
  );
}

/** [C-11, C-55, L-34] */
function stagePrice(city: City, cost: Cost): Pick<Price, 'main' | 'mainLess'> {
  if (has(city, 'stagesWithoutResources')) return { main: { coins: cost.coins ?? 0 }, mainLess: 0 };
  return { main: cost, mainLess: effectsIn(city, 'oneResourceLess').filter(({ of }) => of === 'stage').length };
}

type Ship = Pick<Price, 'step' | 'stepLess'> & { readonly fleet: Fleet | null };

/** [AR-30, AR-157] */
function shipsWithStage(city: City): readonly Ship[] {
  const none: Ship = { fleet: null, step: NOTHING, stepLess: 0 };
  if (hasPower(city, 'freeStageShips'))
    return [none, ...FLEETS.filter((fleet) => canMove(city, fleet)).map((fleet) => ({ ...none, fleet }))];
  const linked = city.shipyard?.linked;
  if (linked === undefined || !canMove(city, linked)) return [none];
  return [none, { fleet: linked, ...stepPrice(city, linked) }];
}

// Discarding [W-19, AR-112].

function discards(table: Table, city: City, card: Card): readonly Option<Use>[] {
  const use = { ...NO_USE, action: 'discard', card } as const;
  const forCoins = { text: `discard ${card.id}`, value: use };
  if (!table.rules.armada || !canMove(city, 'yellow')) return [forCoins];
  return [forCoins, { text: `discard ${card.id} for yellow ship`, value: { ...use, fleet: 'yellow' } }];
}

// Ships and words.

/** [AR-34] */
export function canMove(city: City, fleet: Fleet): boolean {
  return city.shipyard !== null && city.ships[fleet] < city.shipyard.steps[fleet].length;
}

/** [AR-33, AR-163] */
function stepPrice(city: City, fleet: Fleet | null): Pick<Price, 'step' | 'stepLess'> {
  if (fleet === null || city.shipyard === null) return { step: NOTHING, stepLess: 0 };
  return { step: city.shipyard.steps[fleet][city.ships[fleet]], stepLess: hasPower(city, 'cheaperSteps') ? 1 : 0 };
}

function shipText(fleet: Fleet | null): string {
  return fleet === null ? '' : ` and ${fleet} ship`;
}

function payingText({ left, right, left2, right2 }: Way): string {
  if (left2 + right2 > 0) return ` paying ${left} left ${right} right ${left2} left2 ${right2} right2`;
  return left + right > 0 ? ` paying ${left} left ${right} right` : '';
}
