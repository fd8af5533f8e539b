// What the pictures of 7 Wonders show. A new scene is one line.
//   game    lets bots play up to the position, which seat 0 sees
//   mine    the seat that looks on, if not the first; −1 for somebody who only watches
//   slot    the place in the hand of the card that is taken up
//   press   presses the first visible element of each selector, one after the other
//   wait    milliseconds before the picture, where something counts up
import { armadaScenes } from './armadaScenes.mjs';

const at = (age, turn, acting) => (view) =>
  view.age === age && view.turn === turn && view.decision?.kind === 'turn' && view.decision.acting.length <= acting;
const mine = (kind) => (view) => view.decision?.kind === kind && view.decision.acting.includes(0);
const ways = (view) => Math.max(0, ...(view.hand ?? []).map(({ build }) => build.options.filter((o) => o.move).length));
/** The place of the first card of the hand that `test` likes. */
const slot = (test) => (view) => view.hand.findIndex(test);

const SIDES = { sides: 'random' };
const SEA = { packs: ['base', 'armada'], ...SIDES };
/** A team game of the first edition, for eight. */
const TEAMS = { packs: ['base', 'armada'], edition: 1, players: 8, teams: true };
const raided = (view) => view.armada.incursions.some(({ attacker, target }) => attacker === 0 || target === 0);
const SIRACUSA = { edition: 2, players: 3, packs: SEA.packs, boards: ['siracusa/day', 'gizah/day', 'rhodos/day'] };
/** Opens the log. */
const LOG = ['button:has(use[href$=menu])', 'dialog .menu .btn'];

