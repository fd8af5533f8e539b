/** A round of the training: whose moves are the targets, and in how many games. */
export interface Round {
  readonly policy: 'greedy' | 'guide' | 'search';
  /** Iterations of a search. */
  readonly iterations: number;
  readonly games: number;
}

const ROUND = /^(?:(greedy)|(guide)|mcts:(\d{1,6}))\*(\d{1,7})$/;

/** Reads `greedy*4000,guide*4000,mcts:100*500`; null if it is none. */
export function readRounds(text: string): readonly Round[] | null {
  const rounds = text.split(',').map(readRound);
  return rounds.every((round) => round !== null) ? rounds : null;
}

function readRound(text: string): Round | null {
  const match = ROUND.exec(text.trim());
  if (match === null) return null;
  const [, greedy, guide, iterations = '0', games] = match;
  const policy = greedy !== undefined ? 'greedy' : guide !== undefined ? 'guide' : 'search';
  return { policy, iterations: Number(iterations), games: Number(games) };
}
