import { cpus, loadavg, totalmem } from 'node:os';
import type { PacedMoves, Latencies } from './movePacer.ts';
import type { ProcessStats } from './processStats.ts';
import type { LoadSettings } from './settings.ts';

/** What the servers held at one moment, after garbage collection; all nodes together, in bytes. */
export interface Memory {
  readonly rss: number;
  readonly heap: number;
}

/** So many games at a time, played for a while. */
export interface StepReport {
  readonly games: number;
  readonly connected: number;
  /** Before the first move. */
  readonly memory: Memory;
  readonly played: PacedMoves;
  readonly nodes: readonly ProcessStats[];
  readonly generator: ProcessStats;
  /** Milliseconds of server CPU for each move stored, all nodes and threads together. */
  readonly cpuMsPerMove: number;
}

export interface LoadReport {
  readonly at: string;
  readonly machine: { readonly cpu: string; readonly cores: number; readonly memory: number; readonly node: string };
  /** Processes that wanted to run, on average over the minute before: what else the machine had to do. */
  readonly loadBefore: number;
  readonly settings: LoadSettings;
  /** Milliseconds from the start of a process until it could serve: on an empty database, and with the stored games. */
  readonly startMs: { readonly empty: number; readonly stored: number | null };
  readonly memory: {
    readonly empty: Memory;
    readonly connected: Memory;
    /** After everybody left and some time passed. */
    readonly deserted: Memory;
  };
  readonly perConnection: number;
  readonly perLiveGame: number;
  /** Heap beyond that of a server nobody ever visited: what idle games cost, and what any server keeps once it was used. */
  readonly leftBehind: number;
  readonly steps: readonly StepReport[];
}

export function machine(): LoadReport['machine'] {
  const all = cpus();
  return { cpu: all[0]?.model ?? 'unknown', cores: all.length, memory: totalmem(), node: process.version };
}

export function currentLoad(): number {
  return loadavg()[0] ?? 0;
}

/** The report for people. */
export function describeReport(report: LoadReport): string {
  const { settings, startMs, memory } = report;
  const lines = [
    `${report.machine.cores} cores (${report.machine.cpu}), Node ${report.machine.node}, busy before: ${report.loadBefore.toFixed(1)}`,
    `${settings.db}, ${settings.nodes} node(s), ${settings.players} players, ${settings.seats} at a table, ${settings.stored} stored games${settings.pin ? `, the server on one core${settings.apart ? " but for V8's own threads" : ''}` : ''}`,
    `start: ${seconds(startMs.empty)} on an empty database${startMs.stored === null ? '' : `, ${seconds(startMs.stored)} with the stored games`}`,
    `memory: ${megabytes(memory.empty.rss)} empty, ${megabytes(memory.connected.rss)} with everybody connected, ${megabytes(memory.deserted.rss)} after everybody left`,
    `heap for each connection ${kilobytes(report.perConnection)}, live game ${kilobytes(report.perLiveGame)}, left behind in all ${megabytes(report.leftBehind)}`,
    ...report.steps.map(describeStep),
  ];
  return lines.join('\n');
}

function describeStep({ games, connected, memory, played, nodes, generator, cpuMsPerMove }: StepReport): string {
  return [
    `${games} games, ${played.ended} of them over at the end, ${connected} connected, ${megabytes(memory.rss)}:`,
    `  ${(played.stored / played.seconds).toFixed(0)} moves/s stored of ${played.sent} sent, refused ${JSON.stringify(played.refused)}, overdue ${played.overdue}`,
    `  seen by the mover after ${describeLatencies(played.mover)}; by the others after ${describeLatencies(played.others)}`,
    `  servers: ${nodes.map(describeNode).join('; ')}; ${cpuMsPerMove.toFixed(2)} ms CPU a move`,
    `  generator: ${generator.cores.toFixed(2)} cores, event loop p99 ${generator.delayP99.toFixed(1)} ms`,
  ].join('\n');
}

function describeNode({ cores, mainCores, delayP99, rss }: ProcessStats): string {
  const main = mainCores === null ? '' : ` (${mainCores.toFixed(2)} of them the main thread)`;
  return `${cores.toFixed(2)} cores${main}, event loop p99 ${delayP99.toFixed(1)} ms, ${megabytes(rss)}`;
}

function describeLatencies({ p50, p90, p99, max }: Latencies): string {
  return `p50 ${p50.toFixed(1)}, p90 ${p90.toFixed(1)}, p99 ${p99.toFixed(1)}, max ${max.toFixed(0)} ms`;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
const kilobytes = (bytes: number): string => `${(bytes / 1e3).toFixed(1)} kB`;
