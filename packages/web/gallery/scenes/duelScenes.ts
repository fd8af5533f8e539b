import type { DuelView } from '@pharos/duel';
import type { Offer } from '@pharos/protocol';
import { bots } from '../../src/games/duel/local/bots.ts';
import { withHint } from './hints.ts';
import { API, atTable, onDevice, RULES, TABLE } from './places.ts';
import * as duel from './duelPositions.ts';
import type { Scenes, Setting } from './setting.ts';

/** Somebody who has not kept their identity yet. */
const AS_GUEST = { ...API, '/me': { id: 'guest-0', name: 'Arsinoe', language: null, kept: false } };

const decision =
  (kind: string) =>
  (view: DuelView): boolean =>
    view.decision?.kind === kind;
const inAge =
  (age: number, cards: number) =>
  (view: DuelView): boolean =>
    view.age === age && view.structure.length === cards;

/** How many different Wonders the moves of this position build. */
function wonders(view: DuelView): number {
  const built = view.decision?.choices?.flatMap((choice) => (choice.action === 'buildWonder' ? [choice.object] : []));
  return new Set(built).size;
}

const FIRST_PICK = ['.pick'];
const MENU = ['.topbar > button:last-child'];

/** A question of one player that waits for the answer of the other. */
const offer = (what: Offer['what'], seat: number): Offer => ({
  id: 1,
  what,
  seat,
  agreed: [seat],
  asked: [1 - seat],
  until: null,
});

const TOKENS = ['law', 'economy', 'masonry', 'mathematics', 'philosophy', 'strategy', 'theology', 'urbanism'];

/** A pair of symbols with so many Progress tokens on the board. */
const tokens = (count: number) =>
  duel.written(
    {},
    {
      age: 2,
      first: { coins: 6, city: ['workshop', 'apothecary'] },
      board: TOKENS.slice(0, count),
      choice: { kind: 'takeToken' },
    },
  );

/** A city at the end of a long game: many yellow cards, six brown ones, guilds. */
const LATE_CITY = {
  coins: 14,
  city: [
    'tavern',
    'stone-reserve',
    'clay-reserve',
    'wood-reserve',
    'forum',
    'caravansery',
    'customs-house',
    'brewery',
    'lumber-yard',
    'logging-camp',
    'clay-pool',
    'clay-pit',
    'quarry',
    'stone-pit',
    'glassworks',
    'press',
    'stable',
    'garrison',
    'horse-breeders',
    'theater',
    'altar',
    'baths',
    'statue',
    'temple',
    'workshop',
    'school',
  ],
};

