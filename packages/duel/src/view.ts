import { SPECTATOR, type Move, type Outcome, type SeatId, type Viewer } from '@pharos/core';
import { currentTask, legalMoves } from './agenda.ts';
import type { Among } from './among.ts';
import { bitsOf, hasBit } from './bits.ts';
import type { Piece } from './catalog.ts';
import type { ChoiceView } from './choiceTypes.ts';
import { choiceView } from './choiceView.ts';
import { COLOURS, RESOURCES, SCIENCE_SYMBOLS } from './content/types.ts';
import { expansionDecisions, expansionViews } from './expansionViews.ts';
import type { ExpansionDecisions, ExpansionViews } from './expansionTypes.ts';
import { producersView, type ProducersView } from './holdings.ts';
import type { ImpossibleView } from './impossible.ts';
import { MILITARY_TOKENS } from './military.ts';
import { impossibleMoves } from './obstacles.ts';
import type { Options } from './options.ts';
import { wonderPayment } from './payment.ts';
import type { Payment } from './paymentTypes.ts';
import type { ChoiceName } from './records.ts';
import type { DuelScore } from './score.ts';
import { outcome, scoreOf } from './scoring.ts';
import { differentSymbols } from './science.ts';
import { slotPayments } from './slotPayments.ts';
import { playerAt, type StarterReason, type State } from './state.ts';
import { cardAt, layoutOf } from './structure.ts';
import { NEXT_PICK, PICK_WONDER, taskKind, taskSeat } from './tasks.ts';
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
  /** Which pieces give them. */
  readonly producers: ProducersView;
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

/** What is to be decided now. */
export interface DecisionView extends ExpansionDecisions {
  readonly seat: SeatId;
  readonly kind: ChoiceName;
  readonly among: Among;
  /** The colour to destroy. */
  readonly colour: string | null;
  /** Why the seat decides who starts. */
  readonly reason: StarterReason | null;
  /** Tokens drawn from the box: how many is public, which ones only the seat sees. */
  readonly drawn: { readonly count: number; readonly tokens: readonly string[] | null } | null;
  /** The legal moves, for the seat that decides; null for everybody else. */
  readonly choices: readonly ChoiceView[] | null;
  /** What this seat could wish to do and cannot, with the reason; null for everybody else. */
  readonly impossible: readonly ImpossibleView[] | null;
}

/** All that a viewer may know of a game: built up from what is public, never cut down from the state [D-93, D-94]. */
export interface DuelView extends ExpansionViews {
  readonly game: 'duel';
  readonly viewer: SeatId | null;
  readonly options: Options;
  readonly age: number;
  /** Wonders are still being picked. With some expansions the cards of Age I lie there already. */
  readonly isDraft: boolean;
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
    isDraft: isDraft(s),
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
    payments: shown ? slotPayments(s, card) : null,
  };
}

function playerView(s: State, seat: SeatId): PlayerView {
  const player = playerAt(s, seat);
  return {
    coins: player.coins,
    production: byResource(player.production),
    choices: { raw: player.rawChoices, manufactured: player.manufacturedChoices },
    producers: producersView(s, seat),
    prices: byResource(player.prices),
    city: player.city.map((card) => s.catalog.cards[card].id),
    colours: byName(COLOURS, player.colours),
    wonders: bitsOf(player.unbuilt | player.built).map((wonder) => wonderView(s, seat, wonder)),
    tokens: idsIn(player.tokens, s.catalog.tokens),
    symbols: byName(SCIENCE_SYMBOLS, player.symbols),
    differentSymbols: differentSymbols(player),
    score: scoreOf(s, seat),
  };
}

function wonderView(s: State, seat: SeatId, index: number): WonderView {
  const wonder = s.catalog.wonders[index];
  const built = hasBit(playerAt(s, seat).built, index);
  const under = s.under[index];
  return {
    wonder: wonder.id,
    built,
    under: under < 0 ? null : s.catalog.backs[s.catalog.cards[under].deck],
    payment: built ? null : wonderPayment(s, seat, wonder),
  };
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
    among: kind.among,
    colour: null,
    reason: null,
    drawn: null,
    choices: isOwn ? choiceViews(s, seat) : null,
    impossible: isOwn ? impossibleMoves(s, choice) : null,
    ...expansionDecisions(s),
    ...kind.view?.(s, choice, isOwn),
  };
}

function choiceViews(s: State, seat: SeatId): ChoiceView[] {
  const moves: Move[] = [];
  moves.length = legalMoves(s, seat, moves);
  return moves.map((move) => choiceView(s, seat, move));
}

/** The rest of a turn or of the draft lies at the bottom of the agenda. */
function isDraft({ agenda }: State): boolean {
  if (agenda.length === 0) return false;
  const kind = taskKind(agenda[0]);
  return kind === PICK_WONDER || kind === NEXT_PICK;
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
