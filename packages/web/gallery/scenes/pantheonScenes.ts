import { unwrap } from '@pharos/core';
import type { DuelView } from '@pharos/duel';
import * as duel from './duelPositions.ts';
import { atTable, onDevice, EXPANSION_RULES, RULES, type AnyMatch } from './places.ts';
import type { Extras, Scenes, Setting } from './setting.ts';

const PANTHEON = { packs: ['base', 'pantheon'] };
const BOTH = { packs: ['base', 'agora', 'pantheon'] };
const FIRST_PICK = ['.pick'];
const FIRST_SPACE = ['[data-space="2"]'];

type Wanted = (view: DuelView, version: number) => boolean;

const inAge =
  (age: number, cards: number): Wanted =>
  (view) =>
    view.decision?.kind === 'turn' && view.age === age && view.structure.length <= cards;

/** The first position of a game with Pantheon that is as wanted. */
const at = (wanted: Wanted, extras: Extras = {}, options: object = PANTHEON): Setting =>
  onDevice(duel.search(wanted, options), extras);

const SPACES = { 1: 'zeus', 2: 'enki', 3: 'ra', 4: 'astarte', 5: 'gate', 6: 'mars' };
const FIRST = { coins: 15, city: ['workshop', 'baths', 'quarry', 'library'], wonders: ['sphinx', 'piraeus'] };
const SECOND = {
  coins: 9,
  city: ['apothecary', 'scriptorium', 'altar', 'clay-pool', 'press'],
  wonders: ['mausoleum', 'colossus'],
};
const DISCARDED = [
  'theater',
  'tavern',
  'stable',
  'lumber-yard',
  'garrison',
  'palisade',
  'pharmacist',
  'stone-pit',
  'clay-pit',
  'wood-reserve',
  'guard-tower',
  'glassworks',
];
const HOLDINGS = {
  first: {
    mythologyTokens: ['mythology-greek-1', 'mythology-roman-2', 'mythology-egyptian-1'],
    offeringTokens: ['offering-2', 'offering-4'],
    divinities: ['aphrodite'],
  },
  second: { mythologyTokens: ['mythology-phoenician-1'], offeringTokens: ['offering-3'], divinities: ['tanit'] },
};

/** An open Pantheon; `spaces` says what lies there. */
const open = (spaces: Readonly<Record<number, string>> = SPACES, more: object = {}): object => ({
  age: 2,
  first: FIRST,
  second: SECOND,
  discard: ['theater', 'tavern', 'stable', 'lumber-yard'],
  pantheon: { spaces, ...HOLDINGS },
  ...more,
});

/** A table that nothing is pressed at: what its expansions show is fetched after the bar is there. */
const shown = (match: AnyMatch): Setting => atTable(match, { until: '[data-testid=action-sheet]' });

/** What the first player has to choose after a Divinity was activated. */
function activated(divinity: string, extras: Extras, more: object = {}, options: object = PANTHEON): Setting {
  const spaces = Object.values(SPACES).includes(divinity) ? SPACES : { ...SPACES, 1: divinity };
  const match = duel.written(options, open(spaces, more));
  unwrap(match.play(0, `activate ${divinity}`));
  return atTable(match, extras);
}

const LATE = {
  age: 3,
  first: {
    coins: 3,
    city: [
      'tavern',
      'forum',
      'quarry',
      'press',
      'altar',
      'temple',
      'workshop',
      'library',
      'stable',
      'horse-breeders',
      'grand-temple-greek',
      'grand-temple-roman',
    ],
    wonders: ['sphinx', 'piraeus', 'divine-theater'],
    built: ['sanctuary'],
    tokens: ['mysticism', 'engineering'],
  },
  second: {
    coins: 12,
    city: ['apothecary', 'scriptorium', 'clay-pool', 'glassworks', 'baths', 'grand-temple-egyptian', 'barracks'],
    wonders: ['mausoleum', 'pyramids', 'hanging-gardens'],
    built: ['colossus'],
    tokens: ['poliorcetics'],
  },
  pawn: 2,
  pantheon: {
    spaces: { 2: 'enki', 4: 'isis', 5: 'gate' },
    first: {
      mythologyTokens: ['mythology-greek-1', 'mythology-roman-2', 'mythology-egyptian-1'],
      offeringTokens: ['offering-2'],
      divinities: ['nisaba', 'astarte', 'aphrodite'],
      coinsApart: 5,
    },
    second: {
      mythologyTokens: ['mythology-phoenician-1', 'mythology-mesopotamian-1'],
      divinities: ['minerva', 'mars'],
    },
    snakeOn: 'apothecary',
    minerva: -4,
  },
};

