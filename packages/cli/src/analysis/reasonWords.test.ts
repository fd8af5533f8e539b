import { AGAINST, Analysis, STANDARD, type Reason } from '@pharos/analysis';
import { botRng } from '@pharos/bots';
import { firstSeat, Match, unwrap } from '@pharos/core';
import { describe, expect, it } from 'vitest';
import { withGame } from '../games/lookup.ts';
import { isAnalysisKey } from './words.ts';

/** The kinds of reasons in an analysis of a game between greedy bots, each with the prefix of its words. */
function kindsIn(game: string, options: object): Set<string> {
  return withGame(game, (known) => {
    const { analysis, bot } = known;
    if (analysis === null) throw new Error(`${game} is not analysed`);
    const match = Match.deal(known.game, known.game.readOptions(options), '1.1');
    const greedy = bot('greedy');
    const rng = botRng('1.1');
    while (match.toAct() !== 0) {
      const seat = firstSeat(match.toAct());
      const s = match.imagine(seat, rng);
      unwrap(match.play(seat, known.game.formatMove(s, greedy.choose(s, seat, rng))));
    }
    const work = new Analysis(match, analysis, { ...STANDARD, iterations: 60, hindsight: false });
    const named = (prefix: string, reasons: readonly Reason[]) => reasons.map(({ kind }) => `${prefix}.${kind}`);
    return new Set(
      work.choices.flatMap(({ round, choice }) => {
        const decision = work.decide(round, choice);
        if (decision === null) return [];
        const { reasons, merits, followed } = decision;
        return [...named('why', reasons), ...named('for', merits), ...named('then', followed)];
      }),
    );
  });
}

describe('reasons of an analysis', () => {
  it('have words, whatever is said against a move', () => {
    expect(AGAINST.filter((kind) => !isAnalysisKey(`why.${kind}`))).toEqual([]);
  });

  it.each([
    ['duel', { packs: ['base', 'agora'] }],
    ['duel', { packs: ['base', 'pantheon'] }],
    ['wonders', { players: 3, packs: ['base', 'armada'] }],
    ['wonders', { players: 3, packs: ['base', 'cities', 'leaders'] }],
  ])('have words, all that are said of a game of %s with %j', (game, options) => {
    const kinds = kindsIn(game, options);
    expect(kinds.size).toBeGreaterThan(15);
    expect([...kinds].filter((kind) => !isAnalysisKey(kind))).toEqual([]);
  });
});
