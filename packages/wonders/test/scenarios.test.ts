import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readScenarioHead, runScenario, unwrap } from '@pharos/core';
import { wonders } from '@pharos/wonders';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..', 'scenarios');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));

for (const file of files.sort()) {
  const text = readFileSync(join(folder, file), 'utf8');
  const { rules, title } = unwrap(readScenarioHead(text));
  test(`[${rules.join(', ')}] ${title}`, () => {
    const { failure } = unwrap(runScenario(wonders, text));
    expect(failure, file).toBeNull();
  });
}
