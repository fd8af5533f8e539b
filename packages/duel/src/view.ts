import { SPECTATOR, type Move, type Outcome, type SeatId, type Viewer } from '@pharos/core';
import { currentTask, legalMoves } from './agenda.ts';
import { bitsOf, hasBit } from './bits.ts';
import type { Card, Piece } from './catalog.ts';
import { COLOURS, RESOURCES, SCIENCE_SYMBOLS } from './content/types.ts';
import type { ExpansionDecisions, ExpansionViews } from './expansionTypes.ts';
import { MILITARY_TOKENS } from './military.ts';
import { BUILD_WONDER, BUILD, moveKind, moveObject, moveSubject } from './moves.ts';
import { formatMove } from './notation.ts';
import type { Options } from './options.ts';
import { cardPayment, wonderPayment } from './payment.ts';
import type { Payment } from './paymentTypes.ts';
import type { Player } from './player.ts';
import type { ChoiceName } from './records.ts';
import type { DuelScore } from './score.ts';
import { outcome, scoreOf } from './scoring.ts';
import { differentSymbols } from './science.ts';
import { playerAt, type State } from './state.ts';
import { cardAt, layoutOf } from './structure.ts';
import { taskKind, taskSeat } from './tasks.ts';
import { unitsOf, type Units } from './units.ts';

/** A card of the structure. */
export interface SlotView {
  readonly slot: string;
  readonly row: number;
  readonly column: number;
  /** The kind of back, which shows even face down [D-19]. */
  readonly back: string;
  /** Null while the card lies face down. */
  readonly card: string | null;
  readonly accessible: boolean;
  /** What it costs each seat now; null while it lies face down. */
  readonly payments: readonly [Payment, Payment] | null;
}

export interface WonderView {
  readonly wonder: string;
  readonly built: boolean;
  /** The back of the card under a built Wonder [D-95]. */
  readonly under: string | null;
  /** What an unbuilt Wonder costs its owner now. */
  readonly payment: Payment | null;
}

export interface PlayerView {
  readonly coins: number;
  readonly production: Readonly<Record<string, number>>;
  readonly choices: { readonly raw: number; readonly manufactured: number };
  /** Coins a unit of each resource costs this player. */
  readonly prices: Readonly<Record<string, number>>;
  readonly city: readonly string[];
  readonly colours: Readonly<Record<string, number>>;
  readonly wonders: readonly WonderView[];
  readonly tokens: readonly string[];
  readonly symbols: Readonly<Record<string, number>>;
  readonly differentSymbols: number;
  /** As if the game ended now. */
  readonly score: DuelScore;
}

export interface ChoiceView {
  readonly move: string;
  /** For constructions. */
  readonly payment: Payment | null;
}

/** What is to be decided now. */
export interface DecisionView extends ExpansionDecisions {
  readonly seat: SeatId;
  readonly kind: ChoiceName;
  /** The colour to destroy. */
  readonly colour: string | null;
  /** Tokens drawn from the box: how many is public, which ones only the seat sees. */
  readonly drawn: { readonly count: number; readonly tokens: readonly string[] | null } | null;
  /** The legal moves, for the seat that decides; null for everybody else. */
  readonly choices: readonly ChoiceView[] | null;
}

/** All that a viewer may know of a game: built up from what is public, never cut down from the state [D-93, D-94]. */
export interface DuelView extends ExpansionViews {
  readonly game: 'duel';
  readonly viewer: SeatId | null;
  readonly options: Options;
  readonly age: number;
  /** Wonders on offer during the draft. */
  readonly offer: readonly string[];
  readonly structure: readonly SlotView[];
  readonly pawn: number;
  readonly militaryTokens: readonly string[];
  readonly board: readonly string[];
  readonly boxCount: number;
  readonly discard: readonly string[];
  readonly players: readonly [PlayerView, PlayerView];
  readonly decision: DecisionView | null;
  readonly outcome: Outcome | null;
}

export function view(s: State, viewer: Viewer): DuelView {
  return {
    game: 'duel',
    viewer: viewer === SPECTATOR ? null : viewer,
    options: s.options,
    age: s.age,
    offer: idsIn(s.offer, s.catalog.wonders),
    structure: s.age === 0 ? [] : bitsOf(s.present).map((slot) => slotView(s, slot)),
    pawn: s.pawn,
    militaryTokens: bitsOf(s.militaryTokens).map((token) => MILITARY_TOKENS[token].id),
    board: idsIn(s.board, s.catalog.tokens),
    boxCount: s.box.length,
    discard: s.discard.map((card) => s.catalog.cards[card].id),
    players: [playerView(s, 0), playerView(s, 1)],
    ...expansionViews(s, viewer),
    decision: decisionView(s, viewer),
    outcome: outcome(s),
  };
}

