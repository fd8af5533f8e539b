import { fileURLToPath } from 'node:url';
import { readSettings } from '../commandLine.ts';
import { seedOption } from '../sharedOptions.ts';
import { attack, type Report } from './campaign.ts';
import { runServer } from './runServer.ts';

const settings = readSettings('fuzz', 'Sends a server what nobody should send.', {
  options: {
    messages: { kind: 'number', default: 100_000, least: 1, most: 1e9, help: 'how much is sent' },
    rate: { kind: 'number', default: 3000, least: 1, most: 1e6, help: 'how much of it a second' },
    seed: seedOption('what is sent'),
    limits: {
      kind: 'switch',
      help: 'leave the limits as they are: most of what is sent is refused, and nobody else may feel it',
    },
    host: { kind: 'file', help: 'be the server, on this folder: for the process this one starts' },
  },
});

if (settings.host !== null) await runServer(settings.host, settings.limits);
else {
  const began = Date.now();
  const report = await attack({
    messages: settings.messages,
    rate: settings.rate,
    seed: settings.seed,
    isLimited: settings.limits,
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
