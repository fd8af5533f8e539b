import type { HandCardView, WondersView } from '@pharos/wonders';
import { bots } from '../../src/games/wonders/local/bots.ts';
import { withHint } from './hints.ts';
import { atTable, onDevice, remembering, RULES } from './places.ts';
import * as wonders from './wondersPositions.ts';
import type { WondersMatch } from './wondersPositions.ts';
import type { Press, Scenes } from './setting.ts';
import { watching } from './watching.ts';

/** Turn and Age, with at most so many players who have not chosen yet. */
export const atTurn =
  (age: number, turn: number, acting: number) =>
  (view: WondersView): boolean =>
    view.age === age && view.turn === turn && view.decision?.kind === 'turn' && view.decision.acting.length <= acting;
/** The first seat is asked this. */
export const asked =
  (kind: string) =>
  (view: WondersView): boolean =>
    view.decision?.kind === kind && view.decision.acting.includes(0);

/** Takes up the first card of the hand of seat 0 that `test` likes. */
export function takeUp(match: WondersMatch, test: (card: HandCardView) => boolean): Press[] {
  return [`[data-slot="${match.view(0).hand?.findIndex(test) ?? 0}"]`];
}

const ways = ({ build }: HandCardView): number => build.options.filter(({ move }) => move !== null).length;
const SIDES = { sides: 'random' };
const THREE = { players: 3, ...SIDES };
const FIVE = { players: 5, ...SIDES };
const SEVEN = { players: 7, ...SIDES };
const [FIRST, SECOND, THIRD] = ['[data-slot="0"]', '[data-slot="1"]', '[data-slot="2"]'];

/** The first two have as many points; coins decide. */
const tiesOnPoints = ({ outcome }: WondersView): boolean => {
  const totals = (outcome?.scores ?? []).map(({ total }) => total).toSorted((a, b) => b - a);
  return totals.length > 1 && totals[0] === totals[1];
};

/** A city of seven players in Age III. */
const seven = () => wonders.until(SEVEN, '7.13', atTurn(3, 3, 4));
const five = () => wonders.until(FIVE, '7.15', atTurn(2, 2, 3));

/** A city at the end of a long game: eight yellow cards, six brown ones, guilds. */
const LATE_CITY = {
  board: 'olympia',
  side: 'A',
  stages: 2,
  coins: 12,
  cards: [
    'tavern',
    'east-trading-post',
    'west-trading-post',
    'marketplace',
    'forum',
    'caravansery',
    'vineyard',
    'haven',
    'lumber-yard',
    'stone-pit',
    'clay-pool',
    'ore-vein',
    'sawmill',
    'quarry',
    'loom-1',
    'glassworks-1',
    'press-1',
    'workers-guild',
    'spies-guild',
    'philosophers-guild',
    'altar',
    'temple',
    'stockade',
    'stables',
    'workshop',
  ],
};

const late = () => wonders.written({ edition: 1, players: 7 }, { age: 3, turn: 6, cities: [LATE_CITY] });

