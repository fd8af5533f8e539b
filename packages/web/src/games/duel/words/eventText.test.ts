import { duel, type DuelEvent } from '@pharos/duel';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak, spoken } from '../../../../test/catalogues.ts';
import { EXPANSIONS } from '../expansions.ts';
import { eventText, eventTexts } from './eventText.ts';
import { loadExpansionWords } from './expansionWords.ts';

const LANGUAGES = ['en', 'pl', 'hu'] as const;

vi.mock('../../../i18n/index.svelte.ts', async () => (await import('../../../../test/catalogues.ts')).i18n);
vi.mock('./duelContent.ts', async () => (await import('../../../../test/catalogues.ts')).contentModule);

beforeAll(() => loadExpansionWords(EXPANSIONS));

/** One of each kind; a kind without an example is an error of types. */
const EXAMPLES: { readonly [Type in DuelEvent['type']]: Extract<DuelEvent, { type: Type }> } = {
  wondersOffered: { type: 'wondersOffered', wonders: ['knossos', 'sphinx'], reveals: true },
  wonderPicked: { type: 'wonderPicked', seat: 0, wonder: 'curia-iulia', forced: false },
  ageStarted: { type: 'ageStarted', age: 1, reveals: true },
  starterSettled: { type: 'starterSettled', seat: 0, chosenBy: 1 },
  cardBuilt: { type: 'cardBuilt', seat: 0, card: 'theater', from: 'a1', chain: false },
  cardDiscarded: { type: 'cardDiscarded', seat: 0, card: 'theater', from: 'a1' },
  wonderBuilt: { type: 'wonderBuilt', seat: 0, wonder: 'knossos', card: 'conspirator-1', from: 'a1' },
  wonderReturned: { type: 'wonderReturned', seat: 0, wonder: 'sphinx' },
  coinsPaid: { type: 'coinsPaid', seat: 0, count: 2, trade: 2 },
  coinsGained: { type: 'coinsGained', seat: 0, count: 2, reason: 'decree' },
  coinsLost: { type: 'coinsLost', seat: 0, count: 2, reason: 'conspiracy' },
  pawnMoved: { type: 'pawnMoved', seat: 0, to: 1 },
  militaryTokenUsed: { type: 'militaryTokenUsed', seat: 0, token: 'first-inner' },
  pairCompleted: { type: 'pairCompleted', seat: 0, symbol: 'wheel' },
  tokensDrawn: { type: 'tokensDrawn', seat: 0, count: 2, tokens: ['law', 'corruption'], reveals: true },
  tokenTaken: { type: 'tokenTaken', seat: 0, token: 'corruption', from: 'board' },
  tokenDeclined: { type: 'tokenDeclined', seat: 0 },
  cardDestroyed: { type: 'cardDestroyed', seat: 0, owner: 1, card: 'theater' },
  extraTurnEarned: { type: 'extraTurnEarned', seat: 0 },
  extraTurnLost: { type: 'extraTurnLost', seat: 0 },
  cardRevealed: { type: 'cardRevealed', slot: 'a1', card: 'politician-left-1', reveals: true },
  turnStarted: { type: 'turnStarted', seat: 0, extra: false },
  turnEnded: { type: 'turnEnded', seat: 0, points: [3, 1] },
  ageEnded: { type: 'ageEnded', age: 1 },
  gameEnded: { type: 'gameEnded', ending: 'political', winner: 0 },
  senatorRecruited: { type: 'senatorRecruited', seat: 0, card: 'politician-left-1', from: 'a1' },
  cubePlaced: { type: 'cubePlaced', seat: 0, chamber: 3 },
  cubeMoved: { type: 'cubeMoved', seat: 0, from: 3, to: 4 },
  cubeRemoved: { type: 'cubeRemoved', seat: 0, owner: 1, chamber: 2 },
  controlGained: { type: 'controlGained', seat: 0, chamber: 3 },
  controlLost: { type: 'controlLost', seat: 1, chamber: 3 },
  decreeTurned: { type: 'decreeTurned', name: 'd2', decree: 'income-blue', reveals: true },
  decreeMoved: { type: 'decreeMoved', seat: 0, decree: 'd2', from: 2, to: 5 },
  conspiraciesDrawn: {
    type: 'conspiraciesDrawn',
    seat: 0,
    count: 2,
    conspiracies: ['coup', 'treason'],
    reveals: true,
  },
  conspiracyKept: { type: 'conspiracyKept', seat: 0, conspiracy: 'coup', other: 'bottom' },
  conspiracyPrepared: {
    type: 'conspiracyPrepared',
    seat: 0,
    conspiracy: 'coup',
    position: 1,
    card: 'theater',
    from: 'a1',
  },
  conspiracyTriggered: { type: 'conspiracyTriggered', seat: 0, conspiracy: 'coup', reveals: true },
  removedCardsSeen: { type: 'removedCardsSeen', seat: 0, ages: 2, reveals: true },
  wonderTaken: { type: 'wonderTaken', seat: 0, owner: 1, wonder: 'sphinx' },
  wonderSabotaged: { type: 'wonderSabotaged', seat: 0, owner: 1, wonder: 'sphinx' },
  cardTaken: { type: 'cardTaken', seat: 0, owner: 1, card: 'quarry' },
  cardsSwapped: { type: 'cardsSwapped', seat: 0, owner: 1, taken: 'theater', given: 'altar' },
  cardDropped: { type: 'cardDropped', seat: 0, card: 'theater', from: 'a1' },
  tokenLocked: { type: 'tokenLocked', seat: 0, token: 'law', from: 'box' },
  slotTokenTaken: { type: 'slotTokenTaken', seat: 0, token: 'mythology-greek-1', from: 'a1' },
  divinitiesDrawn: {
    type: 'divinitiesDrawn',
    seat: 0,
    mythology: 'greek',
    count: 2,
    divinities: ['zeus', 'hades'],
    reveals: true,
  },
  divinityPlaced: { type: 'divinityPlaced', seat: 0, mythology: 'greek', divinity: 'zeus', space: 3 },
  divinitiesSeen: { type: 'divinitiesSeen', seat: 0, mythology: null, divinities: ['zeus', 'ra'], reveals: true },
  pantheonOpened: {
    type: 'pantheonOpened',
    gate: 2,
    divinities: ['zeus', null, 'enki', 'ra', 'mars', 'baal'],
    tokens: ['law', 'economy'],
    reveals: true,
  },
  spaceActivated: { type: 'spaceActivated', seat: 0, piece: 'zeus', space: 1, offerings: ['offering-3'] },
  divinityGained: { type: 'divinityGained', seat: 0, divinity: 'zeus' },
  coinsPutApart: { type: 'coinsPutApart', seat: 0, count: 7 },
  snakePlaced: { type: 'snakePlaced', seat: 0, owner: 1, card: 'workshop' },
  snakeDiscarded: { type: 'snakeDiscarded', seat: 0, card: 'workshop' },
  hiddenCardDropped: { type: 'hiddenCardDropped', seat: 0, card: 'theater', from: 'a1', reveals: true },
  wonderUnbuilt: { type: 'wonderUnbuilt', seat: 0, owner: 1, wonder: 'sphinx' },
  minervaPlaced: { type: 'minervaPlaced', seat: 0, at: -3 },
  minervaDiscarded: { type: 'minervaDiscarded', at: -3 },
  militaryTokenDiscarded: { type: 'militaryTokenDiscarded', seat: 0, token: 'first-outer' },
};

