import { PACKS, type words } from '@pharos/duel';
import { decreeShort } from '../agoraTexts.ts';
import { capital, nameOf, squeeze } from '../names.ts';

/** Everything that can be looked up by its id, as it stands in the content packs. */
const CARDS = new Map(PACKS.flatMap((pack) => pack.cards.map((card) => [card.id, card] as const)));
const WONDERS = new Map(PACKS.flatMap((pack) => pack.wonders.map((wonder) => [wonder.id, wonder] as const)));
const DECREES = PACKS.flatMap((pack) => pack.pieces.decrees ?? []);
const CONSPIRACIES = PACKS.flatMap((pack) => pack.pieces.conspiracies ?? []);
const TOKENS = new Map(PACKS.flatMap((pack) => pack.tokens.map((token) => [token.id, token] as const)));

export type Piece =
  | { readonly kind: 'card'; readonly spec: words.CardSpec }
  | { readonly kind: 'wonder'; readonly spec: words.WonderSpec }
  | { readonly kind: 'token'; readonly spec: words.TokenSpec }
  | { readonly kind: 'decree'; readonly spec: words.TokenSpec }
  | { readonly kind: 'conspiracy'; readonly spec: words.TokenSpec };

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

const ALL: readonly Piece[] = [
  ...[...CARDS.values()].map((spec) => ({ kind: 'card' as const, spec })),
  ...[...WONDERS.values()].map((spec) => ({ kind: 'wonder' as const, spec })),
  ...[...TOKENS.values()].map((spec) => ({ kind: 'token' as const, spec })),
  ...DECREES.map((spec) => ({ kind: 'decree' as const, spec })),
  ...CONSPIRACIES.map((spec) => ({ kind: 'conspiracy' as const, spec })),
];

/** How a piece is called; Decrees have no printed names and are called by what they do. */
export function titleOf({ kind, spec }: Piece): string {
  return kind === 'decree' ? capital(decreeShort(spec.id)) : nameOf(spec.id);
}

/** The pieces a typed name may mean: the one that is called so, or those that begin with or contain it. */
export function findPieces(text: string): readonly Piece[] {
  const wanted = squeeze(text);
  const matching = (test: (name: string) => boolean): Piece[] =>
    withoutTwins(ALL.filter((piece) => test(squeeze(titleOf(piece))) || test(squeeze(piece.spec.id))));
  const exact = matching((name) => name === wanted);
  if (exact.length > 0 || wanted === '') return exact;
  const starting = matching((name) => name.startsWith(wanted));
  return starting.length > 0 ? starting : matching((name) => name.includes(wanted));
}

/** Senators of one kind differ by nothing but their number. */
function withoutTwins(pieces: readonly Piece[]): Piece[] {
  const titles = pieces.map(titleOf);
  return pieces.filter((_, index) => titles.indexOf(titles[index]) === index);
}

/** The card that gives, or takes, a chain symbol. */
export function cardWithChain(symbol: string, side: 'gives' | 'freeWith'): words.CardSpec | undefined {
  return [...CARDS.values()].find((card) => card[side] === symbol);
}
