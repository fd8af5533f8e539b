import type { DailyArchive, DailyDeal, DailyId, DailyOverview, DailyToday, DailyTry } from '@pharos/protocol';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { dayBefore, dayOf, endOfDay } from '../shared/days.ts';
import { Refusal } from '../shared/refusal.ts';
import { barsOf, countTries, daysFinished, firstDailyDay, triesOf } from '../storage/daily.ts';
import type { DailyDealRow } from '../storage/dailySchema.ts';
import type { GuestRow } from '../storage/schema.ts';
import { BEST, type BestResults } from './bestResults.ts';
import { dailyTable, type DailyTableParts } from './dailyTables.ts';
import { inOrder, placeOf, streakOf } from './dailyStandings.ts';
import { dealOf, DEALS, playersOf } from './dealsOfTheDay.ts';

/** Longer ones are counted no further. */
const LONGEST_STREAK = 1000;

interface Dependencies extends DatabaseAndTime, DailyTableParts {
  readonly bestResults: Pick<BestResults, 'want'>;
}

/** The deals of all days: who made what of them. */
export class DailyDeals {
  readonly #with: Dependencies;
  /** The deals of a day, but for what the best bot makes of them. */
  #today: { readonly day: string; readonly rows: readonly DailyDealRow[] } | null = null;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  /** Answers the table at which the guest plays. */
  async start(guest: GuestRow, id: DailyId, late: boolean): Promise<string> {
    const { isOver } = await this.#look(id);
    const table = await dailyTable(this.#with, guest, id, late);
    if (!isOver) this.#with.bestResults.want(id);
    return table;
  }

  async today(guest: string | null): Promise<DailyToday> {
    const { db, time } = this.#with;
    const now = time.now();
    const day = dayOf(now);
    const counts = await countTries(db, day);
    const tries = guest === null ? [] : await triesOf(db, guest, day, day);
    const deals: DailyOverview[] = [];
    for (const row of await this.#dealsOf(day)) {
      const own = tries.find((one) => one.deal === row.deal && !one.late) ?? null;
      deals.push(overview(row, counts.get(row.deal) ?? 0, own));
    }
    const days = guest === null ? [] : await daysFinished(db, guest, LONGEST_STREAK);
    return { day, until: endOfDay(day), now, streak: streakOf(days, day, dayBefore), deals };
  }

  async deal(id: DailyId, guest: string | null): Promise<DailyDeal> {
    const { db, bestResults } = this.#with;
    const { isOver } = await this.#look(id);
    const row = await this.#deal(id);
    const tries = guest === null ? [] : await triesOf(db, guest, id.day, id.day);
    const mine = tries.filter(({ deal }) => deal === id.deal);
    const own = mine.find(({ late }) => !late) ?? null;
    const bars = await barsOf(db, id);
    const isTold = own === null ? isOver : own.state !== 'playing';
    // Nobody makes the server play deals that nobody has played.
    if (isTold && row.best === null && bars.length + mine.length > 0) bestResults.want(id);
    return {
      ...overview(
        row,
        bars.reduce((sum, bar) => sum + bar.tries, 0),
        own,
      ),
      day: id.day,
      isOver,
      late: shown(mine.find(({ late, state }) => late && state === 'playing') ?? null),
      place: own?.score && isTold ? placeOf(own.score, bars) : null,
      spread: isTold ? inOrder(bars) : null,
      best: isTold && row.best !== null ? { ...row.best, level: BEST } : null,
    };
  }

  async archive(month: string, guest: string | null): Promise<DailyArchive> {
    const { db, time } = this.#with;
    const today = dayOf(time.now());
    const tries = guest === null ? [] : await triesOf(db, guest, `${month}-01`, `${month}-31`);
    return {
      month,
      first: (await firstDailyDay(db)) ?? today,
      today,
      tries: tries.flatMap(({ day, deal, late, state, score }) =>
        late ? [] : [{ day, deal, state, result: score?.result ?? null }],
      ),
    };
  }

  /** Refuses days to come, and those before there were deals. */
  async #look({ day }: DailyId): Promise<{ isOver: boolean }> {
    const { db, time } = this.#with;
    const today = dayOf(time.now());
    if (day > today || day < ((await firstDailyDay(db)) ?? today))
      throw new Refusal('NOT_FOUND', 'no deal of this day');
    return { isOver: day < today };
  }

  /** Everybody who opens the first page asks for them. */
  async #dealsOf(day: string): Promise<readonly DailyDealRow[]> {
    if (this.#today?.day === day) return this.#today.rows;
    const rows: DailyDealRow[] = [];
    for (const deal of DEALS) rows.push(await this.#deal({ day, deal }));
    this.#today = { day, rows };
    return rows;
  }

  async #deal(id: DailyId): Promise<DailyDealRow> {
    return dealOf(this.#with.db, await this.#with.secret(), id);
  }
}

function overview({ deal, game, options, level }: DailyDealRow, tries: number, own: DailyTry | null): DailyOverview {
  return { deal, game, options, players: playersOf(deal), level, tries, own: shown(own) };
}

function shown(one: DailyTry | null): DailyTry | null {
  return one === null ? null : { table: one.table, state: one.state, score: one.score };
}
