// How much base code names an expansion: for each expansion and package the lines outside of the folders and
// content files of expansions and of the tests that contain one of its words, whether as code or in a comment. A line counts once.
// `npm run seams` prints them; `npm run check` fails where a bar is passed.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** `bars`: the most lines a package may have; one that is not named has none yet. */
const EXPANSIONS = [
  {
    name: 'agora',
    words: /agora|senat|conspir|decree/i,
    own: /(^|\/)agora(\/|\.)/i,
    // The base game has a card called Senate.
    except: /id: 'senate'/,
    packages: ['duel', 'bots', 'web', 'cli', 'server'],
    // Its course of lessons is registered too.
    bars: { duel: 8, bots: 3, web: 5, cli: 3, server: 3 },
  },
  {
    name: 'pantheon',
    words: /pantheon|divinit|mytholog|offering token|grand ?temple|minerva|astarte/i,
    own: /(^|\/)pantheon(\/|\.)/i,
    // The base game has a card called Pantheon.
    except: /id: 'pantheon'|'altar', 'pantheon'/,
    packages: ['duel', 'bots', 'web', 'cli', 'server'],
    bars: { duel: 8, bots: 3, web: 3, cli: 3, server: 3 },
  },
  {
    name: 'armada',
    words: /armada|naval|fleet|\bships?\b|island|harbour/i,
    own: /(^|\/)armada(\/|\.)/i,
    except: null,
    packages: ['wonders', 'bots', 'web', 'cli', 'server'],
    // Its course of lessons is registered too.
    bars: { wonders: 10, bots: 3, web: 5, cli: 3, server: 3 },
  },
  {
    name: 'cities',
    // The base game is about cities itself: what only the expansion has, and where it is registered.
    words:
      /\bblack\b|\bdebts?\b|diplomac|cities\/(cities|entry|words|client|public|featureNames|rulings)|content\/cities/i,
    own: /(^|\/)cities(\/|\.)/i,
    except: null,
    packages: ['wonders', 'bots', 'web', 'cli', 'server'],
    // Black is a colour of cards, and colours stand in tables of the base game.
    bars: { wonders: 10, bots: 3, web: 5, cli: 3, server: 3 },
  },
  {
    name: 'leaders',
    words: /leader(?!board)|recruit/i,
    own: /(^|\/)leaders(\/|\.)/i,
    except: null,
    packages: ['wonders', 'bots', 'web', 'cli', 'server'],
    // They lie in a hand like cards: whoever shows a hand names what is done with them.
    bars: { wonders: 10, bots: 3, web: 5, cli: 3, server: 3 },
  },
];

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (/\.(ts|svelte)$/.test(entry.name) && !entry.name.endsWith('.test.ts')) yield path;
  }
}

function seamsOf({ words, except }, name) {
  const source = join(root, 'packages', name, 'src');
  const found = [];
  for (const path of filesIn(source)) {
    // What one expansion says of another is no base code.
    if (EXPANSIONS.some(({ own }) => own.test(relative(source, path)))) continue;
    for (const [index, line] of readFileSync(path, 'utf8').split('\n').entries()) {
      if (words.test(line) && !except?.test(line)) found.push(`${relative(root, path)}:${index + 1}: ${line.trim()}`);
    }
  }
  return found;
}

function print(line) {
  process.stdout.write(`${line}\n`);
}

const isQuiet = process.argv.includes('--quiet');
let failed = false;
for (const expansion of EXPANSIONS) {
  for (const name of expansion.packages) {
    const seams = seamsOf(expansion, name);
    const bar = expansion.bars[name];
    const isTooMany = bar !== undefined && seams.length > bar;
    failed ||= isTooMany;
    print(`${expansion.name} in ${name}: ${seams.length} lines${bar === undefined ? '' : `, at most ${bar}`}`);
    if (isTooMany || (!isQuiet && bar !== undefined)) for (const seam of seams) print(`  ${seam}`);
  }
}
process.exitCode = failed ? 1 : 0;
