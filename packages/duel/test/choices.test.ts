import { unwrap } from '@pharos/core';
import { describe, expect, it, test } from 'vitest';
import {
  duel,
  PACKS,
  RULINGS,
  type ActivateChoice,
  type ChoiceView,
  type DuelEvent,
  type DuelView,
  type Payment,
} from '../src/index.ts';
import { AGORA, BOTH_EXPANSIONS, devout, eachPly, matchOf, political, publicView } from './support.ts';

/** The text of a move, put together from what the record says. */
function textOf(choice: ChoiceView): string {
  switch (choice.action) {
    case 'build':
    case 'discard':
    case 'recruit':
    case 'drop':
    case 'pick':
    case 'take':
    case 'keep':
    case 'destroy':
    case 'revive':
    case 'trigger':
    case 'extort':
    case 'seize':
    case 'sabotage':
    case 'lock':
    case 'receive':
    case 'snake':
    case 'unbuild':
      return `${choice.action} ${choice.subject}`;
    case 'buildWonder':
      return `build ${choice.object} with ${choice.subject}`;
    case 'prepare':
      return `prepare ${choice.object} with ${choice.subject}`;
    case 'buildFree':
      return `build ${choice.subject} free`;
    case 'swap':
      return `swap ${choice.subject} for ${choice.object}`;
    case 'keepConspiracy':
      return `keep ${choice.subject} other ${choice.otherTo}`;
    case 'place':
      return `place ${choice.to}`;
    case 'remove':
      return `remove ${choice.from}`;
    case 'move':
      return `move ${choice.from} to ${choice.to}`;
    case 'shift':
      return `shift ${choice.subject} to ${choice.to}`;
    case 'start':
      return `start ${choice.seat === 0 ? 'first' : 'second'}`;
    case 'activate':
      return [
        'activate',
        choice.subject,
        ...(choice.offerings.length > 0 ? ['with', choice.offerings.join('+')] : []),
      ].join(' ');
    case 'put':
      return `put ${choice.subject} on ${choice.space}`;
    case 'search':
      return `search ${choice.mythology}`;
    case 'choose':
      return choice.top === null ? `choose ${choice.subject}` : `choose ${choice.subject} top ${choice.top}`;
    case 'discardSlot':
      return `discard slot ${choice.slot}`;
    case 'buildUsing':
      return `build ${choice.object} using ${choice.subject}`;
    case 'guard':
      return `guard ${choice.at}`;
    case 'void':
    case 'exploit':
      return `${choice.action} ${choice.token}`;
    case 'conspire':
    case 'decline':
    case 'pass':
      return choice.action;
  }
}

/** The printed cost of a card or Wonder. */
function costOf(id: string): Readonly<Record<string, number>> {
  const specs = PACKS.flatMap(({ cards, wonders }) => [...cards, ...wonders]);
  return { ...specs.find((spec) => spec.id === id)?.cost };
}

/** Every unit and coin of the cost is accounted for once, and the coins add up. */
function expectExplained(view: DuelView, { payment, ...choice }: ChoiceView): void {
  if (payment === null || choice.action === 'recruit') return;
  const { coins = 0, ...needs } = costOf(choice.action === 'buildWonder' ? choice.object : (choice.subject ?? ''));
  const me = view.players[view.viewer ?? 0];
  const discounts = payment.discounts ?? [];
  expect(payment.coins).toBe(payment.bank + payment.trade);
  expect(payment.missing).toBe(0);
  if (payment.chain) return expect(payment).toMatchObject({ coins: 0, buys: [] });
  if (payment.insteadBy !== undefined) return expect(payment).toMatchObject({ coins: 1, bank: 1, buys: [] });
  if (choice.action === 'activate') return expectActivationExplained(view, choice, payment);
  const units = [
    ...(payment.own ?? []),
    ...(payment.chosen ?? []),
    ...discounts.flatMap((discount) => discount.units),
    ...payment.buys.flatMap(({ resource, count }) => Array.from({ length: count }, () => resource)),
  ];
  const counts: Record<string, number> = {};
  for (const unit of units) counts[unit] = (counts[unit] ?? 0) + 1;
  expect(counts).toEqual(needs);
  expect(payment.bank + discounts.reduce((sum, discount) => sum + discount.coins, 0)).toBe(coins);
  for (const unit of payment.own ?? []) expect(me.producers[unit]).not.toEqual([]);
  const kinds = (payment.chosen ?? []).map((unit) => (unit === 'glass' || unit === 'papyrus' ? 'manufactured' : 'raw'));
  for (const kind of ['raw', 'manufactured'] as const) {
    const count = kinds.filter((one) => one === kind).length;
    expect(me.producers[kind]?.length ?? 0).toBeGreaterThanOrEqual(count);
    expect(me.choices[kind]).toBe(me.producers[kind]?.length ?? 0);
  }
  for (const { each, raisedBy = 0, fixedBy, loweredBy } of payment.buys) {
    expect(each).toBe(fixedBy === undefined ? 2 + raisedBy - (loweredBy === undefined ? 0 : 1) : 1);
  }
}

