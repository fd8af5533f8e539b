import { FIRST_MANUFACTURED } from '../catalog.ts';
import { ABILITIES, COLOURS, RESOURCES, type ColourName } from '../content/types.ts';
import type { AbilityRule } from '../expansion.ts';
import { units, type Units } from '../units.ts';
import { AGORA_ABILITIES, type AgoraAbility } from './words.ts';

/** Their bits follow those of the base game. */
function bitOf(ability: AgoraAbility): number {
  return 1 << (ABILITIES.length + AGORA_ABILITIES.indexOf(ability));
}

export const CORRUPTION = bitOf('corruption');
export const ORGANIZED_CRIME = bitOf('organizedCrime');
export const INCOME_WONDER = bitOf('incomeWonder');
export const SHIELD = bitOf('shield');
export const ORATORY = bitOf('oratory');
export const SHARED_CHAINS = bitOf('sharedChains');
export const CONSPIRATOR_TURN = bitOf('conspiratorTurn');

const INCOMES: Readonly<Partial<Record<ColourName, AgoraAbility>>> = {
  blue: 'incomeBlue',
  green: 'incomeGreen',
  yellow: 'incomeYellow',
  red: 'incomeRed',
};

/** The abilities that pay when a card is built, by the number of its colour; 0 for none. */
export const INCOME_OF: readonly number[] = COLOURS.map((colour) => {
  const ability = INCOMES[colour];
  return ability === undefined ? 0 : bitOf(ability);
});

/** The abilities that spare a symbol of the cost of cards of a colour. */
export const IGNORES: Readonly<Partial<Record<ColourName, AgoraAbility>>> = {
  yellow: 'ignoreYellow',
  red: 'ignoreRed',
  green: 'ignoreGreen',
};

/** A trade Decree takes a coin off, which leaves at least 1; a fixed price stays. */
const RAW_COINS = coinOff(0, FIRST_MANUFACTURED);
const MANUFACTURED_COINS = coinOff(FIRST_MANUFACTURED, RESOURCES.length);

function coinOff(from: number, to: number): Units {
  let all = 0;
  for (let resource = from; resource < to; resource++) all += units(resource, 1);
  return all;
}

/** What some of them add to the counters of their holder. */
const FOLDS: Readonly<Partial<Record<AgoraAbility, NonNullable<AbilityRule['fold']>>>> = {
  wonderDiscount(player) {
    //
    player.wonderDiscount++;
  },
  tradeRaw(player) {
    player.tradeDiscounts += RAW_COINS;
  },
  tradeManufactured(player) {
    player.tradeDiscounts += MANUFACTURED_COINS;
  },
  discardBonus(player) {
    //
    player.discardBonus += 2;
  },
};

export const abilities: Readonly<Record<string, AbilityRule>> = Object.fromEntries(
  AGORA_ABILITIES.map((ability) => {
    const fold = FOLDS[ability];
    return [ability, fold === undefined ? { bit: bitOf(ability) } : { bit: bitOf(ability), fold }];
  }),
);
