import { agora } from './content/agora.ts';
import { base } from './content/base.ts';
import {
  ABILITIES,
  CHAIN_SYMBOLS,
  COLOURS,
  DECKS,
  RESOURCES,
  SCIENCE_SYMBOLS,
  SECTIONS,
  type AbilityName,
  type CardSpec,
  type ColourName,
  type CostSpec,
  type EffectSpec,
  type PackSpec,
  type Provenance,
  type TokenSpec,
  type WonderSpec,
} from './content/types.ts';
import { compileLayout, type Layout } from './layout.ts';
import { NO_UNITS, units, type Units } from './units.ts';

/** The packs that exist, by id, in the order they are compiled. */
export const PACKS: readonly PackSpec[] = [base, agora];

export const WOOD = 0;
export const FIRST_MANUFACTURED = RESOURCES.indexOf('glass');
export const BROWN = COLOURS.indexOf('brown');
export const GREY = COLOURS.indexOf('grey');
export const BLUE = COLOURS.indexOf('blue');
export const GREEN = COLOURS.indexOf('green');
export const YELLOW = COLOURS.indexOf('yellow');
export const RED = COLOURS.indexOf('red');
export const PURPLE = COLOURS.indexOf('purple');
export const GUILD_DECK = DECKS.indexOf('guild');
export const SENATOR_DECK = DECKS.indexOf('senator');

/** Abilities as bits of a player's `abilities`. */
export const ARCHITECTURE = abilityBit('architecture');
export const MASONRY = abilityBit('masonry');
export const ECONOMY = abilityBit('economy');
export const STRATEGY = abilityBit('strategy');
export const THEOLOGY = abilityBit('theology');
export const URBANISM = abilityBit('urbanism');
export const CORRUPTION = abilityBit('corruption');
export const ORGANIZED_CRIME = abilityBit('organizedCrime');
export const INCOME_WONDER = abilityBit('incomeWonder');
export const WONDER_DISCOUNT = abilityBit('wonderDiscount');
export const SHIELD = abilityBit('shield');
export const TRADE_RAW = abilityBit('tradeRaw');
export const TRADE_MANUFACTURED = abilityBit('tradeManufactured');
export const ORATORY = abilityBit('oratory');
export const DISCARD_BONUS = abilityBit('discardBonus');
export const SHARED_CHAINS = abilityBit('sharedChains');
export const CONSPIRATOR_TURN = abilityBit('conspiratorTurn');

/** The abilities that pay when a card of a colour is built, and that spare a symbol of its cost. */
const INCOME_OF: Partial<Record<ColourName, AbilityName>> = {
  blue: 'incomeBlue',
  green: 'incomeGreen',
  yellow: 'incomeYellow',
  red: 'incomeRed',
};
const IGNORE_OF: Partial<Record<ColourName, AbilityName>> = {
  yellow: 'ignoreYellow',
  red: 'ignoreRed',
  green: 'ignoreGreen',
};

/**
 * Effect kinds, numbered in the order they take place [D-40, D-48]: standing ones are in force with the piece itself,
 * then what happens at once, then the choices, then income counted over cities; points wait for the end.
 * Choices go on a stack, so of the choices of one piece the one that comes later has the smaller number.
 */
export const EFFECT = {
  produce: 0,
  produceAny: 1,
  fixedPrice: 2,
  ability: 3,
  coins: 4,
  shields: 5,
  science: 6,
  extraTurn: 7,
  opponentLosesCoins: 8,
  takeHalfCoins: 9,
  coinsPerCube: 10,
  opponentLosesPerCube: 11,
  conspire: 12,
  moveCube: 13,
  removeCube: 14,
  placeCube: 15,
  senateActions: 16,
  conspirator: 17,
  triggerUnprepared: 18,
  takeWonder: 19,
  lockToken: 20,
  buildFarRow: 21,
  buildRemoved: 22,
  takeBoxToken: 23,
  dropCards: 24,
  takeCard: 25,
  swapCards: 26,
  moveDecree: 27,
  sabotage: 28,
  destroy: 29,
  drawTokens: 30,
  revive: 31,
  coinsPerCard: 32,
  guildOfCards: 33,
  coinsPerWonder: 34,
  guildOfWonders: 35,
  guildOfCoins: 36,
  pointsPerToken: 37,
  points: 38,
} as const satisfies Readonly<Record<EffectSpec['type'], number>>;

/** An effect in numbers; what `subject` and `count` mean depends on the kind. */
export interface Effect {
  readonly kind: number;
  /** A resource, colour, symbol or ability, or a set of them. */
  readonly subject: number;
  readonly count: number;
}

/** A cost as the engine reads it. */
export interface Cost {
  readonly coins: number;
  readonly needs: Units;
}

