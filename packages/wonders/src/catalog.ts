import { base1 } from './content/base1.ts';
import { base2 } from './content/base2.ts';
import {
  ABILITIES,
  COLOURS,
  RESOURCES,
  SCIENCE_SYMBOLS,
  type BoardSpec,
  type CardSpec,
  type CostSpec,
  type EffectSpec,
  type PackSpec,
  type Provenance,
  type SideSpec,
  type Where,
} from './content/types.ts';
import { RESOURCE_SETS, resourceSets, setOfResources } from './supply.ts';

/** The packs that exist, in the order they are compiled. */
export const PACKS: readonly PackSpec[] = [base1, base2];

export const BROWN = COLOURS.indexOf('brown');
export const GREY = COLOURS.indexOf('grey');
export const BLUE = COLOURS.indexOf('blue');
export const YELLOW = COLOURS.indexOf('yellow');
export const PURPLE = COLOURS.indexOf('purple');

/** Abilities as bits of a city's `abilities`. */
export const FREE_ONCE_PER_AGE = 1 << ABILITIES.indexOf('freeOncePerAge');
export const FREE_FIRST_OF_COLOUR = 1 << ABILITIES.indexOf('freeFirstOfColour');
export const FREE_FIRST_CARD = 1 << ABILITIES.indexOf('freeFirstCard');
export const FREE_LAST_CARD = 1 << ABILITIES.indexOf('freeLastCard');
export const SEVENTH_CARD = 1 << ABILITIES.indexOf('seventhCard');
export const COPY_GUILD = 1 << ABILITIES.indexOf('copyGuild');
/** Any power to build a card for free. */
export const FREE_BUILDS = FREE_ONCE_PER_AGE | FREE_FIRST_OF_COLOUR | FREE_FIRST_CARD | FREE_LAST_CARD;

export const AGES = 3;
export const LEAST_PLAYERS = 3;
export const MOST_PLAYERS = 7;
/** Guilds in play beyond the number of players [W-6]. */
const EXTRA_GUILDS = 2;

/** Effect kinds. Up to `ability` they last; the others happen once or are counted at the end. */
export const EFFECT = {
  produce: 0,
  produceOne: 1,
  discount: 2,
  shields: 3,
  science: 4,
  scienceAny: 5,
  ability: 6,
  coins: 7,
  revive: 8,
  coinsPerCard: 9,
  coinsPerStage: 10,
  pointsPerCard: 11,
  pointsPerStage: 12,
  pointsPerDefeat: 13,
  pointsIfComplete: 14,
  points: 15,
} as const satisfies Readonly<Record<EffectSpec['type'], number>>;

/** Whose things count, as bits. */
export const OWN = 1;
export const NEIGHBOURS = 2;
const WHERE: Readonly<Record<Where, number>> = { own: OWN, neighbours: NEIGHBOURS, all: OWN | NEIGHBOURS };

/** Discounts as bits: raw from the left, raw from the right, manufactured from the left, from the right. */
const DISCOUNT_BIT = { raw: { left: 1, right: 2 }, manufactured: { left: 4, right: 8 } } as const;

/** An effect in numbers; what `subject` and `count` mean depends on the kind. */
export interface Effect {
  readonly kind: number;
  /** A resource, a set of resources or colours, a symbol, an ability, a set of discounts. */
  readonly subject: number;
  readonly count: number;
  readonly where: number;
}

/** What a cost asks of the resources of one kind, set by set: see trade.ts. */
export interface Demand {
  readonly sets: readonly number[];
  readonly units: readonly number[];
}

export interface Cost {
  /** Nothing at all is printed. */
  readonly isFree: boolean;
  readonly coins: number;
  /** Units by resource. */
  readonly units: readonly number[];
  readonly raw: Demand;
  readonly manufactured: Demand;
}

/** What cards and wonder stages have in common. */
export interface Piece {
  readonly cost: Cost;
  readonly provenance: Provenance;
  /** In force as long as the piece stands; folded into the counters of its city. */
  readonly standing: readonly Effect[];
  /** Coins once, when built. */
  readonly coins: number;
  /** Coins counted over cities, once, after all cards of the turn are in place [W-36, W-37]. */
  readonly income: readonly Effect[];
  readonly revives: boolean;
  /** Points that depend on the end of the game. */
  readonly scoring: readonly Effect[];
  /** Fixed points. */
  readonly points: number;
}

