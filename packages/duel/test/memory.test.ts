import { fastRng, firstSeat, Match, type SeatId } from '@pharos/core';
import { randomMove, SeenGame } from '@pharos/core/testkit';
import { expect, test } from 'vitest';
import { hasBit } from '../src/bits.ts';
import { duel, type DuelEvent, type DuelMemory, type State } from '../src/index.ts';
import { cardAt } from '../src/structure.ts';
import { AGORA } from './support.ts';

/** The cards that really lie face down, by back. */
function faceDown(s: State, back: string): string[] {
  const { cards, backs, layouts } = s.catalog;
  const slots = [...layouts[s.age - 1].slots.keys()].filter((slot) => hasBit(s.present & ~s.faceUp, slot));
  return slots
    .map((slot) => cards[cardAt(s, slot)])
    .filter(({ deck }) => backs[deck] === back)
    .map(({ id }) => id);
}

function checkMemory(s: State, told: DuelMemory): void {
  if (s.age === 0) {
    expect(told).toMatchObject({ age: 0, out: [], unseen: [] });
    return;
  }
  const { cards, backs } = s.catalog;
  const idsOf = (numbers: readonly number[]): string[] => numbers.map((card) => cards[card].id);
  for (const unseen of told.unseen) {
    const deck = backs.indexOf(unseen.back);
    const down = faceDown(s, unseen.back);
    const coming = idsOf(
      s.deal.decks
        .slice(s.age)
        .flat()
        .filter((card) => cards[card].deck === deck),
    );
    const unseenForGood = unseen.cards.filter((card) => !down.includes(card) && !coming.includes(card));
    expect(unseen).toMatchObject({ faceDown: down.length, later: coming.length });
    expect(unseen.cards).toEqual(expect.arrayContaining([...down, ...coming]));
    // Whatever else nobody has seen was put in the box before the game.
    expect(idsOf(s.deal.removed[deck] ?? [])).toEqual(expect.arrayContaining(unseenForGood));
    expect(new Set([...unseen.cards, ...told.removed]).size).toBe(unseen.cards.length + told.removed.length);
  }
  expect(idsOf(s.deal.removed[s.age - 1])).toEqual(expect.arrayContaining([...told.removed]));
  const inStructure = s.catalog.layouts[s.age - 1].slots.length;
  const unknown = told.unseen.reduce((sum, unseen) => sum + unseen.faceDown, 0);
  expect(told.out.length + told.faceUp.length + unknown).toBe(inStructure);
  expect(idsOf(s.deal.decks[s.age - 1])).toEqual(expect.arrayContaining(told.out.map(({ card }) => card)));
}

test.each([
  ['the base game', { packs: ['base'] }, () => false],
  ['Agora', AGORA, (move: string) => /recruit|conspire|prepare|trigger/.test(move)],
])('what is remembered is true in random games of %s [D-93, D-94]', (_, options, prefers) => {
  let looks = 0;
  for (let game = 0; game < 25; game++) {
    const rng = fastRng(67, game);
    const s = duel.setup(duel.readOptions(options), rng);
    const seen = new SeenGame(duel, s);
    while (duel.toAct(s) !== 0) {
      const seat: SeatId = firstSeat(duel.toAct(s));
      const events: DuelEvent[] = [];
      duel.listen(s, (event) => events.push(event));
      duel.apply(s, seat, randomMove(duel, s, seat, rng, prefers));
      duel.listen(s, null);
      seen.add(s, events);
      const looked = events.some(({ type }) => type === 'removedCardsSeen');
      if (looked) looks++;
      if (looked || rng(6) === 0) for (const viewer of [0, 1]) checkMemory(s, duel.memory(viewer, seen.seenBy(viewer)));
    }
  }
  if (options === AGORA) expect(looks).toBeGreaterThan(0);
});

test('a card that is out is remembered with who took it and how, and nothing of what lies face down [D-19, D-93]', () => {
  const match = Match.deal(duel, duel.readOptions({ wonders: 'beginner' }), '4.1');
  const text = match.legalMoves(0).find((move) => move.startsWith('discard')) ?? '';
  expect(match.play(0, text)).toMatchObject({ ok: true });
  const told = duel.memory(1, [{ events: match.history(1)[0].events, view: () => match.view(1) }]);
  expect(match.memory(1)).toEqual(told);
  expect(told.out).toEqual([{ card: text.split(' ')[1], seat: 0, how: 'cardDiscarded', wonder: null }]);
  const [age, guilds] = told.unseen;
  // 23 cards of Age I, 20 of them in the structure, 12 of these face up at first; the seven Guilds come later.
  expect(age).toMatchObject({ back: 'age1', later: 0 });
  expect(age.cards.length - age.faceDown).toBe(3);
  expect(guilds).toMatchObject({ back: 'guild', faceDown: 0, later: 3 });
  expect(guilds.cards).toHaveLength(7);
});
