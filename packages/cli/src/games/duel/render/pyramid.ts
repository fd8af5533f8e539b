import { catalogOf, type SlotView } from '@pharos/duel';
import type { Line } from '../../../terminal/ansi.ts';
import { Canvas } from '../../../terminal/canvas.ts';
import { isCompact } from '../../../terminal/screen.ts';
import { CARD_HEIGHT, drawCard, drawSmallCard, SMALL_CARD_HEIGHT } from './card.ts';
import type { Scene } from './scene.ts';

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

/** The structure as overlapping cards, each row half a card beside the one it lies on; small cards if wanted. */
export function pyramidLines(scene: Scene, isSmall = false): Line[] {
  const plan = planFor(scene, isSmall);
  const canvas = new Canvas(plan.width, plan.height);
  for (const slot of scene.view.structure.toSorted((a, b) => a.row - b.row)) drawSlot(canvas, plan, scene, slot);
  return canvas.lines();
}

/** The same measures for a whole Age, so that the table does not jump as cards go. */
function planFor({ view, screen }: Scene, isSmall: boolean): Plan {
  const { slots } = catalogOf(view.options.packs).layouts[view.age - 1];
  const columns = slots.map(({ column }) => column);
  const firstColumn = Math.min(...columns);
  const halves = Math.max(...columns) - firstColumn + 2;
  const rows = Math.max(...slots.map(({ row }) => row));
  const half = Math.min(WIDEST_CARD / 2, Math.floor((screen.columns - 2) / halves));
  const compact = isSmall || isCompact(screen);
  const step = compact ? 1 : rows <= ROOMY_ROWS ? 3 : 2;
  return {
    width: screen.columns,
    height: (rows - 1) * step + (compact ? SMALL_CARD_HEIGHT : CARD_HEIGHT),
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
  if (plan.isCompact) drawSmallCard(canvas, { x, y, width: plan.card }, scene, slot);
  else drawCard(canvas, { x, y, width: plan.card }, scene, slot);
}