export interface Card extends Piece {
  readonly index: number;
  readonly id: string;
  /** Number of the name: one city never has two cards of a name [W-22]. */
  readonly name: number;
  readonly age: number;
  readonly colour: number;
  readonly isGuild: boolean;
  readonly copies: readonly number[];
  /** Chain bits of the cards that make this one free, and the bit of this card [W-50]. */
  readonly freeWith: number;
  readonly gives: number;
}

export interface Side {
  readonly id: string;
  readonly resource: number;
  readonly stages: readonly Piece[];
}

export interface Board {
  readonly index: number;
  readonly id: string;
  readonly sides: readonly Side[];
}

/** Packs turned into numbers, once for each selection of packs and edition; shared by all states and never changed. */
export interface Catalog {
  readonly packs: readonly string[];
  readonly edition: number;
  readonly cards: readonly Card[];
  readonly boards: readonly Board[];
  /** Cards of each Age without guilds, one entry for each copy, by number of players [W-5]. */
  readonly decks: readonly (readonly (readonly number[])[])[];
  readonly guilds: readonly number[];
}

const compiled = new Map<string, Catalog>();

/** The catalog of a selection of packs. The ids must be known. */
export function catalogOf(packIds: readonly string[], edition: number): Catalog {
  const key = `${packIds.join('+')}/${edition}`;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const catalog = compile(packsOf(packIds, edition));
  compiled.set(key, catalog);
  return catalog;
}

export function packsOf(packIds: readonly string[], edition: number): readonly PackSpec[] {
  return PACKS.filter((pack) => pack.edition === edition && packIds.includes(pack.id));
}

/** How many guilds are shuffled into Age III [W-6]; two players use the decks for three [W-110]. */
export function guildsInPlay(players: number): number {
  return Math.max(LEAST_PLAYERS, players) + EXTRA_GUILDS;
}

/** Compiles packs; throws on duplicate ids and unknown references, which are mistakes in a pack. */
export function compile(packs: readonly PackSpec[]): Catalog {
  const cards = packs.flatMap((pack) => pack.cards.map((card) => ({ card, pack })));
  const boards = packs.flatMap((pack) => pack.boards.map((board) => ({ board, pack })));
  rejectDuplicates([...cards.map(({ card }) => card.id), ...boards.map(({ board }) => board.id)]);
  const names = [...new Set(cards.map(({ card }) => card.name ?? card.id))];
  const chains = chainBits(cards.map(({ card }) => card));
  const compiledCards = cards.map(({ card, pack }, index) => compileCard(card, index, pack, names, chains));
  return {
    packs: packs.map((pack) => pack.id),
    edition: packs[0]?.edition ?? 0,
    cards: compiledCards,
    boards: boards.map(({ board, pack }, index) => compileBoard(board, index, pack)),
    decks: Array.from({ length: MOST_PLAYERS + 1 }, (_, players) => decksFor(compiledCards, players)),
    guilds: compiledCards.filter((card) => card.isGuild).map((card) => card.index),
  };
}

/** The three decks for a number of players, without guilds [W-5]. */
function decksFor(cards: readonly Card[], players: number): number[][] {
  const copiesIn = (card: Card): number =>
    card.copies.filter((least) => least <= Math.max(LEAST_PLAYERS, players)).length;
  return Array.from({ length: AGES }, (_, age) =>
    cards.flatMap((card) =>
      card.age === age + 1 && !card.isGuild ? Array.from({ length: copiesIn(card) }, () => card.index) : [],
    ),
  );
}

// Fields are written out rather than spread: V8 gives spread objects a hidden class each, and then every look at a card
// costs several times as much.
function compileCard(
  spec: CardSpec,
  index: number,
  pack: PackSpec,
  names: readonly string[],
  chains: ReadonlyMap<string, number>,
): Card {
  const piece = compilePiece(spec, pack);
  return {
    cost: piece.cost,
    provenance: piece.provenance,
    standing: piece.standing,
    coins: piece.coins,
    income: piece.income,
    revives: piece.revives,
    scoring: piece.scoring,
    points: piece.points,
    index,
    id: spec.id,
    name: names.indexOf(spec.name ?? spec.id),
    age: spec.age,
    colour: COLOURS.indexOf(spec.colour),
    isGuild: spec.colour === 'purple',
    copies: spec.copies,
    freeWith: (spec.freeWith ?? []).reduce((bits, id) => bits | (chains.get(id) ?? 0), 0),
    gives: chains.get(spec.id) ?? 0,
  };
}

