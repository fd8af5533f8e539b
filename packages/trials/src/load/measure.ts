import type { Generator } from './generator.ts';
import type { LoadServers } from './servers.ts';
import { currentLoad, machine, type LoadReport, type StepReport } from './report.ts';
import type { LoadSettings } from './settings.ts';

/** The whole measurement, from an empty database until everybody has left. */
export async function measure(settings: LoadSettings, servers: LoadServers, generator: Generator): Promise<LoadReport> {
  const loadBefore = currentLoad();
  const startMs = await start(settings, servers);
  const empty = await servers.memory();
  await generator.request({ do: 'arrive', urls: servers.urls, players: settings.players });
  const connected = await servers.memory();
  const steps: StepReport[] = [];
  for (const games of settings.games) steps.push(await step(settings, games, servers, generator));
  await generator.request({ do: 'leave' });
  await new Promise((resolve) => setTimeout(resolve, settings.rest * 1000));
  const deserted = await servers.memory();
  const last = steps.at(-1);
  const games = last?.games ?? 1;
  return {
    at: new Date().toISOString(),
    machine: machine(),
    loadBefore,
    settings,
    startMs,
    memory: { empty, connected, deserted },
    perConnection: (connected.heap - empty.heap) / settings.players,
    perLiveGame: ((last?.memory.heap ?? 0) - connected.heap) / games,
    leftBehind: deserted.heap - empty.heap,
    steps,
  };
}

async function start({ stored }: LoadSettings, servers: LoadServers): Promise<LoadReport['startMs']> {
  // The first start makes the database, which takes longer than any other.
  await servers.start();
  await servers.stop();
  const empty = await servers.start();
  if (stored === 0) return { empty, stored: null };
  await servers.stop();
  await servers.storeGames(stored);
  return { empty, stored: await servers.start() };
}

async function step(
  settings: LoadSettings,
  games: number,
  servers: LoadServers,
  generator: Generator,
): Promise<StepReport> {
  await generator.request({ do: 'open', games, seats: settings.seats });
  const memory = await servers.memory();
  // What runs for the first time is slow for anybody.
  await generator.request({ do: 'play', rate: settings.rate, seconds: WARM_UP_S });
  await servers.stats('begin');
  const reply = await generator.request({ do: 'play', rate: settings.rate, seconds: settings.seconds });
  const nodes = await servers.stats('read');
  if (reply.played === null) throw new Error('the generator did not play');
  const cpu = nodes.reduce((all, { cores }) => all + cores, 0) * reply.played.seconds * 1000;
  const { played, connected, generator: own } = reply;
  return { games, connected, memory, played, nodes, generator: own, cpuMsPerMove: cpu / Math.max(1, played.stored) };
}

const WARM_UP_S = 5;
