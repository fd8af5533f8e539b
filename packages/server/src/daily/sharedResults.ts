import type { AnalysedGame, Label } from '@pharos/analysis';
import type { DailyFacts, DecisionKind } from '@pharos/pictures';
import type { DailyId, DailyShare } from '@pharos/protocol';
import type { Identity } from '../identity/identity.ts';
import { Refusal } from '../shared/refusal.ts';
import { analysesOf, findAnalysis } from '../storage/analyses.ts';
import { jobsOf } from '../storage/analysisQueue.ts';
import { barsOf, triesOf } from '../storage/daily.ts';
import type { Db } from '../storage/database.ts';
import { placeOf } from './dailyStandings.ts';
import { playedIn, seatIn } from './dealsOfTheDay.ts';
import type { DailySecret } from './dailySecret.ts';

type Told = Pick<DailyFacts, 'decisions' | 'margin' | 'points' | 'result' | 'worse'>;

interface Dependencies {
  readonly db: Db;
  readonly secret: () => Promise<DailySecret>;
  readonly identity: Pick<Identity, 'isLinkKey' | 'linkKey'>;
}

const KINDS: Readonly<Record<Label, DecisionKind>> = {
  find: 'best',
  best: 'best',
  good: 'good',
  slip: 'slip',
  mistake: 'mistake',
  blunder: 'mistake',
};
const DECISIONS: readonly DecisionKind[] = ['best', 'good', 'slip', 'mistake'];
const RESULTS = ['won', 'drawn', 'lost'] as const;
/** As many windows as a picture has room for. */
const MOST_DECISIONS = 90;

/** `result points margin worse decisions signature`: numbers, and letters for words; a part that is missing is empty. */
const SHAPE = /^([wdl])(\d{1,4})\.(-?\d{1,4})?\.(\d{1,3})?\.([bgsm]{0,90})\.([\w-]{16})$/;

/**
 * Results that somebody shows to others. All that is shown stands in the link itself, signed by the server: nothing is stored, and
 * a link tells neither whose try it was nor its table.
 */
export class SharedResults {
  readonly #with: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  /** Refuses whoever has no finished try. */
  async of(id: DailyId, guest: string): Promise<DailyShare> {
    const { db } = this.#with;
    const tries = await triesOf(db, guest, id.day, id.day);
    const own = tries.find(({ deal, late }) => deal === id.deal && !late);
    if (!own?.score || own.score.result === 'none')
      throw new Refusal('NOT_FINISHED', 'a result is shared when the try is over');
    const { result, points, margin } = own.score;
    const { of, worse } = placeOf(own.score, await barsOf(db, id));
    const judged = own.table === null ? null : await this.#judged(own.table, id);
    const told = {
      result,
      points,
      margin,
      worse: of > 1 ? Math.round((worse / (of - 1)) * 100) : null,
      decisions: judged ?? [],
    };
    const isAwaited = judged === null && own.table !== null && (await jobsOf(db, own.table)).length > 0;
    return { result: this.#signed(id, told), decisions: told.decisions, isAwaited };
  }

  /** What a link shows; null for one that this server did not make. */
  factsOf(id: DailyId, link: string): DailyFacts | null {
    const [, result, points, margin = '', worse = '', decisions, key] = SHAPE.exec(link) ?? [];
    const played = playedIn(id.deal);
    if (key === undefined || played === null) return null;
    if (!this.#with.identity.isLinkKey(subjectOf(id, link.slice(0, -key.length - 1)), key)) return null;
    return {
      kind: 'daily',
      ...played,
      day: id.day,
      result: RESULTS.find((one) => one.startsWith(result)) ?? 'lost',
      points: Number(points),
      margin: margin === '' ? null : Number(margin),
      worse: worse === '' ? null : Number(worse),
      decisions: Array.from(decisions).flatMap((letter) => DECISIONS.find((kind) => kind.startsWith(letter)) ?? []),
    };
  }

  #signed(id: DailyId, { result, points, margin, worse, decisions }: Told): string {
    const letters = decisions.map((kind) => kind.slice(0, 1)).join('');
    const text = `${result.slice(0, 1)}${points}.${margin ?? ''}.${worse ?? ''}.${letters}`;
    return `${text}.${this.#with.identity.linkKey(subjectOf(id, text))}`;
  }

  /** How good each own decision was; null as long as nobody has looked at them. */
  async #judged(table: string, id: DailyId): Promise<DecisionKind[] | null> {
    const { db, secret } = this.#with;
    const stored = await analysesOf(db, table);
    const depth = stored.some((one) => one.depth === 'deep') ? 'deep' : stored.at(0)?.depth;
    const found = depth === undefined ? null : await findAnalysis(db, table, depth);
    if (found === null) return null;
    const seat = seatIn(await secret(), id);
    const { decisions } = JSON.parse(found.result) as AnalysedGame;
    const own = decisions.filter((one) => one.seat === seat);
    return own.slice(0, MOST_DECISIONS).map(({ label }) => KINDS[label]);
  }
}

/** What is signed: no table has such an id. */
const subjectOf = ({ day, deal }: DailyId, text: string): string => `daily ${day} ${deal} ${text}`;
