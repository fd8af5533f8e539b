/** A round of the league: how long the players search, and how many games they play. */
export interface LeagueRound {
  readonly iterations: number;
  readonly games: number;
}

const ROUND = /^mcts:(\d{1,6})\*(\d{1,7})$/;

/** Reads `mcts:120*8000,mcts:200*4000`; null if it is none. */
export function readLeagueRounds(text: string): readonly LeagueRound[] | null {
  const rounds = text.split(',').map((word) => {
    const match = ROUND.exec(word.trim());
    return match === null ? null : { iterations: Number(match[1]), games: Number(match[2]) };
  });
  return rounds.every((round) => round !== null) ? rounds : null;
}
