// Which package may import which. Read "from … may not reach to …".
const only = (name, allowed) => ({
  name: `${name}-imports`,
  comment: `${name} may import only: ${allowed.join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path: `^packages/${name}/src/` },
  to: { path: '^packages/', pathNot: [name, ...allowed].map((other) => `^packages/${other}/`) },
});

module.exports = {
  forbidden: [
    only('core', []),
    only('duel', ['core']),
    only('wonders', ['core']),
    only('bots', ['core', 'duel', 'wonders']),
    only('cli', ['core', 'duel', 'wonders', 'bots']),
    only('protocol', ['core']),
    only('server', ['core', 'duel', 'wonders', 'bots', 'protocol']),
    only('trials', ['core', 'duel', 'wonders', 'bots', 'protocol', 'server', 'web']),
    only('web', ['core', 'duel', 'wonders', 'bots', 'protocol']),
    {
      name: 'rules-have-no-dependencies',
      comment: 'rules run unchanged in browser, worker and server',
      severity: 'error',
      from: { path: '^packages/(duel|wonders)/src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'core'], pathNot: '^packages/core/' },
    },
    {
      name: 'core-knows-no-platform',
      severity: 'error',
      from: { path: '^packages/(core|bots)/src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'search-knows-no-game',
      severity: 'error',
      from: { path: '^packages/bots/src/search/' },
      to: { path: '^packages/(duel|wonders)/' },
    },
    {
      name: 'client-reaches-games-by-the-registry',
      comment: 'what is outside of packages/web/src/games/<game> knows a game only as an entry of the registry',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: '^packages/web/src/games/([^/]+/|registry\\.ts$)' },
      to: { path: '^packages/web/src/games/[^/]+/' },
    },
    {
      name: 'client-games-know-no-other-game',
      severity: 'error',
      from: { path: '^packages/web/src/games/([^/]+)/' },
      to: { path: '^packages/web/src/games/[^/]+/', pathNot: '^packages/web/src/games/$1/' },
    },
    {
      name: 'client-games-use-their-own-rules',
      comment: 'and nothing that all games share knows the rules of one',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: ['^packages/web/src/games/[^/]+/', '\\.test\\.ts$'] },
      to: { path: '^packages/(duel|wonders)/' },
    },
    {
      name: 'shared-parts-know-no-game',
      severity: 'error',
      from: { path: '^packages/web/src/(table|signs|controls)/' },
      to: { path: '^packages/web/src/games/' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-tests-in-source',
      severity: 'error',
      from: { pathNot: '\\.test\\.ts$|/test/' },
      to: { path: '\\.test\\.ts$|/test/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
