import { ENGINE } from '@pharos/analysis';
import type { AnalysisConfig } from '../config/analysisConfig.ts';
import type { FinishedGame, Recorder } from '../history/finishedGames.ts';
import { gameEntry } from '../shared/games.ts';
import type { Time } from '../shared/time.ts';
import { queueJob } from '../storage/analysisJobs.ts';

/** Games that wait without being asked for; the next ones are analysed by whoever looks at them. */
const MOST_WAITING = 10_000;

/** Has games that people played with each other, and deals of the day, looked at when there is time. */
export function analysisAfterGame(config: AnalysisConfig, time: Time): Recorder {
  return async (tx, finished) => {
    if (!isWanted(config, finished)) return;
    const { table, seats } = finished;
    const people = seats.flatMap(({ guest }) => guest ?? []);
    const job = {
      table: table.id,
      depth: 'standard',
      owner: people.includes(table.host) ? table.host : (people.at(0) ?? table.host),
      asked: false,
      iterations: config.iterations,
      engine: ENGINE,
      at: new Date(time.now()),
    } as const;
    await queueJob(tx, job, MOST_WAITING);
  };
}

function isWanted({ threads, people }: AnalysisConfig, { table, seats, game }: FinishedGame): boolean {
  if (threads === 0 || people === null || game === null || game.match.version === 0) return false;
  const played = seats.filter(({ kind, bot }) => kind === 'guest' && !bot).length;
  return (played >= people || table.daily !== null) && gameEntry(table.game).analyser !== null;
}
