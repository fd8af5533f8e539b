import { fastRng } from '@pharos/core';
import type { Storage } from '../../../server/src/storage/database.ts';
import { KINDS } from './gameKinds.ts';
import { twinsOf } from './positions.ts';
import type { Spoil } from './plantedLeak.ts';
import { Trial, type Pains } from './comparison.ts';
import type { Ending } from './botActivity.ts';
import { World } from './trialServer.ts';

export interface Tally {
  positions: number;
  /** Positions from which at least one move was compared. */
  played: number;
  moves: number;
  messages: number;
  /** Moves of bots, and hints, among them. */
  botMoves: number;
  hints: number;
  /** Positions of which everything was compared that was to be. */
  toTheEnd: number;
}

export interface Report {
  readonly tallies: ReadonlyMap<string, Tally>;
  /** Why comparisons ended early, and how many. */
  readonly endings: ReadonlyMap<Ending, number>;
  readonly differences: readonly string[];
}

/** Of all positions, at least this share has to be compared to the end: what was not looked at proves nothing. */
const LEAST_TO_THE_END = 0.8;

/** What keeps a report from proving anything besides differences; null if nothing does. */
export function shortfallOf({ tallies }: Pick<Report, 'tallies'>): string | null {
  const { positions, toTheEnd } = sumOf(tallies);
  if (toTheEnd >= LEAST_TO_THE_END * positions) return null;
  return `only ${toTheEnd} of ${positions} positions were compared to the end`;
}

export function sumOf(tallies: Report['tallies']): Tally {
  return [...tallies.values()].reduce(added, NONE);
}

export type Worlds = readonly [World, World];

export async function openWorlds(storage: () => Promise<Storage>): Promise<Worlds> {
  return [await World.open(await storage()), await World.open(await storage())];
}

export async function closeWorlds(worlds: Worlds): Promise<void> {
  await Promise.all(worlds.map((world) => world.close()));
}

export interface Plan {
  readonly positions: number;
  readonly seed: number;
  readonly spoil?: Spoil;
  /** After so many differences there is no need to look for more. */
  readonly mostDifferences?: number;
  readonly worlds: Worlds;
  progress?(positions: number): void;
}

/** Compares what one viewer is told in two worlds, position after position. */
export async function compareWorlds(plan: Plan): Promise<Report> {
  const { worlds, positions, seed, mostDifferences = 10, spoil = {} } = plan;
  const rng = fastRng(seed, 1);
  const sources = KINDS.map((kind) => ({ kind, twins: twinsOf(kind, rng, spoil) }));
  const tallies = new Map<string, Tally>();
  const endings = new Map<Ending, number>();
  const differences: string[] = [];
  for (let done = 0; done < positions && differences.length < mostDifferences;) {
    const { kind, twins: source } = sources[done % sources.length];
    const twins = source.next().value;
    // Towards the end of a game there may be nothing left that a seat does not know.
    if (!twins.differ) continue;
    const trial = new Trial(worlds, { kind, twins, pains: painsAt(done), spoil }, rng);
    const { difference, end, ...counts } = await trial.run();
    if (difference !== null) differences.push(`${kind.label}, viewer ${twins.viewer}, ${difference}`);
    const played = Math.min(1, counts.moves + counts.botMoves);
    if (end !== null) endings.set(end, (endings.get(end) ?? 0) + 1);
    const toTheEnd = end === null ? 1 : 0;
    tallies.set(kind.label, added(tallies.get(kind.label) ?? NONE, { positions: 1, played, toTheEnd, ...counts }));
    done++;
    plan.progress?.(done);
  }
  return { tallies, endings, differences };
}

/** One trial in a few takes all pains; every kind of game has its turn. */
function painsAt(trial: number): Pains {
  const isThorough = trial % THOROUGH_EVERY === 0;
  return isThorough ? { moves: 6, probes: 3, isThorough } : { moves: 2, probes: 1, isThorough };
}

/** Has no factor in common with the number of kinds. */
const THOROUGH_EVERY = 5;

const NONE: Tally = { positions: 0, played: 0, moves: 0, messages: 0, botMoves: 0, hints: 0, toTheEnd: 0 };

function added(one: Tally, other: Tally): Tally {
  return {
    positions: one.positions + other.positions,
    played: one.played + other.played,
    moves: one.moves + other.moves,
    messages: one.messages + other.messages,
    botMoves: one.botMoves + other.botMoves,
    hints: one.hints + other.hints,
    toTheEnd: one.toTheEnd + other.toTheEnd,
  };
}
