import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { freePort } from '../nodes/listening.ts';
import { postgresStage } from '../nodes/stage.ts';
import { help, obey } from './commands.ts';

/** `npm run cluster`: several nodes, their database and a balancer, to try out what happens when something breaks. */

const FIRST_PORT = 3000;
const MOST_NODES = 9;

const { values } = parseArgs({
  options: { nodes: { type: 'string', default: '3' }, port: { type: 'string', default: String(FIRST_PORT) } },
});

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function nodeCount(): number {
  const nodes = Number(values.nodes);
  if (!Number.isInteger(nodes) || nodes < 1 || nodes > MOST_NODES) throw new Error(`--nodes is 1 to ${MOST_NODES}`);
  return nodes;
}

// People want to follow what bots do.
const settings = { BOT_PAUSE_MS: '700', LOG_LEVEL: 'error' };
const stage = await postgresStage(nodeCount(), { settings, port: await freePort(Number(values.port)) });

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
