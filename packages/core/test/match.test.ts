import { expect, test } from 'vitest';
import { Match, SPECTATOR, type Result } from '../src/index.ts';
import { auction } from './auction.ts';

const options = auction.readOptions({ seats: 2, cards: 3 });
const deal = (): Match<typeof options, unknown, unknown, never> => Match.deal(auction, options, '1') as never;

function codeOf<Value>(result: Result<Value>): string {
  return result.ok ? 'OK' : result.problem.code;
}

test('a legal move is played, logged and reported', () => {
  const match = deal();
  const played = match.play(0, 'bid 3');
  expect(played).toEqual({ ok: true, value: [{ type: 'bidStaged', seat: 0, bid: 3 }] });
  expect(match.log).toEqual([{ seat: 0, text: 'bid 3' }]);
  expect(match.version).toBe(1);
});

test('a refused move says why and changes nothing', () => {
  const match = deal();
  const before = match.hash();
  expect(codeOf(match.play(0, 'bid 9'))).toBe('ILLEGAL_MOVE');
  expect(codeOf(match.play(0, 'hello'))).toBe('BAD_NOTATION');
  expect(codeOf(match.play(0, ''))).toBe('BAD_NOTATION');
  expect(codeOf(match.play(7, 'bid 1'))).toBe('NOT_YOUR_TURN');
  expect(codeOf(match.play(-1, 'bid 1'))).toBe('NOT_YOUR_TURN');
  expect(match.hash()).toBe(before);
  expect(match.version).toBe(0);
});

test('what others have chosen meanwhile does not make a choice stale, not even for the last one', () => {
  const match = deal();
  match.play(0, 'bid 1');
  expect(match.round).toBe(0);
  expect(codeOf(match.play(1, 'bid 1', 0))).toBe('OK');
  expect(match.round).toBe(2);
});

test('a choice that was meant for an earlier round is refused, and so is one from the future', () => {
  const match = Match.deal(auction, auction.readOptions({ seats: 3, cards: 3 }), '1');
  for (const seat of [0, 1, 2]) match.play(seat, 'bid 1');
  expect(match.round).toBe(3);
  expect(codeOf(match.play(0, 'bid 2', 2))).toBe('STALE');
  expect(codeOf(match.play(0, 'bid 2', 4))).toBe('STALE');
  match.play(0, 'bid 2');
  expect(codeOf(match.play(1, 'bid 2', 3))).toBe('OK');
});

test('a round goes on when somebody changes their mind or takes the choice back', () => {
  const match = Match.deal(auction, auction.readOptions({ seats: 3, cards: 3 }), '1');
  for (const seat of [0, 1, 2]) match.play(seat, 'bid 1');
  match.play(0, 'bid 2');
  match.play(0, 'bid 3');
  expect(match.round).toBe(3);
  match.undo(0);
  expect(match.round).toBe(3);
});

test('a choice can be changed until the last one has chosen', () => {
  const match = deal();
  match.play(0, 'bid 1');
  expect(codeOf(match.play(0, 'bid 3'))).toBe('OK');
  const played = match.play(1, 'bid 2');
  expect(played.ok && played.value.at(-1)).toMatchObject({ type: 'prizeWon', seat: 0, bids: [3, 2] });
});

test('an earlier position is as it was, and the game goes on without it', () => {
  const match = deal();
  const hashes = [match.hash()];
  for (const [seat, text] of [
    [0, 'bid 1'],
    [1, 'bid 2'],
    [0, 'bid 3'],
  ] as const) {
    match.play(seat, text);
    hashes.push(match.hash());
  }
  for (const [moves, hash] of hashes.entries()) {
    const past = match.after(moves);
    expect([past.version, past.hash()]).toEqual([moves, hash]);
    expect(past.history(SPECTATOR)).toEqual(match.history(SPECTATOR).slice(0, moves));
  }
  match.after(1).play(1, 'bid 3');
  expect(match.hash()).toBe(hashes[3]);
});

test('of choices made at once a seat is told its own, also when they are turned up', () => {
  const match = deal();
  match.play(0, 'bid 1');
  match.play(1, 'bid 2');
  match.play(1, 'bid 3');
  const choices = [
    { seat: 0, move: 1, isAlone: false },
    { seat: 1, move: 2, isAlone: false },
    { seat: 1, move: 3, isAlone: false },
  ];
  const seenBy = (seat: number): unknown =>
    choices.map((made) => ({ ...made, move: made.seat === seat ? made.move : null }));
  expect([match.choicesSeenBy(0), match.choicesSeenBy(1)]).toEqual([seenBy(0), seenBy(1)]);
});

test('undo takes the own last move back, unless it revealed something', () => {
  const match = deal();
  expect(codeOf(match.undo(0))).toBe('NOTHING_TO_UNDO');
  const before = match.hash();
  match.play(0, 'bid 2');
  expect(codeOf(match.undo(1))).toBe('NOTHING_TO_UNDO');
  expect(codeOf(match.undo(0))).toBe('OK');
  expect(match.hash()).toBe(before);
  match.play(0, 'bid 2');
  match.play(1, 'bid 1');
  expect(codeOf(match.undo(1))).toBe('UNDO_REVEALED');
});

test('nothing can be played or undone after the end', () => {
  const match = deal();
  for (const bid of [1, 2, 3]) for (const seat of [0, 1]) match.play(seat, `bid ${bid}`);
  expect(match.outcome()).toMatchObject({ ranking: [[0, 1]] });
  expect(codeOf(match.play(0, 'bid 1'))).toBe('GAME_OVER');
  expect(codeOf(match.undo(1))).toBe('GAME_OVER');
});

test('what a match hands out cannot be used to change it', () => {
  const match = deal();
  const view = match.view(SPECTATOR) as { points: number[] };
  const before = [...view.points];
  view.points.push(1);
  expect(match.view(SPECTATOR)).toMatchObject({ points: before });
  const played = match.play(0, 'bid 1');
  expect(Object.isFrozen(played.ok && played.value)).toBe(true);
});

test('the history has the moves that stand as each viewer may know them', () => {
  const match = deal();
  match.play(0, 'bid 3');
  match.play(0, 'bid 1');
  expect(match.history(null)).toEqual([
    { seat: 0, events: [{ type: 'bidStaged', seat: 0, bid: 3 }] },
    { seat: 0, events: [{ type: 'bidStaged', seat: 0, bid: 1 }] },
  ]);
  expect(match.history(0)).toEqual(match.history(null));
  const hidden = { seat: 0, events: [{ type: 'bidStaged', seat: 0, bid: null }] };
  for (const viewer of [1, SPECTATOR]) expect(match.history(viewer)).toEqual([hidden, hidden]);
  match.undo(0);
  expect(match.history(null)).toEqual([{ seat: 0, events: [{ type: 'bidStaged', seat: 0, bid: 3 }] }]);
});

test('whoever plays several seats looks through the eyes of the one that has to choose', () => {
  const match = deal();
  expect(match.viewerFor([0, 1])).toBe(0);
  match.play(0, 'bid 1');
  expect(match.viewerFor([0, 1])).toBe(1);
  expect(match.viewerFor([0])).toBe(0);
  expect(match.viewerFor([])).toBe(SPECTATOR);
});
