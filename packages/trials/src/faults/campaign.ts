import { setTimeout as sleep } from 'node:timers/promises';
import { fastRng, shuffle, type Rng } from '@pharos/core';
import { TrialGame } from '../clients/trialGame.ts';
import { gamePlan } from '../clients/gamePlans.ts';
import type { Deployment } from '../nodes/deployment.ts';
import { checkGame, type Violation } from './checker.ts';
import { faultsFor, type Fault, type InjectedFault } from './faults.ts';
import type { GameHistory } from './history.ts';
import { readStored } from './storedGames.ts';

export interface CampaignOptions {
  readonly games: number;
  readonly faults: number;
  readonly seed: number;
  /** Games at a time. */
  readonly lanes: number;
  /** The kinds of faults; all that the deployment has, unless said otherwise. */
  readonly kinds?: readonly string[];
  /** The clocks of the games; of all kinds and none, unless said otherwise. */
  readonly clocks?: Parameters<typeof gamePlan>[2];
  progress(line: string): void;
}

export interface Campaign {
  readonly histories: readonly GameHistory[];
  readonly injected: readonly InjectedFault[];
  readonly reconnects: number;
  readonly violations: readonly Violation[];
  readonly seconds: number;
}

/** After a fault things come to rest before the next one. */
const REST_MS = 500;
/** About as many moves as a game has. */
const USUAL_MOVES = 70;

/** Plays games while things break, and then looks whether everything is as it was said to be. */
export async function runCampaign(deployment: Deployment, options: CampaignOptions): Promise<Campaign> {
  const began = performance.now();
  const run = new FaultRun(deployment, options);
  await Promise.all([run.injectAll(), ...Array.from({ length: options.lanes }, () => run.playLane())]);
  await deployment.stopNodes();
  const { histories, injected, reconnects } = run;
  const stored = await readStored(
    deployment.storage,
    histories.map(({ table }) => table),
  );
  const violations = histories.flatMap((history) => checkGame(history, stored.get(history.table) ?? null));
  return { histories, injected, reconnects, violations, seconds: (performance.now() - began) / 1000 };
}

/** The games under way and the faults that are injected meanwhile. */
class FaultRun {
  readonly #deployment: Deployment;
  readonly #options: CampaignOptions;
  readonly #rng: Rng;
  readonly #running = new Set<TrialGame>();
  readonly histories: GameHistory[] = [];
  readonly injected: InjectedFault[] = [];
  reconnects = 0;
  #begun = 0;

  constructor(deployment: Deployment, options: CampaignOptions) {
    this.#deployment = deployment;
    this.#options = options;
    this.#rng = fastRng(options.seed);
  }

  /** One game after the other, until there were enough of them and of faults. */
  async playLane(): Promise<void> {
    const { games, faults, seed, clocks } = this.#options;
    while (this.#begun < games || this.injected.length < faults) {
      const index = this.#begun++;
      const rng = fastRng(seed, index + 1);
      const game = new TrialGame(this.#deployment.url, gamePlan(index, rng, clocks), rng);
      this.#running.add(game);
      this.histories.push(await game.run());
      this.#running.delete(game);
      this.reconnects += game.players.reduce((sum, player) => sum + player.reconnects, 0);
    }
  }

  /** Faults are spread evenly over the games. */
  async injectAll(): Promise<void> {
    const { faults, games, kinds } = this.#options;
    const possible = faultsFor(this.#deployment).filter(({ kind }) => kinds?.includes(kind) !== false);
    if (possible.length === 0) throw new Error('nothing of that can happen here');
    const order = faultOrder(possible, faults, this.#rng);
    for (const [index, fault] of order.entries()) {
      while (this.#played < ((index + 0.5) / faults) * games && this.#running.size > 0) await sleep(50);
      const fromMs = performance.now();
      await fault.inject(this.#deployment, this.#rng, { drop: () => this.#dropSome() });
      this.injected.push({ kind: fault.kind, fromMs, toMs: performance.now() });
      this.#options.progress(
        `${this.histories.length} of ${games} games, ${this.injected.length} of ${faults} faults: ${fault.kind}`,
      );
      await sleep(REST_MS);
    }
  }

  /** Games so far, and parts of games. */
  get #played(): number {
    const parts = [...this.#running].map(({ recorder }) => Math.min(0.9, recorder.version / USUAL_MOVES));
    return parts.reduce((sum, part) => sum + part, this.histories.length);
  }

  #dropSome(): void {
    for (const game of this.#running) for (const player of game.players) if (this.#rng(2) === 0) player.drop();
  }
}

/** Every kind as often as the others, in an order of chance. */
function faultOrder(kinds: readonly Fault[], count: number, rng: Rng): Fault[] {
  const order: Fault[] = [];
  while (order.length < count) order.push(...shuffle([...kinds], rng));
  return order.slice(0, count);
}
