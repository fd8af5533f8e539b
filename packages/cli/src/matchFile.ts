import { gameOfSave, loadSave, Match } from '@pharos/core';
import type { DuelEvent, DuelView, Options, State } from '@pharos/duel';
import { Complaint } from './complaint.ts';
import { readText } from './files.ts';
import { gameNamed } from './games.ts';
import { complaints } from './texts.ts';

export type DuelMatch = Match<Options, State, DuelView, DuelEvent>;

/** A match from a file; `stoppedAt` is the first move the present rules refuse, if any. */
export interface LoadedMatch {
  readonly match: DuelMatch;
  readonly stoppedAt: number | null;
}

/** One entry of a log with what it brought about. */
export interface ToldMove {
  readonly seat: number;
  readonly move: string;
  readonly events: readonly DuelEvent[];
}

/** Reads a save file, or complains about it in one line. */
export function loadMatch(file: string): LoadedMatch {
  const text = readText(file);
  const id = gameOfSave(text);
  if (!id.ok) throw new Complaint(complaints.malformed(file, id.problem.code, id.problem.detail));
  const loaded = loadSave(gameNamed(id.value), text);
  if (!loaded.ok) throw new Complaint(complaints.malformed(file, loaded.problem.code, loaded.problem.detail));
  return loaded.value;
}

/** Plays a match again to hear its events. */
export function retell(match: DuelMatch): ToldMove[] {
  if (match.seed === null) return [];
  const again = Match.deal(match.game, match.options, match.seed);
  return match.log.map(({ seat, text }) => {
    const played = again.play(seat, text);
    return { seat, move: text, events: played.ok ? played.value : [] };
  });
}