function compileBoard(spec: BoardSpec, index: number, pack: PackSpec): Board {
  return { index, id: spec.id, sides: spec.sides.map((side) => compileSide(side, pack)) };
}

function compileSide(spec: SideSpec, pack: PackSpec): Side {
  return {
    id: spec.id,
    resource: RESOURCES.indexOf(spec.resource),
    stages: spec.stages.map((stage) => compilePiece(stage, pack)),
  };
}

function compilePiece(
  spec: { readonly cost?: CostSpec; readonly effects: readonly EffectSpec[]; readonly provenance?: Provenance },
  pack: PackSpec,
): Piece {
  const effects = spec.effects.map(compileEffect);
  const between = (from: number, to: number): Effect[] => effects.filter(({ kind }) => kind >= from && kind <= to);
  const sumOf = (wanted: number): number => between(wanted, wanted).reduce((sum, { count }) => sum + count, 0);
  return {
    cost: compileCost(spec.cost ?? {}),
    provenance: spec.provenance ?? pack.provenance,
    standing: between(EFFECT.produce, EFFECT.ability),
    coins: sumOf(EFFECT.coins),
    income: between(EFFECT.coinsPerCard, EFFECT.coinsPerStage),
    revives: effects.some(({ kind }) => kind === EFFECT.revive),
    scoring: between(EFFECT.pointsPerCard, EFFECT.pointsIfComplete),
    points: sumOf(EFFECT.points),
  };
}

function compileEffect(spec: EffectSpec): Effect {
  const kind = EFFECT[spec.type];
  const count = 'count' in spec ? spec.count : 1;
  const where = 'where' in spec ? WHERE[spec.where] : OWN;
  return { kind, subject: subjectOf(spec), count, where };
}

function subjectOf(spec: EffectSpec): number {
  switch (spec.type) {
    case 'produce':
      return RESOURCES.indexOf(spec.resource);
    case 'produceOne':
      return setOfResources(spec.resources);
    case 'discount':
      return spec.from.reduce((bits, side) => bits | DISCOUNT_BIT[spec.kind][side], 0);
    case 'science':
      return SCIENCE_SYMBOLS.indexOf(spec.symbol);
    case 'ability':
      return 1 << ABILITIES.indexOf(spec.ability);
    case 'coinsPerCard':
    case 'pointsPerCard':
      return spec.colours.reduce((bits, colour) => bits | (1 << COLOURS.indexOf(colour)), 0);
    default:
      return 0;
  }
}

function compileCost(spec: CostSpec): Cost {
  const units = RESOURCES.map((resource) => spec[resource] ?? 0);
  return {
    isFree: (spec.coins ?? 0) === 0 && units.every((count) => count === 0),
    coins: spec.coins ?? 0,
    units,
    raw: compileDemand(units, RESOURCE_SETS.raw),
    manufactured: compileDemand(units, RESOURCE_SETS.manufactured),
  };
}

/** The sets of resources a cost asks for something of, and how many units of each set: only those can run short. */
function compileDemand(units: readonly number[], sets: readonly number[]): Demand {
  const asked = sets
    .filter((set) => resourceSets[set].length > 0 && resourceSets[set].every((resource) => units[resource] > 0))
    // Small sets first: a single resource that nobody has is what most often stands in the way.
    .sort((a, b) => resourceSets[a].length - resourceSets[b].length);
  return {
    sets: asked,
    units: asked.map((set) => resourceSets[set].reduce((sum, resource) => sum + units[resource], 0)),
  };
}

/** A bit for each card that makes another one free. */
function chainBits(cards: readonly CardSpec[]): Map<string, number> {
  const givers = [...new Set(cards.flatMap((card) => card.freeWith ?? []))];
  const unknown = givers.find((id) => !cards.some((card) => card.id === id));
  if (unknown !== undefined) throw new Error(`a chain starts at the unknown card ${unknown}`);
  if (givers.length > CHAIN_BITS) throw new Error(`${givers.length} cards start chains, at most ${CHAIN_BITS} can`);
  return new Map(givers.map((id, index) => [id, 1 << index]));
}

const CHAIN_BITS = 31;

function rejectDuplicates(ids: readonly string[]): void {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`two pieces are called ${twice}`);
}
