import { fastRng } from '@pharos/core';
import type { Storage } from '@pharos/server';
import { KINDS } from './gameKinds.ts';
import { statePairs } from './positions.ts';
import type { PlantedLeak } from './plantedLeak.ts';
import { Comparison, type Thoroughness } from './comparison.ts';
import type { ComparisonEnd } from './botActivity.ts';
import { WebhookReceiver } from './webhookReceiver.ts';
import { TrialServer } from './trialServer.ts';

export interface Tally {
  positions: number;
  /** Positions from which at least one move was compared. */
  played: number;
  moves: number;
  messages: number;
  /** Moves of bots, hints, previews, things told to partners and notices among them. */
  botMoves: number;
  hints: number;
  previews: number;
  told: number;
  memories: number;
  notices: number;
  /** Positions of which everything was compared that was to be. */
  toTheEnd: number;
}

export interface Report {
  readonly tallies: ReadonlyMap<string, Tally>;
  /** Why comparisons ended early, and how many. */
  readonly endings: ReadonlyMap<ComparisonEnd, number>;
  readonly differences: readonly string[];
}

/** Of all positions, at least this share has to be compared to the end: what was not looked at proves nothing. */
const LEAST_TO_THE_END = 0.8;

/** What keeps a report from proving anything besides differences; null if nothing does. */
export function coverageProblem({ tallies }: Pick<Report, 'tallies'>): string | null {
  const { positions, toTheEnd } = total(tallies);
  if (toTheEnd >= LEAST_TO_THE_END * positions) return null;
  return `only ${toTheEnd} of ${positions} positions were compared to the end`;
}

export function total(tallies: Report['tallies']): Tally {
  return [...tallies.values()].reduce(added, NONE);
}

export interface TrialServers {
  readonly both: readonly [TrialServer, TrialServer];
  readonly notices: WebhookReceiver;
}

export async function openServers(storage: () => Promise<Storage>): Promise<TrialServers> {
  const notices = await WebhookReceiver.open();
  const open = async (): Promise<TrialServer> => TrialServer.open(await storage(), notices);
  return { both: [await open(), await open()], notices };
}

export async function closeServers({ both, notices }: TrialServers): Promise<void> {
  await Promise.all(both.map((server) => server.close()));
  await notices.close();
}

export interface Plan {
  readonly positions: number;
  readonly seed: number;
  readonly leak?: PlantedLeak;
  /** After so many differences there is no need to look for more. */
  readonly mostDifferences?: number;
  readonly servers: TrialServers;
  progress?(positions: number): void;
}

/** Compares what one viewer is sent by two servers, position after position. */
export async function compareServers(plan: Plan): Promise<Report> {
  const { servers, positions, seed, mostDifferences = 10, leak = {} } = plan;
  const rng = fastRng(seed, 1);
  const sources = KINDS.map((kind) => ({ kind, pairs: statePairs(kind, rng, leak) }));
  const tallies = new Map<string, Tally>();
  const endings = new Map<ComparisonEnd, number>();
  const differences: string[] = [];
  for (let done = 0; done < positions && differences.length < mostDifferences;) {
    const { kind, pairs } = sources[done % sources.length];
    const pair = pairs.next().value;
    // Towards the end of a game there may be nothing left that a seat does not know.
    if (!pair.differs) continue;
    const comparison = new Comparison(servers.both, { kind, pair, thoroughness: thoroughnessAt(done), leak }, rng);
    const { difference, end, ...counts } = await comparison.run();
    if (difference !== null) differences.push(`${kind.label}, viewer ${pair.viewer}, ${difference}`);
    const played = Math.min(1, counts.moves + counts.botMoves);
    if (end !== null) endings.set(end, (endings.get(end) ?? 0) + 1);
    const toTheEnd = end === null ? 1 : 0;
    tallies.set(kind.label, added(tallies.get(kind.label) ?? NONE, { positions: 1, played, toTheEnd, ...counts }));
    done++;
    plan.progress?.(done);
  }
  return { tallies, endings, differences };
}

/** One comparison in a few is thorough; every kind of game has its turn. */
function thoroughnessAt(comparison: number): Thoroughness {
  const isThorough = comparison % THOROUGH_EVERY === 0;
  return isThorough ? { moves: 6, probes: 3, isThorough } : { moves: 2, probes: 1, isThorough };
}

/** Has no factor in common with the number of kinds. */
const THOROUGH_EVERY = 5;

const NONE: Tally = {
  positions: 0,
  played: 0,
  moves: 0,
  messages: 0,
  botMoves: 0,
  hints: 0,
  previews: 0,
  told: 0,
  memories: 0,
  notices: 0,
  toTheEnd: 0,
};

function added(one: Tally, other: Tally): Tally {
  return {
    positions: one.positions + other.positions,
    played: one.played + other.played,
    moves: one.moves + other.moves,
    messages: one.messages + other.messages,
    botMoves: one.botMoves + other.botMoves,
    hints: one.hints + other.hints,
    previews: one.previews + other.previews,
    told: one.told + other.told,
    memories: one.memories + other.memories,
    notices: one.notices + other.notices,
    toTheEnd: one.toTheEnd + other.toTheEnd,
  };
}
