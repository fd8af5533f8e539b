// Words that are too small, or that their box cuts. Runs in the page.
import { nameOf, scaleOf, type Line } from './visibleText.ts';

const SMALLEST = 11;
/** Of a line so much may be hidden: letters have air above and below them, and layouts are rounded. */
const AIR = 0.22;
const ROUNDING = 2;

/** Words drawn smaller than anybody should have to read. */
export function tinyWords(lines: readonly Line[]): string[] {
  return lines.flatMap(({ element }) => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    return size < SMALLEST - 0.05 ? [`tiny, ${size.toFixed(1)} px: ${nameOf(element)}`] : [];
  });
}

/** Words that end in dots, and lines that a box cuts which cannot be scrolled. */
export function cutWords(lines: readonly Line[]): string[] {
  return lines.flatMap(({ element, box, shown }) => {
    if (endsInDots(element)) return [`ends in dots: ${nameOf(element)}`];
    const isCutAcross = box.width - shown.width > ROUNDING && isCut(element, box, 'X');
    const isCutAlong = box.height - shown.height > box.height * AIR && isCut(element, box, 'Y');
    return isCutAcross || isCutAlong ? [`cut: ${nameOf(element)}`] : [];
  });
}

function endsInDots(element: Element): boolean {
  const { textOverflow, overflowX } = getComputedStyle(element);
  return textOverflow === 'ellipsis' && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
}

/** The first box that hides a part of the line cannot be scrolled there. */
function isCut(element: Element, box: DOMRect, axis: 'X' | 'Y'): boolean {
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    const style = getComputedStyle(around);
    const overflow = style[`overflow${axis}`];
    const frame = around.getBoundingClientRect();
    const isOver =
      axis === 'X'
        ? box.left < frame.left - ROUNDING || box.right > frame.right + ROUNDING
        : box.top < frame.top - box.height * AIR || box.bottom > frame.bottom + box.height * AIR;
    if (overflow !== 'visible' && isOver) return overflow === 'hidden' || overflow === 'clip';
    if (style.position === 'fixed') break;
  }
  return false;
}