/** `play(options, seed, stop)` and `searchPlay(options, wanted)`: the first position that seat 0 sees and that is liked. */
export const tableScenes = ({ describe, play, searchPlay }) => ({
  'seven3-turn1': { game: () => play({ players: 3, ...SIDES }, '7.11', at(1, 1, 3)) },
  'seven5-turn1': { game: () => play({ players: 5, ...SIDES }, '7.12', at(1, 1, 5)) },
  'seven7-turn1': { game: () => play({ players: 7, ...SIDES }, '7.13', at(1, 1, 7)) },
  'seven3-mid': { game: () => play({ players: 3, ...SIDES }, '7.14', at(2, 4, 2)), press: ['[data-slot="1"]'] },
  'seven5-mid': { game: () => play({ players: 5, ...SIDES }, '7.15', at(2, 4, 3)), press: ['[data-slot="2"]'] },
  'seven7-mid': { game: () => play({ players: 7, ...SIDES }, '7.13', at(2, 4, 4)), press: ['[data-slot="0"]'] },
  'seven7-idle': { game: () => play({ players: 7, ...SIDES }, '7.13', at(3, 3, 4)) },
  'seven5-late': { game: () => play({ players: 5, ...SIDES }, '7.15', at(3, 6, 5)), press: ['[data-slot="0"]'] },
  'seven5-pay': {
    game: () => searchPlay({ players: 5, ...SIDES }, (view, match) => at(2, 3, 5)(view, match) && ways(view) > 2),
    slot: slot(({ build }) => build.options.filter((o) => o.move).length > 2),
  },
  'seven5-staged': {
    game: () => {
      const game = play({ players: 5, ...SIDES }, '7.15', at(2, 2, 3));
      const { build } = game.match.view(0).hand.find((card) => card.build.obstacle === null);
      game.match.play(0, build.options[0].move);
      return game;
    },
  },
  'seven5-stage': {
    game: () => play({ players: 5, ...SIDES }, '7.15', at(2, 2, 3)),
    press: ['[data-slot="2"]', '[aria-keyshortcuts=w]'],
  },
  'seven3-side': { game: () => play({ players: 3, sides: 'choose' }, '7.17', mine('chooseSide')), press: ['.pick7'] },
  'seven4-first': { game: () => play({ edition: 1, players: 4 }, '7.18', at(2, 2, 2)), press: ['[data-slot="0"]'] },
  'seven2-free': {
    game: () => searchPlay({ edition: 1, players: 2 }, (view) => view.age === 2 && mine('freeCity')(view)),
    press: ['[data-slot="0"]'],
  },
  'seven5-revive': {
    game: () => searchPlay({ players: 5, ...SIDES }, (view) => view.age > 1 && mine('revive')(view)),
    press: ['.pick7 >> nth=1'],
  },
  'seven3-copy': {
    game: () =>
      describe(
        { edition: 1, players: 3 },
        {
          age: 3,
          turn: 6,
          cities: [
            { board: 'olympia', side: 'B', stages: 3, coins: 5, cards: ['altar', 'temple', 'pantheon', 'loom-1'] },
            { board: 'gizah', side: 'A', cards: ['workers-guild', 'spies-guild', 'palace'] },
            { board: 'rhodos', side: 'A', cards: ['philosophers-guild', 'strategists-guild', 'arena'] },
          ],
          choice: { kind: 'copyGuild', city: 0 },
        },
      ),
    press: ['.pick7'],
  },
  'seven5-seventh': { game: () => searchPlay({ players: 5, ...SIDES }, mine('seventhCard')) },
  'seven7-city': {
    game: () => play({ players: 7, ...SIDES }, '7.13', at(3, 3, 4)),
    press: ['[data-testid=left-neighbour]'],
  },
  'seven7-score': { game: () => play({ players: 7, ...SIDES }, '7.13', at(3, 3, 4)), press: ['.figs'] },
  'seven7-trade': { game: () => play({ players: 7, ...SIDES }, '7.13', at(3, 3, 4)), press: ['.figs--own'] },
  'seven7-board': {
    game: () => play({ players: 7, ...SIDES }, '7.13', at(3, 3, 4)),
    press: ['[data-testid=my-city] .mine7__w'],
  },
  'seven5-watch': { game: () => play({ players: 5, ...SIDES }, '7.15', at(2, 4, 3)), mine: -1 },
  'seven7-end': { game: () => play({ players: 7, ...SIDES }, '7.13', () => false), wait: 3200 },
  'sea3-turn1': { game: () => play({ players: 3, ...SEA }, '7.21', at(1, 1, 3)) },
  'sea3-side': {
    game: () => play({ players: 3, packs: SEA.packs, sides: 'choose' }, '7.26', mine('chooseSide')),
    press: ['.pick7'],
  },
  'sea3-mid': { game: () => play({ players: 3, ...SEA }, '7.21', at(2, 4, 2)), press: ['[data-slot="1"]'] },
  'sea3-siracusa': { game: () => play(SIRACUSA, '7.22', at(3, 2, 3)), press: ['[data-slot="0"]'] },
  'sea5-mid': { game: () => play({ players: 5, ...SEA }, '7.23', at(2, 4, 3)), press: ['[data-slot="2"]'] },
  'sea5-late': { game: () => play({ players: 5, ...SEA }, '7.23', at(3, 6, 5)), press: ['[data-slot="0"]'] },
  'sea7-mid': {
    game: () => searchPlay({ players: 7, ...SEA }, (view) => at(2, 4, 4)(view) && raided(view)),
    press: ['[data-slot="0"]'],
  },
  'sea7-idle': { game: () => searchPlay({ players: 7, ...SEA }, (view) => at(3, 3, 7)(view) && raided(view)) },
  'sea7-city': {
    game: () => play({ players: 7, ...SEA }, '7.24', at(3, 3, 4)),
    press: ['[data-testid=left-neighbour]'],
  },
  'sea7-shipyard': {
    game: () => play({ players: 7, ...SEA }, '7.24', at(3, 3, 4)),
    press: ['[data-testid=shipyard] .lane, [data-testid=shipyard].yards'],
  },
  'sea7-naval': {
    game: () => play({ players: 7, ...SEA }, '7.24', at(3, 3, 4)),
    press: ['.rank, .tabs .btn + .btn'],
  },
  'sea7-islands': {
    game: () =>
      searchPlay({ players: 7, ...SEA }, (view) => view.age === 3 && view.armada.harbours[0].islands.length > 2),
    press: ['.isl__d, .yards'],
  },
  'sea8-teams': { game: () => play(TEAMS, '7.25', at(2, 4, 5)), press: ['[data-slot="1"]'] },
  'sea8-idle': { game: () => play(TEAMS, '7.25', at(3, 3, 8)) },
  'sea8-score': { game: () => play(TEAMS, '7.25', at(3, 3, 8)), press: ['.figs'] },
  'sea8-end': { game: () => play(TEAMS, '7.25', () => false), wait: 3600 },
  'sea5-end': { game: () => play({ players: 5, ...SEA }, '7.23', () => false), wait: 3600 },
  'seven3-end': { game: () => play({ players: 3, ...SIDES }, '7.14', () => false), wait: 3200 },
  'seven7-log': { game: () => play({ players: 7, ...SIDES }, '7.13', at(3, 3, 4)), press: LOG },
  'sea8-log': { game: () => play(TEAMS, '7.25', at(3, 3, 8)), press: [...LOG, '[data-testid=log] .row'] },
  ...armadaScenes({ describe, searchPlay }),
});