/** What is printed beside the space, twice for the Gate, is paid or spared. */
function expectActivationExplained(
  view: DuelView,
  { space }: Pick<ActivateChoice, 'space'>,
  { coins, discounts = [] }: Payment,
): void {
  const { prices, holds } = view.pantheon?.spaces[space - 1] ?? { prices: [0, 0], holds: 'nothing' };
  const printed = prices[view.viewer ?? 0] * (holds === 'gate' ? 2 : 1);
  expect(coins + discounts.reduce((sum, discount) => sum + discount.coins, 0)).toBe(printed);
}

function coinsOf(events: readonly DuelEvent[], type: 'coinsPaid' | 'coinsGained', reason?: string): number {
  return events.reduce(
    (sum, event) =>
      event.type === type && (event.type !== 'coinsGained' || event.reason === reason) ? sum + event.count : sum,
    0,
  );
}

/** What the record promises happens. */
function expectKept(choice: ChoiceView, events: readonly DuelEvent[]): void {
  expect(coinsOf(events, 'coinsPaid')).toBe(choice.payment?.coins ?? 0);
  expect(coinsOf(events, 'coinsGained', 'economy')).toBe(choice.payment?.toOpponent ?? 0);
  expect(coinsOf(events, 'coinsGained', 'discard')).toBe(choice.action === 'discard' ? choice.gains : 0);
  const [first] = events;
  if ('slot' in choice && 'from' in first) expect(first.from).toBe(choice.slot ?? 'removed');
  if (choice.action === 'lock') expect(events).toContainEqual(expect.objectContaining({ from: choice.from }));
  if (choice.action === 'conspire') expect(events).toContainEqual(expect.objectContaining({ count: choice.draws }));
  if (choice.action === 'shift') expect(first).toMatchObject({ from: choice.from, to: choice.to });
}

/** Whatever a player would try in a turn is either a choice or explained. */
function expectNoGap(view: DuelView): void {
  const { choices, impossible, kind, seat } = view.decision ?? {};
  if (!choices || !impossible || seat === undefined) throw new Error('it is nobody’s turn');
  for (const { action, subject, object } of impossible) {
    const same = choices.filter(
      (choice) =>
        choice.action === action &&
        (subject === null || choice.subject === subject) &&
        (object === undefined || ('object' in choice && choice.object === object)),
    );
    expect(same, `${action} ${subject} ${object} is both possible and not`).toEqual([]);
  }
  if (kind !== 'turn') return;
  const found = (action: string, id: string): number =>
    [...choices, ...impossible].filter(
      (one) => one.action === action && (one.subject === id || ('object' in one && one.object === id)),
    ).length;
  for (const { accessible, card, back } of view.structure) {
    if (accessible && card !== null) expect(found(back === 'senator' ? 'recruit' : 'build', card)).toBe(1);
  }
  for (const { wonder, built } of view.players[seat].wonders)
    if (!built) expect(found('buildWonder', wonder)).not.toBe(0);
  for (const { space, holds } of view.pantheon?.isOpen === true ? view.pantheon.spaces : []) {
    if (holds === 'nothing') continue;
    const isOffered = choices.some((choice) => choice.action === 'activate' && choice.space === space);
    const subject = view.pantheon?.spaces[space - 1].divinity ?? 'gate';
    expect(isOffered || found('activate', subject) === 1).toBe(true);
  }
  for (const { conspiracy, state } of view.agora?.players[seat].conspiracies ?? []) {
    if (state === 'triggered') continue;
    expect(found('trigger', conspiracy ?? '')).toBe(1);
    expect(found('prepare', conspiracy ?? '')).not.toBe(0);
  }
}

const TURNED_ROUND = Object.fromEntries(RULINGS.map(({ id, answers }) => [id, answers[answers.length - 1].id]));

