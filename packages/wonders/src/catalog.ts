import { FIRST_VERSION, type PackVersions } from '@pharos/core';
import { compileNaval, type Naval } from './armada/naval.ts';
import { armada1, armada2 } from './content/armada.ts';
import { base1 } from './content/base1.ts';
import { base2 } from './content/base2.ts';
import {
  ABILITIES,
  COLOURS,
  RESOURCES,
  SCIENCE_SYMBOLS,
  type ArmadaSpec,
  type BoardSpec,
  type CardSpec,
  type CostSpec,
  type EffectSpec,
  type IslandSpec,
  type NavalSpec,
  type PackSpec,
  type Provenance,
  type SideSpec,
  type Where,
} from './content/types.ts';
import { packAt, rejectMiscounts } from './packVersion.ts';
import { RESOURCE_SETS, resourceSets, setOfResources } from './supply.ts';

/** The packs that exist, in the order they are compiled. */
export const PACKS: readonly PackSpec[] = [base1, base2];
/** The same of the expansion, which has more than cards and boards. */
export const ARMADA_PACKS: readonly ArmadaSpec[] = [armada1, armada2];
export const ARMADA = 'armada';

/** What a game can be played with. */
export interface Library {
  readonly packs: readonly PackSpec[];
  readonly armadaPacks: readonly ArmadaSpec[];
}

/** All that there is. */
export const LIBRARY: Library = { packs: PACKS, armadaPacks: ARMADA_PACKS };

/** The packs of a game: which ones, of which edition, and of which versions; a version that is not named is the first. */
export interface Selection {
  readonly packs: readonly string[];
  readonly edition: number;
  readonly versions?: PackVersions;
}

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

export const AGES = 3;
export const LEAST_PLAYERS = 3;
/** More than seven play with the cards for seven [AR-183]. */
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
  /** What only Armada knows; null for most pieces. */
  readonly naval: Naval | null;
}

export interface Card extends Piece {
  readonly index: number;
  readonly id: string;
  /** Number of the name: one city never has two cards of a name [W-22]. */
  readonly name: number;
  readonly age: number;
  readonly colour: number;
  readonly isGuild: boolean;
  /** A card of Armada: drawn, like a guild, from more than are needed [AR-15]. */
  readonly isNaval: boolean;
  readonly copies: readonly number[];
  /** Chain bits of the cards that make this one free, and the bit of this card [W-50]. */
  readonly freeWith: number;
  readonly gives: number;
}

export interface Side {
  readonly id: string;
  readonly resource: number;
  readonly stages: readonly Piece[];
  /** Where each stage is printed, from the left. */
  readonly order: readonly number[];
}

export interface Board {
  readonly index: number;
  readonly id: string;
  /** Both printed sides; then, if stages are built in any order, the same sides with their stages in every other order. */
  readonly sides: readonly Side[];
  readonly anyOrder: boolean;
}

export const PRINTED_SIDES = 2;

/** An island [AR-7]. */
export interface Island extends Piece {
  readonly index: number;
  readonly id: string;
  /** 0, 1, 2. */
  readonly level: number;
}

/** The Armada part of a catalog. */
export interface ArmadaCatalog {
  readonly spec: ArmadaSpec;
  readonly islands: readonly Island[];
  /** The cards of each Age that may be drawn, by number of players [AR-14]. */
  readonly cards: readonly (readonly (readonly number[])[])[];
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
  /** Null without Armada. */
  readonly armada: ArmadaCatalog | null;
}

const compiled = new WeakMap<Library, Map<string, Catalog>>();

/** The catalog of a selection of packs. The ids and versions must be known. */
export function catalogOf(selection: Selection, library = LIBRARY): Catalog {
  const catalogs = compiled.get(library) ?? new Map<string, Catalog>();
  compiled.set(library, catalogs);
  const { packs, edition, versions } = selection;
  const key = `${packs.map((id) => `${id}.${versions?.[id] ?? FIRST_VERSION}`).join('+')}/${edition}`;
  const known = catalogs.get(key);
  if (known !== undefined) return known;
  const catalog = compile(packsOf(selection, library), armadaSpecOf(selection, library));
  catalogs.set(key, catalog);
  return catalog;
}

/** The chosen packs as they are in the chosen versions. */
export function packsOf(selection: Selection, { packs, armadaPacks }: Library): readonly PackSpec[] {
  return chosenOf(selection, [...packs, ...armadaPacks]);
}

/** The same of Armada; null without it. */
export function armadaSpecOf(selection: Selection, { armadaPacks }: Library): ArmadaSpec | null {
  return chosenOf(selection, armadaPacks).at(0) ?? null;
}

function chosenOf<Pack extends PackSpec>({ packs: ids, edition, versions }: Selection, packs: readonly Pack[]): Pack[] {
  return packs
    .filter((pack) => pack.edition === edition && ids.includes(pack.id))
    .map((pack) => packAt(pack, versions?.[pack.id] ?? FIRST_VERSION));
}

/** How many guilds are shuffled into Age III [W-6]; two players use the decks for three [W-110]. */
export function guildsInPlay(players: number): number {
  return Math.min(MOST_PLAYERS, Math.max(LEAST_PLAYERS, players)) + EXTRA_GUILDS;
}