function slotView(s: State, slot: number): SlotView {
  const { id, row, column } = layoutOf(s).slots[slot];
  const card = s.catalog.cards[cardAt(s, slot)];
  const shown = hasBit(s.faceUp, slot);
  return {
    slot: id,
    row,
    column,
    back: s.catalog.backs[card.deck],
    card: shown ? card.id : null,
    accessible: hasBit(s.accessible, slot),
    payments: shown ? [slotPayment(s, 0, card), slotPayment(s, 1, card)] : null,
  };
}

/** What building a card costs a seat now, or what cards of its deck are for. */
function slotPayment(s: State, seat: SeatId, card: Card): Payment {
  return s.rules.uses[card.deck]?.payment(s, seat) ?? cardPayment(playerAt(s, seat), card);
}

function playerView(s: State, seat: SeatId): PlayerView {
  const player = playerAt(s, seat);
  return {
    coins: player.coins,
    production: byResource(player.production),
    choices: { raw: player.rawChoices, manufactured: player.manufacturedChoices },
    prices: byResource(player.prices),
    city: player.city.map((card) => s.catalog.cards[card].id),
    colours: byName(COLOURS, player.colours),
    wonders: bitsOf(player.unbuilt | player.built).map((wonder) => wonderView(s, player, wonder)),
    tokens: idsIn(player.tokens, s.catalog.tokens),
    symbols: byName(SCIENCE_SYMBOLS, player.symbols),
    differentSymbols: differentSymbols(player),
    score: scoreOf(s, seat),
  };
}

function wonderView(s: State, player: Player, index: number): WonderView {
  const wonder = s.catalog.wonders[index];
  const built = hasBit(player.built, index);
  const under = s.under[index];
  return {
    wonder: wonder.id,
    built,
    under: under < 0 ? null : s.catalog.backs[s.catalog.cards[under].deck],
    payment: built ? null : wonderPayment(player, wonder),
  };
}

/** What expansions show: null for those that are not in play. */
function expansionViews(s: State, viewer: Viewer): ExpansionViews {
  const views = s.rules.known.map((expansion) => {
    const isInPlay = s.rules.expansions.includes(expansion);
    return [expansion.id, isInPlay ? (expansion.view?.(s, viewer) ?? null) : null];
  });
  return Object.fromEntries(views) as ExpansionViews;
}

function decisionView(s: State, viewer: Viewer): DecisionView | null {
  const choice = currentTask(s);
  if (choice < 0) return null;
  const seat = taskSeat(choice);
  const isOwn = seat === viewer;
  const kind = s.rules.choices[taskKind(choice)];
  return {
    seat,
    kind: kind.name,
    colour: null,
    drawn: null,
    choices: isOwn ? choiceViews(s, seat) : null,
    ...emptyDecisions(s),
    ...kind.view?.(s, choice, isOwn),
  };
}

/** What expansions say of a decision that is not their own. */
function emptyDecisions(s: State): ExpansionDecisions {
  const empty = s.rules.known.map((expansion) => [
    expansion.id,
    s.rules.expansions.includes(expansion) ? (expansion.emptyDecision?.() ?? null) : null,
  ]);
  return Object.fromEntries(empty) as ExpansionDecisions;
}

function choiceViews(s: State, seat: SeatId): ChoiceView[] {
  const player = playerAt(s, seat);
  const moves: Move[] = [];
  moves.length = legalMoves(s, seat, moves);
  return moves.map((move) => {
    const kind = moveKind(move);
    const payment =
      kind === BUILD || s.rules.actions[kind].name === 'recruit'
        ? slotPayment(s, seat, s.catalog.cards[cardAt(s, moveSubject(move))])
        : kind === BUILD_WONDER
          ? wonderPayment(player, s.catalog.wonders[moveObject(move)])
          : null;
    return { move: formatMove(s, move), payment };
  });
}

function idsIn(set: number, pieces: readonly Piece[]): string[] {
  return bitsOf(set).map((index) => pieces[index].id);
}

function byResource(all: Units): Record<string, number> {
  return byName(
    RESOURCES,
    RESOURCES.map((_, resource) => unitsOf(all, resource)),
  );
}

function byName(names: readonly string[], counts: readonly number[]): Record<string, number> {
  return Object.fromEntries(names.map((name, index) => [name, counts[index]]));
}
