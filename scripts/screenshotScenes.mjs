// What the pictures show. A new scene is one line; `position` and `search` let bots play up to it.
//   game    the save to put into the browser as a game of this device; else `path` is opened
//   select  takes up an open card: one that can be built, one that helps a Wonder, or any
//   pick    takes up the first piece of a choice
//   wait    milliseconds before the picture, where something counts up
const decision = (kind) => (view) => view.decision?.kind === kind;
const inAge = (age, cards) => (view) => view.age === age && view.structure.length === cards;

/** How many different Wonders the moves of this position build. */
function wonders(view) {
  return new Set(view.decision?.choices?.flatMap(({ move }) => (move.includes(' with ') ? [move.split(' ')[1]] : [])))
    .size;
}

/**
 * `position(seed, stop, options)`: the first position of that game which `stop` likes, else its end.
 * `search(wanted, options)`: the same in the first game in which it comes up.
 */
export const scenes = ({ position, search }) => ({
  draft: { game: () => position('9.3', (_, version) => version === 2) },
  age1: { game: () => position('9.3', inAge(1, 16)) },
  table: { game: () => position('9.3', inAge(2, 12)), select: 'build' },
  wonder: { game: () => search((view) => view.age === 2 && wonders(view) > 1), select: 'wonder' },
  age3: { game: () => position('9.3', inAge(3, 15)), select: 'any' },
  late: { game: () => position('9.5', inAge(3, 3)), select: 'any' },
  token: { game: () => search(decision('takeToken')), pick: true },
  drawn: { game: () => search(decision('drawToken')) },
  destroy: { game: () => search(decision('destroy')), pick: true },
  revive: { game: () => search((view) => decision('revive')(view) && view.discard.length > 5), pick: true },
  end: { game: () => position('9.3', () => false), wait: 3500 },
  home: { path: '/' },
  help: { path: '/help' },
  wondersHelp: { path: '/help/wonders' },
  about: { path: '/about' },
  settings: { path: '/settings' },
  replay: { path: '/replay' },
  missing: { path: '/g/aaaaaaaaaa' },
});
