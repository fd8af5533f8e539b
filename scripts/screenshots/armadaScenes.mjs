// What is chosen at a table with Armada: the switch for a ship, two ways to discard, and the choices of their own.
const ARMADA = { packs: ['base', 'armada'], sides: 'random' };
const SEATS = { players: 5, ...ARMADA };

const myTurn = (view) => view.decision?.kind === 'turn' && !view.decision.naval && view.decision.acting.includes(0);
const asks = (naval) => (view) => view.decision?.naval === naval && view.decision.acting.includes(0);
const open = ({ options }) => options.filter(({ move }) => move !== null);
const sails = ({ naval }) => naval?.build && open(naval.build).some(({ total }) => total > 0);
const slot = (test) => (view) => view.hand.findIndex(test);
const inAge = (age) => (view) => view.age === age && view.turn > 2 && myTurn(view);
const SWITCH = ['[role=switch]'];

const BOARDS = ['siracusa/day', 'rhodos/day', 'gizah/night', 'babylon/day'];

/** A table at sea that somebody wrote down; the first seat has what `mine` says, the others what `theirs` says. */
const written = (describe, mine, rest = {}, theirs = [{}, {}, {}]) =>
  describe(
    { players: 4, ...ARMADA, boards: BOARDS },
    { age: 2, turn: 3, ...rest, cities: [{ coins: 9, ...mine }, ...theirs] },
  );

export const armadaScenes = ({ describe, searchPlay }) => ({
  'act-sail': {
    game: () => searchPlay(SEATS, (view) => inAge(2)(view) && view.hand.some(sails)),
    slot: slot(sails),
    press: SWITCH,
  },
  'act-plain': {
    game: () => searchPlay(SEATS, (view) => inAge(1)(view) && view.hand.some(sails)),
    slot: slot(sails),
  },
  'act-chain': {
    game: () =>
      searchPlay(
        SEATS,
        (view) => inAge(2)(view) && view.hand.some((card) => sails(card) && card.build.options[0]?.free === 'chain'),
      ),
    slot: slot((card) => sails(card) && card.build.options[0]?.free === 'chain'),
    press: SWITCH,
  },
  'act-far': {
    game: () =>
      searchPlay(
        SEATS,
        (view) =>
          myTurn(view) && view.hand.some(({ naval }) => naval?.build && open(naval.build).some(({ far }) => far)),
      ),
    slot: slot(({ naval }) => naval?.build && open(naval.build).some(({ far }) => far)),
    press: SWITCH,
  },
  'act-stage': {
    game: () =>
      searchPlay(
        SEATS,
        (view) => inAge(2)(view) && view.hand[0].naval.stages[0]?.naval.some((ship) => open(ship).length > 0),
      ),
    slot: () => 0,
    press: ['[aria-keyshortcuts=w]', ...SWITCH],
  },
  'act-lost': {
    game: () => searchPlay(SEATS, (view) => myTurn(view) && (view.hand[0].naval.stages[0]?.naval.length ?? 0) > 1),
    slot: () => 0,
    press: ['[aria-keyshortcuts=w]', ...SWITCH],
  },
  'act-siracusa': {
    game: () => written(describe, { cards: ['lumber-yard', 'ore-vein', 'loom-1'] }),
    slot: () => 0,
    press: ['[aria-keyshortcuts=w]'],
  },
  'act-move': { game: () => searchPlay(SEATS, (view) => asks('moveShips')(view) && view.age > 1), press: ['.pick7'] },
  'act-explore': { game: () => searchPlay(SEATS, asks('explore')), press: ['.pick7'] },
  'act-conflict': {
    game: () => {
      const mine = { islands: ['forgotten-oasis'], ships: { red: 1, blue: 2 } };
      const strong = [{ ships: { red: 4 } }, { ships: { red: 2 } }, { ships: { red: 3 } }];
      const game = written(describe, mine, { turn: 7 }, strong);
      for (const seat of [0, 1, 2, 3]) game.match.play(seat, game.match.view(seat).hand[0].discard);
      return game;
    },
    press: ['.pick7 >> nth=1'],
  },
  'act-teams': { game: () => searchPlay({ ...SEATS, players: 4, teams: true }, inAge(2)) },
  'act-partner': {
    game: () => searchPlay({ ...SEATS, players: 4, teams: true }, inAge(2)),
    press: ['.partnerbtn'],
  },
  'act-staged': {
    game: () => {
      const found = searchPlay(
        SEATS,
        (view) => inAge(2)(view) && view.decision.acting.length > 1 && view.hand.some(sails),
      );
      const card = found.match.view(0).hand.find(sails);
      found.match.play(0, open(card.naval.build)[0].move);
      return found;
    },
  },
});
