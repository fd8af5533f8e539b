import type { HandCardView, WondersView } from '@pharos/wonders';
import { bots } from '../../src/games/wonders/local/bots.ts';
import { withHint } from './hints.ts';
import { atTable, EXPANSION_RULES, remembering, RULES, type TableExtras } from './places.ts';
import * as wonders from './wondersPositions.ts';
import type { WondersMatch } from './wondersPositions.ts';
import type { Scenes } from './setting.ts';
import { brings, watching } from './watching.ts';
import { asked, atTurn, takeUp } from './wondersScenes.ts';

const SEA = { packs: ['base', 'armada'], sides: 'random' };
const FIVE = { players: 5, ...SEA };
const SEVEN = { players: 7, ...SEA };
const FOUR_TEAMS = { ...SEA, players: 4, teams: true };
const SIX_TEAMS = { ...SEA, players: 6, teams: true };
/** A team game of the first edition, for eight. */
const TEAMS = { packs: ['base', 'armada'], edition: 1, players: 8, teams: true };
const SIRACUSA = { edition: 2, players: 3, packs: SEA.packs, boards: ['siracusa/day', 'gizah/day', 'rhodos/day'] };
const BOARDS = ['siracusa/day', 'rhodos/day', 'gizah/night', 'babylon/day'];
const [FIRST, SECOND, THIRD] = ['[data-slot="0"]', '[data-slot="1"]', '[data-slot="2"]'];
const SWITCH = '[role=switch]';
const YARD = '[data-testid=shipyard] .lane, [data-testid=shipyard].yards';

const raided = (view: WondersView): boolean =>
  view.armada?.incursions.some(({ attacker, target }) => attacker === 0 || target === 0) === true;
const myTurn = (view: WondersView): boolean => asked('turn')(view) && !view.decision?.naval;
const asks =
  (naval: string) =>
  (view: WondersView): boolean =>
    view.decision?.naval === naval && view.decision.acting.includes(0);
const inAge =
  (age: number) =>
  (view: WondersView): boolean =>
    view.age === age && view.turn > 2 && myTurn(view);
const inHand = (view: WondersView, test: (card: HandCardView) => boolean): boolean => view.hand?.some(test) === true;

type Ways = NonNullable<HandCardView['naval']>['build'];
const open = (ways: Ways | undefined): NonNullable<Ways>['options'] =>
  (ways?.options ?? []).filter(({ move }) => move !== null);
const sails = ({ naval }: HandCardView): boolean => open(naval?.build).some(({ total }) => total > 0);
const isFar = ({ naval }: HandCardView): boolean => open(naval?.build).some(({ far }) => far);
const sailsInChain = (card: HandCardView): boolean => sails(card) && card.build.options[0]?.free === 'chain';

/** A table at sea that somebody wrote down; the first seat has what `mine` says, the others what `theirs` says. */
const written = (mine: object, rest: object = {}, theirs: readonly object[] = [{}, {}, {}]): WondersMatch =>
  wonders.written(
    { players: 4, ...SEA, boards: BOARDS },
    { age: 2, turn: 3, ...rest, cities: [{ coins: 9, ...mine }, ...theirs] },
  );

/** An Age that ends with losses, land conflicts, incursions and the naval conflict in one step. */
const endOfAge = (): WondersMatch =>
  wonders.before(SEVEN, brings('coinsLost', 'conflictResolved', 'incursionResolved', 'navalConflictResolved'), 2);
const seven = () => wonders.until(SEVEN, '7.24', atTurn(3, 3, 4));
const teams = () => wonders.until(TEAMS, '7.25', atTurn(3, 3, 8));

/** A card that `test` likes is taken up in Age II, and the switch for a ship is pressed. */
function sailing(
  wanted: (view: WondersView) => boolean,
  test: (card: HandCardView) => boolean,
  press: string[] = [SWITCH],
) {
  const match = wonders.search(FIVE, (view) => wanted(view) && inHand(view, test));
  return atTable(match, { press: [...takeUp(match, test), ...press] });
}

/** The partner has told things of these kinds, and I have told as many of the first ones I may. */
function withTalk(match: WondersMatch, kinds: readonly string[], mine: number, extras: TableExtras = {}) {
  const { hears = [], tells = [], seat = 0 } = match.view(0).partner ?? {};
  const partners = kinds.flatMap((kind, at) => {
    const ofKind = hears.filter((message) => message.kind === kind);
    return ofKind[kinds.slice(0, at).filter((earlier) => earlier === kind).length] ?? [];
  });
  const told = [
    ...partners.map(({ text }) => ({ seat, text })),
    ...tells.slice(0, mine).map(({ text }) => ({ seat: 0, text })),
  ];
  return atTable(match, { ...extras, partner: told });
}