export const wondersScenes: Scenes = {
  'seven3-turn1': () => atTable(wonders.until(THREE, '7.11', atTurn(1, 1, 3))),
  'seven5-turn1': () => atTable(wonders.until(FIVE, '7.12', atTurn(1, 1, 5))),
  'seven7-turn1': () => atTable(wonders.until(SEVEN, '7.13', atTurn(1, 1, 7))),
  'seven3-mid': () => atTable(wonders.until(THREE, '7.14', atTurn(2, 4, 2)), { press: [SECOND] }),
  'seven5-mid': () => atTable(wonders.until(FIVE, '7.15', atTurn(2, 4, 3)), { press: [THIRD] }),
  'seven7-mid': () => atTable(wonders.until(SEVEN, '7.13', atTurn(2, 4, 4)), { press: [FIRST] }),
  'seven7-idle': () => atTable(seven()),
  'seven5-late': () => atTable(wonders.until(FIVE, '7.15', atTurn(3, 6, 5)), { press: [FIRST] }),
  'seven7-late': () => atTable(late()),
  'seven7-lateCity': () => atTable(late(), { press: ['.tabs button, [data-testid=my-city] button'] }),
  'seven5-pay': () => {
    const match = wonders.search(
      FIVE,
      (view) => atTurn(2, 3, 5)(view) && view.hand?.some((card) => ways(card) > 2) === true,
    );
    return atTable(match, { press: takeUp(match, (card) => ways(card) > 2) });
  },
  'seven5-whyNot': () => {
    const match = wonders.until(FIVE, '7.15', atTurn(2, 2, 3));
    return atTable(match, {
      press: [...takeUp(match, ({ build }) => build.obstacle !== null), '[aria-keyshortcuts=b]'],
    });
  },
  'seven5-whatIf': () => {
    const match = wonders.until(FIVE, '7.15', atTurn(2, 4, 3));
    return atTable(match, {
      press: [...takeUp(match, ({ build }) => build.obstacle === null), '[data-testid=what-if]'],
    });
  },
  'seven5-hint': () => withHint(wonders.until(FIVE, '7.15', atTurn(2, 2, 5)), bots),
  'seven5-staged': () => {
    const match = five();
    const card = match.view(0).hand?.find(({ build }) => build.obstacle === null);
    match.play(0, card?.build.options[0]?.move ?? '');
    return atTable(match);
  },
  'seven5-stage': () => atTable(five(), { press: [THIRD, '[aria-keyshortcuts=w]'] }),
  'seven3-side': () =>
    atTable(wonders.until({ players: 3, sides: 'choose' }, '7.17', asked('chooseSide')), { press: ['.pick7'] }),
  'seven4-first': () => atTable(wonders.until({ edition: 1, players: 4 }, '7.18', atTurn(2, 2, 2)), { press: [FIRST] }),
  'seven2-free': () =>
    atTable(
      wonders.search({ edition: 1, players: 2 }, (view) => view.age === 2 && asked('freeCity')(view)),
      { press: [FIRST] },
    ),
  'seven5-revive': () =>
    atTable(
      wonders.search(FIVE, (view) => view.age > 1 && asked('revive')(view)),
      { press: [{ selector: '.pick7', nth: 1 }] },
    ),
  'seven3-copy': () =>
    atTable(
      wonders.written(
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
      { press: ['.pick7'] },
    ),
  'seven5-seventh': () => atTable(wonders.search(FIVE, asked('seventhCard'), 24)),
  'seven7-city': () => atTable(seven(), { press: ['[data-testid=left-neighbour]'] }),
  'seven7-score': () => atTable(seven(), { press: ['.figs'] }),
  'seven7-trade': () => atTable(seven(), { press: ['.figs--own'] }),
  'seven7-board': () => atTable(seven(), { press: ['[data-testid=my-city] .mine7__w'] }),
  'seven2-memory': () => remembering(wonders.until({ edition: 1, players: 2, ...SIDES }, '7.31', atTurn(2, 4, 2))),
  'seven3-memory': () => remembering(wonders.until(THREE, '7.14', atTurn(2, 5, 3))),
  'seven7-memory': () => remembering(seven()),
  'seven7-log': () => atTable(seven(), { press: [{ key: 'l' }] }),
  'seven7-keys': () => atTable(seven(), { press: [{ key: '?' }] }),
  'seven5-chat': () =>
    atTable(five(), {
      chat: ['Good luck, everybody!', 'Who taught Theano to build so many guards?', 'She started it.'],
      press: ['.topbar button:has([href="#i-chat"])'],
    }),
  'seven5-rules': () => atTable(five(), RULES),
  'seven5-menu': () => atTable(five(), { press: ['.topbar > button:last-child'] }),
  'seven5-watch': () => atTable(wonders.until(FIVE, '7.15', atTurn(2, 4, 3)), { mine: -1 }),
  'seven5-away': () => atTable(five(), { seats: { 1: { connected: false }, 2: { standIn: true } } }),
  'seven5-standIn': () => atTable(five(), { seats: { 0: { standIn: true } } }),
  'seven5-offer': () =>
    atTable(five(), {
      info: { offer: { id: 1, what: 'end', seat: 1, agreed: [1], asked: [0, 2, 3, 4], until: null } },
    }),
  'seven5-lastRound': () => {
    const match = wonders.until(FIVE, '7.15', atTurn(2, 3, 1));
    return atTable(match, { next: { moves: 1, step: () => wonders.step(match) }, until: '[data-slot]' });
  },
  'seven3-reveal': () => watching(wonders.until(THREE, '7.14', atTurn(2, 3, 1)), 'turned'),
  'seven7-reveal': () => watching(wonders.until(SEVEN, '7.13', atTurn(2, 3, 1)), 'turned'),
  'seven7-payments': () => watching(wonders.until(SEVEN, '7.13', atTurn(3, 3, 1)), 'payments'),
  'seven3-ageEnd': () => watching(wonders.until(THREE, '7.14', atTurn(2, 6, 1)), 'land'),
  'seven7-ageEnd': () => watching(wonders.until(SEVEN, '7.13', atTurn(2, 6, 1)), 'land'),
  'seven5-roundList': () =>
    atTable(wonders.until(FIVE, '7.15', atTurn(2, 4, 3)), { press: ['[data-testid=left-neighbour] [data-last]'] }),
  'seven3-end': () => atTable(wonders.until(THREE, '7.14', () => false)),
  'seven3-win': () => atTable(wonders.end(THREE, ({ outcome }) => outcome?.ranking[0]?.join() === '0')),
  'seven3-tie': () => atTable(wonders.end(THREE, tiesOnPoints, 67)),
  'seven7-end': () => atTable(wonders.until(SEVEN, '7.13', () => false)),
  'seven3-endTable': () =>
    atTable(
      wonders.until(THREE, '7.14', () => false),
      { press: ['.ebtns button:has([href="#i-eye"])'] },
    ),
  sevenReplay: () =>
    onDevice(
      wonders.until(FIVE, '7.15', () => false),
      { path: '/g/local#9', shown: '[data-testid=turn-pill]' },
    ),
  sevenLocal: () => onDevice(wonders.until(FIVE, '7.15', (view) => view.age === 2)),
};
