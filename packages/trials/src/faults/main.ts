import { writeFileSync } from 'node:fs';
import { readSettings } from '../commandLine.ts';
import { deployEmbedded, deployPostgres, type Deployment } from '../nodes/deployment.ts';
import { exitOnSignals, print } from '../process.ts';
import { nodesAndSeed } from '../sharedOptions.ts';
import { runCampaign, type Campaign } from './campaign.ts';
import { FAULTS, FAULTS_ANYWHERE } from './faults.ts';
import { figuresOf, formatFigures, isClean, type Figures } from './figures.ts';

const settings = readSettings('faults', 'Plays games while nodes, connections and databases break.', {
  options: {
    games: { kind: 'number', default: 200, least: 1, most: 1e6, help: 'how many games' },
    faults: { kind: 'number', default: 50, least: 0, most: 1e6, help: 'how often something breaks' },
    lanes: { kind: 'number', default: 8, least: 1, most: 100, help: 'how many games at a time' },
    db: { kind: 'choice', default: 'both', among: ['postgres', 'embedded', 'both'], help: 'on which database' },
    only: { kind: 'choices', among: FAULTS, help: 'what breaks, if not everything that can' },
    json: { kind: 'file', help: 'where to write the figures' },
    ...nodesAndSeed('which games and faults'),
  },
  validate: ({ db, only }) =>
    db === 'postgres' || only.some((kind) => FAULTS_ANYWHERE.includes(kind))
      ? null
      : `nothing of that can happen to the embedded database: --db postgres for ${only.join(', ')}`,
});

async function run(name: string, deployment: Deployment): Promise<Figures> {
  try {
    const campaign = await runCampaign(deployment, {
      games: settings.games,
      faults: settings.faults,
      seed: settings.seed,
      lanes: settings.lanes,
      kinds: settings.only,
      progress: (line) => print(`${name}: ${line}`),
    });
    return report(name, campaign, deployment);
  } finally {
    await deployment.close();
  }
}

const MOST_VIOLATIONS = 40;

function report(name: string, campaign: Campaign, deployment: Deployment): Figures {
  const figures = figuresOf(campaign);
  for (const { kind, table, what } of campaign.violations.slice(0, MOST_VIOLATIONS))
    print(`${kind} at ${table}: ${what}`);
  if (!isClean(figures))
    for (const { server } of deployment.nodes)
      print([`--- ${server.url}`, ...server.unexpected, server.output].join('\n'));
  print(`\n${formatFigures(name, figures)}`);
  return figures;
}

exitOnSignals();

const results: Record<string, Figures> = {};
print(`seed ${settings.seed}`);
if (settings.db !== 'embedded')
  results['postgres'] = await run('PostgreSQL', await deployPostgres(settings.nodes, { hasClocks: true }));
if (settings.db !== 'postgres') results['embedded'] = await run('embedded', await deployEmbedded({ hasClocks: true }));
if (settings.json !== null) writeFileSync(settings.json, `${JSON.stringify(results, null, 2)}\n`);
// Connections of clients may linger; nothing is left to wait for.
process.exit(Object.values(results).every(isClean) ? 0 : 1);