/** A card that can be built, but not together with its ship. */
const stays = ({ build, naval }: HandCardView): boolean =>
  build.obstacle === null && naval?.build?.obstacle === 'unobtainable';
const lacks = ({ build }: HandCardView): boolean => build.obstacle === 'unobtainable';

export const armadaScenes: Scenes = {
  'act-lacking': () => sailing(inAge(3), lacks, ['[aria-keyshortcuts=b]']),
  'act-noShip': () => sailing(inAge(2), stays),
  'act-whatIf': () => sailing(inAge(2), sails, [SWITCH, '[data-testid=what-if]']),
  'act-hint': () => withHint(wonders.search(FIVE, inAge(2)), bots),
  'sea3-turn1': () => atTable(wonders.until({ players: 3, ...SEA }, '7.21', atTurn(1, 1, 3))),
  'sea3-side': () =>
    atTable(wonders.until({ players: 3, packs: SEA.packs, sides: 'choose' }, '7.26', asked('chooseSide')), {
      press: ['.pick7'],
    }),
  'sea3-mid': () => atTable(wonders.until({ players: 3, ...SEA }, '7.21', atTurn(2, 4, 2)), { press: [SECOND] }),
  'sea3-siracusa': () => atTable(wonders.until(SIRACUSA, '7.22', atTurn(3, 2, 3)), { press: [FIRST] }),
  'sea5-mid': () => atTable(wonders.until(FIVE, '7.23', atTurn(2, 4, 3)), { press: [THIRD] }),
  'sea5-late': () => atTable(wonders.until(FIVE, '7.23', atTurn(3, 6, 5)), { press: [FIRST] }),
  'sea7-mid': () =>
    atTable(
      wonders.search(SEVEN, (view) => atTurn(2, 4, 4)(view) && raided(view)),
      { press: [FIRST] },
    ),
  'sea8-rules': () => atTable(teams(), { ...RULES, press: [...RULES.press, EXPANSION_RULES] }),
  'sea7-idle': () => atTable(wonders.search(SEVEN, (view) => atTurn(3, 3, 7)(view) && raided(view), 92)),
  'sea7-city': () => atTable(seven(), { press: ['[data-testid=left-neighbour]'] }),
  'sea7-shipyard': () => atTable(seven(), { press: [YARD] }),
  'sea7-naval': () => atTable(seven(), { press: [YARD, 'dialog .btn:has([href="#i-naval"])'] }),
  'sea4-memory': () => remembering(wonders.until(FOUR_TEAMS, '7.14', atTurn(2, 4, 4))),
  'sea7-memory': () => remembering(wonders.until(SEVEN, '7.13', atTurn(2, 7, 7))),
  'sea7-log': () => atTable(seven(), { press: [{ key: 'l' }] }),
  'sea7-logRow': () => atTable(seven(), { press: [{ key: 'l' }, '[data-testid=log] .row'] }),
  'sea7-logAgeEnd': () =>
    atTable(seven(), { press: [{ key: 'l' }, '[data-testid=log] .tab, [data-testid=log] .pill:last-child'] }),
  'sea8-logWhole': () =>
    atTable(
      wonders.until(TEAMS, '7.25', () => false),
      { press: ['.ebtns button:has([href="#i-eye"])', '.topbar > button:last-child', 'dialog .menu .btn'] },
    ),
  'sea7-islands': () =>
    atTable(
      wonders.search(SEVEN, (view) => view.age === 3 && (view.armada?.harbours[0].islands.length ?? 0) > 2),
      { press: ['.isl__d, .yards'] },
    ),
  'sea8-teams': () => atTable(wonders.until(TEAMS, '7.25', atTurn(2, 4, 5)), { press: [SECOND] }),
  'sea8-idle': () => atTable(teams()),
  'sea8-score': () => atTable(teams(), { press: ['.figs'] }),
  'sea8-counting': () =>
    atTable(
      wonders.until(TEAMS, '7.25', () => false),
      { passes: true },
    ),
  'sea8-end': () => atTable(wonders.until(TEAMS, '7.25', () => false)),
  'sea4-end': () => atTable(wonders.until(FOUR_TEAMS, '7.25', () => false)),
  'sea5-end': () => atTable(wonders.until(FIVE, '7.23', () => false)),
  'sea7-reveal': () => watching(wonders.until(SEVEN, '7.24', atTurn(2, 3, 1)), 'turned'),
  'sea8-reveal': () => watching(wonders.until(TEAMS, '7.25', atTurn(3, 3, 1)), 'turned'),
  'sea7-ageEnd': () => watching(endOfAge(), 'land'),
  'sea8-ageEnd': () => watching(wonders.until(TEAMS, '7.25', atTurn(2, 6, 1)), 'land'),
  'sea7-endExploration': () =>
    watching(wonders.before(SEVEN, brings('islandGained', 'navalConflictResolved')), 'exploration'),
  'sea7-endLosses': () => watching(endOfAge(), 'losses'),
  'sea7-endIncursions': () => watching(endOfAge(), 'incursions'),
  'sea7-endNaval': () => watching(endOfAge(), 'naval'),
  'sea7-lastRound': () => {
    const match = wonders.until(SEVEN, '7.24', atTurn(2, 3, 1));
    return atTable(match, { next: { moves: 1, step: () => wonders.step(match) }, until: '[data-slot]' });
  },
  'act-sail': () => sailing(inAge(2), sails),
  'act-plain': () => sailing(inAge(1), sails, []),
  'act-chain': () => sailing(inAge(2), sailsInChain),
  'act-far': () => sailing(myTurn, isFar),
  'act-waysToPay': () => sailing(myTurn, isFar, [SWITCH, '[data-ways] button']),
  'act-discard': () => atTable(wonders.search(FIVE, inAge(2)), { press: [FIRST] }),
  'act-stage': () =>
    atTable(
      wonders.search(
        FIVE,
        (view) =>
          inAge(2)(view) && view.hand?.[0]?.naval?.stages[0]?.naval.some((ship) => open(ship).length > 0) === true,
      ),
      { press: [FIRST, '[aria-keyshortcuts=w]', SWITCH] },
    ),
  'act-lost': () =>
    atTable(
      wonders.search(FIVE, (view) => myTurn(view) && (view.hand?.[0]?.naval?.stages[0]?.naval.length ?? 0) > 1, 12),
      { press: [FIRST, '[aria-keyshortcuts=w]', SWITCH] },
    ),
  'act-siracusa': () =>
    atTable(written({ cards: ['lumber-yard', 'ore-vein', 'loom-1'] }), { press: [FIRST, '[aria-keyshortcuts=w]'] }),
  'act-move': () =>
    atTable(
      wonders.search(FIVE, (view) => asks('moveShips')(view) && view.age > 1),
      { press: ['.pick7'] },
    ),
  'act-explore': () => atTable(wonders.search(FIVE, asks('explore')), { press: ['.pick7'] }),
  'act-conflict': () => {
    const mine = { islands: ['forgotten-oasis'], ships: { red: 1, blue: 2 } };
    const strong = [{ ships: { red: 4 } }, { ships: { red: 2 } }, { ships: { red: 3 } }];
    const match = written(mine, { turn: 7 }, strong);
    for (const seat of [0, 1, 2, 3]) match.play(seat, match.view(seat).hand?.[0]?.discard ?? '');
    return atTable(match, { press: [{ selector: '.pick7', nth: 1 }] });
  },
  'act-teams': () => atTable(wonders.search(FOUR_TEAMS, inAge(2))),
  'act-partner': () => atTable(wonders.search(FOUR_TEAMS, inAge(2)), { press: ['.partnerbtn'] }),
  'act-partnerBot': () =>
    atTable(wonders.search(FOUR_TEAMS, inAge(2)), {
      press: ['.partnerbtn'],
      seats: { 1: { kind: 'bot', guest: null, level: 'greedy' } },
    }),
  /** Hands go to the partner, who asks for two cards and gives a sign. */
  'sea6-asked': () => withTalk(wonders.until(SIX_TEAMS, '7.27', atTurn(1, 2, 6)), ['leave', 'leave', 'sign'], 2),
  'sea6-tray': () =>
    withTalk(wonders.until(SIX_TEAMS, '7.27', atTurn(1, 1, 6)), ['promise', 'sign'], 1, { press: ['.partnerbtn'] }),
  'sea8-tray': () =>
    withTalk(wonders.until(TEAMS, '7.25', atTurn(2, 2, 8)), ['take', 'sign'], 1, {
      press: [SECOND, '.partnerbtn'],
    }),
  'act-staged': () => {
    const match = wonders.search(
      FIVE,
      (view) => inAge(2)(view) && (view.decision?.acting.length ?? 0) > 1 && inHand(view, sails),
    );
    const card = match.view(0).hand?.find(sails);
    match.play(0, open(card?.naval?.build)[0]?.move ?? '');
    return atTable(match);
  },
};