/** What cards, Wonders and Progress tokens have in common. */
export interface Piece {
  readonly index: number;
  readonly id: string;
  readonly provenance: Provenance;
  /** In force as long as the piece is held; folded into the counters of its owner. */
  readonly standing: readonly Effect[];
  /** Done once, when the piece is gained, in order. */
  readonly onGain: readonly Effect[];
  /** Coins counted over cities, after all else [D-40]. */
  readonly income: readonly Effect[];
  /** Points that depend on the end of the game. */
  readonly scoring: readonly Effect[];
  /** Fixed points. */
  readonly points: number;
}

export interface Card extends Piece {
  readonly deck: number;
  /** −1 for Senators, which have none. */
  readonly colour: number;
  readonly cost: Cost;
  /** Bit of the chain symbol that makes the card free, or 0. */
  readonly freeWith: number;
  /** Bit of the chain symbol the card gives, or 0. */
  readonly gives: number;
  /** The ability that pays when the card is built, and the one that spares a symbol of its cost; 0 for none. */
  readonly paysAbility: number;
  readonly ignoredBy: number;
}

export interface Wonder extends Piece {
  readonly cost: Cost;
  readonly givesExtraTurn: boolean;
  /** Done once, when the Wonder is picked in the draft. */
  readonly onPick: readonly Effect[];
}

/** Packs turned into numbers, once for each selection of packs; shared by all states and never changed. */
export interface Catalog {
  readonly packs: readonly string[];
  readonly cards: readonly Card[];
  readonly wonders: readonly Wonder[];
  readonly tokens: readonly Piece[];
  readonly decrees: readonly Piece[];
  readonly conspiracies: readonly Piece[];
  readonly layouts: readonly Layout[];
  /** Card indices by deck. */
  readonly decks: readonly (readonly number[])[];
  readonly beginnerWonders: readonly (readonly number[])[];
}

const compiled = new Map<string, Catalog>();

/** The catalog of a selection of packs. The ids must be known. */
export function catalogOf(packIds: readonly string[]): Catalog {
  const key = packIds.join('+');
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const catalog = compile(PACKS.filter((pack) => packIds.includes(pack.id)));
  compiled.set(key, catalog);
  return catalog;
}

/** Compiles packs; throws on duplicate ids and unknown references, which are mistakes in a pack. */
export function compile(packs: readonly PackSpec[]): Catalog {
  const layouts = packs.at(-1)?.layouts;
  if (layouts === undefined) throw new Error('a catalog needs at least one pack');
  const cards = packs.flatMap((pack) => pack.cards.map((card) => ({ card, pack })));
  const wonders = packs.flatMap((pack) => pack.wonders.map((wonder) => ({ wonder, pack })));
  const plain = (list: 'tokens' | 'decrees' | 'conspiracies'): Piece[] =>
    packs.flatMap((pack) => pack[list].map((spec) => ({ spec, pack }))).map(compileToken);
  const tokens = plain('tokens');
  const decrees = plain('decrees');
  const conspiracies = plain('conspiracies');
  rejectDuplicates([
    ...cards.map(({ card }) => card.id),
    ...wonders.map(({ wonder }) => wonder.id),
    ...[...tokens, ...decrees, ...conspiracies].map(({ id }) => id),
  ]);
  rejectBrokenChains(cards.map(({ card }) => card));
  const wonderIndex = (id: string): number => {
    const index = wonders.findIndex(({ wonder }) => wonder.id === id);
    if (index < 0) throw new Error(`unknown wonder ${id}`);
    return index;
  };
  return {
    packs: packs.map((pack) => pack.id),
    cards: cards.map(({ card, pack }, index) => compileCard(card, compilePiece(index, card, pack))),
    wonders: wonders.map(({ wonder, pack }, index) => compileWonder(wonder, compilePiece(index, wonder, pack))),
    tokens,
    decrees,
    conspiracies,
    layouts: layouts.map(compileLayout),
    decks: DECKS.map((deck) => cards.flatMap(({ card }, index) => (card.deck === deck ? [index] : []))),
    beginnerWonders: packs[0]?.beginnerWonders.map((ids) => ids.map(wonderIndex)) ?? [],
  };
}

// Fields are written out rather than spread: V8 gives spread objects a hidden class each, and then every look at a card
// costs several times as much.
function compileCard(spec: CardSpec, piece: Piece): Card {
  const { index, id, provenance, standing, onGain, income, scoring, points } = piece;
  return {
    index,
    id,
    provenance,
    standing,
    onGain,
    income,
    scoring,
    points,
    deck: DECKS.indexOf(spec.deck),
    colour: spec.colour === undefined ? -1 : COLOURS.indexOf(spec.colour),
    cost: compileCost(spec.cost ?? {}),
    freeWith: chainBit(spec.freeWith),
    gives: chainBit(spec.gives),
    paysAbility: colourAbility(INCOME_OF, spec.colour),
    ignoredBy: colourAbility(IGNORE_OF, spec.colour),
  };
}

