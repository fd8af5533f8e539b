import type { PieceBalance } from '../../simulation/balance.ts';

const COLUMNS = ['games', 'wins', 'rate', '95 %', 'from mean', 'points'] as const;

const percent = (share: number): string => (100 * share).toFixed(1);

/** What `pharos balance` tells. */
export const balanceTexts = {
  progress: (games: number) => `playing ${games} games`,
  title: (summary: Readonly<Record<string, number>>, games: number, bot: string, series: number): string => {
    const { players, ...others } = summary;
    const named = Object.entries(others).map(([name, count]) => `${name} ${count}`);
    return [...named, `${players} players`, `${games} games`, bot, `series ${series}`].join(', ');
  },
  table: (title: string, piece: string, found: readonly PieceBalance[]): string => {
    const rows = [[piece, ...COLUMNS], ...found.map(cells)];
    const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
    const lines = rows.map((row) => row.map((cell, column) => pad(cell, widths[column], column)).join('  '));
    const apart = found.filter(({ balanced }) => !balanced).length;
    return [title, ...lines.map((line) => `  ${line.trimEnd()}`), verdict(apart)].join('\n');
  },
};

function cells({ piece, games, wins, rate, low, high, difference, points, balanced }: PieceBalance): string[] {
  const from = `${difference < 0 ? '−' : '+'}${percent(Math.abs(difference))}${balanced ? '' : ' !'}`;
  return [
    piece,
    String(games),
    wins.toFixed(1),
    percent(rate),
    `${percent(low)}–${percent(high)}`,
    from,
    points.toFixed(1),
  ];
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

function verdict(apart: number): string {
  return apart === 0
    ? 'The mean lies within every interval.'
    : `The mean lies outside ${apart} of the intervals, marked with !.`;
}
