import type { HandCardView, WondersView } from '@pharos/wonders';
import { atTable, EXPANSION_RULES, RULES } from './places.ts';
import type { Scenes } from './setting.ts';
import { brings, watching } from './watching.ts';
import * as wonders from './wondersPositions.ts';
import { atTurn, takeUp } from './wondersScenes.ts';

const CITIES = { packs: ['base', 'cities'], sides: 'random' };
const FIVE = { players: 5, ...CITIES };
const SEVEN = { players: 7, ...CITIES };
const TEAMS = { ...CITIES, players: 6, teams: true };
/** Eight play the first edition. */
const EIGHT = { packs: CITIES.packs, edition: 1, players: 8 };
const BOARDS = { players: 3, packs: CITIES.packs, boards: ['petra/night', 'byzantium/day', 'gizah/night'] };
const NINE = { players: 5, packs: ['base', 'cities', 'armada'], sides: 'random' };
const [FIRST, SECOND] = ['[data-slot="0"]', '[data-slot="1"]'];
const BOARD = '[data-testid=my-city] .mine7__w, .tabs button:has([href="#i-stage"])';
const WHAT_IF = '[data-testid=what-if]';

/** The first seat has to give up at least so many coins. */
const loses =
  (least: number) =>
  (view: WondersView): boolean =>
    view.decision?.black === 'settleLosses' && view.decision.acting.includes(0) && (view.decision.loss ?? 0) >= least;

const isBlack = ({ card }: HandCardView): boolean => BLACK.has(card);
const BLACK: ReadonlySet<string> = new Set([
  'hideout',
  'opium-stash',
  'pigeonhole',
  'dive',
  'residence',
  'customs',
  'militia',
  'cells',
]);
const canBeBuilt = (card: HandCardView): boolean => isBlack(card) && card.build.obstacle === null;
const tokens = ({ black }: WondersView): boolean =>
  black?.cities.some(({ city, debt, diplomacy }) => city !== 0 && debt > 0 && diplomacy > 0) === true;

/** The first seat builds from the discard pile by a black card. */
const digs = (view: WondersView): boolean =>
  view.decision?.kind === 'revive' && view.decision.acting.includes(0) && view.cities[0].board !== 'halikarnassos';

const seven = () => wonders.search(SEVEN, (view) => atTurn(3, 3, 4)(view) && tokens(view));

export const citiesScenes: Scenes = {
  'city5-loss': () => atTable(wonders.search(FIVE, loses(2)), { press: ['.pick7'] }),
  'city5-bigLoss': () => atTable(wonders.search(FIVE, loses(4)), { press: [{ selector: '.pick7', nth: 1 }] }),
  'city5-black': () => {
    const match = wonders.search(FIVE, (view) => view.age === 1 && view.turn > 0 && view.hand?.some(isBlack) === true);
    return atTable(match, { press: takeUp(match, isBlack) });
  },
  'city3-boards': () => atTable(wonders.until(BOARDS, '7.41', atTurn(2, 3, 3)), { press: [FIRST] }),
  'city3-byzantium': () =>
    atTable(
      wonders.until({ ...BOARDS, boards: ['byzantium/night', 'petra/day', 'rhodos/day'] }, '7.47', atTurn(3, 4, 3)),
    ),
  'city3-petra': () => {
    const options = { ...BOARDS, boards: ['petra/day', 'byzantium/night', 'gizah/day'] };
    return atTable(wonders.until(options, '7.48', atTurn(3, 5, 3)), { press: [BOARD] });
  },
  'city3-byzantiumDay': () => {
    const options = { ...BOARDS, boards: ['byzantium/day', 'petra/night', 'gizah/day'] };
    return atTable(wonders.until(options, '7.49', atTurn(3, 5, 3)), { press: [BOARD] });
  },
  'city5-whatIf': () => {
    const match = wonders.search(FIVE, (view) => view.turn > 2 && view.hand?.some(canBeBuilt) === true);
    return atTable(match, { press: [...takeUp(match, canBeBuilt), WHAT_IF] });
  },
  'city7-score': () => atTable(seven(), { press: ['.figs'] }),
  'city5-dig': () => atTable(wonders.search(FIVE, digs), { press: ['.pick7'] }),
  'city5-masks': () =>
    atTable(
      wonders.search(FIVE, (view) => atTurn(3, 6, 5)(view) && (view.black?.cities[1].masks ?? 0) > 0),
      { press: ['[data-testid=left-neighbour]', 'dialog .btn:has([href="#i-sci-gear"])'] },
    ),
  'city7-mid': () => atTable(seven(), { press: [SECOND] }),
  'city7-idle': () => atTable(seven()),
  'city7-city': () => atTable(seven(), { press: ['[data-testid=left-neighbour]'] }),
  'city8-mid': () => atTable(wonders.until(EIGHT, '7.42', atTurn(2, 4, 8)), { press: [FIRST] }),
  'city6-teams': () => atTable(wonders.until(TEAMS, '7.43', atTurn(2, 3, 6)), { press: [FIRST] }),
  'city5-nine': () => atTable(wonders.until(NINE, '7.44', atTurn(1, 1, 5)), { press: [FIRST] }),
  'city5-nineIdle': () => atTable(wonders.until(NINE, '7.44', atTurn(2, 1, 5))),
  'city5-losses': () =>
    watching(wonders.before(FIVE, brings('coinsLost', 'debtTaken', 'conflictResolved'), 2), 'losses'),
  'city5-diplomacy': () => watching(wonders.before(FIVE, brings('diplomacyUsed', 'conflictResolved'), 2), 'land'),
  'city5-rules': () =>
    atTable(wonders.until(FIVE, '7.45', atTurn(1, 1, 5)), { ...RULES, press: [...RULES.press, EXPANSION_RULES] }),
  'city7-log': () => atTable(seven(), { press: [{ key: 'l' }] }),
  'city7-end': () => atTable(wonders.until(SEVEN, '7.46', () => false)),
};
