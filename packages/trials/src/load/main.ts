import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runGenerator, Generator, ROLE } from './generator.ts';
import { LoadServers } from './servers.ts';
import { measure } from './measure.ts';
import { otherCores } from './pinning.ts';
import { plot } from './plot.ts';
import { describeReport } from './report.ts';
import { readSettings } from './settings.ts';

/** docs/operations.md has the results. */
async function main(): Promise<void> {
  const settings = readSettings();
  const servers = await LoadServers.create(settings);
  const generator = new Generator(fileURLToPath(import.meta.url), settings.pin ? otherCores() : null);
  try {
    const report = await measure(settings, servers, generator);
    process.stdout.write(`${describeReport(report)}\n`);
    if (settings.json !== null) writeFileSync(settings.json, `${JSON.stringify(report, null, 1)}\n`);
    if (settings.plot !== null) writeFileSync(settings.plot, plot(report));
  } finally {
    generator.stop();
    await servers.dispose();
  }
}

if (process.env[ROLE] === 'generator') runGenerator();
else await main();
