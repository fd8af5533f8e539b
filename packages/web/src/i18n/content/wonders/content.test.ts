import { parse } from '@messageformat/parser';
import { ARMADA_PACKS, LEADERS_PACKS, PACKS, words, type ArmadaScore } from '@pharos/wonders';
import { describe, expect, test } from 'vitest';
import { testCatalogue } from '../catalogueTests.ts';
import { argumentsOf, keysOf, LANGUAGES, read, repeated, sorted, textsOf, type Tree } from '../reading.ts';

type Effects = Readonly<Record<string, Readonly<Record<string, Tree>>>>;

/** What the effects are told besides their kind: the fields of their specifications. */
const EFFECT_ARGUMENTS: Readonly<Record<words.EffectSpec['type'], readonly string[]>> = {
  produce: ['count', 'resource'],
  produceOne: ['resources'],
  discount: ['from', 'kind'],
  points: ['count'],
  coins: ['count'],
  shields: ['count'],
  science: ['symbol'],
  scienceAny: [],
  coinsPerCard: ['colours', 'count', 'where'],
  coinsPerStage: ['count', 'where'],
  coinsPerVictory: ['count', 'where'],
  coinsPerDefeat: ['count', 'where'],
  pointsPerCard: ['colours', 'count', 'where'],
  pointsPerStage: ['count', 'where'],
  pointsPerDefeat: ['count', 'where'],
  pointsPerVictory: ['count', 'value', 'where'],
  pointsPerVictoryPair: [],
  pointsPerSet: ['colours', 'count'],
  pointsPerCoins: ['coins', 'count'],
  pointsIfMost: ['colour', 'count'],
  pointsIfRichest: ['count'],
  pointsIfUndefeated: ['count'],
  pointsIfComplete: ['count'],
  revive: [],
  victoryToken: ['age'],
  discardDefeats: [],
  othersLoseCoins: ['count', 'per'],
  neighboursGainCoins: ['count'],
  othersGainCoins: ['count'],
  neighboursTakeDebt: ['count'],
  diplomacy: [],
  copySymbol: [],
  pointsPerLeader: ['count'],
  pointsIfOnlyLeader: ['count'],
  scienceSetPoints: ['count'],
  mostOwnedSymbol: [],
  changeSymbol: [],
  othersDiscardVictory: [],
  copyLeader: [],
  buryLeader: [],
  drawLeaders: ['count'],
  recruitLeader: [],
  ability: [],
};

const CATEGORIES: Readonly<Record<keyof ArmadaScore, true>> = {
  conflicts: true,
  treasury: true,
  wonder: true,
  civil: true,
  science: true,
  commerce: true,
  guilds: true,
  naval: true,
  islands: true,
  black: true,
  debt: true,
  leaders: true,
  total: true,
};

/** What the effects of Armada are told. */
const NAVAL_ARGUMENTS: Readonly<Record<Exclude<keyof words.NavalSpec, 'power'>, readonly string[]>> = {
  shields: ['count'],
  moves: ['count', 'fleet'],
  island: ['level'],
  pirates: [],
  incursion: ['seat'],
  mostOwned: [],
  pointsPer: ['count', 'per'],
};

const packs = PACKS;
const unique = (ids: readonly string[]): string[] => sorted([...new Set(ids)]);
describe.each(LANGUAGES)('texts of 7 Wonders, %s', (language) => {
  const content = read(`wonders/${language}`);
  const effects = content.effects as Effects;
  const naval = content.naval as Effects;

  testCatalogue('wonders', language, 'texts of 7 Wonders');

  test('texts of 7 Wonders name every piece and every word of both editions, and nothing else', () => {
    const boards = packs.flatMap((pack) => pack.boards);
    expect(keysOf(content.cards)).toEqual(
      unique(packs.flatMap(({ cards }) => cards.map(({ id, name }) => name ?? id))),
    );
    expect(keysOf(content.boards)).toEqual(unique(boards.map(({ id }) => id)));
    expect(keysOf(content.sides)).toEqual(unique(boards.flatMap(({ sides }) => sides.map(({ id }) => id))));
    expect(keysOf(content.resources)).toEqual(sorted(words.RESOURCES));
    expect(keysOf(content.colours)).toEqual(sorted([...words.CARD_COLOURS, 'white']));
    expect(keysOf(content.symbols)).toEqual(sorted(words.SCIENCE_SYMBOLS));
    expect(keysOf(content.ages)).toEqual(['1', '2', '3']);
    for (const tokens of [content.tokens, content.navalTokens]) expect(keysOf(tokens)).toEqual(['defeat', 'victory']);
    expect(keysOf(content.scoring)).toEqual(keysOf(CATEGORIES));
    expect(keysOf(effects)).toEqual(keysOf(EFFECT_ARGUMENTS));
    expect(keysOf(effects.ability)).toEqual(sorted(words.ABILITIES));
    expect(keysOf(content.islands)).toEqual(unique(ARMADA_PACKS.flatMap(({ islands }) => islands.map(({ id }) => id))));
    expect(keysOf(content.leaders)).toEqual(
      unique(LEADERS_PACKS.flatMap(({ leaders }) => leaders.map(({ id }) => id))),
    );
    expect(keysOf(content.leaderGroups)).toEqual(sorted(words.LEADER_GROUPS));
    expect(keysOf(content.fleets)).toEqual(sorted(words.FLEETS));
    expect(keysOf(naval)).toEqual(sorted([...Object.keys(NAVAL_ARGUMENTS), 'power']));
    expect(keysOf(naval.power)).toEqual(sorted(words.NAVAL_POWERS));
  });

  test('texts of 7 Wonders call no two things by the same name', () => {
    for (const kind of [
      'cards',
      'leaders',
      'leaderGroups',
      'boards',
      'islands',
      'fleets',
      'sides',
      'resources',
      'symbols',
      'ages',
    ]) {
      expect(repeated(textsOf(content[kind]).map(([, text]) => text.toLowerCase())), kind).toEqual([]);
    }
    for (const form of ['name', 'short', 'card']) {
      const forms = textsOf(content.colours).flatMap(([path, text]) => (path.endsWith(`.${form}`) ? [text] : []));
      expect(repeated(forms), form).toEqual([]);
    }
  });

  test('texts of 7 Wonders let effects use what their specifications say', () => {
    for (const [type, { text, short }] of Object.entries(effects)) {
      if (type === 'ability') continue;
      const known = EFFECT_ARGUMENTS[type as keyof typeof EFFECT_ARGUMENTS];
      expect(argumentsOf(parse(text as string)), type).toEqual(known);
      expect(argumentsOf(parse(short as string)), type).toEqual(known);
    }
    for (const [type, known] of Object.entries(NAVAL_ARGUMENTS)) {
      expect(argumentsOf(parse(naval[type].text as string)), type).toEqual(known);
      expect(argumentsOf(parse(naval[type].short as string)), type).toEqual(known);
    }
  });
});
