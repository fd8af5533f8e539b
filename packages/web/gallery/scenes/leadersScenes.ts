import type { HandCardView, WondersView } from '@pharos/wonders';
import { bots } from '../../src/games/wonders/local/bots.ts';
import { withHint } from './hints.ts';
import { atTable, EXPANSION_RULES, RULES } from './places.ts';
import type { Scenes } from './setting.ts';
import { brings, watching } from './watching.ts';
import * as wonders from './wondersPositions.ts';
import type { WondersMatch } from './wondersPositions.ts';
import { atTurn, takeUp } from './wondersScenes.ts';

const LEADERS = { packs: ['base', 'leaders'], sides: 'random' };
const FIVE = { players: 5, ...LEADERS };
const SEVEN = { players: 7, ...LEADERS };
const ALL = { packs: ['base', 'leaders', 'cities', 'armada'], sides: 'random' };
const EVERYTHING = { players: 7, ...ALL };
/** A team game of the first edition with everything, for eight. */
const EIGHT = { packs: ALL.packs, edition: 1, players: 8, teams: true };
const [FIRST, SECOND] = ['[data-slot="0"]', '[data-slot="1"]'];

const BOARD = '[data-testid=my-city] .mine7__w, .tabs button:has([href="#i-stage"])';
const WHAT_IF = '[data-testid=what-if]';

/** The first seat is asked this about leaders. */
const asks =
  (leader: string) =>
  (view: WondersView): boolean =>
    view.decision?.leader === leader && view.decision.choices !== null && view.decision.acting.includes(0);
const recruits =
  (age: number) =>
  (view: WondersView): boolean =>
    view.age === age && asks('recruit')(view);
const drafts =
  (round: number) =>
  (view: WondersView): boolean =>
    asks('draft')(view) && view.leaders?.draft?.round === round;

/** The first seat has this board and is asked this. */
const deciding = (leader: string, board: string): WondersMatch =>
  wonders.search(
    { players: 4, packs: LEADERS.packs, boards: [board, 'rhodos/day', 'gizah/night', 'babylon/day'] },
    asks(leader),
  );
const COURTESANS = { players: 4, packs: LEADERS.packs, edition: 1, sides: 'random' };
const recruiting = (options: object, age: number): WondersMatch => wonders.search(options, recruits(age));
const canRecruit = ({ build }: HandCardView): boolean => build.obstacle === null;
const tooDear = ({ build }: HandCardView): boolean => build.obstacle !== null;

/** A city with leaders in Age III, which somebody wrote down. */
const seven = () => wonders.until(SEVEN, '7.31', atTurn(3, 3, 4));
const everything = () => wonders.until(EVERYTHING, '7.32', atTurn(3, 2, 4));
const eight = () => wonders.until(EIGHT, '7.33', atTurn(2, 3, 8));
const whenRecruiting = (options: object) =>
  wonders.before(options, (events) => events.some(({ type }) => type === 'leaderRecruited'), 3);

/** Hands are dealt before leaders are recruited. */
const DEALT_BEFORE = { ...FIVE, rulings: ['handsBeforeRecruitment'] };
/** The first seat has this board, in Age III. */
const withBoard = (board: string, others: readonly string[]): WondersMatch =>
  wonders.until({ players: 3, packs: LEADERS.packs, boards: [board, ...others] }, '7.35', atTurn(3, 4, 3));
const digs = (view: WondersView): boolean =>
  view.decision?.kind === 'revive' && view.decision.acting.includes(0) && (view.decision.choices?.length ?? 0) > 4;

