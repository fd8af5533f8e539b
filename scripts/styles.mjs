// Checks the styles of the web client: few global classes, no `!important`, breakpoints by their names.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globalClasses, rulesOf } from './styleRules.mjs';

const MOST_GLOBAL_CLASSES = 120;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const source = join(root, 'packages', 'web', 'src');
const globals = join(source, 'styles') + sep;

/** Whoever asks for less motion, and paper, overrule every component. */
const OVERRULES = /prefers-reduced-motion|\bprint\b/;

/** Every sheet of the client: those of everybody, those that components share, those of components. */
function sheets() {
  return readdirSync(source, { recursive: true })
    .filter((name) => /\.(css|svelte)$/.test(name))
    .map((name) => ({ file: join(source, name), css: cssOf(readFileSync(join(source, name), 'utf8'), name) }));
}

function cssOf(text, name) {
  return name.endsWith('.css') ? text : (/<style>(.*)<\/style>/s.exec(text)?.[1] ?? '');
}

function breakpointNames() {
  const text = readFileSync(join(globals, 'breakpoints.ts'), 'utf8');
  return new Set([...text.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map((match) => match[1]));
}

/** What is wrong with one sheet, apart from the classes that it makes global. */
function faults(rules, names) {
  const found = [];
  for (const { conditions, declarations } of rules) {
    if (declarations.includes('!important') && !conditions.some((condition) => OVERRULES.test(condition)))
      found.push('!important');
    for (const condition of conditions.filter((text) => text.startsWith('@media'))) {
      if (/(width|height)\s*[:<>=]/.test(condition)) found.push(`a size without a name: ${condition}`);
      for (const [, name] of condition.matchAll(/\(--([\w-]+)\)/g))
        if (!names.has(name)) found.push(`no breakpoint is called --${name}`);
    }
  }
  return [...new Set(found)];
}

const names = breakpointNames();
const classes = new Set();
let wrong = 0;
for (const { file, css } of sheets()) {
  const rules = rulesOf(css);
  for (const name of globalClasses(rules, file.startsWith(globals))) classes.add(name);
  for (const fault of faults(rules, names)) {
    wrong++;
    process.stdout.write(`${relative(root, file)}: ${fault}\n`);
  }
}
if (classes.size > MOST_GLOBAL_CLASSES) {
  wrong++;
  process.stdout.write(`more than ${MOST_GLOBAL_CLASSES} global classes: ${[...classes].join(' ')}\n`);
}
process.stdout.write(`${classes.size} global classes\n`);
process.exitCode = wrong === 0 && classes.size > 0 ? 0 : 1;
