import { botRng, duelBot } from '@pharos/bots';
import { firstSeat, Match, unwrap } from '@pharos/core';
import { duel, type DuelView } from '@pharos/duel';
import { describe, expect, it, vi } from 'vitest';
import { speak } from '../../../../test/catalogues.ts';
import { picksInStructure, showsPicks } from '../table/kinds.ts';
import { activationsOf, activationWith, choiceOfPair, firstsOf, obstacleOf, secondsOf } from './choices.ts';
import { isPantheonKind } from './kinds.ts';
import { groupsOf } from './pickerGroups.ts';
import { pieceOn } from './spaceText.ts';

vi.mock('../../../i18n/index.svelte.ts', async () => (await import('../../../../test/catalogues.ts')).i18n);
vi.mock('../words/duelContent.ts', async () => (await import('../../../../test/catalogues.ts')).contentModule);

/** What the player on turn sees in every position of some games. */
function* positions(games: number): Generator<DuelView> {
  for (let game = 0; game < games; game++) {
    const seed = `61.${game}`;
    const match = Match.deal(duel, duel.readOptions({ packs: ['base', 'pantheon'] }), seed);
    const bot = duelBot('random');
    while (match.toAct() !== 0) {
      const seat = firstSeat(match.toAct());
      yield match.view(seat);
      const rng = botRng(seed, match.version);
      const state = match.imagine(seat, rng);
      unwrap(match.play(seat, duel.formatMove(state, bot.choose(state, seat, rng))));
    }
  }
}

const nameOf = (seat: number): string => ['Arsinoe', 'Berenike'][seat];

describe('the choices of Pantheon', () => {
  speak('en', 'duel');
  const all = [...positions(60)];
  const seen = all.filter(({ decision }) => isPantheonKind(decision?.kind));
  const turns = all.filter(({ decision }) => decision?.kind === 'turn');

  it('the choices of Pantheon can all be made by taking up what is shown, and nothing else can', () => {
    const met = new Set<string>();
    for (const view of seen) {
      const reached = firstsOf(view).flatMap((first) => {
        const seconds = secondsOf(view, first);
        const made = (seconds.length === 0 ? [null] : seconds).map((second) => choiceOfPair(view, first, second));
        return made.flatMap((choice) => choice?.move ?? []);
      });
      const legal = (view.decision?.choices ?? []).map(({ move }) => move);
      expect(reached.toSorted(), view.decision?.kind).toEqual(legal.toSorted());
      met.add(view.decision?.kind ?? '');
    }
    expect(met.size).toBe(12);
  });

  it('the choices of Pantheon show every piece that can be taken up, cards of the structure there', () => {
    for (const view of seen) {
      const kind = view.decision?.kind;
      if (!isPantheonKind(kind)) continue;
      expect(showsPicks(view, true)).toBe(kind !== 'discardAnyCard');
      if (kind === 'discardAnyCard') {
        expect(picksInStructure(view).map(({ id }) => id)).toEqual(firstsOf(view));
        expect(picksInStructure(view)).toHaveLength(view.structure.length);
        continue;
      }
      const [first] = firstsOf(view);
      const groups = groupsOf(view, kind, first, { me: view.viewer ?? 0, nameOf });
      const shown = (isSecond: boolean): string[] =>
        groups.filter((group) => (group.isSecond ?? false) === isSecond).flatMap(({ ids }) => ids);
      expect(shown(false).toSorted()).toEqual(firstsOf(view).toSorted());
      expect(shown(true)).toEqual(expect.arrayContaining(secondsOf(view, first)));
    }
  });

  it('the choices of Pantheon let every card of the open board be activated, or say why not', () => {
    const obstacles = new Set<string>();
    for (const view of turns) {
      for (const space of view.pantheon?.spaces ?? []) {
        const ways = activationsOf(view, space.space);
        for (const { offerings, move } of ways) {
          expect(activationWith(view, space.space, offerings.toReversed())?.move).toBe(move);
        }
        if (space.holds === 'nothing') expect(ways).toEqual([]);
        else if (ways.length === 0) obstacles.add(obstacleOf(view, pieceOn(space))?.obstacle ?? 'unknown');
      }
    }
    expect([...obstacles].toSorted()).toEqual(['pantheonClosed', 'tooExpensive']);
  });
});
