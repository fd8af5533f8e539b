// Keeps rules and tests in step: every rule of docs/rules has a test, and every id in a test title is a rule.
// A test names its rules in its title, "[D-24] …"; a scenario in its "rules". A rule that begins with "_Does not apply:_" is
// stated for the record and must not be tested.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const RULE = /^- \*\*([A-Z]+-\d+)\*\*(?! _Does not apply:_)/gm;
const TITLE = /\b(?:it|test|describe)(?:\.each\([^)]*\))?\(\s*(['"`])(.*?)\1/gs;
const ID = /\[((?:[A-Z]+-\d+)(?:, [A-Z]+-\d+)*)\]/g;

function filesBelow(folder, ending) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !file.includes('node_modules'));
}

function knownRules() {
  const texts = filesBelow(join(root, 'docs', 'rules'), '.md').map((file) => readFileSync(file, 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(RULE)].map((match) => match[1])));
}

/** Rule id → files that test it. */
function testedRules() {
  const tested = new Map();
  const note = (id, file) => tested.set(id, [...(tested.get(id) ?? []), relative(root, file)]);
  for (const file of filesBelow(join(root, 'packages'), '.test.ts')) {
    for (const title of readFileSync(file, 'utf8').matchAll(TITLE)) {
      for (const ids of title[2].matchAll(ID)) for (const id of ids[1].split(', ')) note(id, file);
    }
  }
  for (const file of filesBelow(join(root, 'packages'), '.json').filter((name) => name.includes('/scenarios/'))) {
    for (const id of JSON.parse(readFileSync(file, 'utf8')).rules ?? []) note(id, file);
  }
  return tested;
}

const known = knownRules();
const tested = testedRules();
const untested = [...known].filter((id) => !tested.has(id));
const unknown = [...tested].filter(([id]) => !known.has(id));
for (const id of untested) process.stdout.write(`${id} has no test\n`);
for (const [id, files] of unknown) process.stdout.write(`${id} is no rule, but is named in ${files.join(', ')}\n`);
process.stdout.write(`${known.size} rules, ${known.size - untested.length} with a test\n`);
process.exitCode = untested.length + unknown.length === 0 && known.size > 0 ? 0 : 1;
