import type { HistoryFilter } from '@pharos/protocol';

/** What the form says; empty for whatever there is. */
export interface Chosen {
  readonly game: string;
  /** `none` for the base game alone. */
  readonly expansions: string;
  readonly players: string;
  readonly opponent: string;
  readonly result: string;
  /** Days, as the browser writes them. */
  readonly from: string;
  readonly to: string;
}

export const NO_FILTER: Chosen = {
  game: '',
  expansions: '',
  players: '',
  opponent: '',
  result: '',
  from: '',
  to: '',
};

/** The same as the server is asked: days begin and end where the player is. */
export function queryOf(chosen: Chosen, after: string | null): Partial<Record<keyof HistoryFilter, string>> {
  const { game, expansions, players, opponent, result, from, to } = chosen;
  const wanted = { game, players, opponent, result, after: after ?? '', from: dayBegin(from, 0), to: dayBegin(to, 1) };
  const said = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ''));
  return { ...said, ...(expansions === '' ? {} : { expansions: expansions === 'none' ? '' : expansions }) };
}

function dayBegin(day: string, later: number): string {
  const [year, month, date] = day.split('-').map(Number);
  return day === '' ? '' : String(new Date(year, month - 1, date + later).getTime());
}