export const duelScenes: Scenes = {
  draft: () => onDevice(duel.until('9.3', (_, version) => version === 2)),
  age1: () => onDevice(duel.until('9.3', inAge(1, 16))),
  table: () => onDevice(duel.until('9.3', inAge(2, 12)), { press: [{ takeUp: 'build' }] }),
  wonder: () =>
    onDevice(
      duel.search((view) => view.age === 2 && wonders(view) > 1),
      { press: [{ takeUp: 'wonder' }] },
    ),
  wonderFour: () =>
    onDevice(
      duel.search((view) => wonders(view) > 3),
      { press: [{ takeUp: 'wonder' }] },
    ),
  rules: () => onDevice(duel.until('9.3', inAge(1, 16)), RULES),
  age3: () => onDevice(duel.until('9.3', inAge(3, 15)), { press: [{ takeUp: 'any' }] }),
  late: () => onDevice(duel.until('9.5', inAge(3, 3)), { press: [{ takeUp: 'any' }] }),
  lateCity: () => atTable(duel.written({}, { age: 3, first: LATE_CITY })),
  myCity: () =>
    onDevice(duel.until('9.5', inAge(3, 3)), { press: ['[data-testid=my-city] button, [data-testid=my-city]'] }),
  token3: () => atTable(tokens(3), { press: FIRST_PICK }),
  token4: () => atTable(tokens(4), { press: FIRST_PICK }),
  token5: () => atTable(tokens(5), { press: FIRST_PICK }),
  token: () => onDevice(duel.search(decision('takeToken')), { press: FIRST_PICK }),
  drawn: () => onDevice(duel.search(decision('drawToken'))),
  destroy: () => onDevice(duel.search(decision('destroy')), { press: FIRST_PICK }),
  starter: () => onDevice(duel.search(decision('chooseStarter'))),
  revive: () =>
    onDevice(
      duel.search((view) => decision('revive')(view) && view.discard.length > 5),
      { press: FIRST_PICK },
    ),
  reviveMany: () =>
    onDevice(
      duel.search((view) => decision('revive')(view) && view.discard.length > 21),
      { press: FIRST_PICK },
    ),
  whyNot: () =>
    atTable(duel.written({}, { age: 3, structure: ['palace', 'fortifications', 'port'], first: { coins: 0 } }), {
      press: [{ takeUp: 'any' }, '[aria-keyshortcuts=b]'],
    }),
  whatIf: () => atTable(duel.until('9.3', inAge(2, 12)), { press: [{ takeUp: 'build' }, '[data-testid=what-if]'] }),
  hint: () => withHint(duel.until('9.3', inAge(2, 12)), bots),
  waiting: () => atTable(otherOneChooses(), { info: { plans: true } }),
  plan: () => planning(otherOneChooses()),
  memory: () => onDevice(duel.until('9.3', inAge(2, 12)), { press: [{ key: 'm' }], until: '[data-testid=memory]' }),
  memoryGuilds: () =>
    onDevice(duel.until('9.3', inAge(3, 15)), { press: [{ key: 'm' }], until: '[data-testid=memory]' }),
  log: () =>
    atTable(duel.until('9.3', inAge(2, 12)), {
      chat: ['Good luck!', 'Thanks, and have fun.'],
      press: [{ key: 'l' }],
    }),
  duelWatch: () => atTable(duel.until('9.3', inAge(2, 12)), { mine: -1 }),
  end: () => onDevice(duel.until('9.3', () => false)),
  endLost: () =>
    atTable(
      duel.end((view) => view.outcome?.ending === 'civilian' && view.outcome.ranking[0]?.[0] === 1),
      {},
    ),
  endMilitary: () => atTable(duel.end((view) => view.outcome?.ending === 'military')),
  endScientific: () => atTable(duel.end((view) => view.outcome?.ending === 'scientific')),
  endCounting: () =>
    atTable(
      duel.end((view) => view.outcome?.ending === 'civilian'),
      { passes: true },
    ),
  endTalk: () =>
    atTable(
      duel.until('9.3', () => false),
      { chat: ['Well played!', 'Thanks. Once more?'], seats: { 1: { rematch: 'agreed' } } },
    ),
  endWatch: () =>
    atTable(
      duel.until('9.3', () => false),
      { mine: -1 },
    ),
  resign: () => atTable(duel.until('9.3', inAge(2, 12)), { press: [...MENU, 'dialog .btn:has([href="#i-flag"])'] }),
  offeredDraw: () => atTable(duel.until('9.3', inAge(2, 12)), { info: { offer: offer('draw', 1) } }),
  offeredUndo: () => atTable(duel.until('9.3', inAge(2, 12)), { info: { offer: offer('undo', 0) } }),
  endResigned: () => atTable(ended('resignation')),
  endDraw: () => atTable(ended('draw')),
  endKeep: () => atTable(ended('draw'), { server: { api: AS_GUEST }, until: '.keep' }),
  newAge: () => {
    const match = lastOfAge();
    return atTable(match, { next: { moves: 1, step: () => duel.step(match) } });
  },
  ageBanner: () => ageBanner(0),
  ageBannerWatch: () => ageBanner(-1),
};

const otherOneChooses = () =>
  duel.until('9.3', (view, version) => view.age === 1 && version > 12 && view.decision?.seat === 1);

/** Answers to two moves are planned, and a third one is being looked for. */
function planning(match: ReturnType<typeof duel.until>): Setting {
  const next = match.foresee(0, []);
  const lines = next?.choices.slice(0, 2).map((choice) => {
    const answers = match.foresee(0, [choice.move])?.choices ?? [];
    return [{ seat: 1, choice }, ...answers.slice(-1).map((answer) => ({ seat: 0, choice: answer }))];
  });
  const path = `/tables/${TABLE}/plan`;
  const api = { ...API, [path]: { v: match.version, lines }, [`${path}/choices`]: { next } };
  const info = { plans: true, clock: { kind: 'correspondence', days: 3, holidays: 0 } } as const;
  return atTable(match, { info, server: { api }, press: ['.plans'], until: '[data-testid=plan] .choices' });
}

const lastOfAge = () => duel.search((view) => view.age === 1 && view.structure.length === 1 && decision('turn')(view));

/** The moment at which a new Age is told, to a player or to somebody who watches. */
function ageBanner(mine: number): Setting {
  const match = lastOfAge();
  const next = { moves: 1, step: () => duel.step(match) };
  return atTable(match, { mine, next, passes: true, until: '[data-testid=age-banner]' });
}

function ended(kind: 'draw' | 'resignation'): ReturnType<typeof duel.until> {
  const match = duel.until('9.3', inAge(2, 12));
  match.end(kind === 'draw' ? { kind } : { kind, seat: 1 });
  return match;
}
