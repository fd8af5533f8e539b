import type { BoardBalance } from './simulation/balance.ts';

const COLUMNS = ['shipyard', 'games', 'wins', 'rate', '95 %', 'from mean', 'points'] as const;

const percent = (share: number): string => (100 * share).toFixed(1);

/** What `pharos balance` tells. */
export const balanceTexts = {
  progress: (games: number) => `playing ${games} games`,
  table: (title: string, boards: readonly BoardBalance[]): string => {
    const rows = [COLUMNS, ...boards.map(cells)];
    const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
    const lines = rows.map((row) => row.map((cell, column) => pad(cell, widths[column], column)).join('  '));
    const apart = boards.filter(({ balanced }) => !balanced).length;
    return [title, ...lines.map((line) => `  ${line.trimEnd()}`), verdict(apart)].join('\n');
  },
};

function cells({ shipyard, games, wins, rate, low, high, difference, points, balanced }: BoardBalance): string[] {
  const from = `${difference < 0 ? '−' : '+'}${percent(Math.abs(difference))}${balanced ? '' : ' !'}`;
  return [
    shipyard,
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
