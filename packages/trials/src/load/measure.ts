import type { Generator } from './generator.ts';
import type { Hall } from './servers.ts';
import { busyNow, machine, type LoadReport, type StepReport } from './report.ts';
import type { LoadSettings } from './settings.ts';

/** The whole measurement, from an empty database to a deserted hall. */
export async function measure(settings: LoadSettings, hall: Hall, generator: Generator): Promise<LoadReport> {
  const busyBefore = busyNow();
  const startMs = await start(settings, hall);
  const empty = await hall.memory();
  await generator.ask({ do: 'arrive', urls: hall.urls, players: settings.players });
  const connected = await hall.memory();
  const steps: StepReport[] = [];
  for (const games of settings.games) steps.push(await step(settings, games, hall, generator));
  await generator.ask({ do: 'leave' });
  await new Promise((resolve) => setTimeout(resolve, settings.rest * 1000));
  const deserted = await hall.memory();
  const last = steps.at(-1);
  const games = last?.games ?? 1;
  return {
    at: new Date().toISOString(),
    machine: machine(),
    busyBefore,
    settings,
    startMs,
    memory: { empty, connected, deserted },
    perConnection: (connected.heap - empty.heap) / settings.players,
    perLiveGame: ((last?.memory.heap ?? 0) - connected.heap) / games,
    leftBehind: deserted.heap - empty.heap,
    steps,
  };
}

async function start({ stored }: LoadSettings, hall: Hall): Promise<LoadReport['startMs']> {
  // The first start makes the database, which takes longer than any other.
  await hall.open();
  await hall.close();
  const empty = await hall.open();
  if (stored === 0) return { empty, stored: null };
  await hall.close();
  await hall.store(stored);
  return { empty, stored: await hall.open() };
}

async function step(settings: LoadSettings, games: number, hall: Hall, generator: Generator): Promise<StepReport> {
  await generator.ask({ do: 'open', games, seats: settings.seats });
  const memory = await hall.memory();
  // What runs for the first time is slow for anybody.
  await generator.ask({ do: 'play', rate: settings.rate, seconds: WARM_UP_S });
  await hall.ask('begin');
  const told = await generator.ask({ do: 'play', rate: settings.rate, seconds: settings.seconds });
  const nodes = await hall.ask('read');
  if (told.played === null) throw new Error('the generator did not play');
  const cpu = nodes.reduce((all, { cores }) => all + cores, 0) * told.played.seconds * 1000;
  const { played, connected, generator: own } = told;
  return { games, connected, memory, played, nodes, generator: own, cpuMsPerMove: cpu / Math.max(1, played.stored) };
}

const WARM_UP_S = 5;
