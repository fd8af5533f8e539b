import { printedCost, type words } from '@pharos/wonders';
import type { EffectPiece } from '../effectPiece.ts';
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

/** The name of a card that is known to exist, or of what is played like one. */
export function cardName(id: string, words: WondersWords): string {
  const further = EXPANSIONS.map((expansion) => expansion.nameOf(id, words)).find((name) => name !== null);
  return words.card(id) ?? further ?? words.say('aCard');
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
  return [introduction, ...effectsOf(card, words, 'text'), ...chainSentences(card.id, pieces, words)];
}

/** The cards that make this one free, and those it makes free. */
export function chainSentences(id: string, pieces: Pieces, words: WondersWords): string[] {
  const { freeWith } = pieces.cards.find((card) => card.id === id) ?? {};
  const listed = (ids: readonly string[]): string => words.listed(ids.map((id) => cardName(id, words)));
  const freed = pieces.freedBy(id).map((card) => card.id);
  return [
    ...(freeWith === undefined ? [] : [words.say('freeWith', { cards: listed(freeWith) })]),
    ...(freed.length === 0 ? [] : [words.say('makesFree', { cards: listed(freed) })]),
  ];
}

/** What a side does from the start. */
export function sideText({ resource, effects = [] }: words.SideSpec, words: WondersWords): string {
  const makes = resource === null ? [] : [words.say('makes', { units: words.resource(resource) })];
  return [...makes, ...effectsOf({ effects }, words, 'short')].join(', ');
}

/** Both sides of a board with their stages. */
export function boardSentences(board: words.BoardSpec, words: WondersWords): string[] {
  return [
    `${words.wonder(board.id)} (${words.board(board.id)})`,
    ...board.sides.flatMap((side) => [
      words.say('infoSide', { side: words.side(side.id), makes: sideText(side, words) }),
      ...side.stages.map(
        (stage, index) => `  ${numeral(index + 1)}  ${costInWords(stage.cost, words)} → ${shortly(stage, words)}`,
      ),
    ]),
  ];
}
