import { countedNavalDefeats } from './armada/defeats.ts';
import { EFFECT, NEIGHBOURS, OWN, type Effect, type Piece } from './catalog.ts';
import type { CoinReason } from './events.ts';
import { leftOf, rightOf, type City, type State } from './state.ts';

export function gainCoins(s: State, city: number, count: number, reason: CoinReason): void {
  if (count === 0) return;
  s.cities[city].coins += count;
  s.emit?.({ type: 'coinsGained', city, count, reason });
}

/** The coins a piece brings when it is built, counted on the table as it is then [W-35 … W-37]. */
export function collectCoins(s: State, city: number, piece: Piece): void {
  gainCoins(s, city, incomeOf(s, city, piece), 'effect');
}

export function incomeOf(s: State, city: number, piece: Piece): number {
  let count = piece.coins;
  for (const effect of piece.income) count += effect.count * countFor(s, city, effect);
  return count;
}

/** How many of the things an effect is about stand in the cities it looks at. */
export function countFor(s: State, city: number, effect: Effect): number {
  let count = 0;
  if ((effect.where & OWN) !== 0) count += countIn(s, s.cities[city], effect);
  if ((effect.where & NEIGHBOURS) !== 0) {
    count += countIn(s, s.cities[leftOf(s, city)], effect) + countIn(s, s.cities[rightOf(s, city)], effect);
  }
  return count;
}

function countIn(s: State, city: City, effect: Effect): number {
  switch (effect.kind) {
    case EFFECT.coinsPerCard:
    case EFFECT.pointsPerCard:
      return cardsOf(city, effect.subject);
    case EFFECT.coinsPerStage:
    case EFFECT.pointsPerStage:
      return city.stages;
    case EFFECT.pointsPerDefeat:
      return (
        defeats(city) + (s.parts.armada === undefined ? 0 : countedNavalDefeats(s.parts.armada, s.cities.indexOf(city)))
      );
    default:
      throw new Error(`effect ${effect.kind} counts nothing`);
  }
}

/** [W-38, W-85] Cards in the city only: neither the printed resource nor what lies under the board. */
function cardsOf(city: City, colours: number): number {
  let count = 0;
  for (let colour = 0; colour < city.colours.length; colour++) {
    if ((colours & (1 << colour)) !== 0) count += city.colours[colour];
  }
  return count;
}

function defeats(city: City): number {
  let count = 0;
  for (const token of city.tokens) if (token < 0) count++;
  return count;
}
