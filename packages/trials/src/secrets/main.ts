import { openStorage, type Storage } from '../../../server/src/storage/database.ts';
import { listen } from '../commandLine.ts';
import { startPostgres, type OwnPostgres } from '../postgres/index.ts';
import { closeWorlds, compareWorlds, openWorlds, type Report } from './campaign.ts';

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
process.exitCode = report.differences.length === 0 ? 0 : 1;

function words({ tallies, endings, differences }: Report): string {
  const lines = [...tallies].map(
    ([label, { positions, played, toTheEnd, moves, messages, botMoves, hints }]) =>
      `${label}: ${positions} positions, ${toTheEnd} to the end, ${played} played on, ${moves} moves, ${botMoves} of bots, ${hints} hints, ${messages} messages compared`,
  );
  const sum = [...tallies.values()].reduce((total, { positions }) => total + positions, 0);
  const early = [...endings].map(([why, count]) => `ended early (${why}): ${count}`);
  return [...lines, ...early, ...differences, `${sum} positions, ${differences.length} differences`].join('\n');
}

/** Each world has a database to itself: nothing comes in from elsewhere. */
function notShared(storage: Storage): Storage {
  return { ...storage, shared: null, close: () => storage.close() };
}

/** A database that need not outlive a power cut. */
async function hasty(postgres: OwnPostgres): Promise<string> {
  return `${await postgres.newDatabase()}?options=${encodeURIComponent('-c synchronous_commit=off')}`;
}
