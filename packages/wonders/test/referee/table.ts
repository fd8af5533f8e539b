import type { Box, Rules } from './data.ts';
import type { Age, Board, Card, Colour, Effect, Fleet, Island, Leader, Shipyard, Side } from './pieces.ts';

/** A leader that stands face up in a city, with the Age it came in [L-74]. */
export interface Recruited {
  readonly leader: Leader;
  readonly age: Age;
}

/** What lies before one player. */
export interface City {
  readonly seat: number;
  readonly board: Board;
  side: Side | null;
  coins: number;
  /** Built cards, in the order they were built. */
  readonly cards: Card[];
  /** Built stages by their place on the board, in the order they were built. */
  readonly stages: number[];
  hand: Card[];
  /** Values of victory tokens on land; defeat tokens are −1 each. */
  victories: number[];
  defeats: number;
  /** The free build of this Age is used up [W-99]. */
  freeBuildUsed: boolean;
  copiedGuild: Card | null;
  // Armada.
  readonly shipyard: Shipyard | null;
  readonly ships: Record<Fleet, number>;
  readonly islands: Island[];
  readonly navalTokens: number[];
  /** Of this turn: coins of spaces that are not paid yet, levels to explore, the highest tax, pirate effects. */
  coinsOfSpaces: number;
  toExplore: Age[];
  tax: number;
  pirates: number;
  // Cities.
  debt: number;
  diplomacy: number;
  // Leaders.
  leaderHand: Leader[];
  leaders: Recruited[];
  /** A leader of a neighbour that works here, too [L-60]. */
  marked: Leader | null;
  /** Points of leaders in the tomb [L-74]. */
  tombs: number[];
  caligulaUsed: boolean;
  /** Of this turn: the coin of Berenice is taken [L-46]. */
  bankCoinTaken: boolean;
}

/** Cards of the discard pile that are about to be built, in their order [C-56]. */
export interface Dig {
  readonly seat: number;
  readonly by: 'halikarnassos' | 'solomon' | 'agency' | 'courtesan';
}

/** Coins that everybody but the owner loses; counted by what the victim has [C-24]. */
export interface Loss {
  readonly owner: number;
  readonly count: number;
  readonly per: 'victory' | 'stage' | null;
}

/** What chance decides; who plays the game tells the referee. */
export interface Chance {
  /** The hands of an Age by seat. */
  hands(age: Age): readonly (readonly string[])[];
  /** The leaders dealt to each seat [L-10]. */
  leaders(): readonly (readonly string[])[];
  /** Leaders drawn from the box [L-71]. */
  drawnLeaders(seat: number, count: number): readonly string[];
  topIsland(seat: number, level: Age): string;
  dealtIslands(seat: number, level: Age): readonly string[];
}

export interface Table {
  readonly rules: Rules;
  readonly box: Box;
  readonly chance: Chance;
  readonly cities: readonly City[];
  age: Age;
  /** 1 … the number of turns; 0 before the first one. */
  turn: number;
  turns: number;
  readonly discard: Card[];
  readonly digs: Dig[];
  /** Who may recruit once more at the end of this turn [L-72]. */
  readonly recruitsAgain: number[];
  /** Extra land conflicts of this Age: attacker and target [AR-100]. */
  incursions: { readonly attacker: number; readonly target: number }[];
  /** Of this turn: what makes everybody but its owner lose coins, without tax and pirates [C-20]. */
  losses: Loss[];
  /** How many islands of each level are left. */
  readonly decks: Record<Age, number>;
  /** Coins of spaces wait for step 4 [AR-42]. */
  spacesWait: boolean;
  isOver: boolean;
}

/** The next player clockwise is the left neighbour [W-2]. */
export function leftOf(table: Table, { seat }: City): City {
  return table.cities[(seat + 1) % table.cities.length];
}

export function rightOf(table: Table, { seat }: City): City {
  return table.cities[(seat + table.cities.length - 1) % table.cities.length];
}

export function left2Of(table: Table, city: City): City {
  return leftOf(table, leftOf(table, city));
}

export function right2Of(table: Table, city: City): City {
  return rightOf(table, rightOf(table, city));
}

export function neighboursOf(table: Table, city: City): readonly City[] {
  return [leftOf(table, city), rightOf(table, city)];
}

export function othersThan(table: Table, city: City): readonly City[] {
  return table.cities.filter((other) => other !== city);
}

/** Everything in a city that has effects. */
export interface Working {
  readonly kind: 'board' | 'card' | 'stage' | 'island' | 'leader';
  readonly colour: Colour | null;
  readonly effects: readonly Effect[];
}

export function workingPieces(city: City): readonly Working[] {
  const { side } = city;
  return [
    { kind: 'board', colour: null, effects: side?.effects ?? [] },
    ...city.cards.map(({ colour, effects }) => ({ kind: 'card' as const, colour, effects })),
    ...city.stages.map((at) => ({ kind: 'stage' as const, colour: null, effects: side?.stages[at].effects ?? [] })),
    ...city.islands.map(({ effects }) => ({ kind: 'island' as const, colour: null, effects })),
    ...city.leaders.map(({ leader }) => ({ kind: 'leader' as const, colour: null, effects: leader.effects })),
    ...(city.marked === null ? [] : [{ kind: 'leader' as const, colour: null, effects: city.marked.effects }]),
  ];
}

type EffectOf<Type extends Effect['type']> = Extract<Effect, { readonly type: Type }>;

/** The effects of one kind that work in a city. */
export function effectsIn<Type extends Effect['type']>(city: City, type: Type): readonly EffectOf<Type>[] {
  return workingPieces(city)
    .flatMap(({ effects }) => effects)
    .filter((effect): effect is EffectOf<Type> => effect.type === type);
}

export function has(city: City, type: Effect['type']): boolean {
  return effectsIn(city, type).length > 0;
}

export function hasAbility(city: City, ability: EffectOf<'ability'>['ability']): boolean {
  return effectsIn(city, 'ability').some((effect) => effect.ability === ability);
}

export function hasPower(city: City, power: EffectOf<'navalPower'>['power']): boolean {
  return effectsIn(city, 'navalPower').some((effect) => effect.power === power);
}

export function cardsOf(city: City, colour: Colour): number {
  return city.cards.filter((card) => card.colour === colour).length;
}

/** The cities an effect counts in. */
export function citiesAt(table: Table, city: City, where: 'own' | 'neighbours' | 'all'): readonly City[] {
  if (where === 'own') return [city];
  return where === 'neighbours' ? neighboursOf(table, city) : [city, ...neighboursOf(table, city)];
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
