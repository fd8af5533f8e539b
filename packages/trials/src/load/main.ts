import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generate, Generator, ROLE } from './generator.ts';
import { Hall } from './servers.ts';
import { measure } from './measure.ts';
import { plot } from './plot.ts';
import { wordsOf } from './report.ts';
import { readSettings } from './settings.ts';

/** docs/operations.md has the results. */
async function main(): Promise<void> {
  const settings = readSettings();
  const hall = await Hall.make(settings);
  const generator = new Generator(fileURLToPath(import.meta.url));
  try {
    const report = await measure(settings, hall, generator);
    process.stdout.write(`${wordsOf(report)}\n`);
    if (settings.json !== null) writeFileSync(settings.json, `${JSON.stringify(report, null, 1)}\n`);
    if (settings.plot !== null) writeFileSync(settings.plot, plot(report));
  } finally {
    generator.end();
    await hall.end();
  }
}

if (process.env[ROLE] === 'generator') generate();
else await main();
