import { Match, type EarlyEnd, type Game, type GameEvent, type SeatId } from '@pharos/core';
import { duel } from '@pharos/duel';
import { wonders } from '@pharos/wonders';
import { fingerprint } from '../clients/recorder.ts';
import type { StoredEntry, StoredGame } from './storedGames.ts';

/** A position that the log has led to. */
export interface Position {
  readonly version: number;
  /** Fingerprint of what each guest sees. */
  readonly views: ReadonlyMap<string, string>;
}

export interface Replay {
  /** After each number of entries, from none to all. */
  readonly positions: readonly Position[];
  readonly moves: readonly string[];
  readonly hash: string;
  readonly isOver: boolean;
  /** What the rules or the bookkeeping object to. */
  readonly problems: readonly string[];
}

/** What a match can be asked without knowing the game. */
type AnyMatch = Pick<
  Match<unknown, unknown, unknown, GameEvent>,
  'version' | 'log' | 'outcome' | 'view' | 'viewerFor' | 'hash' | 'play' | 'undo' | 'end'
>;

/** Plays a log again, past the server and by the rules alone. */
export function replay(stored: StoredGame, guests: readonly string[]): Replay {
  const match = deal(stored);
  const problems: string[] = [];
  const positionNow = (): Position => ({
    version: match.version,
    views: new Map(guests.map((guest) => [guest, fingerprint(match.view(match.viewerFor(seatsOf(stored, guest))))])),
  });
  const positions = [positionNow()];
  const standIns = new Set<number>();
  for (const [index, entry] of stored.log.entries()) {
    const found = [numberProblem(entry, index), whoProblem(stored, entry, standIns), applyEntry(match, entry)];
    if (entry.version !== match.version) found.push(`says version ${entry.version}`);
    problems.push(...found.filter((one) => one !== null).map((one) => `entry ${entry.entry}: ${one}`));
    if (entry.kind === 'standIn') standIns.add(entry.seat);
    if (entry.kind === 'takeBack') standIns.delete(entry.seat);
    positions.push(positionNow());
  }
  const moves = match.log.map(({ seat, text }) => `${seat} ${text}`);
  return { positions, moves, hash: match.hash(), isOver: match.outcome() !== null, problems };
}

function deal({ table }: StoredGame): AnyMatch {
  if (table.seed === null) throw new Error(`table ${table.id} never started`);
  return table.game === 'duel' ? dealOf(duel, table.options, table.seed) : dealOf(wonders, table.options, table.seed);
}

function dealOf<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  options: unknown,
  seed: string,
): AnyMatch {
  return Match.deal(game, game.readOptions(options), seed);
}

function seatsOf({ seats }: StoredGame, guest: string): SeatId[] {
  return seats.filter((row) => row.guest === guest).map(({ seat }) => seat);
}

function numberProblem({ entry }: StoredEntry, index: number): string | null {
  return entry === index + 1 ? null : `should be ${index + 1}`;
}

/** Bots play for bots and for those who are away; people for themselves. */
function whoProblem({ seats }: StoredGame, { kind, seat, by_bot }: StoredEntry, standIns: Set<number>): string | null {
  if (kind !== 'move') return null;
  const isBots = seats[seat].kind === 'bot' || standIns.has(seat);
  if (isBots === by_bot) return null;
  return by_bot ? `a bot moved for seat ${seat}, whose owner was there` : `seat ${seat} was a bot's`;
}

function applyEntry(match: AnyMatch, { kind, seat, text }: StoredEntry): string | null {
  if (kind !== 'move' && kind !== 'undo' && kind !== 'end') return null;
  const done =
    kind === 'move' ? match.play(seat, text ?? '') : kind === 'undo' ? match.undo(seat) : match.end(endOf(seat, text));
  return done.ok ? null : `${done.problem.code}: ${done.problem.detail}`;
}

function endOf(seat: SeatId, text: string | null): EarlyEnd {
  if (text === 'resignation') return { kind: text, seat };
  return { kind: text === 'draw' ? 'draw' : 'agreement' };
}