test.each([
  ['the base game', {}, 12, 8],
  ['the base game with all rulings turned round', { options: TURNED_ROUND }, 6, 8],
  ['Agora', { ...political, series: 4 }, 30, 25],
  ['Agora with all rulings turned round', { ...political, series: 5, options: { ...AGORA, ...TURNED_ROUND } }, 20, 20],
  ['Pantheon', { ...devout, series: 6 }, 12, 18],
  ['Agora and Pantheon', { ...devout, series: 7, options: BOTH_EXPANSIONS }, 12, 25],
])(
  'in random games of %s every choice says what its move does, and what is missing says why',
  (_, course, games, kinds) => {
    const seen = new Set<string>();
    let plies = 0;
    eachPly(
      games,
      ({ before, seat, move, events }) => {
        const view = duel.view(before, seat);
        const choices = view.decision?.choices ?? [];
        expect(choices.map(textOf)).toEqual(choices.map((choice) => choice.move));
        for (const choice of choices) seen.add(choice.action);
        // One in three will do: they are many, and alike.
        for (const [index, choice] of choices.entries()) if (index % 3 === plies % 3) expectExplained(view, choice);
        plies++;
        expectNoGap(view);
        const made = choices.find((choice) => choice.move === move);
        if (made === undefined) throw new Error(`${move} is not among the choices`);
        expectKept(made, events);
        expect(duel.view(before, 1 - seat).decision).toMatchObject({ choices: null, impossible: null });
      },
      course,
    );
    expect(seen.size).toBeGreaterThanOrEqual(kinds);
  },
);

/** The records of the choice that is open in a position. */
function decisionOf(position: unknown, options: unknown = {}): NonNullable<DuelView['decision']> {
  const match = matchOf(position, options);
  const { decision } = match.view(publicView(match).decision?.seat ?? 0);
  if (decision === null) throw new Error('there is nothing to decide');
  return decision;
}

function obstacles(position: unknown, options: unknown = {}): string[] {
  const { impossible } = decisionOf(position, options);
  return (impossible ?? []).map(({ action, subject, object, obstacle }) =>
    [action, subject, object, obstacle].filter((word) => word !== null && word !== undefined).join(' '),
  );
}