/** Compiles packs; throws on duplicate ids, unknown references and wrong counts, which are mistakes in a pack. */
export function compile(packs: readonly PackSpec[], armada: ArmadaSpec | null = null): Catalog {
  const cards = packs.flatMap((pack) => pack.cards.map((card) => ({ card, pack })));
  const boards = packs.flatMap((pack) => pack.boards.map((board) => ({ board, pack })));
  rejectDuplicates([...cards.map(({ card }) => card.id), ...boards.map(({ board }) => board.id)]);
  const names = [...new Set(cards.map(({ card }) => card.name ?? card.id))];
  const chains = chainBits(cards.map(({ card }) => card));
  for (const pack of packs) rejectMiscounts(pack);
  const compiledCards = cards.map(({ card, pack }, index) => compileCard(card, index, pack, names, chains));
  return {
    packs: packs.map((pack) => pack.id),
    edition: packs[0]?.edition ?? 0,
    cards: compiledCards,
    boards: boards.map(({ board, pack }, index) => compileBoard(board, index, pack)),
    decks: Array.from({ length: MOST_PLAYERS + 2 }, (_, players) => decksFor(compiledCards, players)),
    guilds: compiledCards.filter((card) => card.isGuild).map((card) => card.index),
    armada: armada === null ? null : compileArmada(armada, compiledCards),
  };
}

function compileArmada(spec: ArmadaSpec, cards: readonly Card[]): ArmadaCatalog {
  const own = cards.filter((card) => card.isNaval);
  const drawn = (players: number, age: number): number[] =>
    own
      .filter((card) => card.age === age && (players > LEAST_PLAYERS || card.naval?.reachesFar !== true))
      .map((card) => card.index);
  return {
    spec,
    islands: spec.islands.map((island, index) => compileIsland(island, index, spec)),
    cards: Array.from({ length: MOST_PLAYERS + 2 }, (_, players) =>
      Array.from({ length: AGES }, (_, age) => drawn(players, age + 1)),
    ),
  };
}

function compileIsland(spec: IslandSpec, index: number, pack: PackSpec): Island {
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
    naval: piece.naval,
    index,
    id: spec.id,
    level: spec.level - 1,
  };
}

/** How many copies of a card are in a game for so many players [W-5]; two use the cards for three [W-110]. */
export function copiesInPlay({ copies }: Pick<CardSpec, 'copies'>, players: number): number {
  return copies.filter((least) => least <= Math.max(LEAST_PLAYERS, players)).length;
}

/** The three decks for a number of players, without guilds [W-5]. */
function decksFor(cards: readonly Card[], players: number): number[][] {
  return Array.from({ length: AGES }, (_, age) =>
    cards.flatMap((card) =>
      card.age === age + 1 && !card.isGuild
        ? Array.from({ length: copiesInPlay(card, players) }, () => card.index)
        : [],
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
    naval: piece.naval,
    index,
    id: spec.id,
    name: names.indexOf(spec.name ?? spec.id),
    age: spec.age,
    colour: COLOURS.indexOf(spec.colour),
    isGuild: spec.colour === 'purple',
    isNaval: pack.id === ARMADA,
    copies: spec.copies,
    freeWith: (spec.freeWith ?? []).reduce((bits, id) => bits | (chains.get(id) ?? 0), 0),
    gives: chains.get(spec.id) ?? 0,
  };
}

function compileBoard(spec: BoardSpec, index: number, pack: PackSpec): Board {
  const printed = spec.sides.map((side) => compileSide(side, pack));
  const anyOrder = spec.anyOrder === true;
  return { index, id: spec.id, sides: anyOrder ? [...printed, ...printed.flatMap(reordered)] : printed, anyOrder };
}

/** The same side with its stages in every other order. */
function reordered(side: Side): Side[] {
  const orders = permutations(side.order).filter((order) => order.some((stage, at) => stage !== at));
  return orders.map((order) => ({
    id: side.id,
    resource: side.resource,
    stages: order.map((stage) => side.stages[stage]),
    order,
  }));
}

function permutations(list: readonly number[]): number[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first) => permutations(list.filter((other) => other !== first)).map((rest) => [first, ...rest]));
}

function compileSide(spec: SideSpec, pack: PackSpec): Side {
  return {
    id: spec.id,
    resource: RESOURCES.indexOf(spec.resource),
    stages: spec.stages.map((stage) => compilePiece(stage, pack)),
    order: [...spec.stages.keys()],
  };
}

function compilePiece(
  spec: {
    readonly cost?: CostSpec;
    readonly effects: readonly EffectSpec[];
    readonly naval?: NavalSpec;
    readonly provenance?: Provenance;
  },
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
    naval: spec.naval === undefined ? null : compileNaval(spec.naval),
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

export function compileCost(spec: CostSpec): Cost {
  return costOf(
    RESOURCES.map((resource) => spec[resource] ?? 0),
    spec.coins ?? 0,
  );
}

/** A cost from its units by resource and its coins. */
export function costOf(units: readonly number[], coins: number): Cost {
  return {
    isFree: coins === 0 && units.every((count) => count === 0),
    coins,
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
