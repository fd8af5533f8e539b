import type { Reliability } from './reliability.ts';

/** A kind of table, as it is before and after the correction. */
export interface PlottedKind {
  readonly title: string;
  readonly raw: Reliability;
  readonly corrected: Reliability;
}

const SIZE = 200;
const GAP = 56;
const COLUMNS = 3;
const INK = '#26313d';
const RAW = '#b06a3b';
const CORRECTED = '#1f7a6d';

/** Predicted chances against what came of them: on the diagonal they are right. Bars are 95 % intervals. */
export function reliabilityPlot(kinds: readonly PlottedKind[]): string {
  const rows = Math.ceil(kinds.length / COLUMNS);
  const width = COLUMNS * (SIZE + GAP) + GAP / 2;
  const height = rows * (SIZE + GAP) + GAP / 2;
  const panels = kinds.map((kind, index) => {
    const x = GAP + (index % COLUMNS) * (SIZE + GAP) - GAP / 4;
    const y = GAP / 2 + Math.floor(index / COLUMNS) * (SIZE + GAP);
    return `<g transform="translate(${x} ${y})">${panel(kind)}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11" fill="${INK}">`,
    `<title>Predicted chances of winning against results</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...panels,
    '</svg>',
    '',
  ].join('\n');
}

function panel({ title, raw, corrected }: PlottedKind): string {
  const at = (share: number): string => (SIZE * share).toFixed(1);
  const up = (share: number): string => (SIZE * (1 - share)).toFixed(1);
  const ticks = [0, 0.5, 1].map(
    (share) =>
      `<text x="${at(share)}" y="${SIZE + 14}" text-anchor="middle">${100 * share}</text>` +
      `<text x="-6" y="${Number(up(share)) + 4}" text-anchor="end">${100 * share}</text>`,
  );
  const marks = ({ rows }: Reliability, colour: string, isFilled: boolean): string[] =>
    rows.map(
      ({ chance, rate, low, high }) =>
        (isFilled
          ? `<line x1="${at(chance)}" x2="${at(chance)}" y1="${up(low)}" y2="${up(high)}" stroke="${colour}" stroke-width="1.5"/>`
          : '') +
        `<circle cx="${at(chance)}" cy="${up(rate)}" r="3" stroke="${colour}" fill="${isFilled ? colour : 'none'}"/>`,
    );
  return [
    `<rect width="${SIZE}" height="${SIZE}" fill="none" stroke="${INK}" stroke-opacity="0.4"/>`,
    `<line x1="0" y1="${SIZE}" x2="${SIZE}" y2="0" stroke="${INK}" stroke-opacity="0.4" stroke-dasharray="4 3"/>`,
    ...ticks,
    `<text y="-8">${title}: Brier ${corrected.brier.toFixed(3)}</text>`,
    `<text x="${SIZE / 2}" y="${SIZE + 28}" text-anchor="middle">predicted %, ${corrected.forecasts} positions</text>`,
    ...marks(raw, RAW, false),
    ...marks(corrected, CORRECTED, true),
  ].join('');
}
