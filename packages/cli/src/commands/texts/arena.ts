import type { Standing } from '../../arena/standing.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** An Elo difference with its sign; a bound without end has none. */
function elo(value: number | null, endless: string): string {
  if (value === null) return endless;
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** What `pharos arena` tells. */
export const arenaTexts = {
  progress: (a: string, b: string, games: number) => `${a} against ${b}, ${games} games`,
  result: (title: string, a: string, b: string, standing: Standing): string => {
    const { wins, draws, losses, rate, low, high, chance, points, milliseconds } = standing;
    const endless = rate > chance ? '+∞' : '−∞';
    const { difference, low: least, high: most } = standing.elo;
    return [
      title,
      `  ${a} against ${b}: ${wins} won, ${draws} shared, ${losses} lost`,
      `  victories  ${percent(rate)} (95 %: ${percent(low)} to ${percent(high)}; equal bots ${percent(chance)})`,
      `  Elo        ${elo(difference, endless)} (95 %: ${elo(least, '−∞')} to ${elo(most, '+∞')})`,
      `  points     ${points.a.toFixed(1)} and ${points.b.toFixed(1)} on average`,
      `  thinking   ${milliseconds.a.toFixed(1)} and ${milliseconds.b.toFixed(1)} ms a choice`,
    ].join('\n');
  },
};