describe('what cannot be done', () => {
  it('[D-21, D-24] what cannot be done is a card or Wonder that is too dear, with the coins that are missing', () => {
    const { impossible } = decisionOf({
      age: 3,
      structure: ['palace', 'port'],
      first: { coins: 4, wonders: ['sphinx'] },
    });
    expect(impossible).toMatchObject([
      {
        action: 'build',
        subject: 'palace',
        slot: 'r1c5',
        payment: { coins: 10, missing: 6 },
        obstacle: 'tooExpensive',
      },
      { action: 'build', subject: 'port', payment: { coins: 6, missing: 2 } },
      { action: 'buildWonder', subject: null, object: 'sphinx', payment: { coins: 8, missing: 4 } },
    ]);
  });

  it('[D-47] what cannot be done is a Wonder, once seven are built or the own ones are', () => {
    const built = ['sphinx', 'pyramids', 'colossus', 'piraeus'];
    const others = ['mausoleum', 'appian-way', 'circus-maximus'];
    const structure = ['altar', 'baths'];
    expect(obstacles({ structure, first: { built }, second: { built: others } })).toEqual(['buildWonder wonderLimit']);
    expect(obstacles({ structure, first: { built }, second: { wonders: others } })).toEqual([
      'buildWonder noWonderLeft',
    ]);
  });

  it('[D-69] what cannot be done is to decline a token, if agreed so', () => {
    const position = { choice: { kind: 'takeToken' }, board: ['law'] };
    expect(obstacles(position, { pairToken: 'must' })).toEqual(['decline mandatory']);
    expect(obstacles(position)).toEqual([]);
  });

  const wonders = ['sphinx'];
  const turn = { structure: ['altar', 'theater'], first: { coins: 30, wonders } };

  it('[A-17] what cannot be done is to recruit a Senator who costs more than there is', () => {
    const senators = ['politician-left-1', 'politician-left-2'];
    const position = { structure: ['conspirator-1', 'altar'], first: { coins: 1 }, agora: { first: { senators } } };
    expect(decisionOf(position, AGORA).impossible).toContainEqual(
      expect.objectContaining({ action: 'recruit', subject: 'conspirator-1', obstacle: 'tooExpensive' }),
    );
  });

  it('[A-18] what cannot be done is never a Senator with Corruption, which spares the coins', () => {
    const agora = { first: { senators: ['politician-left-1', 'politician-left-2'] } };
    const position = { structure: ['conspirator-1', 'altar'], first: { coins: 0, tokens: ['corruption'] }, agora };
    expect(decisionOf(position, AGORA).choices?.find(({ action }) => action === 'recruit')?.payment).toMatchObject({
      coins: 0,
      discounts: [{ by: 'corruption', units: [], coins: 2 }],
    });
  });

  it('[A-35, A-36, A-40] what cannot be done is to trigger what is not prepared or in vain, and to prepare what already is', () => {
    const agora = { first: { conspiracies: { coup: null, blackmail: 'quarry' } } };
    expect(obstacles({ ...turn, second: { coins: 0 }, agora }, AGORA)).toEqual([
      'trigger coup notPrepared',
      'trigger blackmail noEffect',
      'prepare blackmail prepared',
    ]);
    expect(obstacles({ ...turn, agora: {} }, AGORA)).toEqual(['prepare noConspiracy']);
  });

  it('[A-36] what cannot be done is a second Conspiracy in one turn', () => {
    const agora = { first: { conspiracies: { coup: 'quarry', embezzlement: 'press' } }, chambers: { 1: { first: 1 } } };
    const match = matchOf({ ...turn, agora }, AGORA);
    unwrap(match.play(0, 'trigger coup'));
    expect(match.view(0).decision?.impossible).toMatchObject([
      { action: 'trigger', subject: 'embezzlement', obstacle: 'oncePerTurn' },
      { action: 'prepare', subject: null, object: 'embezzlement', obstacle: 'prepared' },
    ]);
  });

  it('[A-40, A-92] what cannot be done is what Curia Iulia cannot trigger', () => {
    const agora = { first: { conspiracies: { coup: 'quarry', sabotage: null, espionage: null } } };
    const match = matchOf({ ...turn, first: { coins: 30, wonders: ['curia-iulia'] }, agora }, AGORA);
    unwrap(match.play(0, 'build curia-iulia with altar'));
    expect(match.view(0).decision).toMatchObject({
      kind: 'triggerUnprepared',
      among: 'conspiracy',
      impossible: [
        { subject: 'coup', obstacle: 'prepared' },
        { subject: 'sabotage', obstacle: 'noEffect' },
      ],
    });
  });

  it('[A-26, A-28] what cannot be done is a cube that nobody has, a card of an empty deck, and to do neither, if agreed so', () => {
    const senate = { kind: 'senateActions', section: 'left', actions: 1 };
    expect(obstacles({ choice: senate }, AGORA)).toEqual(['move noCube']);
    const chambers = { 1: { first: 6 }, 2: { first: 6 } };
    expect(obstacles({ choice: senate, agora: { chambers } }, AGORA)).toEqual(['place noCube']);
    const conspirator = { choice: { kind: 'conspirator' }, agora: { chambers } };
    expect(obstacles(conspirator, { ...AGORA, conspirator: 'must' })).toEqual(['place noCube', 'pass mandatory']);
    expect(obstacles(conspirator, AGORA)).toEqual(['place noCube']);
  });

  it('[A-30, A-51] what cannot be done is to build a Senator', () => {
    const revive = { choice: { kind: 'revive' }, discard: ['conspirator-1', 'altar'] };
    expect(obstacles(revive, AGORA)).toEqual(['revive conspirator-1 senator']);
    expect(obstacles(revive, { ...AGORA, mausoleum: 'anyCard' })).toEqual([]);
    const agora = { first: { conspiracies: { 'property-fraud': 'quarry' } } };
    const match = matchOf({ structure: { r1c5: 'altar', r1c7: 'conspirator-2' }, agora }, AGORA);
    unwrap(match.play(0, 'trigger property-fraud'));
    expect(match.view(0).decision?.impossible).toMatchObject([
      { action: 'buildFree', subject: 'conspirator-2', slot: 'r1c7', obstacle: 'senator' },
    ]);
  });
});

