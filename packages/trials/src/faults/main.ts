import { writeFileSync } from 'node:fs';
import { listen } from '../commandLine.ts';
import { embeddedStage, postgresStage, type Stage } from '../nodes/deployment.ts';
import { runCampaign, type Campaign } from './campaign.ts';
import { FAULTS, FAULTS_ANYWHERE } from './faults.ts';
import { figuresOf, formatFigures, isClean, type Figures } from './figures.ts';

const settings = listen({
  name: 'faults',
  about: 'Plays games while nodes, connections and databases break.',
  options: {
    games: { kind: 'number', default: 200, least: 1, most: 1e6, means: 'how many games' },
    faults: { kind: 'number', default: 50, least: 0, most: 1e6, means: 'how often something breaks' },
    nodes: { kind: 'number', default: 3, least: 1, most: 9, means: 'how many nodes, with PostgreSQL' },
    lanes: { kind: 'number', default: 8, least: 1, most: 100, means: 'how many games at a time' },
    seed: { kind: 'number', default: Date.now() % 1_000_000, least: 0, most: 2 ** 31, means: 'which games and faults' },
    db: { kind: 'choice', default: 'both', among: ['postgres', 'embedded', 'both'], means: 'on which database' },
    only: { kind: 'choices', among: FAULTS, means: 'what breaks, if not everything that can' },
    json: { kind: 'file', means: 'where to write the figures' },
  },
  objection: ({ db, only }) =>
    db === 'postgres' || only.some((kind) => FAULTS_ANYWHERE.includes(kind))
      ? null
      : `nothing of that can happen to the embedded database: --db postgres for ${only.join(', ')}`,
});

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function run(name: string, stage: Stage): Promise<Figures> {
  try {
    const campaign = await runCampaign(stage, {
      games: settings.games,
      faults: settings.faults,
      seed: settings.seed,
      lanes: settings.lanes,
      kinds: settings.only,
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
  if (!isClean(figures))
    for (const { node } of stage.posts) say([`--- ${node.url}`, ...node.unexpected, node.output].join('\n'));
  say(`\n${formatFigures(name, figures)}`);
  return figures;
}

// Nodes end with this process only if it ends in order.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const results: Record<string, Figures> = {};
say(`seed ${settings.seed}`);
if (settings.db !== 'embedded')
  results['postgres'] = await run('PostgreSQL', await postgresStage(settings.nodes, { hasClocks: true }));
if (settings.db !== 'postgres') results['embedded'] = await run('embedded', await embeddedStage({ hasClocks: true }));
if (settings.json !== null) writeFileSync(settings.json, `${JSON.stringify(results, null, 2)}\n`);
// Connections of clients may linger; nothing is left to wait for.
process.exit(Object.values(results).every(isClean) ? 0 : 1);
