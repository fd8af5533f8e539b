import type { ClockRule } from '@pharos/protocol';
import type { DailyFacts, DecisionKind } from '../facts.ts';

/** How many play for the victory that is told, and by how many points they are ahead; 0 where points did not decide. */
export interface Victory {
  readonly names: string;
  readonly count: number;
  readonly margin: number;
}

/** What pictures and the words beside them say in one language. A title is broken into lines where it reads well. */
export interface Words {
  /** As link previews name the language. */
  readonly locale: string;
  readonly games: Readonly<Partial<Record<string, string>>>;
  readonly bots: Readonly<Partial<Record<string, string>>>;
  readonly guest: string;
  player(number: number): string;
  players(count: number): string;
  pace(clock: ClockRule): string | null;

  readonly home: readonly string[];
  readonly homeText: string;
  readonly secluded: readonly string[];
  readonly secludedText: string;

  savesSeat(name: string): readonly string[];
  /** This many people wait. */
  wait(count: number): readonly string[];
  readonly full: readonly string[];
  readonly you: string;
  readonly sitDown: string;
  waiting(names: string): string;
  freeSeats(count: number): string;

  draft: string;
  /** `isOld` in the words of the first edition of 7 Wonders. */
  age(number: number, isOld: boolean): string;
  turn(number: number, of: number): string;
  readonly watch: string;
  move(number: number, of: number): string;

  wins(victory: Victory): string;
  shared(names: string): string;
  readonly draw: string;
  readonly stopped: string;
  readonly endings: Readonly<Partial<Record<string, string>>>;
  readonly wholeGame: string;

  readonly daily: string;
  /** How a deal of the day ended; `margin` is null where points did not decide. */
  dailyResult(result: DailyFacts['result'], margin: number | null): string;
  points(count: number): string;
  /** This many of all decisions were the best or good. */
  strong(count: number, of: number): string;
  better(percent: number): string;
  readonly decisions: Readonly<Record<DecisionKind, string>>;
  readonly sameDeal: string;
}
