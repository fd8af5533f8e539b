import { readSettings } from '../commandLine.ts';
import { deployPostgres } from '../nodes/deployment.ts';
import { exitOnSignals, print } from '../process.ts';
import { nodesAndSeed } from '../sharedOptions.ts';
import { runPairing } from './campaign.ts';

const settings = readSettings('pairing', 'Pairs people who look for others while nodes are killed.', {
  options: {
    seekers: { kind: 'number', default: 500, least: 2, most: 5000, help: 'how many people look for others' },
    kills: { kind: 'number', default: 10, least: 0, most: 1000, help: 'how often a node is killed' },
    arrival: { kind: 'number', default: 30, least: 0, most: 3600, help: 'over how many seconds they come' },
    ...nodesAndSeed('who wants what, which node'),
  },
});

exitOnSignals();

const { seekers, kills, nodes, arrival, seed } = settings;
print(`seed ${seed}`);
const deployment = await deployPostgres(nodes);
try {
  const run = await runPairing(deployment, { seekers, kills, arrival: arrival * 1000, seed, progress: print });
  for (const { kind, what } of run.findings) print(`${kind}: ${what}`);
  const at = (part: number): string =>
    `${((run.waitedMs.at(Math.ceil(part * run.waitedMs.length) - 1) ?? 0) / 1000).toFixed(1)} s`;
  print(
    `${seekers} looked for others on ${nodes} nodes, ${run.left} of them cancelled; ${run.kills} nodes were killed`,
  );
  print(
    `${run.waitedMs.length} people at ${run.tables} tables after ${at(0.5)} (half of them), ${at(0.95)}, ${at(1)} (all)`,
  );
  print(
    `${run.reconnects} reconnects; ${run.findings.length} paired twice, forgotten, at a wrong table or not started`,
  );
  process.exitCode = run.findings.length === 0 ? 0 : 1;
} finally {
  await deployment.close();
}
// Connections of clients may linger; nothing is left to wait for.
process.exit();
