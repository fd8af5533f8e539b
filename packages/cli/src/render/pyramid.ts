import { catalogOf, type DuelView, type SlotView } from '@pharos/duel';
import { nameOf, backMark } from '../names.ts';
import { priceTag } from '../words/costs.ts';
import { shortly } from '../words/effects.ts';
import { cardSpec } from '../words/pieces.ts';
import { cutText, span, type Line, type Style } from './ansi.ts';
import { Canvas } from './canvas.ts';
import { LOOKS, PAPER, styles } from './palette.ts';
import { ABOVE, BELOW, keyOf, type Scene } from './scene.ts';
import { isCompact } from './screen.ts';

const FULL_HEIGHT = 4;
const COMPACT_HEIGHT = 2;
const WIDEST_CARD = 18;
/** Rows that fit with three lines of each card in sight; a structure with more rows shows two. */
const ROOMY_ROWS = 5;

/** Measures of the drawing: all in columns and lines. */
interface Plan {
  readonly width: number;
  readonly height: number;
  readonly card: number;
  readonly step: number;
  readonly firstColumn: number;
  readonly left: number;
  readonly isCompact: boolean;
}

/** The structure as overlapping cards, each row half a card beside the one it lies on. */
export function pyramidLines(scene: Scene): Line[] {
  const plan = planFor(scene);
  const canvas = new Canvas(plan.width, plan.height);
  for (const slot of scene.view.structure.toSorted((a, b) => a.row - b.row)) drawSlot(canvas, plan, scene, slot);
  return canvas.lines();
}

/** The same measures for a whole Age, so that the table does not jump as cards go. */
function planFor({ view, screen }: Scene): Plan {
  const { slots } = catalogOf(view.options.packs).layouts[view.age - 1];
  const columns = slots.map(({ column }) => column);
  const firstColumn = Math.min(...columns);
  const halves = Math.max(...columns) - firstColumn + 2;
  const rows = Math.max(...slots.map(({ row }) => row));
  const half = Math.min(WIDEST_CARD / 2, Math.floor((screen.columns - 2) / halves));
  const compact = isCompact(screen);
  const step = compact ? 1 : rows <= ROOMY_ROWS ? 3 : 2;
  return {
    width: screen.columns,
    height: (rows - 1) * step + (compact ? COMPACT_HEIGHT : FULL_HEIGHT),
    card: 2 * half,
    step,
    firstColumn,
    left: Math.floor((screen.columns - halves * half) / 2),
    isCompact: compact,
  };
}

function drawSlot(canvas: Canvas, plan: Plan, scene: Scene, slot: SlotView): void {
  const x = plan.left + ((slot.column - plan.firstColumn) * plan.card) / 2;
  const y = (slot.row - 1) * plan.step;
  if (plan.isCompact) drawSmallCard(canvas, x, y, plan.card, scene, slot);
  else drawCard(canvas, x, y, plan.card, scene, slot);
}

/** Top edge with the effect, name, prices, bottom edge with the key: whatever is covered, the effect and name show. */
function drawCard(canvas: Canvas, x: number, y: number, width: number, scene: Scene, slot: SlotView): void {
  const { title, effect, edge, ink } = faceOf(slot);
  const inner = width - 2;
  const key = keyOf(scene.view, slot.slot);
  const banner = effect === '' ? '' : cutText(`${effect} `, inner);
  canvas.put(x, y, `╭${banner}${'─'.repeat(inner - banner.length)}╮`, edge);
  canvas.put(x, y + 1, `│${' '.repeat(inner)}│`, edge);
  canvas.put(x + 1, y + 1, slot.card === null ? centred(title, inner) : padded(title, inner), ink);
  canvas.put(x, y + 2, `│${' '.repeat(inner)}│`, edge);
  drawPrices(canvas, x + 1, y + 2, scene, slot, edge);
  canvas.put(x, y + 3, `╰${'─'.repeat(inner)}╯`, edge);
  if (key !== '') canvas.put(x + width / 2 - 1, y + 3, `[${key}]`, styles.key);
}

/** One line for a covered card, a second one with key and prices for an accessible one. */
function drawSmallCard(canvas: Canvas, x: number, y: number, width: number, scene: Scene, slot: SlotView): void {
  const { title, glyph, edge, ink } = faceOf(slot);
  const inner = width - 2;
  canvas.put(x, y, '[', edge);
  canvas.put(
    x + 1,
    y,
    slot.card === null ? centred(title, inner) : cutText(`${glyph}${title}`, inner).padEnd(inner),
    ink,
  );
  canvas.put(x + width - 1, y, ']', edge);
  const key = keyOf(scene.view, slot.slot);
  if (key === '') return;
  canvas.put(x, y + 1, ' '.repeat(width), {});
  canvas.put(x, y + 1, key, styles.key);
  drawPrices(canvas, x + 1, y + 1, scene, slot, {});
}

function drawPrices(canvas: Canvas, x: number, y: number, { me }: Scene, slot: SlotView, ground: Style): void {
  if (slot.payments === null) return;
  const { bg } = ground;
  let at = x + 1;
  for (const [mark, seat] of [[BELOW, me] as const, [ABOVE, 1 - me] as const]) {
    const payment = slot.payments[seat];
    const text = `${mark}${priceTag(payment)}`;
    canvas.put(at, y, text, { ...(payment.affordable ? styles.good : styles.bad), ...(bg && { bg }) });
    at += Math.max(text.length, bg === undefined ? 5 : 7) + (bg === undefined ? 0 : 0);
  }
}

interface Face {
  readonly title: string;
  readonly glyph: string;
  readonly effect: string;
  readonly edge: Style;
  readonly ink: Style;
}

function faceOf(slot: SlotView): Face {
  if (slot.card === null) {
    return { title: backMark(slot.back), glyph: '', effect: '', edge: styles.back, ink: styles.back };
  }
  const card = cardSpec(slot.card);
  const { glyph, edge, face } = LOOKS[card.colour];
  return {
    title: nameOf(card.id),
    glyph,
    effect: `${glyph} ${shortly(card.effects)}`,
    edge: { fg: edge, bg: face },
    ink: { fg: PAPER, bg: face, bold: slot.accessible },
  };
}

function centred(text: string, width: number): string {
  return text.padStart(Math.floor((width + text.length) / 2)).padEnd(width);
}

/** With a space before it, if there is room for one. */
function padded(text: string, width: number): string {
  return cutText(text.length < width ? ` ${text}` : text, width).padEnd(width);
}

/** What the signs on the cards mean. */
export function legend({ names, me, screen }: Scene, text: (below: string, above: string) => string): Line {
  return [span(cutText(text(names[me], names[1 - me]), screen.columns), styles.dim)];
}

/** Whether there is a structure to draw. */
export function hasStructure(view: DuelView): boolean {
  return view.structure.length > 0;
}
