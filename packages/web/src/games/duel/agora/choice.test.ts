import { botRng, duelBot } from '@pharos/bots';
import { firstSeat, Match, unwrap } from '@pharos/core';
import { duel, type DuelView } from '@pharos/duel';
import { describe, expect, it } from 'vitest';
import { AGORA_KINDS, isAgoraKind, isDraft, picksInStructure } from '../table/kinds.ts';
import { canPass } from './choice.ts';
import { moveOfPieces, piecesFor, swapsFor } from './pieceChoice.ts';
import { controlChanges, controlled } from './senate.ts';
import { pressChamber, SENATE_KINDS, senateChoice } from './senateChoice.ts';

/** Every position of some games, before and after the move that was made in it. */
function* steps(games: number): Generator<{ before: DuelView; move: string; after: DuelView }> {
  for (let game = 0; game < games; game++) {
    const seed = `58.${game}`;
    const match = Match.deal(duel, duel.readOptions({ packs: ['base', 'agora'] }), seed);
    const bot = duelBot('random');
    while (match.toAct() !== 0) {
      const seat = firstSeat(match.toAct());
      const before = match.view(seat);
      const rng = botRng(seed, match.version);
      const state = match.imagine(seat, rng);
      const move = duel.formatMove(state, bot.choose(state, seat, rng));
      unwrap(match.play(seat, move));
      yield { before, move, after: match.view(seat) };
    }
  }
}

const NOTHING = { mode: null, from: null, to: null, pick: null };

/** All moves that presses in the Senate lead to. */
function reachable(view: DuelView): string[] {
  const moves: string[] = [];
  for (const mode of [null, 'place', 'move', 'conspire'] as const) {
    for (const first of [null, 1, 2, 3, 4, 5, 6]) {
      const ui: {
        -readonly [Key in keyof Parameters<typeof senateChoice>[1]]: Parameters<typeof senateChoice>[1][Key];
      } = { ...NOTHING, mode };
      const start = senateChoice(view, ui);
      if (first !== null && !start.lit.includes(first)) continue;
      if (first !== null) pressChamber(ui, start, first);
      const then = senateChoice(view, ui);
      if (then.move !== undefined) moves.push(then.move);
      if (then.from === null) continue;
      for (const pick of then.decrees.length > 0 ? then.decrees : [null]) {
        for (const second of then.lit.filter((chamber) => chamber !== then.from)) {
          const last = { ...ui, pick };
          pressChamber(last, then, second);
          const made = senateChoice(view, last).move;
          if (made !== undefined) moves.push(made);
        }
      }
    }
  }
  return [...new Set(moves)];
}

/** All moves that pieces laid out, or cards of the structure, lead to. */
function chosen(view: DuelView): string[] {
  const kind = view.decision?.kind;
  if (!isAgoraKind(kind)) return [];
  const firsts =
    kind === 'chooseConspiracy'
      ? (view.decision?.agora?.conspiracies?.drawn ?? [])
      : kind === 'swapCards'
        ? swapsFor(view, null).theirs
        : [...piecesFor(view, kind), ...picksInStructure(view)];
  return firsts.flatMap((first) => {
    const seconds =
      kind === 'chooseConspiracy' ? ['top', 'bottom'] : kind === 'swapCards' ? swapsFor(view, first).mine : [null];
    return seconds.flatMap((second) => moveOfPieces(view, kind, first, second) ?? []);
  });
}

describe('the choices of Agora', () => {
  const played = [...steps(60)];

  it('can all be made by pressing what is shown, and nothing else can', () => {
    const met = new Set<string>();
    for (const { before } of played) {
      const { decision } = before;
      if (!decision || !isAgoraKind(decision.kind)) continue;
      met.add(decision.kind);
      const offered = SENATE_KINDS.includes(decision.kind) ? reachable(before) : [...new Set(chosen(before))];
      const all = canPass(before) ? [...offered, 'pass'] : offered;
      const legal = (decision.choices ?? []).map(({ move }) => move);
      expect(all.toSorted(), decision.kind).toEqual(legal.toSorted());
    }
    expect([...met].toSorted()).toEqual(AGORA_KINDS.toSorted());
  });

  it('say beforehand whom a cube gives control', () => {
    for (const { before, move, after } of played) {
      const seat = before.decision?.seat ?? 0;
      const [verb, chamber] = move.split(' ');
      if (verb !== 'place' || !before.agora || !after.agora) continue;
      // A Decree of shields may move the pawn and bring on more; a single cube is told here.
      const changes = controlChanges(before.agora, { owner: seat, from: null, to: Number(chamber) });
      const told = changes.find((change) => change.controller === seat);
      expect(controlled(after.agora, seat) > controlled(before.agora, seat)).toBe(told !== undefined);
    }
  });

  it('know the draft, although the cards of Age I lie there already', () => {
    for (const { before, move } of played) {
      if (move.startsWith('pick')) expect(isDraft(before)).toBe(true);
      if (before.decision?.kind === 'turn') expect(isDraft(before)).toBe(false);
    }
  });
});
