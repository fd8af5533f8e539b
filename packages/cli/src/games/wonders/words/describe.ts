import { printedCost, type words } from '@pharos/wonders';
import type { EffectPiece } from '../expansion.ts';
import { EXPANSIONS } from '../expansions.ts';
import type { Pieces } from '../pieces.ts';
import { numeral } from '../sentenceContext.ts';
import type { EffectForm, WondersWords } from './wondersWords.ts';

/** What a piece does, effect by effect. */
export function effectsOf(piece: EffectPiece, words: WondersWords, form: EffectForm): string[] {
  return [
    ...piece.effects.map((effect) => words.effect(effect, form)),
    ...EXPANSIONS.flatMap((expansion) => expansion.effects(piece, words, form)),
  ];
}

/** In a few words: `1 point, 1 shield`. */
export function shortly(piece: EffectPiece, words: WondersWords): string {
  return effectsOf(piece, words, 'short').join(', ');
}

/** A printed cost in words: `1 coin, 2 wood`. */
export function costInWords(cost: words.CostSpec | undefined, words: WondersWords): string {
  const { coins, units } = printedCost(cost);
  const counted = [...new Set(units)].map((resource) =>
    words.units(resource, units.filter((one) => one === resource).length),
  );
  const parts = [...(coins === 0 ? [] : [`${coins}¢`]), ...counted];
  return parts.length === 0 ? words.say('noCost') : parts.join(', ');
}

/** The name of a card that is known to exist. */
export function cardName(id: string, words: WondersWords): string {
  return words.card(id) ?? words.say('aCard');
}

/** A card in full: what it is, costs, does, and what it is linked with. */
export function cardSentences(card: words.CardSpec, pieces: Pieces, words: WondersWords): string[] {
  const { say } = words;
  const introduction = say('infoCard', {
    card: cardName(card.id, words),
    colour: words.colour(card.colour),
    age: words.age(card.age),
    cost: costInWords(card.cost, words),
  });
  return [introduction, ...effectsOf(card, words, 'text'), ...chainSentences(card, pieces, words)];
}

/** The cards that make this one free, and those it makes free. */
export function chainSentences(card: words.CardSpec, pieces: Pieces, words: WondersWords): string[] {
  const listed = (ids: readonly string[]): string => words.listed(ids.map((id) => cardName(id, words)));
  const freed = pieces.freedBy(card.id).map(({ id }) => id);
  return [
    ...(card.freeWith === undefined ? [] : [words.say('freeWith', { cards: listed(card.freeWith) })]),
    ...(freed.length === 0 ? [] : [words.say('makesFree', { cards: listed(freed) })]),
  ];
}

/** Both sides of a board with their stages. */
export function boardSentences(board: words.BoardSpec, words: WondersWords): string[] {
  return [
    `${words.wonder(board.id)} (${words.board(board.id)})`,
    ...board.sides.flatMap((side) => [
      words.say('infoSide', { side: words.side(side.id), resource: words.resource(side.resource) }),
      ...side.stages.map(
        (stage, index) => `  ${numeral(index + 1)}  ${costInWords(stage.cost, words)} → ${shortly(stage, words)}`,
      ),
    ]),
  ];
}
