import type { SlotView } from '@pharos/duel';
import { centreText, cutText, type Style } from '../../../terminal/ansi.ts';
import type { Canvas } from '../../../terminal/canvas.ts';
import { PAPER, styles } from '../../../terminal/styles.ts';
import { EXPANSIONS } from '../expansions.ts';
import { priceTag } from '../words/costs.ts';
import { cardSpec } from '../words/pieces.ts';
import { lookOf, openFace } from './palette.ts';
import { ABOVE, BELOW, keyOf, type Scene } from './scene.ts';

export const CARD_HEIGHT = 4;
export const SMALL_CARD_HEIGHT = 2;

/** Where a card lies on the canvas. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Top edge with the effect, name, prices, bottom edge with the key: whatever is covered, the effect and name show. */
export function drawCard(canvas: Canvas, { x, y, width }: Place, scene: Scene, slot: SlotView): void {
  const { title, effect, edge, ink } = faceOf(slot, false, scene);
  const inner = width - 2;
  const key = keyOf(scene.view, slot.slot);
  const banner = effect === '' ? '' : cutText(`${effect} `, inner);
  canvas.put(x, y, `╭${banner}${'─'.repeat(inner - banner.length)}╮`, edge);
  canvas.put(x, y + 1, `│${' '.repeat(inner)}│`, edge);
  canvas.put(x + 1, y + 1, slot.card === null ? centreText(title, inner) : padded(title, inner), ink);
  canvas.put(x, y + 2, `│${' '.repeat(inner)}│`, edge);
  drawPrices(canvas, x + 1, y + 2, scene, slot, edge);
  canvas.put(x, y + 3, `╰${'─'.repeat(inner)}╯`, edge);
  if (key !== '') canvas.put(x + width / 2 - 1, y + 3, `[${key}]`, styles.key);
}

/** One line for a covered card, a second one with key and prices for an accessible one. */
export function drawSmallCard(canvas: Canvas, { x, y, width }: Place, scene: Scene, slot: SlotView): void {
  const { title, glyph, edge, ink } = faceOf(slot, true, scene);
  const inner = width - 2;
  canvas.put(x, y, '[', edge);
  canvas.put(
    x + 1,
    y,
    slot.card === null ? centreText(title, inner) : cutText(`${glyph}${title}`, inner).padEnd(inner),
    ink,
  );
  canvas.put(x + width - 1, y, ']', edge);
  if (!slot.accessible) return;
  const key = keyOf(scene.view, slot.slot);
  canvas.put(x, y + 1, ' '.repeat(width), {});
  canvas.put(x, y + 1, key, styles.key);
  drawPrices(canvas, x + 1, y + 1, scene, slot, {});
}

function drawPrices(canvas: Canvas, x: number, y: number, { me, words }: Scene, slot: SlotView, ground: Style): void {
  if (slot.payments === null) return;
  const { bg } = ground;
  let at = x + 1;
  for (const [mark, seat] of [[BELOW, me] as const, [ABOVE, 1 - me] as const]) {
    const payment = slot.payments[seat];
    const text = `${mark}${priceTag(payment, words)}`;
    canvas.put(at, y, text, { ...(payment.affordable ? styles.good : styles.bad), ...(bg && { bg }) });
    at += Math.max(text.length, bg === undefined ? 5 : 7);
  }
}

interface Face {
  readonly title: string;
  readonly glyph: string;
  readonly effect: string;
  readonly edge: Style;
  readonly ink: Style;
}

function faceOf(slot: SlotView, isSmall: boolean, { view, words }: Scene): Face {
  if (slot.card === null) {
    const marks = EXPANSIONS.flatMap((expansion) => expansion.slotMark?.(view, slot.slot, words) ?? []);
    return {
      title: [words.back(slot.back), ...marks].join(' '),
      glyph: '',
      effect: '',
      edge: styles.back,
      ink: styles.back,
    };
  }
  const card = cardSpec(slot.card);
  const { glyph, edge, face } = lookOf(card.colour);
  const bg = slot.accessible ? openFace(face) : face;
  return {
    title: words.name(card.id, isSmall ? 'smallCard' : 'card'),
    glyph,
    effect: `${glyph} ${card.effects.map((effect) => words.effect(effect, 'short')).join(' ')}`,
    edge: { fg: edge, bg },
    ink: { fg: PAPER, bg, bold: slot.accessible },
  };
}

/** With a space before it, if there is room for one. */
function padded(text: string, width: number): string {
  return cutText(text.length < width ? ` ${text}` : text, width).padEnd(width);
}
