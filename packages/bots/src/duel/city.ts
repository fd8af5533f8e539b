import type { SeatId } from '@pharos/core';
import { catalogOf, PACKS, scoreOf, unitsOf, words, type Player, type State } from '@pharos/duel';
import { countBits } from '../model/bits.ts';
import type { BotExpansion } from './expansion.ts';
import { EXPANSIONS } from './expansions.ts';
import { wonderWorth } from './wonderWorth.ts';

/** Worth of the first, second and third unit of a resource at the start of the game, in points. */
const UNIT_WORTH = [3.2, 1.8, 0.8];
const CHOICE_WORTH = 3.5;
const FIXED_PRICE_WORTH = 1.4;
const CHAIN_WORTH = 1.8;
const ABILITY_WORTH = 6;
/** Abilities of Progress tokens; those of other pieces count with them. */
const TOKEN_ABILITIES = catalogOf(PACKS.map(({ id }) => id))
  .tokens.flatMap(({ standing }) => standing)
  .reduce((set, { type, subject }) => (type === 'ability' ? set | subject : set), 0);
const EFFECT_WORTH: BotExpansion['effectWorth'] = Object.assign(
  {},
  ...EXPANSIONS.map(({ effectWorth }) => effectWorth),
);
/** Worth of holding so many different science symbols, above the points on the cards. */
const SYMBOLS_WORTH = [0, 0.7, 1.8, 3.5, 7, 13];
/** A symbol whose twin would bring a Progress token. */
const HALF_PAIR_WORTH = 0.7;
/** What an unbuilt Wonder is worth of a built one: not all get built. */
const PROMISE = 0.45;

/** What a city is worth to its owner, in points; `left` is the share of the game still to come. */
export function cityValue(s: State, seat: SeatId, left: number): number {
  const player = s.players[seat];
  const { blue, green, yellow, purple, wonders, tokens } = scoreOf(s, seat);
  return (
    blue +
    green +
    yellow +
    purple +
    wonders +
    tokens +
    coinValue(player.coins, left) +
    economyValue(player, left) +
    scienceValue(player, left) +
    wonderPromise(s, player, left)
  );
}

/** Three coins are a point; before the end they also buy, the first ones most of all. */
function coinValue(coins: number, left: number): number {
  return coins / 3 + 2.2 * Math.sqrt(coins) * Math.min(1, 2 * left);
}

function economyValue(player: Player, left: number): number {
  let worth = CHOICE_WORTH * (player.rawChoices + player.manufacturedChoices);
  for (let resource = 0; resource < words.RESOURCES.length; resource++) {
    const units = unitsOf(player.production, resource);
    for (let unit = 0; unit < units; unit++) worth += UNIT_WORTH[unit] ?? 0;
  }
  worth += FIXED_PRICE_WORTH * countBits(player.fixedPrices) + CHAIN_WORTH * countBits(player.chains);
  return left * (worth + ABILITY_WORTH * countBits(player.abilities & TOKEN_ABILITIES));
}

function scienceValue(player: Player, left: number): number {
  let different = 0;
  let single = 0;
  for (const held of player.symbols) {
    if (held > 0) different++;
    if (held === 1) single++;
  }
  const worth = (SYMBOLS_WORTH[different] ?? 0) + HALF_PAIR_WORTH * single;
  return worth * Math.min(1, 3 * left);
}

function wonderPromise(s: State, player: Player, left: number): number {
  let worth = 0;
  for (const wonder of s.catalog.wonders) {
    if ((player.unbuilt & (1 << wonder.index)) !== 0) worth += wonderWorth(wonder, EFFECT_WORTH);
  }
  return PROMISE * worth * Math.min(1, 1.5 * left);
}