export const leadersScenes: Scenes = {
  'lead5-draft': () => atTable(wonders.search(FIVE, drafts(1)), { press: ['.pick7'] }),
  'lead5-draftLater': () => atTable(wonders.search(FIVE, drafts(3))),
  'lead5-recruit': () => atTable(recruiting(FIVE, 1), { press: [FIRST] }),
  'lead5-recruitIdle': () => atTable(recruiting(FIVE, 2)),
  'lead5-tooDear': () => {
    const match = wonders.search(FIVE, (view) => asks('recruit')(view) && view.hand?.some(tooDear) === true);
    return atTable(match, { press: [...takeUp(match, tooDear), '[aria-keyshortcuts=b]'] });
  },
  'lead5-stage': () => {
    const match = recruiting(FIVE, 3);
    return atTable(match, { press: [FIRST, '[aria-keyshortcuts=w]'] });
  },
  'lead5-hint': () => withHint(recruiting(FIVE, 2), bots),
  'lead5-reveal': () => watching(whenRecruiting(FIVE), 'turned'),
  'lead5-ageCards': () => atTable(recruiting(DEALT_BEFORE, 2), { press: ['.agecards'] }),
  'lead5-dealtBefore': () => atTable(recruiting(DEALT_BEFORE, 2), { press: [FIRST] }),
  'lead3-roma': () => atTable(withBoard('roma/night', ['abu-simbel/day', 'gizah/day']), { press: [FIRST] }),
  'lead3-abuSimbel': () => atTable(withBoard('abu-simbel/day', ['roma/day', 'gizah/day'])),
  'lead3-romaDay': () => atTable(withBoard('roma/day', ['abu-simbel/night', 'gizah/day']), { press: [BOARD] }),
  'lead3-abuSimbelNight': () => atTable(withBoard('abu-simbel/night', ['roma/night', 'gizah/day']), { press: [BOARD] }),
  'lead5-whatIf': () => {
    const match = recruiting(FIVE, 2);
    return atTable(match, { press: [...takeUp(match, canRecruit), WHAT_IF] });
  },
  'lead5-dig': () =>
    atTable(
      wonders.search(FIVE, (view) => digs(view) && view.cities[0].board !== 'halikarnassos'),
      { press: ['.pick7'] },
    ),
  'lead7-city': () => atTable(seven(), { press: ['[data-testid=left-neighbour]'] }),
  'lead7-mid': () => atTable(seven(), { press: [SECOND] }),
  'lead7-leaders': () =>
    atTable(seven(), { press: ['.topbar > button:last-child', 'dialog .menu .btn:has([href="#i-col-white"])'] }),
  'lead7-log': () => atTable(seven(), { press: [{ key: 'l' }] }),
  'lead7-logRecruit': () => atTable(wonders.until(SEVEN, '7.31', atTurn(2, 1, 7)), { press: [{ key: 'l' }] }),
  'lead5-rules': () => atTable(recruiting(FIVE, 1), { ...RULES, press: [...RULES.press, EXPANSION_RULES] }),
  'lead4-bury': () => atTable(deciding('bury', 'abu-simbel/night'), { press: ['.pick7'] }),
  'lead4-more': () => atTable(deciding('recruitMore', 'roma/night'), { press: ['.pick7'] }),
  'lead4-giveUp': () => atTable(wonders.search({ players: 4, ...LEADERS }, asks('giveUp')), { press: ['.pick7'] }),
  'lead4-mark': () => atTable(wonders.search(COURTESANS, asks('mark')), { press: ['.pick7'] }),
  'lead5-end': () => atTable(wonders.until(FIVE, '7.34', () => false)),
  'all7-recruit': () => {
    const match = recruiting(EVERYTHING, 2);
    return atTable(match, { press: takeUp(match, canRecruit) });
  },
  'all7-turn1': () => atTable(wonders.until(EVERYTHING, '7.32', atTurn(1, 1, 7))),
  'all7-mid': () => atTable(everything(), { press: [FIRST] }),
  'all7-end': () => atTable(wonders.until(EVERYTHING, '7.32', () => false)),
  'all8-teams': () => atTable(eight(), { press: [FIRST] }),
  'all8-partner': () => atTable(eight(), { press: ['.partnerbtn'] }),
  'all8-partnerRecruits': () => atTable(recruiting(EIGHT, 2), { press: ['.partnerbtn'] }),
  'all7-draft': () => atTable(wonders.search(EVERYTHING, drafts(2)), { press: ['.pick7'] }),
  'all7-loss': () =>
    atTable(
      wonders.search(EVERYTHING, ({ decision }) => decision?.black === 'settleLosses' && decision.acting.includes(0)),
      { press: ['.pick7'] },
    ),
  'all7-losses': () =>
    watching(wonders.before(EVERYTHING, brings('coinsLost', 'debtTaken', 'conflictResolved')), 'losses'),
  'all8-idle': () => atTable(eight()),
  'all8-end': () => atTable(wonders.until(EIGHT, '7.33', () => false)),
};
