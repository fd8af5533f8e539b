import { nameOf } from '../names.ts';
import { costInWords } from '../words/costs.ts';
import { shortly } from '../words/effects.ts';
import { wonderSpec } from '../words/pieces.ts';
import { cutText, type Line } from './ansi.ts';
import { Canvas } from './canvas.ts';
import { GOLD, PAPER, styles } from './palette.ts';
import type { Scene } from './scene.ts';

const HEIGHT = 7;
const WIDEST = 28;
const OFFERS = 4;
const FACE = { fg: PAPER, bg: [46, 40, 22] } as const;
const EDGE = { fg: GOLD, bg: [46, 40, 22] } as const;

/** The Wonders on offer, side by side: what they cost, what they do, and the key that picks them. */
export function draftLines({ view, screen }: Scene): Line[] {
  const width = Math.min(WIDEST, Math.floor((screen.columns - 2) / OFFERS) - 1);
  const canvas = new Canvas(screen.columns, HEIGHT);
  const left = Math.floor((screen.columns - view.offer.length * (width + 1)) / 2);
  const hasKeys = view.decision?.choices !== null;
  for (const [index, wonder] of view.offer.entries()) {
    drawWonder(canvas, left + index * (width + 1), width, wonder, hasKeys ? String(index + 1) : '');
  }
  return canvas.lines();
}

function drawWonder(canvas: Canvas, x: number, width: number, id: string, key: string): void {
  const { cost, effects } = wonderSpec(id);
  const inner = width - 2;
  const name = cutText(` ${nameOf(id)} `, inner);
  canvas.put(x, 0, `╭${name}${'─'.repeat(inner - name.length)}╮`, EDGE);
  const rows = [...wrapped(costInWords(cost), inner - 2, 2), ...wrapped(shortly(effects, ' · '), inner - 2, 3)];
  for (const [index, text] of rows.entries()) {
    canvas.put(x, 1 + index, `│ ${text.padEnd(inner - 1)}│`, EDGE);
    canvas.put(x + 1, 1 + index, ` ${text.padEnd(inner - 1)}`, { ...FACE, bold: index >= 2 });
  }
  canvas.put(x, HEIGHT - 1, `╰${'─'.repeat(inner)}╯`, EDGE);
  if (key !== '') canvas.put(x + Math.floor(width / 2) - 1, HEIGHT - 1, `[${key}]`, styles.key);
}

/** A text in exactly so many lines. */
export function wrapped(text: string, width: number, lines: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(cutText(word, width));
  }
  return Array.from({ length: lines }, (_, index) => rows[index] ?? '');
}
