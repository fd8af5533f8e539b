import type { Answer, Plan, PlanChoices, PlannedStep, Refused, OwnPlan } from '@pharos/protocol';
import { planChoices, readPlan, savePlan } from '../../net/planApi.ts';
import { areConflicting, type Line } from './conflictingLines.ts';

/** Whose plan it is, at which table. */
interface Planner {
  readonly table: string;
  readonly seat: number;
}

/** Where the newest plan is kept: it may come from another window of the player. */
interface PlanHolder {
  plan: Omit<OwnPlan, 'table'> | null;
}

/** What a player has planned, and the line that is being put together. */
export class PlanState {
  readonly #of: Planner;
  readonly #holder: PlanHolder;
  /** The line so far. */
  line = $state.raw<Line>([]);
  /** What can be chosen after it; null where that is not known, undefined as long as nobody has said. */
  next = $state.raw<PlanChoices['next'] | undefined>(undefined);
  problem = $state.raw<Refused | null>(null);
  #v = $state(0);
  #question = 0;

  constructor(of: Planner, holder: PlanHolder) {
    this.#of = of;
    this.#holder = holder;
  }

  /** Null as long as nobody has said. */
  get lines(): readonly Line[] | null {
    const { plan } = this.#holder;
    return plan !== null && plan.v === this.#v && plan.seat === this.#of.seat ? plan.lines : null;
  }

  /** Whether the line can be planned as it is: it ends with an answer. */
  get isWhole(): boolean {
    return this.line.at(-1)?.seat === this.#of.seat;
  }

  /** Begins anew with the position of a version. */
  async begin(v: number): Promise<void> {
    this.#v = v;
    await this.#goTo([]);
    this.#adopt(await readPlan(this.#of.table, this.#of.seat));
  }

  /** Goes on with one of the choices. */
  choose(step: PlannedStep): Promise<void> {
    return this.#goTo([...this.line, step]);
  }

  back(): Promise<void> {
    return this.#goTo(this.line.slice(0, -1));
  }

  /** Plans the line that was put together, in place of other answers to the same. */
  async add(): Promise<void> {
    const { line } = this;
    const others = (this.lines ?? []).filter((other) => !areConflicting(other, line, this.#of.seat));
    if (await this.#save([...others, line])) await this.#goTo([]);
  }

  async remove(line: Line): Promise<void> {
    await this.#save((this.lines ?? []).filter((other) => other !== line));
  }

  async #save(lines: readonly Line[]): Promise<boolean> {
    const { table, seat } = this.#of;
    const texts = lines.map(textsOf);
    return this.#adopt(await savePlan(table, { v: this.#v, seat }, texts));
  }

  async #goTo(line: Line): Promise<void> {
    const { table, seat } = this.#of;
    const question = ++this.#question;
    this.line = line;
    this.next = undefined;
    this.problem = null;
    const answer = await planChoices(table, { v: this.#v, seat }, textsOf(line));
    if (question !== this.#question) return;
    if (answer.ok) this.next = answer.value.next;
    else this.problem = answer.problem;
  }

  #adopt(answer: Answer<Plan>): boolean {
    if (answer.ok) this.#holder.plan = { seat: this.#of.seat, ...answer.value };
    else this.problem = answer.problem;
    return answer.ok;
  }
}

const textsOf = (line: Line): string[] => line.map(({ choice }) => choice.move);
