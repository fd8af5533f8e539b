import { setTimeout as sleep } from 'node:timers/promises';
import { fastRng, shuffle, type Rng } from '@pharos/core';
import { TrialGame } from '../clients/trialGame.ts';
import { gamePlan } from '../clients/gamePlans.ts';
import type { Stage } from '../nodes/deployment.ts';
import { checkGame, type Complaint } from './checker.ts';
import { faultsFor, type Fault } from './faults.ts';
import type { GameHistory } from './history.ts';
import { readStored } from './storedGames.ts';

export interface CampaignOptions {
  readonly games: number;
  readonly faults: number;
  readonly seed: number;
  /** Games at a time. */
  readonly lanes: number;
  /** The kinds of faults; all that the stage has, unless said otherwise. */
  readonly kinds?: readonly string[];
  /** The clocks of the games; of all kinds and none, unless said otherwise. */
  readonly clocks?: Parameters<typeof gamePlan>[2];
  progress(line: string): void;
}

/** A fault that was injected, from the first harm to the repair. */
export interface Struck {
  readonly kind: string;
  readonly fromMs: number;
  readonly toMs: number;
}

export interface Campaign {
  readonly histories: readonly GameHistory[];
  readonly struck: readonly Struck[];
  readonly reconnects: number;
  readonly complaints: readonly Complaint[];
  readonly seconds: number;
}

/** After a fault things come to rest before the next one. */
const REST_MS = 500;
/** About as many moves as a game has. */
const USUAL_MOVES = 70;

/** Plays games while things break, and then looks whether everything is as it was said to be. */
export async function runCampaign(stage: Stage, options: CampaignOptions): Promise<Campaign> {
  const began = performance.now();
  const field = new Field(stage, options);
  await Promise.all([field.strikeAll(), ...Array.from({ length: options.lanes }, () => field.playLane())]);
  await stage.stopNodes();
  const { histories, struck, reconnects } = field;
  const stored = await readStored(
    stage.place,
    histories.map(({ table }) => table),
  );
  const complaints = histories.flatMap((history) => checkGame(history, stored.get(history.table) ?? null));
  return { histories, struck, reconnects, complaints, seconds: (performance.now() - began) / 1000 };
}

/** The games under way and what befalls them. */
class Field {
  readonly #stage: Stage;
  readonly #options: CampaignOptions;
  readonly #rng: Rng;
  readonly #running = new Set<TrialGame>();
  readonly histories: GameHistory[] = [];
  readonly struck: Struck[] = [];
  reconnects = 0;
  #begun = 0;

  constructor(stage: Stage, options: CampaignOptions) {
    this.#stage = stage;
    this.#options = options;
    this.#rng = fastRng(options.seed);
  }

  /** One game after the other, until there were enough of them and of faults. */
  async playLane(): Promise<void> {
    const { games, faults, seed, clocks } = this.#options;
    while (this.#begun < games || this.struck.length < faults) {
      const index = this.#begun++;
      const rng = fastRng(seed, index + 1);
      const game = new TrialGame(this.#stage.url, gamePlan(index, rng, clocks), rng);
      this.#running.add(game);
      this.histories.push(await game.run());
      this.#running.delete(game);
      this.reconnects += game.players.reduce((sum, player) => sum + player.reconnects, 0);
    }
  }

  /** Faults are spread evenly over the games. */
  async strikeAll(): Promise<void> {
    const { faults, games, kinds } = this.#options;
    const possible = faultsFor(this.#stage).filter(({ kind }) => kinds?.includes(kind) !== false);
    if (possible.length === 0) throw new Error('nothing of that can happen here');
    const order = faultOrder(possible, faults, this.#rng);
    for (const [index, fault] of order.entries()) {
      while (this.#played < ((index + 0.5) / faults) * games && this.#running.size > 0) await sleep(50);
      const fromMs = performance.now();
      await fault.strike(this.#stage, this.#rng, { drop: () => this.#dropSome() });
      this.struck.push({ kind: fault.kind, fromMs, toMs: performance.now() });
      this.#options.progress(
        `${this.histories.length} of ${games} games, ${this.struck.length} of ${faults} faults: ${fault.kind}`,
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
