import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord, NetworkFile } from '@pharos/bots';

/** Where the network of a round lies in the folder of a training; rounds are counted from 0. */
export function networkPath(folder: string, round: number): string {
  return join(folder, `round${round + 1}.network.json`);
}

export function formatNetwork(network: NetworkFile): string {
  return `${JSON.stringify(network)}\n`;
}

export function readNetworkOf(folder: string, round: number): NetworkFile {
  return JSON.parse(readFileSync(networkPath(folder, round), 'utf8')) as NetworkFile;
}

/** The networks of the rounds before one. */
export function networksBefore(folder: string, round: number): readonly NetworkFile[] {
  return Array.from({ length: round }, (_, earlier) => readNetworkOf(folder, earlier));
}

function gamesPath(folder: string, round: number): string {
  return join(folder, `round${round + 1}.games.jsonl`);
}

export function addRecords(folder: string, round: number, records: readonly GameRecord[]): void {
  appendFileSync(gamesPath(folder, round), records.map((record) => `${JSON.stringify(record)}\n`).join(''));
}

/** The games of a round; a last line that was cut off does not count. */
export function recordsOf(folder: string, round: number): GameRecord[] {
  const file = gamesPath(folder, round);
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) writeFileSync(file, whole);
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as GameRecord);
}
