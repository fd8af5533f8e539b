// The checks of the inner loop, by name.
export const CHECKS = [
  ['format of programs', 'prettier', ['--check', '--log-level', 'warn', '**/*.ts']],
  ['format of everything else', 'prettier', ['--check', '--log-level', 'warn', '.', '!**/*.ts']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings', 'packages', 'scripts', 'e2e']],
  ['types', 'tsgo', ['--project', 'tsconfig.json']],
  [
    'types of the web client',
    'svelte-check',
    ['--workspace', 'packages/web', '--fail-on-warnings', '--output', 'machine', '--tsgo'],
  ],
  ['types of the rules, without Node or browser', 'tsgo', ['--project', 'tsconfig.rules.json']],
  ['types of the browser tests', 'tsgo', ['--project', 'e2e/tsconfig.json']],
  ['import arrows', 'depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'packages']],
  ['unused code', 'knip', ['--no-progress']],
  ['styles of the web client', 'node', ['scripts/styles.mjs']],
  ['rule coverage', 'node', ['scripts/rules.mjs']],
  ['map of the packages', 'node', ['scripts/map.mjs']],
  ['lines that name expansions', 'node', ['scripts/seams.mjs', '--quiet']],
  ['notation of moves in the engines only', 'node', ['scripts/notation.mjs']],
];