describe('a payment', () => {
  const paid = (position: unknown, move: string, options: unknown = {}): unknown =>
    decisionOf(position, options).choices?.find((choice) => choice.move === move)?.payment;

  it('[D-28, D-29, D-30, D-32] a payment tells production, choices and purchases apart, and what a price comes from', () => {
    const position = {
      age: 3,
      structure: ['palace', 'port'],
      first: { coins: 30, city: ['quarry', 'caravansery', 'wood-reserve'] },
      second: { city: ['glassworks'] },
    };
    expect(paid(position, 'build palace')).toMatchObject({
      coins: 7,
      bank: 0,
      trade: 7,
      buys: [
        { resource: 'wood', count: 1, each: 1, fixedBy: 'wood-reserve' },
        { resource: 'glass', count: 2, each: 3, raisedBy: 1 },
      ],
      own: ['stone'],
      chosen: ['clay'],
    });
    const [{ producers }] = publicView(matchOf(position)).players;
    expect(producers).toEqual({ stone: ['quarry'], raw: ['caravansery'] });
  });

  it('[D-36, A-79] names the token and the Decree that spare units', () => {
    const agora = { chambers: { 1: { first: 1 } }, decrees: { 1: 'wonder-discount' } };
    const first = { coins: 30, wonders: ['pyramids'], tokens: ['architecture'] };
    const position = { structure: ['altar', 'theater'], first, second: { city: ['press'] }, agora };
    expect(paid(position, 'build pyramids with altar', AGORA)).toMatchObject({
      coins: 2,
      discounts: [
        { by: 'architecture', units: ['stone', 'papyrus'] },
        { by: 'wonder-discount', units: ['stone'] },
      ],
    });
  });

  it('[A-78] names the Decree that spares the printed coins', () => {
    const agora = { chambers: { 1: { first: 1 } }, decrees: { 1: 'ignore-cost-red' } };
    const position = { age: 3, structure: ['pretorium', 'arsenal'], first: { coins: 30 }, agora };
    expect(paid(position, 'build pretorium', AGORA)).toMatchObject({
      coins: 0,
      discounts: [{ by: 'ignore-cost-red', units: [], coins: 8 }],
    });
    expect(paid(position, 'build arsenal', AGORA)).toMatchObject({
      coins: 8,
      discounts: [{ by: 'ignore-cost-red', units: ['wood'], coins: 0 }],
    });
  });

  it('[A-80] names the Decree that lowers a price', () => {
    const agora = { chambers: { 1: { first: 1 } }, decrees: { 1: 'trade-raw' } };
    const position = { age: 2, structure: ['statue', 'walls'], second: { city: ['brickyard'] }, agora };
    expect(paid(position, 'build statue', AGORA)).toMatchObject({
      buys: [{ resource: 'clay', count: 2, each: 3, raisedBy: 2, loweredBy: 'trade-raw' }],
    });
  });

  it('[D-25, A-83] names the card whose chain symbol makes it free, and its city', () => {
    const structure = ['statue', 'walls'];
    expect(paid({ age: 2, structure, first: { coins: 0, city: ['theater'] } }, 'build statue')).toEqual({
      coins: 0,
      bank: 0,
      trade: 0,
      buys: [],
      chain: true,
      affordable: true,
      missing: 0,
      chainFrom: { symbol: 'mask', card: 'theater', seat: 0 },
    });
    const agora = { chambers: { 1: { first: 1 } }, decrees: { 1: 'shared-chains' } };
    const position = { age: 2, structure, first: { coins: 0 }, second: { city: ['theater'] }, agora };
    expect(paid(position, 'build statue', AGORA)).toMatchObject({ chainFrom: { card: 'theater', seat: 1 } });
  });

  it('[D-38] a payment tells what Economy collects', () => {
    const position = { age: 2, structure: ['walls', 'forum'], first: { coins: 9 }, second: { tokens: ['economy'] } };
    expect(paid(position, 'build walls')).toMatchObject({ coins: 4, toOpponent: 4 });
    expect(paid(position, 'build forum')).toMatchObject({ coins: 5, bank: 3, toOpponent: 2 });
  });
});

test('[D-43, A-82] a discard says what it brings', () => {
  const agora = { chambers: { 1: { first: 1 } }, decrees: { 1: 'discard-bonus' } };
  const position = { structure: ['altar', 'baths'], first: { city: ['tavern', 'forum'] }, agora };
  expect(decisionOf(position, AGORA).choices).toContainEqual(
    expect.objectContaining({ action: 'discard', subject: 'altar', gains: 6 }),
  );
});

test('[A-33, A-34] conspiring says how many Conspiracies are drawn and kept', () => {
  const choice = { kind: 'conspirator' };
  expect(decisionOf({ choice }, AGORA).choices).toContainEqual(expect.objectContaining({ draws: 2, keeps: 1 }));
  const first = { tokens: ['organized-crime'] };
  expect(decisionOf({ choice, first }, AGORA).choices).toContainEqual(expect.objectContaining({ draws: 2, keeps: 2 }));
});

test('[A-5] the draft is told apart from the turns even where the cards of Age I lie there already', () => {
  const draft = { draft: { round: 1, offer: ['sphinx', 'pyramids', 'colossus', 'piraeus'] } };
  expect(publicView(matchOf(draft, AGORA))).toMatchObject({ isDraft: true, age: 1 });
  expect(publicView(matchOf({ structure: ['altar'] }, AGORA)).isDraft).toBe(false);
});
