import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { embeddedStage, postgresStage, type Stage } from '../nodes/stage.ts';
import { runCampaign, type Campaign } from './campaign.ts';
import { figuresOf, formatFigures, isClean, type Figures } from './figures.ts';

/** `npm run faults`: plays games while nodes, connections and databases break. */

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    faults: { type: 'string', default: '50' },
    nodes: { type: 'string', default: '3' },
    lanes: { type: 'string', default: '8' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    db: { type: 'string', default: 'both' },
    only: { type: 'string', multiple: true },
    json: { type: 'string' },
  },
});

function number(name: 'games' | 'faults' | 'nodes' | 'lanes' | 'seed'): number {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} is a whole number`);
  return value;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function run(name: string, stage: Stage): Promise<Figures> {
  try {
    const campaign = await runCampaign(stage, {
      games: number('games'),
      faults: number('faults'),
      seed: number('seed'),
      lanes: number('lanes'),
      ...(values.only === undefined ? {} : { kinds: values.only }),
      progress: (line) => say(`${name}: ${line}`),
    });
    return tell(name, campaign, stage);
  } finally {
    await stage.close();
  }
}

const MOST_COMPLAINTS = 40;

function tell(name: string, campaign: Campaign, stage: Stage): Figures {
  const figures = figuresOf(campaign);
  for (const { verdict, table, what } of campaign.complaints.slice(0, MOST_COMPLAINTS))
    say(`${verdict} at ${table}: ${what}`);
  if (!isClean(figures)) for (const { node } of stage.posts) say(`--- ${node.url}\n${node.output}`);
  say(`\n${formatFigures(name, figures)}`);
  return figures;
}

// Nodes end with this process only if it ends in order.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const wanted = values.db === 'both' ? ['postgres', 'embedded'] : [values.db];
const results: Record<string, Figures> = {};
say(`seed ${number('seed')}`);
for (const db of wanted) {
  if (db === 'postgres') results[db] = await run('PostgreSQL', await postgresStage(number('nodes')));
  else if (db === 'embedded') results[db] = await run('embedded', await embeddedStage());
  else throw new Error('--db is postgres, embedded or both');
}
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
// Connections of clients may linger; nothing is left to wait for.
process.exit(Object.values(results).every(isClean) ? 0 : 1);
