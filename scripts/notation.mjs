// Notation is the engines' own business: whoever shows a move reads its choice record, and a text is only there to be sent.
// Fails on code that takes move texts apart or writes them.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The packages whose sources are checked. */
const PACKAGES = ['cli', 'web'];

function filesBelow(folder, ending) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** The words that moves begin with, as golden playthroughs and scenarios write them; what is done for somebody else comes first. */
export function verbsOfNotation() {
  const verbs = new Set();
  const add = (move) => {
    const [first, second] = move.trim().split(' ');
    verbs.add(first);
    if (first.includes('-') && second !== undefined) verbs.add(second);
  };
  for (const game of ['duel', 'wonders']) {
    for (const file of filesBelow(join(root, 'packages', game, 'golden'), /\.txt$/)) {
      for (const [, moves] of readFileSync(file, 'utf8').matchAll(/^seat \d+(?: may)?: (.+)$/gm)) {
        moves.split(' · ').forEach(add);
      }
    }
    for (const file of filesBelow(join(root, 'packages', game, 'scenarios'), /\.json$/)) {
      for (const [, move] of readFileSync(file, 'utf8').matchAll(/"move": "([^"]+)"/g)) add(move);
    }
  }
  return [...verbs].sort((a, b) => (a < b ? -1 : 1));
}

/** What gives away that a text is taken apart or written, by name. */
export function patternsFor(verbs) {
  const verb = `(?:${verbs.join('|')})`;
  const parts =
    'split|startsWith|endsWith|includes|indexOf|match|matchAll|replace|replaceAll|search|slice|substring|at|charAt';
  const move = '\\b\\w*[mM]ove(?:Text)?\\b';
  return [
    ['takes a move text apart', new RegExp(`${move}\\??\\.(?:${parts})\\(`, 'g')],
    ['matches a move text', new RegExp(`\\.(?:exec|test)\\(\\s*(?:[\\w?.]+\\.)?${move}`, 'g')],
    ['has a pattern of notation', new RegExp(`/\\^?(?:\\((?:\\?:)?)?${verb}(?:\\\\b|\\\\s|[ |)])`, 'g')],
    // The name of a piece is the result of a call; notation has the bare id.
    ['writes a move', new RegExp(`\`(?:free-city )?${verb} \\$\\{(?![^}\`]*\\()`, 'g')],
    ['writes a move', new RegExp(`(['"\`])${verb} \\1`, 'g')],
    ['writes a move', /[`'"]stage (?:\$\{[^}]*\} |\d )?with /g],
    ['writes a payment', / paying (?:\$\{|\d)/g],
  ];
}

/** Comments may speak of moves; what stands in their place keeps the lines. */
function withoutComments(text) {
  const blank = (comment) => comment.replace(/[^\n]/g, ' ');
  return text
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/(?<![:'"`\\])\/\/.*$/gm, blank);
}

/** Where a source breaks the rule: line, what it does, and the text that shows it. */
export function findNotation(source, patterns) {
  const text = withoutComments(source);
  return patterns.flatMap(([what, pattern]) =>
    [...text.matchAll(pattern)].map((found) => ({
      line: text.slice(0, found.index).split('\n').length,
      what,
      text: found[0],
    })),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const patterns = patternsFor(verbsOfNotation());
  const files = PACKAGES.flatMap((name) =>
    filesBelow(join(root, 'packages', name, 'src'), /(?<!\.test)\.(?:ts|svelte)$/),
  );
  const found = files.flatMap((file) =>
    findNotation(readFileSync(file, 'utf8'), patterns).map(
      ({ line, what, text }) => `${relative(root, file)}:${line} ${what}: ${text}`,
    ),
  );
  for (const line of found) process.stdout.write(`${line}\n`);
  if (found.length > 0) {
    process.stdout.write(`${found.length} places know the notation; choice records say the same.\n`);
  }
  process.exitCode = found.length === 0 ? 0 : 1;
}
