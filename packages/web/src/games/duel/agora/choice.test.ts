import { botRng, duelBot } from '@pharos/bots';
import { firstSeat, Match, unwrap } from '@pharos/core';
import { duel, type DuelView } from '@pharos/duel';
import { describe, expect, it } from 'vitest';
import { subjectsOf } from '../table/choices.ts';
import { passOf } from './choices.ts';
import { picksInStructure, showsPicks } from '../table/kinds.ts';
import { isAgoraKind } from './kinds.ts';
import { choiceOfPieces, swapsFor } from './pieceChoice.ts';
import { isInSenate, pressChamber, senateChoice } from './senateChoice.ts';

/** What the player on turn sees in every position of some games. */
function* positions(games: number): Generator<DuelView> {
  for (let game = 0; game < games; game++) {
    const seed = `58.${game}`;
    const match = Match.deal(duel, duel.readOptions({ packs: ['base', 'agora'] }), seed);
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

const NOTHING = { mode: null, from: null, to: null };

/** All moves that presses in the Senate lead to. */
function reachable(view: DuelView): string[] {
  const moves: string[] = [];
  for (const mode of [null, 'place', 'move', 'conspire'] as const) {
    for (const first of [null, 1, 2, 3, 4, 5, 6]) {
      const ui: {
        -readonly [Key in keyof Parameters<typeof senateChoice>[1]]: Parameters<typeof senateChoice>[1][Key];
      } = { ...NOTHING, mode };
      const start = senateChoice(view, ui, null);
      if (first !== null && !start.lit.includes(first)) continue;
      if (first !== null) pressChamber(ui, start, first);
      const then = senateChoice(view, ui, null);
      if (then.choice) moves.push(then.choice.move);
      if (then.from === null) continue;
      for (const pick of then.decrees.length > 0 ? then.decrees : [null]) {
        for (const second of then.lit.filter((chamber) => chamber !== then.from)) {
          const last = { ...ui };
          pressChamber(last, then, second);
          const made = senateChoice(view, last, pick).choice;
          if (made) moves.push(made.move);
        }
      }
    }
  }
  return [...new Set(moves)];
}

/** All moves that pieces laid out, or cards of the structure, lead to. */
function chosen(view: DuelView): string[] {
  const kind = view.decision?.kind;
  return subjectsOf(view).flatMap((first) => {
    const seconds =
      kind === 'chooseConspiracy' ? ['top', 'bottom'] : kind === 'swapCards' ? swapsFor(view, first).mine : [null];
    return seconds.flatMap((second) => choiceOfPieces(view, first, second)?.move ?? []);
  });
}

describe('the choices of Agora', () => {
  const seen = [...positions(60)].filter(({ decision }) => isAgoraKind(decision?.kind));

  it('the choices of Agora can all be made by pressing what is shown, and nothing else can', () => {
    const met = new Set<string>();
    for (const view of seen) {
      const { decision } = view;
      const offered = isInSenate(decision) ? reachable(view) : [...new Set(chosen(view))];
      const pass = passOf(view);
      const all = pass ? [...offered, pass.move] : offered;
      const legal = (decision?.choices ?? []).map(({ move }) => move);
      expect(all.toSorted(), decision?.kind).toEqual(legal.toSorted());
      met.add(decision?.kind ?? '');
    }
    expect(met.size).toBe(16);
  });

  it('the choices of Agora show every way to act in the Senate: open, or with what stands in its way', () => {
    const ways = { senateActions: ['place', 'move'], conspirator: ['place', 'conspire'] } as const;
    const barred = new Set<string>();
    for (const view of seen) {
      const kind = view.decision?.kind;
      if (kind !== 'senateActions' && kind !== 'conspirator') continue;
      const { modes } = senateChoice(view, NOTHING, null);
      expect(modes.map(({ mode }) => mode)).toEqual(ways[kind]);
      for (const { mode, obstacle } of modes) {
        const isOpen = view.decision?.choices?.some(({ action }) => action === mode) === true;
        expect(obstacle === null).toBe(isOpen);
        if (obstacle !== null) barred.add(`${mode}: ${obstacle.obstacle}`);
      }
    }
    expect(barred).toContain('move: noCube');
  });

  it('the choices of Agora are made in the structure where they are about its cards, else from pieces laid out', () => {
    const inStructure = new Set<string>();
    for (const view of seen) {
      const cards = picksInStructure(view).map(({ id }) => id);
      const isAmongThem = subjectsOf(view).every((card) => cards.includes(card));
      expect(showsPicks(view, true)).toBe(cards.length === 0);
      if (cards.length > 0) {
        expect(isAmongThem).toBe(true);
        inStructure.add(view.decision?.kind ?? '');
      }
    }
    expect([...inStructure].toSorted()).toEqual(['buildFarRow', 'dropCard', 'dropSecondCard']);
  });
});
