import { PACKS, type words } from '@pharos/duel';
import { lettersOf } from '../../../english.ts';
import type { Language } from '../../../words/language.ts';
import type { Piece } from '../expansion.ts';
import { EXPANSIONS } from '../expansions.ts';
import { costInWords } from './costs.ts';
import type { DuelWords } from './duelWords.ts';

/** Cards and Wonders by their ids, as they stand in the content packs. */
const CARDS = new Map(PACKS.flatMap((pack) => pack.cards.map((card) => [card.id, card] as const)));
const WONDERS = new Map(PACKS.flatMap((pack) => pack.wonders.map((wonder) => [wonder.id, wonder] as const)));

/** A card that is known to exist. */
export function cardSpec(id: string): words.CardSpec {
  const card = CARDS.get(id);
  if (card === undefined) throw new Error(`unknown card ${id}`);
  return card;
}

/** A Wonder that is known to exist. */
export function wonderSpec(id: string): words.WonderSpec {
  const wonder = WONDERS.get(id);
  if (wonder === undefined) throw new Error(`unknown Wonder ${id}`);
  return wonder;
}

const known = new Map<Language, readonly Piece[]>();

/** All pieces that can be looked up, in one language. */
function piecesIn(spoken: DuelWords): readonly Piece[] {
  const found = known.get(spoken.language) ?? [
    ...basePieces(spoken),
    ...EXPANSIONS.flatMap(({ pieces }) => pieces(spoken)),
  ];
  known.set(spoken.language, found);
  return found;
}

function basePieces(spoken: DuelWords): Piece[] {
  const { say, name } = spoken;
  const pieceOf = ({ id, effects }: Pick<Piece, 'id' | 'effects'>, introduction: string): Piece => ({
    id,
    title: name(id),
    introduction,
    effects,
  });
  return [
    ...[...CARDS.values()].flatMap((card) =>
      card.colour === undefined || !BASE_DECK.test(card.deck)
        ? []
        : [pieceOf(card, cardIntroduction(card, card.colour, spoken))],
    ),
    ...[...WONDERS.values()].map((wonder) =>
      pieceOf(wonder, say('infoWonder', { card: name(wonder.id), cost: costInWords(wonder.cost, spoken) })),
    ),
    ...PACKS.flatMap(({ tokens }) => tokens).map((token) => pieceOf(token, say('infoToken', { card: name(token.id) }))),
  ];
}

/** Cards of other decks are told of by their expansion. */
const BASE_DECK = /^(age\d|guild)$/;
/** Guilds belong to the last Age. */
const GUILD_AGE = 3;

function cardIntroduction({ id, deck, cost }: words.CardSpec, colour: words.ColourName, spoken: DuelWords): string {
  const { say, name, age } = spoken;
  const values = { card: name(id), cost: costInWords(cost, spoken) };
  if (deck === 'guild') return say('infoGuild', { ...values, age: age(GUILD_AGE) });
  return say('infoCard', { ...values, colour: spoken.colour(colour), age: age(Number(deck.replace('age', ''))) });
}

/** The pieces a typed name may mean: the one that is called so, or those that begin with or contain it. */
export function findPieces(text: string, spoken: DuelWords): readonly Piece[] {
  const wanted = lettersOf(text);
  const matching = (test: (name: string) => boolean): Piece[] =>
    withoutTwins(piecesIn(spoken).filter(({ id, title }) => test(lettersOf(title)) || test(lettersOf(id))));
  const exact = matching((name) => name === wanted);
  if (exact.length > 0 || wanted === '') return exact;
  const starting = matching((name) => name.startsWith(wanted));
  return starting.length > 0 ? starting : matching((name) => name.includes(wanted));
}

/** Some cards differ by nothing but their number. */
function withoutTwins(pieces: readonly Piece[]): Piece[] {
  const titles = pieces.map(({ title }) => title);
  return pieces.filter((_, index) => titles.indexOf(titles[index]) === index);
}

/** A card that may be looked up. */
export function cardWith(id: string): words.CardSpec | undefined {
  return CARDS.get(id);
}

/** The card that gives, or takes, a chain symbol. */
export function cardWithChain(symbol: string, side: 'gives' | 'freeWith'): words.CardSpec | undefined {
  return [...CARDS.values()].find((card) => card[side] === symbol);
}
