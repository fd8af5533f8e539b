import { openStorage, type Storage } from '@pharos/server';
import { startPostgres, type PostgresServer } from '@pharos/server/testkit';
import { readSettings } from '../commandLine.ts';
import { seedOption } from '../sharedOptions.ts';
import {
  closeServers,
  compareServers,
  openServers,
  coverageProblem,
  total,
  type Report,
  type Tally,
} from './campaign.ts';
import type { ComparisonEnd } from './botActivity.ts';

const ENDINGS: Readonly<Record<ComparisonEnd, string>> = {
  shown: 'the move of a bot showed what differs',
  'bot knows': 'a bot at another seat came to know what differs',
  over: 'the game was over',
};

const { positions, seed } = readSettings(
  'secrets',
  'Compares what a seat receives on servers that differ in what it may not know.',
  {
    options: {
      positions: { kind: 'number', default: 1000, least: 1, most: 1e9, help: 'how many positions' },
      seed: seedOption('which positions'),
    },
  },
);

const began = Date.now();
const postgres = await startPostgres();
const servers = await openServers(async () =>
  notShared(await openStorage({ kind: 'postgres', url: await unsyncedDatabase(postgres) }, () => undefined)),
);
const report = await compareServers({
  servers,
  positions,
  seed,
  progress: (done) => {
    if (done % 500 === 0) process.stdout.write(`${done} positions\n`);
  },
});
await closeServers(servers);
await postgres.stop();
process.stdout.write(`${describe(report)}\nin ${Math.round((Date.now() - began) / 1000)} s\n`);
process.exitCode = report.differences.length === 0 && coverageProblem(report) === null ? 0 : 1;

function describe(report: Report): string {
  const { tallies, endings, differences } = report;
  const lines = [...tallies].map(([label, tally]) => `${label}: ${describeTally(tally)}`);
  const early = [...endings].map(([why, count]) => `${count} comparisons ended early: ${ENDINGS[why]}`);
  const last = `all: ${describeTally(total(tallies))}, ${differences.length} differences`;
  return [...lines, ...early, ...differences, coverageProblem(report) ?? [], last].flat().join('\n');
}

function describeTally({
  positions,
  played,
  toTheEnd,
  moves,
  messages,
  botMoves,
  hints,
  previews,
  memories,
  notices,
}: Tally): string {
  return [
    `${positions} positions, ${toTheEnd} compared to the end, ${played} played on`,
    `${moves} moves, ${botMoves} of bots, ${hints} hints, ${previews} times previews, ${memories} memories, ${notices} notices, ${messages} messages`,
  ].join(', ');
}

/** Each server has a database to itself: nothing comes in from elsewhere. */
function notShared(storage: Storage): Storage {
  return { ...storage, shared: null, close: () => storage.close() };
}

/** A database that need not outlive a power cut. */
async function unsyncedDatabase(postgres: PostgresServer): Promise<string> {
  return `${await postgres.newDatabase()}?options=${encodeURIComponent('-c synchronous_commit=off')}`;
}
