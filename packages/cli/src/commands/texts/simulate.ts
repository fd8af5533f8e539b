import type { Summary } from '../../simulation/summary.ts';

const SEATS = ['first', 'second'];

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** What `pharos simulate` tells. */
export const simulateTexts = {
  progress: (games: number) => `playing ${games} games`,
  summary: (bots: readonly string[], summary: Summary): string => {
    const { games, wins, draws, endings, scores } = summary;
    return [
      `${games} games of ${summary.game}, series ${summary.seed}: ${summary.plies} plies, checksum ${summary.checksum}`,
      `  won by     ${wins.map((won, seat) => `${SEATS[seat] ?? `seat ${seat + 1}`} (${bots[seat]}) ${percent(won, games)}`).join(', ')}, shared ${percent(draws, games)}`,
      `  endings    ${Object.entries(endings)
        .map(([ending, count]) => `${ending} ${percent(count, games)}`)
        .join(', ')}`,
      `  mean score ${scores.mean.toFixed(1)} (winners ${scores.meanWinner.toFixed(1)}): ${Object.entries(
        scores.byCategory,
      )
        .map(([name, points]) => `${name} ${points.toFixed(1)}`)
        .join(', ')}`,
      `  errors     ${summary.errors}`,
      ...(summary.failures ?? []).map(({ seed, message }) => `    seed ${seed}: ${message}`),
    ].join('\n');
  },
};
