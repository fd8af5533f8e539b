import { z } from 'zod';

/** The deal of the day: what clients ask for and are told. */

/** A day by Greenwich time, as `2026-11-18`. */
const day = z.iso.date();
export const dailyParams = z.object({ day, deal: z.string().regex(/^[a-z-]{1,40}$/) });
/** `late` agrees to play a deal whose day is over: it does not count. */
export const dailyStart = z.object({ late: z.boolean().default(false) });
export const dailyMonth = z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) });

/** Whose deal it is: that of a day, and of a kind of game for which people are also paired. */
export interface DailyId {
  readonly day: string;
  readonly deal: string;
}

/** How a game ended for one seat. */
export interface DailyScore {
  /** `none`: it was given up. */
  readonly result: 'won' | 'drawn' | 'lost' | 'none';
  readonly points: number;
  /** Points ahead of the best of the others; null where points did not decide. */
  readonly margin: number | null;
}

/** A game that somebody plays or played with a deal. */
export interface DailyTry {
  /** Null when the table is there no more. */
  readonly table: string | null;
  /** `left`: given up before the end. */
  readonly state: 'playing' | 'finished' | 'left';
  /** Once it is finished. */
  readonly score: DailyScore | null;
}

/** A deal of today as the first page shows it. */
export interface DailyOverview {
  readonly deal: string;
  readonly game: string;
  readonly options: unknown;
  readonly players: number;
  /** The level of the bots. */
  readonly level: string;
  /** Tries that are finished, of everybody. */
  readonly tries: number;
  readonly own: DailyTry | null;
}

export interface DailyToday {
  readonly day: string;
  /** When the next deals come, and what time it is, by the clock of the server. */
  readonly until: number;
  readonly now: number;
  /** Days in a row on which whoever asks has finished a deal. */
  readonly streak: number;
  readonly deals: readonly DailyOverview[];
}

/** So many tries ended alike. */
export interface DailyBar extends Pick<DailyScore, 'margin' | 'result'> {
  readonly tries: number;
}

/** One deal and what has become of it. Before the own try is over the rest of its day tells nothing. */
export interface DailyDeal extends DailyOverview {
  readonly day: string;
  readonly isOver: boolean;
  /** A game with a deal of an earlier day that is still played. */
  readonly late: DailyTry | null;
  /** The place of the own try among all, how many there are, and how many of the others did worse. */
  readonly place: { readonly place: number; readonly of: number; readonly worse: number } | null;
  /** All tries, the best first; null as long as it would tell too much. */
  readonly spread: readonly DailyBar[] | null;
  /** What the best bot made of the same seat; null when it is not known yet, or not told. */
  readonly best: (DailyScore & { readonly level: string }) | null;
}

export interface DailyArchive {
  readonly month: string;
  /** The first day of which there were deals, and today. */
  readonly first: string;
  readonly today: string;
  /** The own tries that counted. */
  readonly tries: readonly (DailyId & Pick<DailyTry, 'state'> & { readonly result: DailyScore['result'] | null })[];
}

/** What somebody shows of a try that is over. */
export interface DailyShare {
  /** For links, as `?result=`: what became of it, signed by the server. It tells neither whose try it was nor its table. */
  readonly result: string;
  /** How good each own decision was, in the order of the game; empty as long as nobody has judged them. */
  readonly decisions: readonly ('best' | 'good' | 'slip' | 'mistake')[];
  /** Whether decisions are still to be looked at: then `result` will be another one later. */
  readonly isAwaited: boolean;
}
