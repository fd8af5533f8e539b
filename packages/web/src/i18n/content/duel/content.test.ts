import MessageFormat from '@messageformat/core';
import { parse } from '@messageformat/parser';
import { AGORA_ABILITIES, EFFECT_TYPES, MYTHOLOGIES, PACKS, PANTHEON_ABILITIES, SECTIONS, words } from '@pharos/duel';
import { describe, expect, test } from 'vitest';
import { testCatalogue } from '../catalogueTests.ts';
import { argumentsOf, keysOf, LANGUAGES, read, repeated, sorted, textsOf, type Tree } from '../reading.ts';

/** What the pieces of a kind are called, by id. */
const namesIn = (kind: Tree): Map<string, string> =>
  new Map(textsOf(kind).flatMap(([path, text]) => (path.endsWith('.name') ? [[path.slice(0, -5), text]] : [])));

/** What the effects are told besides their kind: the fields of their specifications. */
const EFFECT_ARGUMENTS: Readonly<Record<words.EffectSpec['type'], readonly string[]>> = {
  produce: ['count', 'resource'],
  produceAny: ['kind'],
  fixedPrice: ['resources'],
  points: ['count'],
  coins: ['count'],
  shields: ['count'],
  science: ['symbol'],
  coinsPerCard: ['colour', 'count'],
  coinsPerWonder: ['count'],
  guildOfCards: ['colours'],
  guildOfWonders: ['points'],
  guildOfCoins: [],
  pointsPerToken: ['count'],
  extraTurn: [],
  opponentLosesCoins: ['count'],
  destroy: ['colour'],
  revive: [],
  drawTokens: ['count'],
  ability: [],
  senateActions: ['section'],
  conspirator: [],
  conspire: [],
  placeCube: [],
  removeCube: [],
  moveCube: [],
  triggerUnprepared: [],
  takeWonder: [],
  takeHalfCoins: [],
  lockToken: [],
  buildFarRow: [],
  buildRemoved: [],
  takeBoxToken: [],
  dropCards: [],
  coinsPerCube: [],
  opponentLosesPerCube: [],
  takeCard: [],
  swapCards: [],
  moveDecree: [],
  sabotage: [],
  chainSymbol: ['symbol'],
  offering: ['count'],
  grandTemple: [],
  pointsPerSacredToken: ['count'],
  coinsApart: ['count'],
  takeEnkiToken: [],
  snake: [],
  discardAnyCard: [],
  unbuildWonder: [],
  buildWonderFromDiscard: [],
  placeMinerva: [],
  discardMilitaryToken: [],
  applyMilitaryToken: [],
  openGate: [],
  searchDeck: [],
};

/** The room for a Decree beside the Senate. */
const SHORT_LINE = 32;

/** Senators of a kind are alike and share their name: `conspirator-1` … `conspirator-6`. */
const SENATORS = new Set(
  PACKS.flatMap((pack) => pack.cards.flatMap(({ id, deck }) => (deck === 'senator' ? [id] : []))),
);
const kindOf = (id: string): string => (SENATORS.has(id) ? id.replace(/-\d+$/, '') : id);

