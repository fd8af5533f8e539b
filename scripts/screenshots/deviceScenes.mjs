// What the pictures show. A new scene is one line; `position` and `search` let bots play up to it.
//   game    the save to put into the browser as a game of this device; else `path` is opened
//   select  takes up an open card: one that can be built, one that helps a Wonder, a Senator, or any
//   pick    takes up the first piece of a choice
//   press   presses the first visible element of each selector, one after the other
//   at      what shows that the page is there, where that is not a table
//   until   waits for an element after that; such scenes may need the server behind the page
//   wait    milliseconds before the picture, where something counts up
const decision = (kind) => (view) => view.decision?.kind === kind;
const inAge = (age, cards) => (view) => view.age === age && view.structure.length === cards;

/** How many different Wonders the moves of this position build. */
function wonders(view) {
  const choices = view.decision?.choices?.filter(({ action }) => action === 'buildWonder') ?? [];
  return new Set(choices.map(({ object }) => object)).size;
}

const AGORA = { packs: ['base', 'agora'] };
const mine = (view) => view.agora.players[view.decision.seat];
const conspiraciesIn = (view, state) => mine(view).conspiracies.filter((held) => held.state === state).length;
const hasOpenSenator = (view) => view.structure.some((slot) => slot.accessible && slot.back === 'senator' && slot.card);
const agoraTurn = (view) => view.decision?.kind === 'turn' && view.age === 2;

/**
 * `position(seed, stop, options, game)`: the first position of that game which `stop` likes, else its end.
 * `search(wanted, options, ended)`: the same in the first game in which it comes up, or whose last view is as wanted.
 */
export const deviceScenes = ({ position, search }) => ({
  draft: { game: () => position('9.3', (_, version) => version === 2) },
  age1: { game: () => position('9.3', inAge(1, 16)) },
  table: { game: () => position('9.3', inAge(2, 12)), select: 'build' },
  wonder: { game: () => search((view) => view.age === 2 && wonders(view) > 1), select: 'wonder' },
  wonderFour: { game: () => search((view) => wonders(view) > 3), select: 'wonder' },
  age3: { game: () => position('9.3', inAge(3, 15)), select: 'any' },
  late: { game: () => position('9.5', inAge(3, 3)), select: 'any' },
  token: { game: () => search((view) => decision('takeToken')(view) && view.board.length > 4), pick: true },
  drawn: { game: () => search(decision('drawToken')) },
  destroy: { game: () => search(decision('destroy')), pick: true },
  revive: { game: () => search((view) => decision('revive')(view) && view.discard.length > 5), pick: true },
  reviveMany: { game: () => search((view) => decision('revive')(view) && view.discard.length > 21), pick: true },
  starter: { game: () => search(decision('chooseStarter')), pick: true },
  end: { game: () => position('9.3', () => false), wait: 3500 },
  agoraDraft: {
    game: () => search((view, version) => version >= 2 && decision('pickWonder')(view), AGORA),
    pick: true,
  },
  agora: {
    game: () =>
      search((view) => agoraTurn(view) && view.structure.length <= 19 && conspiraciesIn(view, 'unprepared') > 0, AGORA),
    select: 'build',
  },
  agoraTurn: { game: () => search((view) => agoraTurn(view) && conspiraciesIn(view, 'prepared') > 0, AGORA) },
  agoraTrigger: {
    game: () => search((view) => agoraTurn(view) && conspiraciesIn(view, 'prepared') > 0, AGORA),
    press: ['.offer__b'],
  },
  agoraPrepare: {
    game: () => search((view) => agoraTurn(view) && conspiraciesIn(view, 'unprepared') > 0, AGORA),
    press: ['.slot[aria-pressed]', '.act--prepare'],
  },
  agoraSenator: { game: () => search((view) => agoraTurn(view) && hasOpenSenator(view), AGORA), select: 'senator' },
  agoraAge3: {
    game: () => search((view) => view.age === 3 && decision('turn')(view) && view.structure.length <= 20, AGORA),
    select: 'any',
  },
  agoraActions: {
    game: () => search((view) => decision('senateActions')(view) && view.age === 2, AGORA),
    press: ['.picker--senate .chamber.lit'],
  },
  agoraMove: {
    game: () => search((view) => decision('moveCube')(view) && view.age === 2, AGORA),
    press: ['.picker--senate .chamber.lit', '.picker--senate .chamber.lit:not(.from)'],
  },
  agoraConspire: { game: () => search(decision('chooseConspiracy'), AGORA), pick: true },
  agoraSwap: {
    game: () => search((view) => decision('swapCards')(view) && view.age > 1, AGORA),
    press: ['.group:first-child .pick', '.group:last-child .pick'],
  },
  agoraLock: { game: () => search(decision('lockToken'), AGORA), pick: true },
  agoraDecree: {
    game: () => search(decision('moveDecree'), AGORA),
    press: ['.picker--senate [data-chamber="2"]', '.picker--senate [data-chamber="5"]'],
  },
  agoraDrop: { game: () => search(decision('dropCard'), AGORA), press: ['.slot.is-lit'] },
  agoraWonder: { game: () => search((view) => /takeWonder|sabotage/.test(view.decision?.kind), AGORA), pick: true },
  agoraToken: { game: () => search((view) => decision('takeToken')(view) && view.board.length > 4, AGORA), pick: true },
  agoraRevive: {
    game: () => search((view) => decision('revive')(view) && view.discard.length > 12, AGORA),
    pick: true,
  },
  agoraBox: { game: () => search(decision('takeBoxToken'), AGORA), pick: true },
  agoraRemoved: { game: () => search(decision('buildRemoved'), AGORA), pick: true },
  agoraSenate: {
    game: () => search((view) => agoraTurn(view) && view.structure.length < 12, AGORA),
    press: ['.ags, .agora__h'],
  },
  agoraConspiracies: {
    game: () => search((view) => agoraTurn(view) && conspiraciesIn(view, 'prepared') > 0, AGORA),
    press: ['.tabs [data-conspiracies], .ags__p, .conspiracies .agora__h'],
  },
  agoraEnd: {
    game: () =>
      search(
        () => false,
        AGORA,
        (view) => view.outcome?.ending === 'political',
      ),
    wait: 3500,
  },
  sevenReplay: {
    game: () => position('7.15', () => false, { players: 5, sides: 'random' }, 'wonders'),
    path: '/g/local#9',
  },
  sevenLocal: { game: () => position('7.15', (view) => view.age === 2, { players: 5, sides: 'random' }, 'wonders') },
  homeContinue: {
    game: () => position('7.15', (view) => view.age === 2, { players: 5, edition: 1 }, 'wonders'),
    path: '/',
    at: '.conts',
  },
  home: { path: '/' },
  homeWonders: {
    path: '/',
    press: ['.wonderscard .btn--ghost', 'dialog .seg label:nth-child(2)', 'dialog .seg label:nth-child(2) >> nth=1'],
  },
  homeDuel: { path: '/', press: ['.duelcard .btn--ghost'] },
  lobby: { path: '/', press: ['.duelcard .tcard__a .btn:nth-child(2)'], until: '.lobby' },
  lobbyMany: {
    path: '/',
    press: ['.wonderscard .players label:last-child', '.wonderscard .tcard__a .btn:nth-child(2)', '.seatrow .btn'],
    until: '.lobby',
  },
  help: { path: '/help' },
  agoraHelp: { path: '/help#agora', until: '.pieces' },
  wondersHelp: { path: '/help/wonders' },
  about: { path: '/about' },
  settings: { path: '/settings' },
  replay: { path: '/replay' },
  missing: { path: '/g/aaaaaaaaaa' },
});
