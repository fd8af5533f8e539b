import { openStorage, type Storage } from '../../../server/src/storage/database.ts';
import { listen } from '../commandLine.ts';
import { startPostgres, type OwnPostgres } from '../postgres/index.ts';
import { closeWorlds, compareWorlds, openWorlds, shortfallOf, sumOf, type Report, type Tally } from './campaign.ts';
import type { Ending } from './botActivity.ts';

const ENDINGS: Readonly<Record<Ending, string>> = {
  shown: 'the move of a bot showed what differs',
  'bot knows': 'a bot at another seat came to know what differs',
  over: 'the game was over',
};

const { positions, seed } = listen({
  name: 'secrets',
  about: 'Compares what a seat receives in worlds that differ in what it may not know.',
  options: {
    positions: { kind: 'number', default: 1000, least: 1, most: 1e9, means: 'how many positions' },
    seed: { kind: 'number', default: 1, least: 0, most: 2 ** 31, means: 'which positions' },
  },
});

const began = Date.now();
const postgres = await startPostgres();
const worlds = await openWorlds(async () =>
  notShared(await openStorage({ kind: 'postgres', url: await hasty(postgres) }, () => undefined)),
);
const report = await compareWorlds({
  worlds,
  positions,
  seed,
  progress: (done) => {
    if (done % 500 === 0) process.stdout.write(`${done} positions\n`);
  },
});
await closeWorlds(worlds);
await postgres.stop();
process.stdout.write(`${words(report)}\nin ${Math.round((Date.now() - began) / 1000)} s\n`);
process.exitCode = report.differences.length === 0 && shortfallOf(report) === null ? 0 : 1;

function words(report: Report): string {
  const { tallies, endings, differences } = report;
  const lines = [...tallies].map(([label, tally]) => `${label}: ${tallied(tally)}`);
  const early = [...endings].map(([why, count]) => `${count} comparisons ended early: ${ENDINGS[why]}`);
  const last = `all: ${tallied(sumOf(tallies))}, ${differences.length} differences`;
  return [...lines, ...early, ...differences, shortfallOf(report) ?? [], last].flat().join('\n');
}

function tallied({ positions, played, toTheEnd, moves, messages, botMoves, hints }: Tally): string {
  return [
    `${positions} positions, ${toTheEnd} compared to the end, ${played} played on`,
    `${moves} moves, ${botMoves} of bots, ${hints} hints, ${messages} messages`,
  ].join(', ');
}

/** Each world has a database to itself: nothing comes in from elsewhere. */
function notShared(storage: Storage): Storage {
  return { ...storage, shared: null, close: () => storage.close() };
}

/** A database that need not outlive a power cut. */
async function hasty(postgres: OwnPostgres): Promise<string> {
  return `${await postgres.newDatabase()}?options=${encodeURIComponent('-c synchronous_commit=off')}`;
}
