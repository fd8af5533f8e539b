import { createInterface } from 'node:readline';
import { readSettings } from '../commandLine.ts';
import { freePort } from '../nodes/tcp.ts';
import { deployPostgres } from '../nodes/deployment.ts';
import { print } from '../process.ts';
import { NODES } from '../sharedOptions.ts';
import { help, runLine } from './commands.ts';

const FIRST_PORT = 3000;

const { nodes, port } = readSettings(
  'cluster',
  'Several nodes, their database and a balancer, to try out what happens when something breaks.',
  {
    options: {
      nodes: NODES,
      port: { kind: 'number', default: FIRST_PORT, least: 0, most: 65_535, help: 'where to look for a free port from' },
    },
  },
);

// People want to follow what bots do.
const settings = { BOT_PAUSE_MS: '700', LOG_LEVEL: 'error' };
const deployment = await deployPostgres(nodes, { settings, port: await freePort(port) });

let isEnding = false;
async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  print('\nEnding the nodes and the database.');
  await deployment.stopNodes();
  await deployment.close();
  process.exit(0);
}

process.on('SIGINT', () => void end());
process.on('SIGTERM', () => void end());
print(
  `\nPharos is open at ${deployment.url.replace('127.0.0.1', 'localhost')}, on ${deployment.nodes.length} nodes.\n${help(deployment)}`,
);
const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  if (line.trim() === 'quit') void end();
  else void runLine(deployment, line).then(print);
});
