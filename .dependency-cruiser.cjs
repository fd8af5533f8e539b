// Which package may import which. Read "from … may not reach to …".
const forbidden = (name, from, to) => ({ name, severity: 'error', from, to });

const only = (name, allowed, alsoAllowed = []) => ({
  name: `${name}-imports`,
  comment: `${name} may import only: ${allowed.join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path: `^packages/${name}/src/` },
  to: { path: '^packages/', pathNot: [...[name, ...allowed].map((other) => `^packages/${other}/`), ...alsoAllowed] },
});

/** The folders of the server: each may import those before it, and none of the files beside them, which put everything together. */
const SERVER_LAYERS = [
  'storage',
  'telemetry',
  'shared',
  'config',
  'identity',
  'ratings',
  'bots',
  'people',
  'play',
  'history',
  'analysis',
  'tables',
  'daily',
  'pictures',
  'pairing',
  'notices',
  'moderation',
  'nodes',
  'operations',
  'http',
  'sockets',
];
const serverLayers = SERVER_LAYERS.map((layer, index) => ({
  name: `server-${layer}-imports`,
  comment: `${layer} may import only: ${SERVER_LAYERS.slice(0, index).join(', ') || 'nothing of the server'}`,
  severity: 'error',
  from: { path: `^packages/server/src/${layer}/` },
  to: {
    path: '^packages/server/src/',
    pathNot: SERVER_LAYERS.slice(0, index + 1).map((below) => `^packages/server/src/${below}/`),
  },
}));

/** A package that shows games has a folder for each, and knows it only as an entry of a registry. */
const gamesByRegistry = (name) => {
  const source = `^packages/${name}/src/`;
  const games = `${source}games/`;
  return [
    {
      name: `${name}-reaches-games-by-the-registry`,
      severity: 'error',
      from: { path: source, pathNot: `${games}([^/]+/|registry\\.ts$)` },
      to: { path: `${games}[^/]+/` },
    },
    {
      name: `${name}-games-know-no-other-game`,
      severity: 'error',
      from: { path: `${games}([^/]+)/` },
      to: { path: `${games}[^/]+/`, pathNot: `${games}$1/` },
    },
    {
      name: `${name}-games-use-their-own-rules`,
      comment: 'and nothing that all games share knows the rules of one',
      severity: 'error',
      from: { path: source, pathNot: [`${games}[^/]+/`, '\\.test\\.ts$'] },
      to: { path: '^packages/(duel|wonders)/' },
    },
  ];
};

module.exports = {
  forbidden: [
    only('core', []),
    only('duel', ['core']),
    only('wonders', ['core']),
    only('bots', ['core', 'duel', 'wonders']),
    only('analysis', ['core', 'duel', 'wonders', 'bots']),
    // The words of the pieces are the same on every screen: data, and no code comes with it.
    only(
      'cli',
      ['core', 'duel', 'wonders', 'bots', 'analysis'],
      ['^packages/web/src/i18n/content/.*\\.json$', '^packages/web/src/games/.*/texts/.*\\.json$'],
    ),
    only('protocol', ['core']),
    // Drawings, colours and words as on the screen: data, and no code comes with it.
    only(
      'pictures',
      ['core', 'duel', 'wonders', 'protocol'],
      ['^packages/web/src/(styles|home|table)/.*\\.(svg|css|json)', '^packages/web/src/i18n/messages/.*\\.json$'],
    ),
    only('server', ['core', 'duel', 'wonders', 'bots', 'analysis', 'pictures', 'protocol']),
    only('trials', ['core', 'duel', 'wonders', 'bots', 'protocol', 'server', 'cli']),
    only('web', ['core', 'duel', 'wonders', 'bots', 'analysis', 'protocol']),
    ...serverLayers,
    {
      name: 'trials-use-entries',
      comment: 'trials and their tests see of other packages what these export',
      severity: 'error',
      from: { path: '^packages/trials/' },
      to: {
        path: '^packages/(?!trials/)',
        pathNot: [
          '/src/index\\.ts$',
          '/src/testkit/index\\.ts$',
          '^packages/protocol/src/(follow|viewChanges)\\.ts$',
          '^packages/cli/src/parseOptions\\.ts$',
        ],
      },
    },
    forbidden(
      'only-tests-and-trials-use-the-test-kit',
      { path: '^packages/', pathNot: '^packages/(trials/|server/(test|src/testkit)/)' },
      { path: '^packages/server/src/testkit/' },
    ),
    forbidden('trials-are-on-top', { path: '^packages/(?!trials/)' }, { path: '^packages/trials/' }),
    {
      name: 'rules-have-no-dependencies',
      comment: 'rules run unchanged in browser, worker and server',
      severity: 'error',
      from: { path: '^packages/(duel|wonders)/src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'core'], pathNot: '^packages/core/' },
    },
    forbidden(
      'core-knows-no-platform',
      { path: '^packages/(core|bots|analysis)/src/', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['core'] },
    ),
    {
      name: 'analysis-knows-games-by-their-folders',
      severity: 'error',
      from: {
        path: '^packages/analysis/src/',
        pathNot: '^packages/analysis/src/(duel|wonders)/|/(index|games)\\.ts$|\\.test\\.ts$',
      },
      to: { path: '^packages/(duel|wonders)/|^packages/analysis/src/(duel|wonders)/' },
    },
    forbidden('search-knows-no-game', { path: '^packages/bots/src/search/' }, { path: '^packages/(duel|wonders)/' }),
    {
      name: 'the-client-validates-nothing',
      comment: 'of the protocol it takes types; the rest brings the library that validates with it',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/protocol/src/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tables-come-without-the-engine',
      comment:
        'only who plays or replays on the device carries out rules; client.ts of a game has what is shown besides views',
      severity: 'error',
      from: { path: '^packages/web/src/games/', pathNot: '/local/|/figures/position\\.ts$|\\.test\\.ts$' },
      to: {
        path: '^packages/(duel|wonders)/src/index\\.ts$',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'rulings-come-without-the-engine',
      comment: 'the first page shows them; the package as a whole would bring the engine with it',
      severity: 'error',
      from: { path: '^packages/(duel|wonders)/src/.*rulings\\.ts$' },
      to: { path: '^packages/core/src/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    ...gamesByRegistry('web'),
    ...gamesByRegistry('cli'),
    forbidden(
      'shared-parts-know-no-game',
      { path: '^packages/web/src/(table|signs|controls)/' },
      { path: '^packages/web/src/games/' },
    ),
    {
      name: 'terminal-expansions-plug-in',
      comment: 'a base game knows an expansion only as an entry of its list of expansions',
      severity: 'error',
      from: {
        path: '^packages/cli/src/games/',
        pathNot: '^packages/cli/src/games/[^/]+/(agora|pantheon|armada|cities|leaders)/|/expansions\\.ts$',
      },
      to: { path: '^packages/cli/src/games/[^/]+/(agora|pantheon|armada|cities|leaders)/' },
    },
    {
      name: 'client-expansions-of-7-wonders-plug-in',
      comment: 'the base game knows an expansion only as a line of its registries',
      severity: 'error',
      from: {
        path: '^packages/web/src/games/wonders/',
        pathNot: '^packages/web/src/games/wonders/(armada/|cities/|leaders/|(entries|expansions)\\.ts$)|\\.test\\.ts$',
      },
      to: { path: '^packages/web/src/games/wonders/(armada|cities|leaders)/' },
    },
    {
      name: 'duel-expansions-plug-in',
      comment: 'the table of Duel knows an expansion only as an entry of its list of expansions',
      severity: 'error',
      from: {
        path: '^packages/web/src/games/duel/',
        pathNot: '^packages/web/src/games/duel/(agora/|pantheon/|expansions\\.ts$)',
      },
      to: { path: '^packages/web/src/games/duel/(agora|pantheon)/' },
    },
    forbidden('no-circles', {}, { circular: true }),
    forbidden('no-tests-in-source', { pathNot: '\\.test\\.ts$|/test/' }, { path: '\\.test\\.ts$|/test/' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
