import { botRng, wondersBot } from '@pharos/bots';
import { Match, seatsOf } from '@pharos/core';
import { wonders, type ArmadaEvent, type WondersEvent } from '@pharos/wonders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../../../test/catalogues.ts';
import type { TableNames } from './events.ts';
import { eventTexts, lastTexts, liveTexts } from './eventText.ts';

const LANGUAGES = ['en', 'pl', 'hu'] as const;

vi.mock('../../../i18n/index.svelte.ts', async () => (await import('../../../../test/catalogues.ts')).i18n);
vi.mock('./wondersContent.ts', async () => (await import('../../../../test/catalogues.ts')).gameContent);

/** One of each kind; a kind without an example is an error of types. */
const EXAMPLES: { readonly [Type in ArmadaEvent['type']]: Extract<ArmadaEvent, { type: Type }> } = {
  emporiumPaid: { type: 'emporiumPaid', city: 0, left2: 2, right2: 1 },
  shipMoved: { type: 'shipMoved', city: 0, fleet: 'blue', space: 3, cause: 'construction' },
  moveDeclined: { type: 'moveDeclined', city: 0 },
  islandsDealt: {
    type: 'islandsDealt',
    city: 0,
    seat: 0,
    level: 1,
    count: 2,
    islands: ['foggy-island', 'topaz-island'],
    reveals: true,
  },
  islandGained: { type: 'islandGained', city: 0, island: 'foggy-island', level: 1, fromTop: false, reveals: true },
  explorationDeclined: { type: 'explorationDeclined', city: 0 },
  incursionMade: { type: 'incursionMade', city: 0, target: 2 },
  taxLevied: { type: 'taxLevied', city: 0, tax: 2 },
  incursionResolved: {
    type: 'incursionResolved',
    age: 1,
    city: 0,
    target: 2,
    shields: [1, 4],
    tokens: [-1, 1],
    totals: [-1, 1],
  },
  stayedOut: { type: 'stayedOut', city: 0 },
  navalConflictResolved: {
    type: 'navalConflictResolved',
    age: 3,
    strengths: [1, 6, 4, null, 4],
    tokens: [-3, 7, 3, 0, 3],
  },
};

const NAMES = ['Ada', 'Béla', 'Celina', 'Dorka', 'Emil'];
const names: TableNames = { nameOf: (city) => NAMES[city], count: NAMES.length };
const said = (event: WondersEvent): string => eventTexts([event], names).join(' ');

describe('the text of Armada events', () => {
  beforeEach(() => speak('en', 'wonders'));

  it.each(LANGUAGES)('the text of Armada events tells each kind differently and with a name, %s', (language) => {
    speak(language, 'wonders');
    const texts = Object.values(EXAMPLES).map(said);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(text).toMatch(/\.$/);
      expect(text).toContain('Ada');
      expect(text).not.toMatch(/undefined|[{}]/);
    }
  });

  const lost = { type: 'coinsLost', city: 0, count: 3, tax: 1, pirates: 2, coins: 0 } as const;

  it('the text of Armada events says who pays whom, who gains and who loses', () => {
    expect(said(EXAMPLES.emporiumPaid)).toBe('Ada pays 2 to Celina + 1 to Dorka.');
    expect(said(lost)).toBe('Ada loses 3 coins to tax and pirates.');
    expect(said({ ...lost, count: 0, tax: 0 })).toBe('Ada loses nothing to pirates.');
    expect(said(EXAMPLES.incursionResolved)).toBe('Incursion: Celina (4) beats Ada (1): +1 and −1.');
    expect(said(EXAMPLES.navalConflictResolved)).toBe(
      'Naval conflict, Age III: Béla (6) +7 + Celina (4) +3 + Emil (4) +3 + Ada (1) −3.',
    );
  });

  it('the text of Armada events tells of both tokens where teams double them', () => {
    const doubled = { type: 'conflictResolved', age: 2, city: 1, left: 2, shields: [3, 1] } as const;
    expect(said({ ...doubled, tokens: [6, -2], totals: [6, -2] })).toBe('Béla (3) beats Celina (1): +6 and −2.');
  });

  it('the text of Armada events names the islands only to who explores', () => {
    const redacted = wonders.redact(EXAMPLES.islandsDealt, 1);
    expect(said(EXAMPLES.islandsDealt)).toBe('Ada explores level 1: Foggy Island + Topaz Island.');
    expect(redacted && said(redacted)).toBe('Ada explores level 1: 2 islands to choose from.');
  });

  it('the text of Armada events says what a card was discarded for', () => {
    const choice = { city: 0, seat: 0, action: 'discard', card: null, bank: 0, left: 0, right: 0 } as const;
    const revealed = (ship?: string): WondersEvent => ({
      type: 'choicesRevealed',
      choices: [ship === undefined ? choice : { ...choice, ship }],
      reveals: true,
    });
    expect(said(revealed())).toBe('Ada discards a card for 3 coins.');
    expect(said(revealed('yellow'))).toBe('Ada discards a card to move the yellow ship.');
  });

  it.each(LANGUAGES)('the text of Armada events has words for whole games, %s', (language) => {
    speak(language, 'wonders');
    const options = { packs: ['base', 'armada'], edition: 1, players: 4, teams: true };
    const match = Match.deal(wonders, wonders.readOptions(options), '7.35');
    const bot = wondersBot('random');
    while (match.toAct() !== 0) {
      const [seat] = seatsOf(match.toAct());
      const rng = botRng('7.35', match.version);
      const state = match.imagine(seat, rng);
      const played = match.play(seat, wonders.formatMove(state, bot.choose(state, seat, rng)));
      const events = played.ok ? played.value : [];
      const texts = [...liveTexts(events, names, 0), ...lastTexts([{ v: match.version, seat, events }], names)];
      for (const text of texts) expect(text).not.toMatch(/undefined|NaN|[{}]/);
    }
  });
});