export const pantheonScenes: Scenes = {
  pantheonAge1: () => at(inAge(1, 16)),
  pantheonTakes: () => at((view) => view.decision?.kind === 'turn' && view.age === 1, { press: [{ takeUp: 'build' }] }),
  pantheonPlace: () =>
    at((view) => view.decision?.kind === 'placeDivinity', {
      press: ['.group:first-child .pick', '.group:last-child .pick:not(:disabled)'],
    }),
  pantheon: () => shown(duel.written(PANTHEON, open())),
  pantheonActivate: () => atTable(duel.written(PANTHEON, open()), { press: FIRST_SPACE }),
  pantheonOffering: () =>
    atTable(duel.written(PANTHEON, open()), { press: ['[data-space="5"]', '.spend__b[aria-pressed=false]'] }),
  pantheonDear: () =>
    atTable(duel.written(PANTHEON, { ...open(), first: { ...FIRST, coins: 1 } }), { press: ['[data-space="1"]'] }),
  pantheonBoard: () =>
    atTable(duel.written(PANTHEON, open()), { press: ['[data-board=pantheon] .head, .tabs [data-pantheon]'] }),
  pantheonGate: () => {
    const match = duel.written(PANTHEON, open());
    unwrap(match.play(0, 'activate gate'));
    return atTable(match, { press: FIRST_PICK });
  },
  pantheonTheater: () => {
    const match = duel.written(PANTHEON, {
      ...open(),
      structure: ['aqueduct', 'forum'],
      first: { ...FIRST, coins: 40, wonders: ['divine-theater'] },
    });
    unwrap(match.play(0, 'build divine-theater with forum'));
    return atTable(match, { press: FIRST_PICK });
  },
  pantheonDeck: () => {
    const match = duel.written(PANTHEON, {
      ...open({ 1: 'zeus' }),
      structure: ['aqueduct', 'forum'],
      first: { ...FIRST, coins: 40, wonders: ['divine-theater'] },
    });
    unwrap(match.play(0, 'build divine-theater with forum'));
    unwrap(match.play(0, 'search egyptian'));
    return atTable(match, { press: ['.group:first-child .pick', '.group:last-child .pick'] });
  },
  pantheonEnki: () => activated('enki', { press: FIRST_PICK }),
  pantheonSnake: () => activated('nisaba', { press: FIRST_PICK }),
  pantheonZeus: () => activated('zeus', { press: ['.slot.is-lit'] }),
  pantheonAnubis: () =>
    activated(
      'anubis',
      { press: FIRST_PICK },
      {
        first: { ...FIRST, wonders: ['piraeus'], built: ['sphinx'] },
        second: { ...SECOND, wonders: [], built: ['colossus', 'mausoleum'] },
      },
    ),
  pantheonIsis: () =>
    activated(
      'isis',
      { press: ['.group:first-child .pick', '.group:last-child .pick'] },
      { first: { ...FIRST, wonders: ['sphinx', 'piraeus', 'divine-theater', 'sanctuary'] }, discard: DISCARDED },
    ),
  pantheonMinerva: () => activated('minerva', { press: FIRST_PICK }, { pawn: 1 }),
  pantheonNeptune: () => activated('neptune', { press: FIRST_PICK }),
  pantheonLate: () => shown(duel.written(PANTHEON, LATE)),
  pantheonCity: () =>
    atTable(duel.written(PANTHEON, LATE), { press: ['[data-testid=my-city] [data-holdings], [data-testid=my-city]'] }),
  pantheonRules: () =>
    atTable(duel.written(PANTHEON, open()), {
      ...RULES,
      press: [...RULES.press, EXPANSION_RULES],
    }),
  pantheonEnd: () =>
    atTable(duel.end((view) => view.outcome?.ending === 'civilian' && view.players[0].score.divinities > 0, PANTHEON)),
  pantheonAgora: () => shown(duel.written(BOTH, LATE)),
  pantheonAgoraBoard: () =>
    atTable(
      duel.written(BOTH, {
        ...LATE,
        pantheon: { ...LATE.pantheon, spaces: { 1: 'zeus', 2: 'enki', 3: 'ra', 5: 'gate' } },
      }),
      {
        press: ['[data-place=board-switch].turn, [data-place=board-switch] .tab:last-child', '[data-space="1"]'],
      },
    ),
  pantheonAgoraNeptune: () => activated('neptune', { press: FIRST_PICK }, {}, BOTH),
};
