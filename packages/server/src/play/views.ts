import { commitment, hasSeat, SPECTATOR, type GameEvent, type Viewer } from '@pharos/core';
import type { GameUpdate, HistoryStep, Seat, TableInfo, TableSummary } from '@pharos/protocol';
import type { ListedTable } from '../storage/lists.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import type { Playing, Step } from './runningGame.ts';
import { isOver } from './record.ts';
import type { Room } from './room.ts';

/**
 * Whose eyes a guest looks through: the seat of theirs that has to choose, else their first one. On a shared device
 * that is the player whose turn it is.
 */
function viewerOf(room: Room, guest: string | null): Viewer {
  const own = room.seatsOf(guest);
  const acting = room.playing?.acting() ?? [];
  return own.find((seat) => acting.includes(seat)) ?? own.at(0) ?? SPECTATOR;
}

/** The game as a guest may see it; null before the start. `other` is what somebody else is told at the same time. */
export function gameUpdate(
  room: Room,
  guest: string | null,
  step: Step | null,
  now: number,
  other: GameUpdate | null = null,
): GameUpdate | null {
  const playing = room.playing;
  if (playing === null) return null;
  const { match } = playing;
  const viewer = viewerOf(room, guest);
  return {
    table: room.id,
    v: match.version,
    events: knownTo(viewer, playing, step?.events ?? []),
    move: step === null || step.move === null ? null : { seat: step.move.seat },
    view: match.view(viewer, other?.view),
    clocks: playing.clocks.at(now),
    canUndo: room.table.phase === 'playing' && playing.canUndo(room.seatsOf(guest)),
  };
}

/** The moves so far as a guest may know them: through the same eyes as the view that comes with them. */
export function history(room: Room, guest: string | null): HistoryStep[] {
  const { playing } = room;
  if (playing === null) return [];
  const viewer = viewerOf(room, guest);
  return playing.made.map(({ move, events }, index) => ({
    v: index + 1,
    move: { seat: move.seat },
    events: knownTo(viewer, playing, events),
  }));
}

function knownTo(viewer: Viewer, { match }: Playing, events: readonly GameEvent[]): GameEvent[] {
  return events.map((event) => match.game.redact(event, viewer)).filter((event) => event !== null);
}

interface Onlooker {
  readonly guest: string | null;
  isHere(guest: string): boolean;
  readonly spectators: number;
  readonly now: number;
}

export function tableInfo(room: Room, onlooker: Onlooker): TableInfo {
  const { table, playing } = room;
  return {
    id: table.id,
    game: table.game,
    options: table.options,
    phase: table.phase,
    host: table.host,
    isHost: table.host === onlooker.guest,
    seats: room.seats.map((row) => seatInfo(room, row, onlooker)),
    clock: table.clock,
    visibility: table.visibility,
    chat: table.chat,
    hints: table.hints,
    spectators: onlooker.spectators,
    created: table.created_at.getTime(),
    revision: table.revision,
    commitment: commitmentOf(table),
    secret: isOver(room) ? (table.secret ?? table.seed) : null,
    // Private: only for those it is meant for.
    rematch: room.seatsOf(onlooker.guest).length > 0 ? table.rematch : null,
    clocks: playing?.clocks.at(onlooker.now) ?? null,
  };
}

/** Older games have one from their start on. */
function commitmentOf({ secret, seed }: TableRow): string | null {
  const promised = secret ?? seed;
  return promised === null ? null : commitment(promised);
}

function seatInfo(room: Room, row: SeatRow, onlooker: Onlooker): Seat {
  return {
    seat: row.seat,
    kind: row.kind,
    name: row.name,
    guest: row.guest,
    level: row.level,
    connected: row.kind === 'bot' || (row.guest !== null && onlooker.isHere(row.guest)),
    standIn: (room.playing?.standIn(row.seat) ?? null) !== null,
    mine: row.guest !== null && row.guest === onlooker.guest,
    contribution: row.contribution,
    awaited: room.table.phase === 'waiting' && row.contributes && row.contribution === null,
    place: row.place ?? row.seat,
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
    })),
    clock: table.clock,
    created: table.created_at.getTime(),
    yourTurn: table.phase === 'playing' && seats.some((row) => isMine(row) && hasSeat(table.to_act, row.seat)),
  };
}
