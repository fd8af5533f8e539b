import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { attack, type Report } from './campaign.ts';
import { host } from './host.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100000' },
    rate: { type: 'string', default: '3000' },
    seed: { type: 'string', default: '1' },
    /** Leave the limits as they are: most of what is sent is refused, and nobody else may feel it. */
    limits: { type: 'boolean', default: false },
    /** Be the server, on this folder: for the process this one starts. */
    host: { type: 'string' },
  },
});

if (values.host !== undefined) await host(values.host, values.limits);
else {
  const began = Date.now();
  const report = await attack({
    messages: Number(values.messages),
    rate: Number(values.rate),
    seed: Number(values.seed),
    isLimited: values.limits,
    program: fileURLToPath(import.meta.url),
    progress: (sent, { used, resident }) =>
      process.stdout.write(`${sent} messages, ${Math.round(used)} MB in use, ${Math.round(resident)} MB resident\n`),
  });
  process.stdout.write(`${words(report)}\nin ${Math.round((Date.now() - began) / 1000)} s\n`);
  process.exitCode = report.tally.faults.length === 0 ? 0 : 1;
}

function words({ tally, memory, control }: Report): string {
  const { sent, frames, requests, closed, unanswered, codes, faults } = tally;
  const used = memory.map((one) => Math.round(one.used));
  const answers = [...codes].sort(([, a], [, b]) => b - a).map(([code, count]) => `${code} ${count}`);
  return [
    `${sent} messages: ${frames} frames, ${requests} requests; ${closed} connections closed, ${unanswered} unanswered`,
    `answers: ${answers.join(', ')}`,
    `memory in use: ${used[0]} MB first, ${used.at(-1)} MB last, ${Math.max(...used)} MB most`,
    `control game: ${control.games} games, ${control.moves} moves, p50 ${control.p50.toFixed(1)} ms, p99 ${control.p99.toFixed(1)} ms`,
    ...faults,
    `${faults.length} faults`,
  ].join('\n');
}