describe.each(LANGUAGES)('content texts, %s', (language) => {
  const content = read(`duel/${language}`);

  testCatalogue('duel', language, 'content texts');

  test('content texts name every piece and every word of the packs, and nothing else', () => {
    const ids = (kind: 'cards' | 'wonders' | 'tokens') =>
      PACKS.flatMap((pack) => pack[kind].map(({ id }) => id)).sort();
    const piecesOf = (kind: string) => PACKS.flatMap(({ pieces }) => (pieces[kind] ?? []).map(({ id }) => id)).sort();
    expect(keysOf(content.cards)).toEqual(ids('cards'));
    expect(keysOf(content.wonders)).toEqual(ids('wonders'));
    expect(keysOf(content.tokens)).toEqual(ids('tokens'));
    expect(keysOf(content.decrees)).toEqual(piecesOf('decrees'));
    expect(keysOf(content.conspiracies)).toEqual(piecesOf('conspiracies'));
    expect(keysOf(content.divinities)).toEqual(piecesOf('divinities'));
    expect(keysOf(content.mythologies)).toEqual(sorted(MYTHOLOGIES));
    expect(keysOf(content.sections)).toEqual(sorted(SECTIONS));
    expect(keysOf(content.resources)).toEqual(sorted(words.RESOURCES));
    expect(keysOf(content.resourceKinds)).toEqual(['manufactured', 'raw']);
    expect(keysOf(content.colours)).toEqual(sorted(words.COLOURS));
    expect(keysOf(content.symbols)).toEqual(sorted(words.SCIENCE_SYMBOLS));
    expect(keysOf(content.chains)).toEqual(sorted([...words.CHAIN_SYMBOLS, ...MYTHOLOGIES]));
    expect(keysOf(content.decks)).toEqual(sorted([...words.DECKS, 'senator', 'grandTemple']));
    expect(keysOf(content.effects)).toEqual(sorted(EFFECT_TYPES));
    expect(keysOf((content.effects as { ability: Tree }).ability)).toEqual(
      sorted([...words.ABILITIES, ...AGORA_ABILITIES, ...PANTHEON_ABILITIES]),
    );
  });

  test('content texts call no two things by the same name', () => {
    const { cards, wonders, tokens, decrees, conspiracies, divinities } = content;
    const pieces = [cards, wonders, tokens, decrees, conspiracies, divinities];
    const names = pieces.flatMap((kind) => [...namesIn(kind)].map(([id, name]) => [kindOf(id), name]));
    const distinct = new Map(names.map(([kind, name]) => [`${kind} ${name}`, name.toLowerCase()]));
    expect(repeated([...distinct.values()])).toEqual([]);
    for (const kind of ['resources', 'symbols', 'chains', 'decks', 'ages', 'sections']) {
      expect(repeated(textsOf(content[kind]).map(([, text]) => text)), kind).toEqual([]);
    }
    const colours = Object.values(content.colours as Readonly<Record<string, { letter: string; short: string }>>);
    expect(repeated(colours.map(({ letter }) => letter))).toEqual([]);
    expect(repeated(colours.map(({ short }) => short))).toEqual([]);
    expect(colours.every(({ letter }) => Array.from(letter).length === 1)).toBe(true);
  });

  test('content texts name the Senators of a kind alike', () => {
    const names = namesIn(content.cards);
    const kinds = new Map([...SENATORS].map((id) => [kindOf(id), names.get(id)]));
    expect([...SENATORS].filter((id) => names.get(id) !== kinds.get(kindOf(id)))).toEqual([]);
    expect(new Set(kinds.values()).size).toBe(4);
  });

  test('content texts say what happens when a Wonder is chosen, where something does', () => {
    const wonders = content.wonders as Readonly<Record<string, { readonly pick?: string }>>;
    for (const { id, onPick } of PACKS.flatMap((pack) => pack.wonders)) {
      expect(wonders[id].pick !== undefined, id).toBe(onPick !== undefined);
    }
  });

  test('content texts have a line for each Decree that fits beside the Senate', () => {
    const format = new MessageFormat(language);
    for (const [id, { short }] of Object.entries(content.decrees as Readonly<Record<string, { short: string }>>)) {
      for (const age of [1, 2, 3]) expect(format.compile(short)({ age }).length, id).toBeLessThanOrEqual(SHORT_LINE);
    }
  });

  test('content texts let effects use what their specifications say', () => {
    for (const [type, text] of Object.entries(content.effects)) {
      if (typeof text !== 'string') continue;
      expect(argumentsOf(parse(text)), type).toEqual(EFFECT_ARGUMENTS[type as words.EffectSpec['type']]);
    }
  });
});

test.each(LANGUAGES)('points for the pawn are not called like the victory by it in %s', (language) => {
  const texts = new Map(textsOf(read(`duel/${language}`)));
  expect(texts.get('scoring.military.name')).toBeDefined();
  expect(texts.get('scoring.military.name')).not.toBe(texts.get('endings.military.title'));
});
