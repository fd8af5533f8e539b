import type { LogRow } from '../storage/schema.ts';
import type { NewEntry, Step } from './logEntries.ts';
import type { RunningGame } from './runningGame.ts';

/** What came of entries, and of what was planned for that. */
export interface CarriedOut {
  readonly steps: readonly Step[];
  /** As they are stored. */
  readonly rows: readonly LogRow[];
  /** Moves that somebody had planned for the position the entries led to. */
  readonly planned: readonly NewEntry[];
  /** The version that the entries led to, without the planned ones. */
  readonly version: number;
}

/** Carries entries out, and what was planned for what comes of them. If one is refused, those before it have been carried out. */
export function carryOut(
  game: RunningGame,
  entries: readonly NewEntry[],
  log: { readonly table: string; readonly entries: number },
): CarriedOut {
  const [steps, rows, planned]: [Step[], LogRow[], NewEntry[]] = [[], [], []];
  const { match } = game;
  const add = (entry: NewEntry): void => {
    steps.push(game.apply(entry));
    const { kind, seat, text, by_bot, command, at } = entry;
    const place = { table_id: log.table, entry: log.entries + rows.length + 1, version: match.version };
    rows.push({ ...place, kind, seat, text, by_bot, command, rules: match.game.rules, at });
  };
  for (const entry of entries) {
    game.checkLimits(entry);
    add(entry);
  }
  const { version } = match;
  for (let next = game.plans.next(); next !== null; next = game.plans.next()) {
    const entry = { kind: 'move', ...next, by_bot: false, command: null, at: entries[0].at } as const;
    add(entry);
    planned.push(entry);
  }
  return { steps, rows, planned, version };
}
