import { expect, it } from 'vitest';
import { matchOf, play } from './support.ts';

it('[L-60, W-97] a leader that is copied in the last turn already helps to pay for the seventh card', () => {
  const position = {
    age: 3,
    turn: 6,
    cities: [
      { board: 'babylon', side: 'B', stages: 2, coins: 0, cards: ['lumber-yard', 'press-1', 'glassworks-1', 'loom-1'] },
      { board: 'gizah', side: 'A', leaders: ['ramses', 'sappho'] },
      { board: 'rhodos', side: 'A' },
    ],
    hands: [
      ['courtesans-guild', 'spies-guild'],
      ['arena', 'haven'],
      ['pantheon', 'gardens'],
    ],
  };
  const match = matchOf(position, { packs: ['base', 'leaders'], edition: 1, players: 3 });
  play(match, 'build courtesans-guild', 'discard arena', 'discard pantheon', 'mark ramses');
  expect(match.view(0).decision).toMatchObject({ kind: 'seventhCard' });
  expect(match.legalMoves(0)).toContain('build spies-guild');
});