function compileWonder(spec: WonderSpec, piece: Piece): Wonder {
  const { index, id, provenance, standing, onGain, income, scoring, points } = piece;
  return {
    index,
    id,
    provenance,
    standing,
    onGain,
    income,
    scoring,
    points,
    cost: compileCost(spec.cost),
    givesExtraTurn: spec.effects.some((effect) => effect.type === 'extraTurn'),
    onPick: (spec.onPick ?? []).map(compileEffect),
  };
}

function compileToken({ spec, pack }: { spec: TokenSpec; pack: PackSpec }, index: number): Piece {
  return compilePiece(index, spec, pack);
}

function compilePiece(
  index: number,
  spec: { readonly id: string; readonly effects: readonly EffectSpec[]; readonly provenance?: Provenance },
  pack: PackSpec,
): Piece {
  const effects = spec.effects.map(compileEffect).sort((a, b) => a.kind - b.kind);
  const between = (from: number, to: number): Effect[] => effects.filter(({ kind }) => kind >= from && kind <= to);
  return {
    index,
    id: spec.id,
    provenance: spec.provenance ?? pack.provenance,
    // A science symbol is both: it is held, and gaining it may complete a pair or the six [D-69, D-71].
    standing: effects.filter(({ kind }) => kind <= EFFECT.ability || kind === EFFECT.science),
    onGain: between(EFFECT.coins, EFFECT.revive),
    income: between(EFFECT.coinsPerCard, EFFECT.coinsPerWonder),
    // A Guild of cards pays coins now and points at the end [D-79].
    scoring: [
      ...between(EFFECT.guildOfCards, EFFECT.guildOfCards),
      ...between(EFFECT.guildOfWonders, EFFECT.pointsPerToken),
    ],
    points: between(EFFECT.points, EFFECT.points).reduce((sum, { count }) => sum + count, 0),
  };
}

function compileEffect(spec: EffectSpec): Effect {
  const kind = EFFECT[spec.type];
  switch (spec.type) {
    case 'produce':
      return { kind, subject: RESOURCES.indexOf(spec.resource), count: spec.count };
    case 'produceAny':
      return { kind, subject: spec.kind === 'raw' ? 0 : 1, count: 1 };
    case 'fixedPrice':
      return { kind, subject: bitsFor(spec.resources, RESOURCES), count: 0 };
    case 'science':
      return { kind, subject: SCIENCE_SYMBOLS.indexOf(spec.symbol), count: 1 };
    case 'coinsPerCard':
      return { kind, subject: COLOURS.indexOf(spec.colour), count: spec.count };
    case 'guildOfCards':
      return { kind, subject: bitsFor(spec.colours, COLOURS), count: 1 };
    case 'guildOfWonders':
      return { kind, subject: 0, count: spec.points };
    case 'destroy':
      return { kind, subject: COLOURS.indexOf(spec.colour), count: 1 };
    case 'ability':
      return { kind, subject: abilityBit(spec.ability), count: 0 };
    case 'points':
    case 'coins':
    case 'shields':
    case 'coinsPerWonder':
    case 'pointsPerToken':
    case 'opponentLosesCoins':
    case 'drawTokens':
      return { kind, subject: 0, count: spec.count };
    case 'senateActions':
      return { kind, subject: SECTIONS.indexOf(spec.section), count: 0 };
    default:
      return { kind, subject: 0, count: 1 };
  }
}

function compileCost(spec: CostSpec): Cost {
  const needs = RESOURCES.reduce((sum, resource, index) => sum + units(index, spec[resource] ?? 0), NO_UNITS);
  return { coins: spec.coins ?? 0, needs };
}

function abilityBit(ability: AbilityName): number {
  return 1 << ABILITIES.indexOf(ability);
}

function colourAbility(abilities: Partial<Record<ColourName, AbilityName>>, colour: ColourName | undefined): number {
  const ability = colour === undefined ? undefined : abilities[colour];
  return ability === undefined ? 0 : abilityBit(ability);
}

function chainBit(symbol: (typeof CHAIN_SYMBOLS)[number] | undefined): number {
  return symbol === undefined ? 0 : 1 << CHAIN_SYMBOLS.indexOf(symbol);
}

function bitsFor<Word>(words: readonly Word[], all: readonly Word[]): number {
  return words.reduce((bits, word) => bits | (1 << all.indexOf(word)), 0);
}

function rejectDuplicates(ids: readonly string[]): void {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`two pieces are called ${twice}`);
}

/** Every chain symbol links one giver with one taker. */
function rejectBrokenChains(cards: readonly CardSpec[]): void {
  for (const symbol of CHAIN_SYMBOLS) {
    const givers = cards.filter((card) => card.gives === symbol).length;
    const takers = cards.filter((card) => card.freeWith === symbol).length;
    if (givers !== takers || givers > 1) throw new Error(`chain symbol ${symbol} links ${givers} with ${takers} cards`);
  }
}
