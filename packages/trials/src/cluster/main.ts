import { createInterface } from 'node:readline';
import { listen } from '../commandLine.ts';
import { freePort } from '../nodes/tcp.ts';
import { postgresStage } from '../nodes/deployment.ts';
import { help, obey } from './commands.ts';

const FIRST_PORT = 3000;

const { nodes, port } = listen({
  name: 'cluster',
  about: 'Several nodes, their database and a balancer, to try out what happens when something breaks.',
  options: {
    nodes: { kind: 'number', default: 3, least: 1, most: 9, means: 'how many nodes' },
    port: { kind: 'number', default: FIRST_PORT, least: 0, most: 65_535, means: 'where to look for a free port from' },
  },
});

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

// People want to follow what bots do.
const settings = { BOT_PAUSE_MS: '700', LOG_LEVEL: 'error' };
const stage = await postgresStage(nodes, { settings, port: await freePort(port) });

let isEnding = false;
async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  say('\nEnding the nodes and the database.');
  await stage.stopNodes();
  await stage.close();
  process.exit(0);
}

process.on('SIGINT', () => void end());
process.on('SIGTERM', () => void end());
say(
  `\nPharos is open at ${stage.url.replace('127.0.0.1', 'localhost')}, on ${stage.posts.length} nodes.\n${help(stage)}`,
);
const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  if (line.trim() === 'quit') void end();
  else void obey(stage, line).then(say);
});
