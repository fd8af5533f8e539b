import { fastRng, Match, seatsOf, type SeatId } from '@pharos/core';
import { randomMove, SeenGame } from '@pharos/core/testkit';
import { expect, test } from 'vitest';
import { drawPile, handHeldBy } from '../src/hands.ts';
import { cardOf } from '../src/hidden.ts';
import {
  wonders,
  type HandMemory,
  type State,
  type TakenCard,
  type WondersEvent,
  type WondersMemory,
} from '../src/index.ts';
import { without } from '../src/memory/cards.ts';

/** What really left each hand of the Age, with every card. */
type TrueTaken = Omit<TakenCard, 'among'>;

const idsOf = (s: State, cards: readonly number[]): string[] => cards.map((card) => s.catalog.cards[cardOf(card)].id);

/** Follows the game with open eyes. */
class Truth {
  #taken: TrueTaken[][] = [];
  #turn = 1;

  hear(s: State, events: readonly WondersEvent[]): void {
    for (const event of events) {
      if (event.type === 'ageStarted') this.#taken = s.hands.map(() => []);
      else if (event.type === 'turnStarted') this.#turn = event.turn;
      else if (event.type === 'choicesRevealed')
        for (const { seat, city, action, card } of event.choices)
          this.takenFrom(handHeldBy(s.options.players, s.age, seat, this.#turn)).push({
            turn: this.#turn,
            seat,
            city,
            action,
            card,
          });
    }
  }

  takenFrom(hand: number): TrueTaken[] {
    return (this.#taken[hand] ??= []);
  }
}

/** What is wrong with what a seat remembers of a hand; null if it is true. */
function findError(s: State, told: HandMemory, truth: readonly TrueTaken[]): string | null {
  const cards = idsOf(s, s.hands[told.holder]);
  if (cards.length !== told.size) return 'the hand has another size';
  if (without(cards, told.left).length > told.unknown) return 'the hand has cards that it should not have';
  const isDown = ({ action, turn }: TrueTaken): boolean => action !== 'build' && turn >= (told.seenIn ?? 0);
  const down = truth.filter(isDown).flatMap(({ card }) => card ?? []);
  if (told.size > 0 && without(told.left, [...cards, ...down]).length > 0) return 'a card that is left is elsewhere';
  if (told.size > 0 && told.seenIn !== null && told.faceDown > down.length) return 'too many cards lie face down';
  if (told.taken.length !== truth.length) return 'more or fewer cards were taken';
  const isTrue = ({ turn, city, action, card, among }: TakenCard): boolean =>
    truth.some(
      (real) =>
        real.turn === turn &&
        real.city === city &&
        real.action === action &&
        (card === null || card === real.card) &&
        (among.length === 0 || among.includes(real.card ?? '')),
    );
  return told.taken.every(isTrue) ? null : 'another card was taken';
}

/** One position out of so many is looked at. */
const RATE = 10;

test.each([
  ['edition 1, three players', { edition: 1, players: 3 }, 12],
  ['edition 2, five players', { edition: 2, players: 5 }, 6],
  ['edition 1, seven players', { edition: 1, players: 7 }, 3],
  ['two players and the Free City', { edition: 1, players: 2 }, 16],
  ['Armada, edition 2, seven players', { packs: ['base', 'armada'], edition: 2, players: 7 }, 3],
  ['Armada, edition 1, six players in teams', { packs: ['base', 'armada'], edition: 1, players: 6, teams: true }, 4],
])('what is remembered is true in random games of %s [W-125]', (_, options, games) => {
  for (let game = 0; game < games; game++) {
    const rng = fastRng(61, game);
    const s = wonders.setup(wonders.readOptions(options), rng);
    const seen = new SeenGame(wonders, s);
    const truth = new Truth();
    const foretold = new Map<string, SeatId>();
    for (let ply = 0; wonders.toAct(s) !== 0; ply++) {
      const seats = seatsOf(wonders.toAct(s));
      const seat = seats[rng(seats.length)];
      const events: WondersEvent[] = [];
      wonders.listen(s, (event) => events.push(event));
      wonders.apply(s, seat, randomMove(wonders, s, seat, rng));
      wonders.listen(s, null);
      truth.hear(s, events);
      seen.add(s, events);
      if (rng(RATE) === 0) checkMemory(s, seen, truth, foretold, ply % s.options.players);
    }
  }
});

function checkMemory(
  s: State,
  seen: SeenGame<unknown, State, ReturnType<typeof wonders.view>, WondersEvent>,
  truth: Truth,
  foretold: Map<string, SeatId>,
  seat: SeatId,
): void {
  const { age, turn, hands, unseen } = wonders.memory(seat, seen.seenBy(seat));
  expect([age, turn, hands.length]).toEqual([s.age, s.turn, s.age === 0 ? 0 : s.hands.length]);
  if (age === 0) return;
  for (const hand of hands) {
    expect(findError(s, hand, truth.takenFrom(hand.hand))).toBeNull();
    if (hand.next !== null) foretold.set(`${seat} ${age} ${hand.next}`, hand.hand);
  }
  if (hands[0].size > 0) expect(hands[0]).toMatchObject({ holder: seat, left: idsOf(s, s.hands[seat]), faceDown: 0 });
  expect(foretold.get(`${seat} ${age} ${turn}`) ?? hands[0].hand).toBe(hands[0].hand);
  const unseenHands = hands.filter(({ seenIn }) => seenIn === null).map(({ holder }) => s.hands[holder]);
  const pool = unseen.flatMap(({ cards }) => cards);
  expect(without(idsOf(s, [...unseenHands.flat(), ...drawPile(s)]), pool)).toEqual([]);
  for (const { kind, cards, inPlay } of unseen) {
    expect(inPlay).toBeLessThanOrEqual(cards.length);
    if (kind === 'age') expect(inPlay).toBe(cards.length);
  }
}

test('a card put down face down is known when its hand is back, unless another one went the same way [W-125]', () => {
  const match = Match.deal(wonders, wonders.readOptions({ edition: 2, players: 3, sides: 'day' }), '5.2');
  const playTurn = (...actions: ('build' | 'discard')[]): string[] =>
    actions.map((action, seat) => {
      const text = match.legalMoves(seat).find((move) => move.startsWith(action)) ?? '';
      expect(match.play(seat, text)).toMatchObject({ ok: true });
      return text.split(' ')[1];
    });
  /** What the first seat remembers of the hand it was dealt. */
  const remembered = (): HandMemory | undefined =>
    (match.memory(0) as WondersMemory).hands.find(({ hand }) => hand === 0);
  const [mine] = playTurn('discard', 'build', 'build');
  expect(remembered()).toMatchObject({ holder: 1, seenIn: 1, size: 6, next: 4, faceDown: 0 });
  const [, sold] = playTurn('build', 'discard', 'build');
  expect(remembered()).toMatchObject({ holder: 2, size: 5, faceDown: 1 });
  expect(remembered()?.left).toContain(sold);
  const [, , built] = playTurn('build', 'build', 'build');
  expect(remembered()?.taken).toEqual([
    { turn: 1, seat: 0, city: 0, action: 'discard', card: mine, among: [] },
    { turn: 2, seat: 1, city: 1, action: 'discard', card: sold, among: [] },
    { turn: 3, seat: 2, city: 2, action: 'build', card: built, among: [] },
  ]);
});
