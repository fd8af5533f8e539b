import scores from '@pharos/web/styles/controls/scores.css?raw';
import { token } from './palette.ts';
import { coloursIn } from './sheet.ts';
import type { Box } from './sprites.ts';
import { rectangle, unique } from './svg.ts';
import { line } from './text.ts';

/** Categories of 7 Wonders go by the colours of their cards. */
const NAMED: Readonly<Partial<Record<string, string>>> = {
  conflicts: 'red',
  treasury: 'coins',
  wonder: 'stage',
  civil: 'blue',
  science: 'green',
  commerce: 'yellow',
  guilds: 'purple',
  fleets: 'fleet',
  islands: 'island',
};

function colourOf(category: string): string {
  const value = coloursIn(scores, [`.es[data-k='${NAMED[category] ?? category}']`])['ec'] ?? '#8a6a3a';
  return value.startsWith('var(--') ? token(value.slice('var(--'.length, -1)) : value;
}

const DARK_ON = new Set(['yellow', 'commerce', 'coins', 'treasury', 'senate']);

/** The points of a piece, where there is room for them. */
function numberIn({ x, y, width, height }: Box, points: number, category: string): string {
  if (height < 40 || width < 44) return '';
  const fill = DARK_ON.has(category) ? '#2a1c05' : '#fff';
  return line(String(points), { x: x + width / 2, y: y + height / 2 + 11, size: 30, fill, anchor: 'middle' });
}

/** What points are made of, at a glance. */
export function silhouette(parts: Readonly<Record<string, number>>, { x, y, width, height }: Box): string {
  const shown = Object.entries(parts).filter(([, points]) => points > 0);
  const total = shown.reduce((sum, [, points]) => sum + points, 0);
  if (total === 0 || width <= 0) return '';
  let left = x;
  const clip = unique('bar');
  const pieces = shown.map(([category, points]) => {
    const piece = { x: left, y, width: (width * points) / total, height };
    left += piece.width;
    const bar = rectangle({ ...piece, fill: colourOf(category), more: 'stroke="#080e1e" stroke-width="1"' });
    return bar + numberIn(piece, points, category);
  });
  return `<clipPath id="${clip}"><rect x="${x}" y="${y}" width="${width.toFixed(1)}" height="${height}" rx="${Math.min(8, height / 2)}"/></clipPath><g clip-path="url(#${clip})">${pieces.join('')}</g>`;
}