/** The sentences before and after them say enough. */
const SILENT: readonly DuelEvent['type'][] = ['turnStarted', 'turnEnded', 'ageEnded'];

const redact = (event: DuelEvent, viewer: number): DuelEvent => duel.redact(event, viewer) ?? event;
const nameOf = (seat: number): string => ['Berenike', 'Arsinoe'][seat];

describe.each(LANGUAGES)('events in words, %s', (language) => {
  beforeEach(() => speak(language, 'duel'));

  it('events in words are all told, each in a sentence of its own', () => {
    const told = Object.values(EXAMPLES).filter(({ type }) => !SILENT.includes(type));
    const texts = told.map((event) => eventTexts([event], nameOf).join());
    expect(texts.filter((text) => !text.endsWith('.'))).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
    for (const type of SILENT) expect(eventText(EXAMPLES[type], nameOf)).toBeNull();
  });

  it('events in words name every secret to its owner and to nobody else', () => {
    const names = (kind: string, ...ids: string[]) =>
      ids.map((id) => (spoken.content as Record<string, Record<string, { name: string }>>)[kind][id].name);
    const secrets: readonly [DuelEvent, readonly string[]][] = [
      [EXAMPLES.conspiraciesDrawn, names('conspiracies', 'coup', 'treason')],
      [EXAMPLES.conspiracyKept, names('conspiracies', 'coup')],
      [EXAMPLES.conspiracyPrepared, names('conspiracies', 'coup')],
      [EXAMPLES.tokenLocked, names('tokens', 'law')],
      [EXAMPLES.divinitiesDrawn, names('divinities', 'zeus', 'hades')],
      [EXAMPLES.divinityPlaced, names('divinities', 'zeus')],
      [EXAMPLES.divinitiesSeen, names('divinities', 'zeus', 'ra')],
      [{ ...EXAMPLES.divinitiesSeen, mythology: 'greek' }, names('divinities', 'zeus', 'ra')],
    ];
    for (const [event, hidden] of secrets) {
      const [mine, theirs] = [0, 1].map((viewer) => eventText(redact(event, viewer), nameOf) ?? '');
      for (const name of hidden) {
        expect(mine).toContain(name);
        expect(theirs).not.toContain(name);
      }
      expect(theirs).toContain('Berenike');
      expect(theirs).not.toBe(mine);
    }
  });

  it('events in words say where the other Conspiracy went, whoever looks', () => {
    for (const viewer of [0, 1]) {
      const texts = (['top', 'bottom', null] as const).map((other) =>
        eventText(redact({ ...EXAMPLES.conspiracyKept, other }, viewer), nameOf),
      );
      expect(new Set(texts).size).toBe(3);
    }
  });
});

describe('events in words', () => {
  beforeEach(() => speak('en', 'duel'));

  it('events in words tell the other player that a Conspiracy was kept, and no more', () => {
    expect(eventText(redact(EXAMPLES.conspiracyKept, 1), nameOf)).toBe(
      'Berenike keeps a Conspiracy; the other goes to the bottom of the deck.',
    );
    expect(eventText(redact(EXAMPLES.conspiracyPrepared, 1), nameOf)).toBe(
      'Berenike prepares a Conspiracy with Theater.',
    );
  });
  it('events in words say what paid the coins, with Agora', () => {
    expect(eventText(EXAMPLES.coinsGained, nameOf)).toBe('Berenike gets 2 coins from a Decree.');
    expect(eventText({ ...EXAMPLES.coinsGained, reason: 'discard' }, nameOf)).toBe('Berenike gets 2 coins.');
  });
  it('events in words count the steps of the pawn in one direction only', () => {
    const push = (seat: number, to: number): DuelEvent => ({ type: 'pawnMoved', seat, to });
    expect(eventTexts([push(0, 1), push(1, 0), push(0, 1)], nameOf)).toEqual([
      'Berenike pushes the pawn 2 spaces.',
      'Arsinoe pushes the pawn 1 space.',
    ]);
  });
});
