// The checks of the inner loop, by name.
export const CHECKS = [
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings', 'packages', 'scripts', 'e2e']],
  ['types', 'tsc', ['--project', 'tsconfig.json']],
  [
    'types of the web client',
    'svelte-check',
    ['--workspace', 'packages/web', '--fail-on-warnings', '--output', 'machine'],
  ],
  ['types of the rules, without Node or browser', 'tsc', ['--project', 'tsconfig.rules.json']],
  ['types of the browser tests', 'tsc', ['--project', 'e2e/tsconfig.json']],
  ['import arrows', 'depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'packages']],
  ['unused code', 'knip', ['--no-progress']],
  ['rule coverage', 'node', ['scripts/rules.mjs']],
];
