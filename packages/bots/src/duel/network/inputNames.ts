import { catalogOf, PACKS, words } from '@pharos/duel';
import { Features } from '../../model/features.ts';
import { EXPANSION_INPUTS, seatFeatures } from '../guide/features.ts';

/** All packs, as new games have them: what one game leaves out simply never occurs in it. */
const { cards, tokens } = catalogOf(PACKS.map(({ id }) => id));

const idsOf = (pieces: readonly { readonly id: string }[]): readonly string[] => pieces.map(({ id }) => id);
const numbersTo = (most: number): readonly string[] => Array.from({ length: most + 1 }, (_, number) => `${number}`);

/** More cards than a structure has. */
export const MOST_SLOTS = 23;
/** Kinds of choice that have an input; those of later expansions have none. */
export const CHOICE_KINDS = 40;
/** Steps of the pawn from one capital to the other. */
export const PAWN_STEPS = 18;

/** What is said of each player besides the features of a seat: `own` of who views, `their` of the opponent. */
const OF_PLAYER = {
  colour: words.COLOURS,
  chain: words.CHAIN_SYMBOLS,
  symbol: words.SCIENCE_SYMBOLS,
  pair: words.SCIENCE_SYMBOLS,
  // Symbols the player lacks: on an open card, on one in sight, nowhere any more.
  openSymbol: words.SCIENCE_SYMBOLS,
  symbolInSight: words.SCIENCE_SYMBOLS,
  lostSymbol: words.SCIENCE_SYMBOLS,
  // How many different symbols the player could still have.
  reach: numbersTo(words.SCIENCE_SYMBOLS.length),
  // Open cards the player can pay.
  buys: idsOf(cards),
} as const;

const ofBoth = Object.entries(OF_PLAYER).flatMap(([group, members]) =>
  ['own', 'their'].map((whose) => [`${whose} ${group}`, members] as const),
);

/** What a network is told about a position. */
export const inputNames = new Features(['hidden'], {
  own: seatFeatures.names,
  their: seatFeatures.names,
  ...Object.fromEntries(ofBoth),
  open: idsOf(cards),
  covered: idsOf(cards),
  board: idsOf(tokens),
  pawn: numbersTo(PAWN_STEPS),
  age: numbersTo(3),
  left: numbersTo(MOST_SLOTS),
  choice: numbersTo(CHOICE_KINDS),
  ...EXPANSION_INPUTS,
});

export type PlayerGroup = keyof typeof OF_PLAYER;
