import { expect, test } from 'vitest';
import { matchOf, play, publicView } from '../support.ts';

const SPACES = [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8];

test('[D-63, D-90] the zones are worth 0, 2, 5 and 10 points to the player who pushed the pawn away', () => {
  const points = SPACES.map((pawn) =>
    publicView(matchOf({ age: 3, pawn, first: { coins: 0 }, second: { coins: 0 } })).players.map(
      ({ score }) => score.military,
    ),
  );
  expect(points.map(([first]) => first)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 5, 5, 5, 10, 10, 10]);
  expect(points.map(([, second]) => second)).toEqual([10, 10, 10, 5, 5, 5, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
});

/** Red cards by the number of their shields. */
const CARDS = [
  { age: 2, card: 'barracks', shields: 1 },
  { age: 2, card: 'walls', shields: 2 },
  { age: 3, card: 'pretorium', shields: 3 },
] as const;

/** The coins an opponent loses on the way: 2 for space 3 and 5 for space 6, once each. */
function losses(from: number, to: number): number {
  return (from < 3 && to >= 3 ? 2 : 0) + (from < 6 && to >= 6 && to > from ? 5 : 0);
}

test.each(['first', 'second'])('[D-62, D-64, D-65, D-66, D-67] every move of the %s player on the track', (turn) => {
  const seat = turn === 'first' ? 0 : 1;
  const forward = seat === 0 ? 1 : -1;
  for (const { age, card, shields } of CARDS) {
    for (const strategy of [false, true]) {
      // From the opponent's last attack up to the space before the capital, with all own tokens in place.
      for (let advance = -8; advance <= 8; advance++) {
        const position = {
          age,
          turn,
          pawn: advance * forward,
          militaryTokens: ['first-inner', 'first-outer', 'second-inner', 'second-outer'],
          structure: [card, 'obelisk', 'palace'].map((id) => (age === 2 && id !== card ? '?' : id)),
          first: { coins: 30, tokens: strategy && seat === 0 ? ['strategy'] : [] },
          second: { coins: 30, tokens: strategy && seat === 1 ? ['strategy'] : [] },
        };
        const match = matchOf(position);
        play(match, `build ${card}`);
        const reached = Math.min(advance + shields + (strategy ? 1 : 0), 9);
        const view = publicView(match);
        expect(view.pawn).toBe(0 + reached * forward);
        expect(view.outcome?.ending).toBe(reached === 9 ? 'military' : undefined);
        if (reached < 9) expect(view.players[1 - seat].coins).toBe(30 - losses(advance, reached));
      }
    }
  }
});
