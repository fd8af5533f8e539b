import { commitment, hasSeat, type SeatId, type Viewer } from '@pharos/core';
import {
  daysPerMove,
  type Clocks,
  type DailyId,
  type GameUpdate,
  type HistoryStep,
  type Offer,
  type Plan,
  type Seat,
  type TableInfo,
  type TableSummary,
} from '@pharos/protocol';
import { dayOf, readDaily } from '../shared/days.ts';
import { canPlan, hasMemory } from '../shared/games.ts';
import type { ListedTable } from '../storage/lists.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import { planOf } from './planLines.ts';
import { isOver } from './record.ts';
import type { Room } from './room.ts';
import type { Step } from './logEntries.ts';
import type { RunningGame } from './runningGame.ts';

/** Through whose eyes a guest sees a game. */
export interface Eyes {
  readonly seats: readonly SeatId[];
  readonly match: AnyMatch;
  readonly viewer: Viewer;
}

export function eyesOf(room: Room, game: RunningGame, guest: string | null): Eyes {
  const seats = room.seatsOf(guest);
  const match = matchFor(room, game, seats);
  return { seats, match, viewer: match.viewerFor(seats) };
}

/** The game as a guest may see it; null before the start. */
export function gameUpdate(room: Room, guest: string | null, now: number): GameUpdate | null {
  const { runningGame } = room;
  if (runningGame === null) return null;
  const eyes = eyesOf(room, runningGame, guest);
  return { ...updateHead(room, runningGame, eyes, null, now), view: eyes.match.view(eyes.viewer) };
}

/** What an update has besides the view. */
export function updateHead(
  { id, table }: Room,
  game: RunningGame,
  { seats, match, viewer }: Eyes,
  step: Step | null,
  now: number,
): Omit<GameUpdate, 'view'> {
  return {
    table: id,
    v: match.version,
    ...(match === game.match ? newest(match, viewer, step) : delayed(match, viewer, step)),
    clocks: clocksFor(game, match, now),
    canUndo: table.phase === 'playing' && mayUndo(table) && game.canUndo(seats),
    ...plannedBy(game, seats),
    ...(match.ended !== null && { ended: match.ended }),
    at: game.steps,
  };
}

/** How many lines whoever plays these seats has planned. */
function plannedBy({ plans }: RunningGame, seats: readonly SeatId[]): Pick<GameUpdate, 'planned'> {
  const planned = seats.reduce((sum, seat) => sum + plans.linesOf(seat).length, 0);
  return planned === 0 ? {} : { planned };
}

/** What a seat has planned, for whoever plays it. */
export function shownPlan({ game }: Room, seat: SeatId): Plan {
  return planOf(game.match, seat, game.plans.linesOf(seat));
}

type AnyMatch = RunningGame['match'];
type Shown = Pick<GameUpdate, 'events' | 'move'>;

/** The game as whoever plays these seats sees it; without a seat, perhaps later than it is played, while it is played. */
function matchFor({ table }: Room, game: RunningGame, seats: readonly SeatId[]): AnyMatch {
  return seats.length === 0 && table.phase === 'playing' ? game.spectatorMatch : game.match;
}

function newest(match: AnyMatch, viewer: Viewer, step: Step | null): Shown {
  const move = step?.kind === 'move' ? { seat: step.seat } : null;
  return { events: match.visibleEvents(viewer, step?.events ?? []), move };
}

/** With each move one that was made before is shown. */
function delayed(match: AnyMatch, viewer: Viewer, step: Step | null): Shown {
  const last = step?.kind === 'move' ? match.history(viewer).at(-1) : undefined;
  return last === undefined ? { events: [], move: null } : { events: last.events, move: { seat: last.seat } };
}

/** Clocks say who has to move: where that is shown later nobody's runs. */
function clocksFor(game: RunningGame, match: AnyMatch, now: number): Clocks {
  const clocks = game.clocks.at(now);
  if (match === game.match) return clocks;
  const { rule, left, running } = clocks;
  return { rule, now, left: left.map(() => null), running: running.map(() => false) };
}

/** The moves so far as a guest may know them: through the same eyes as the view that comes with them. */
export function history(room: Room, guest: string | null): HistoryStep[] {
  if (room.runningGame === null) return [];
  const seats = room.seatsOf(guest);
  const match = matchFor(room, room.runningGame, seats);
  const steps = match.history(match.viewerFor(seats));
  return steps.map(({ seat, events }, index) => ({ v: index + 1, move: { seat }, events }));
}

