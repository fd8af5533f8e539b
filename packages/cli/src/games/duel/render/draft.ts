import { cutText, type Line } from '../../../terminal/ansi.ts';
import { Canvas } from '../../../terminal/canvas.ts';
import { GOLD, PAPER, styles } from '../../../terminal/styles.ts';
import { costParts } from '../words/costs.ts';
import type { DuelWords } from '../words/duelWords.ts';
import { wonderSpec } from '../words/pieces.ts';
import type { Scene } from './scene.ts';

/** A border above and below, up to three rows of cost and three of effects. */
const HEIGHT = 8;
const WIDEST = 28;
const OFFERS = 4;
const FACE = { fg: PAPER, bg: [46, 40, 22] } as const;
const EDGE = { fg: GOLD, bg: [46, 40, 22] } as const;

/** The Wonders on offer, side by side: what they cost, what they do, and the key that picks them. */
export function draftLines({ view, screen, words }: Scene): Line[] {
  const width = Math.min(WIDEST, Math.floor((screen.columns - 2) / OFFERS) - 1);
  const canvas = new Canvas(screen.columns, HEIGHT);
  const left = Math.floor((screen.columns - view.offer.length * (width + 1)) / 2);
  const hasKeys = view.decision?.choices !== null;
  for (const [index, wonder] of view.offer.entries()) {
    drawWonder(canvas, { x: left + index * (width + 1), width }, wonder, hasKeys ? String(index + 1) : '', words);
  }
  return canvas.lines();
}

interface Place {
  readonly x: number;
  readonly width: number;
}

function drawWonder(canvas: Canvas, { x, width }: Place, id: string, key: string, words: DuelWords): void {
  const { cost, effects, onPick = [] } = wonderSpec(id);
  const inner = width - 2;
  const name = cutText(` ${words.name(id, 'card')} `, inner);
  canvas.put(x, 0, `╭${name}${'─'.repeat(inner - name.length)}╮`, EDGE);
  const prices = wrapped(costParts(cost, words), ' ', inner - 2);
  const short = (effect: (typeof effects)[number]): string => words.effect(effect, 'short');
  const picked = onPick.map((effect) => words.say('short.onPick', { effect: short(effect) }));
  const rows = [...prices, ...wrapped([...picked, ...effects.map(short)], ' · ', inner - 2)];
  for (let index = 0; index < HEIGHT - 2; index++) {
    canvas.put(x, 1 + index, `│${' '.repeat(inner)}│`, EDGE);
    canvas.put(x + 2, 1 + index, rows[index] ?? '', { ...FACE, bold: index >= prices.length });
  }
  canvas.put(x, HEIGHT - 1, `╰${'─'.repeat(inner)}╯`, EDGE);
  if (key !== '') canvas.put(x + Math.floor(width / 2) - 1, HEIGHT - 1, `[${key}]`, styles.key);
}

/** Parts put into as many rows as they need; a part is not broken. */
function wrapped(parts: readonly string[], between: string, width: number): string[] {
  const rows: string[] = [];
  for (const part of parts) {
    const last = rows.at(-1);
    const joined = last === undefined ? part : `${last}${between}${part}`;
    if (last === undefined || joined.length > width) rows.push(cutText(part, width));
    else rows[rows.length - 1] = joined;
  }
  return rows;
}
