import { Match } from '@pharos/core';
import type { PartnerMessage } from '@pharos/protocol';
import { wonders } from '@pharos/wonders';
import { expect, it, vi } from 'vitest';
import { speak } from '../../../../test/catalogues.ts';
import { deviceTable } from '../../../table/store/deviceTable.ts';
import type { TableContext } from '../table/ui.svelte.ts';
import { canTell, handNotes, heard, heardSign, heardTexts, isTold, requestFor, tellable } from './partnerMessages.ts';

const muted = new Set<string>();
vi.mock('../../../i18n/index.svelte.ts', async () => (await import('../../../../test/catalogues.ts')).i18n);
vi.mock('../words/wondersContent.ts', async () => (await import('../../../../test/catalogues.ts')).gameContent);
vi.mock('../../../table/store/muted.svelte.ts', () => ({ isMuted: (guest: string) => muted.has(guest) }));

speak('en', 'wonders');

const options = wonders.readOptions({ packs: ['base', 'armada'], edition: 2, players: 4, teams: true, sides: 'day' });
const match = Match.deal(wonders, options, '1.1');
const NAMES = ['Ann', 'Bob', 'Cy', 'Dora'];

interface Wishes {
  readonly viewer?: number;
  readonly partner?: readonly PartnerMessage[] | null;
  readonly seat?: object;
  readonly readOnly?: boolean;
}

/** The table as a seat sees it; what is different about the partner's seat is in `seat`. */
function tableOf({ viewer = 0, partner = [], seat = {}, readOnly = false }: Wishes = {}): TableContext {
  const info = deviceTable(
    { id: 'a', game: 'wonders', options, phase: 'playing' },
    NAMES.map((name, at) => ({ kind: 'guest', name, guest: name, level: null, mine: at === viewer })),
  );
  const seats = info.seats.map((one) => (one.seat === (viewer ^ 1) ? { ...one, ...seat } : one));
  const store = { view: match.view(viewer), info: { ...info, seats }, partner };
  return { store, readOnly, nameOf: (city: number) => NAMES[city] } as unknown as TableContext;
}

const cardOf = (seat: number): string => match.view(seat).hand?.[0]?.card ?? '';

it('a person who is the partner can be told what the view lists', () => {
  expect(canTell(tableOf())).toBe(true);
  expect(tellable(tableOf())).toEqual(match.view(0).partner?.tells);
});

it.each([
  ['a bot', { seat: { kind: 'bot' } }],
  ['somebody for whom a bot plays', { seat: { standIn: true } }],
  ['oneself', { seat: { mine: true } }],
  ['anybody by a server that does not know of it', { partner: null }],
  ['anybody in a replay', { readOnly: true }],
])('nothing can be told to %s', (_, wishes) => {
  expect(canTell(tableOf(wishes))).toBe(false);
  expect(tellable(tableOf(wishes))).toEqual([]);
});

it('what a partner asks for is found at the card, and read out', () => {
  const card = cardOf(0);
  const table = tableOf({ partner: [{ seat: 1, text: `leave ${card}` }] });
  expect(requestFor(table, card)).toMatchObject({ kind: 'leave', card });
  expect(handNotes(table, card)).toEqual(heardTexts(table));
  expect(heardTexts(table)[0]).toMatch(/^Bob asks you to leave /);
  expect(handNotes(table, 'no-such-card')).toEqual([]);
});

it('what I have told is mine, and not heard as if the partner had said it', () => {
  const table = tableOf({ partner: [{ seat: 0, text: 'sign war' }] });
  const [sign] = match.view(0).partner?.tells.filter(({ text }) => text === 'sign war') ?? [];
  expect(isTold(table, sign)).toBe(true);
  expect(heard(table)).toEqual([]);
});

it('the last sign counts, and what no longer fits the position is not shown', () => {
  const texts = ['sign science', 'leave a-card-that-is-gone', 'sign coins'];
  const table = tableOf({ partner: texts.map((text) => ({ seat: 1, text })) });
  expect(heardSign(table)?.sign).toBe('coins');
  expect(heard(table)).toHaveLength(2);
});

it('of a partner who is muted nothing is shown', () => {
  const table = tableOf({ partner: [{ seat: 1, text: 'sign war' }] });
  expect(heard(table)).toHaveLength(1);
  muted.add('Bob');
  expect(heard(table)).toEqual([]);
});