/** Who sees a table, and what is known besides the table itself. */
interface InfoViewer {
  readonly guest: string | null;
  isPresent(guest: string): boolean;
  readonly spectators: number;
  readonly now: number;
}

export function tableInfo(room: Room, viewer: InfoViewer): TableInfo {
  const { table, runningGame } = room;
  const match = runningGame === null ? null : matchFor(room, runningGame, room.seatsOf(viewer.guest));
  const isLive = table.phase === 'playing' && runningGame !== null && match === runningGame.match;
  return {
    id: table.id,
    game: table.game,
    options: table.options,
    phase: table.phase,
    host: table.host,
    isHost: table.host === viewer.guest,
    seats: room.seats.map((row) => seatInfo(room, row, viewer)),
    clock: table.clock,
    visibility: table.visibility,
    chat: table.chat,
    hints: table.hints,
    memory: table.memory && hasMemory(table.game),
    plans: daysPerMove(table.clock) !== null && canPlan(table.game, table.options),
    rated: table.rated,
    ...(table.daily !== null && { daily: dailyInfo(table.daily, table.created_at) }),
    ...(table.opening !== null && { opening: { table: table.opening.of, moves: table.opening.moves.length } }),
    spectators: viewer.spectators,
    created: table.created_at.getTime(),
    revision: table.revision,
    commitment: commitmentOf(table),
    secret: isOver(room) ? (table.secret ?? table.seed) : null,
    // Private: only for those it is meant for.
    rematch: room.seatsOf(viewer.guest).length > 0 ? table.rematch : null,
    watchDelay: table.watch_delay,
    clocks: match === null || runningGame === null ? null : clocksFor(runningGame, match, viewer.now),
    offer: isLive ? offerInfo(runningGame) : null,
    closedOffer: isLive ? runningGame.offers.closed : null,
  };
}

/** What counts is not taken back, and everybody plays a deal of the day alike. */
export function mayUndo({ rated, daily }: Pick<TableRow, 'daily' | 'rated'>): boolean {
  return !rated && daily === null;
}

function dailyInfo(daily: string, opened: Date): DailyId & { isLate: boolean } {
  const id = readDaily(daily);
  return { ...id, isLate: dayOf(opened.getTime()) > id.day };
}

function offerInfo(game: RunningGame): Offer | null {
  const { open, deadline } = game.offers;
  if (open === null) return null;
  const { id, what, seat, agreed } = open;
  return { id, what, seat, agreed, asked: game.asked(), until: deadline };
}

/** Older games have one from their start on. */
function commitmentOf({ secret, seed }: TableRow): string | null {
  const promised = secret ?? seed;
  return promised === null ? null : commitment(promised);
}

function seatInfo(room: Room, row: SeatRow, viewer: InfoViewer): Seat {
  return {
    seat: row.seat,
    kind: row.kind,
    name: row.name,
    guest: row.guest,
    level: row.level,
    reserved: row.kept_for !== null && row.kept_for !== viewer.guest,
    connected: row.kind === 'bot' || (row.guest !== null && viewer.isPresent(row.guest)),
    standIn: (room.runningGame?.standIn(row.seat) ?? null) !== null,
    mine: row.guest !== null && row.guest === viewer.guest,
    contribution: row.contribution,
    awaited: room.table.phase === 'waiting' && row.contributes && row.contribution === null,
    place: row.place ?? row.seat,
    rematch: row.rematch_answer === 'contributes' ? 'agreed' : row.rematch_answer,
    kept: row.kept,
    bot: row.bot,
  };
}

export function tableSummary({ table, seats }: ListedTable, guest: string | null): TableSummary {
  const isMine = (row: SeatRow): boolean => row.guest !== null && row.guest === guest;
  return {
    id: table.id,
    game: table.game,
    options: table.options,
    phase: table.phase,
    seats: seats.map((row) => ({
      seat: row.seat,
      kind: row.kind,
      name: row.name,
      level: row.level,
      mine: isMine(row),
      kept: row.kept,
      bot: row.bot,
    })),
    clock: table.clock,
    rated: table.rated,
    created: table.created_at.getTime(),
    yourTurn: table.phase === 'playing' && seats.some((row) => isMine(row) && hasSeat(table.to_act, row.seat)),
    until: table.clock.kind === 'none' || table.phase !== 'playing' ? null : (table.due_at?.getTime() ?? null),
    finished: table.finished_at?.getTime() ?? null,
    result: table.result,
  };
}
