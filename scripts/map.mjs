// The map of the packages in docs/design.md, drawn from the imports themselves. Without arguments it checks that the map is true,
// with --write it draws it anew.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const DESIGN = join(root, 'docs', 'design.md');
const MAP = /(<!-- map -->\n\n```\n)([\s\S]*?)(```\n\n<!-- end of map -->)/;
/** From the lowest package to the highest. */
const PACKAGES = ['core', 'duel', 'wonders', 'bots', 'analysis', 'protocol', 'server', 'web', 'cli', 'trials'];
const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g;
/** Folders deeper than this are drawn as part of the one that holds them. */
const DEPTH = 2;
const WIDTH = 22;

function sourcesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name) && !/\.test\.ts$|\.d\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** The part of a package a file belongs to: its folder, at most DEPTH deep; `.` for what lies at the top. */
function partOf(source, file) {
  const folders = dirname(relative(source, file)).split(/[\\/]/);
  return folders.slice(0, DEPTH).join('/');
}

/** For each part of a package the packages and the other parts it imports. */
function partsOf(name) {
  const source = join(root, 'packages', name, 'src');
  const parts = new Map();
  for (const file of sourcesOf(source)) {
    const part = partOf(source, file);
    const seen = parts.get(part) ?? { packages: new Set(), parts: new Set() };
    parts.set(part, seen);
    for (const [, target] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const other = /^@pharos\/(\w+)/.exec(target)?.[1];
      if (other !== undefined && other !== name) seen.packages.add(other);
      if (!target.startsWith('.')) continue;
      const path = join(dirname(file), target.split('?')[0]);
      if (path.startsWith(source) && existsSync(path) && partOf(source, path) !== part)
        seen.parts.add(partOf(source, path));
    }
  }
  return parts;
}

function line(indent, name, targets) {
  const left = `${' '.repeat(indent)}${name}`.padEnd(WIDTH);
  return targets.length === 0 ? left.trimEnd() : `${left} → ${targets.join(', ')}`;
}

const byName = (a, b) => (a < b ? -1 : 1);

const inOrder = (names) => PACKAGES.filter((name) => names.has(name));

function draw() {
  const lines = PACKAGES.flatMap((name) => {
    const parts = partsOf(name);
    const packages = new Set([...parts.values()].flatMap((part) => [...part.packages]));
    const inside = [...parts].sort(([a], [b]) => byName(a, b));
    return [
      line(0, name, inOrder(packages)),
      ...(inside.length === 1
        ? []
        : inside.map(([part, { parts: others }]) => line(2, part, [...others].sort(byName)))),
    ];
  });
  return `${lines.join('\n')}\n`;
}

const design = readFileSync(DESIGN, 'utf8');
const found = MAP.exec(design);
const map = draw();
if (found === null) {
  process.stderr.write('docs/design.md has no place for the map\n');
  process.exitCode = 1;
} else if (process.argv.includes('--write'))
  writeFileSync(
    DESIGN,
    design.replace(MAP, (_, before, __, after) => before + map + after),
  );
else if (found[2] !== map) {
  process.stderr.write('The map in docs/design.md differs from the imports: npm run map draws it anew.\n');
  process.exitCode = 1;
}
