import { firstSeat, fastRng, rngFromSeed } from '@pharos/core';
import { DEFAULT_OPTIONS, duel } from '@pharos/duel';
import { wonders } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, partsOf, readBotName } from './characters.ts';
import { charactersOf as charactersOfDuel } from './duel/characters.ts';
import { duelBot } from './duel/bots.ts';
import { duelFeatures } from './duel/guide/featureSet.ts';
import { duelGuide } from './duel/guide/guide.ts';
import { leaningGuide } from './model/leaningGuide.ts';
import { charactersOf } from './wonders/characters.ts';
import { wondersFeatures } from './wonders/guide/featureSet.ts';

describe('characters of bots', () => {
  it('the name of a bot says its level and its character', () => {
    expect(readBotName('expert-scholar')).toBe('expert-scholar');
    expect(partsOf('expert-scholar')).toEqual({ level: 'expert', character: 'scholar' });
    expect(partsOf('greedy')).toEqual({ level: 'greedy', character: undefined });
    for (const text of ['scholar', 'greedy-scholar', 'expert-', 'expert-poet', 'expert-scholar-general', '']) {
      expect(readBotName(text)).toBeNull();
    }
    expect(new Set(BOT_NAMES).size).toBe(21);
  });

  it('characters are fond of features that there are', () => {
    const armada = wonders.setup(wonders.readOptions({ packs: ['base', 'armada'], players: 3 }), rngFromSeed('1'));
    const base = wonders.setup(wonders.readOptions({ players: 3 }), rngFromSeed('1'));
    const known = [
      [duelFeatures, charactersOfDuel()],
      [wondersFeatures, charactersOf(armada)],
    ] as const;
    for (const [{ seatFeatures, moveFeatures }, characters] of known) {
      for (const { seat, move } of Object.values(characters)) {
        expect(Object.keys(seat).filter((name) => !seatFeatures.includes(name))).toEqual([]);
        expect(Object.keys(move).filter((name) => !moveFeatures.includes(name))).toEqual([]);
      }
    }
    expect(Object.keys(charactersOf(armada))).toContain('admiral');
    expect(Object.keys(charactersOf(base))).not.toContain('admiral');
  });

  it('a scholar rates a position with science symbols higher than a bot without a character does', () => {
    const { scholar } = charactersOfDuel();
    if (scholar === undefined) throw new Error('Duel has no scholar');
    const s = duel.setup(DEFAULT_OPTIONS, rngFromSeed('3'));
    const rng = fastRng(3);
    const moves: number[] = [];
    for (let ply = 0; ply < 45 && duel.toAct(s) !== 0; ply++) {
      const seat = firstSeat(duel.toAct(s));
      duel.apply(s, seat, moves[rng(duel.legalMoves(s, seat, moves))]);
    }
    const owner = s.players.findIndex(({ symbols }) => symbols.some((count) => count > 0));
    expect(owner).toBeGreaterThanOrEqual(0);
    const plain = new Float64Array(2);
    const leaning = new Float64Array(2);
    duelGuide.judge(s, plain);
    leaningGuide(duelGuide, duelFeatures, scholar, owner).judge(s, leaning);
    expect(leaning[owner]).toBeGreaterThan(plain[owner]);
    expect(leaning[0] + leaning[1]).toBeCloseTo(1);
  });

  it('a bot with a character makes a legal move', () => {
    const s = duel.setup(DEFAULT_OPTIONS, rngFromSeed('4'));
    const seat = firstSeat(duel.toAct(s));
    const moves: number[] = [];
    moves.length = duel.legalMoves(s, seat, moves);
    expect(moves).toContain(duelBot('adept-general').choose(duel.clone(s), seat, fastRng(1)));
  });
});
