// What can be seen of a page. Runs in the page.

/** A name to find an element by: its kind and classes, and the words it says. */
export function nameOf(element: Element): string {
  const classes = [...element.classList].filter((name) => !/^s(velte)?-/.test(name));
  const said = (element.textContent || element.getAttribute('aria-label') || '').trim().replaceAll(/\s+/g, ' ');
  const parent = classes.length === 0 && element.parentElement ? `${kindOf(element.parentElement)} > ` : '';
  return `${parent}${kindOf(element)} "${said.slice(0, 24)}"`;
}

function kindOf(element: Element): string {
  const classes = [...element.classList].filter((name) => !/^s(velte)?-/.test(name));
  return [element.tagName.toLowerCase(), ...classes].join('.');
}

/** Where something lets itself be seen: its box, cut by the window and by every box around it that hides what overflows. */
export function shownPart(box: DOMRect, element: Element | null): DOMRect {
  let [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
  let [right, bottom] = [Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)];
  for (let around = element; around !== null && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(around);
    const frame = around.getBoundingClientRect();
    if (overflowX !== 'visible') [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    if (position === 'fixed') break;
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** The element is what somebody sees at this point, or holds it, or lies in it. */
export function isOnTop(element: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (hit === element || element.contains(hit) || hit.contains(element));
}

/** A line of text that can be seen. */
export interface Line {
  readonly element: Element;
  /** Its whole box, and what of it is shown. */
  readonly box: DOMRect;
  readonly shown: DOMRect;
}

/** All words that somebody can see, line by line. What only screen readers are told is left out. */
export function linesOfText(): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || node.nodeValue?.trim() === '' || element.closest('.vh, script, style, option') !== null)
      continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const shown = shownPart(box, element);
      if (box.width < 2 || shown.width < 1 || shown.height < 3) continue;
      const [x, y] = [shown.left + shown.width / 2, shown.top + shown.height / 2];
      if (isOnTop(element, x, y)) lines.push({ element, box, shown });
    }
  }
  return lines;
}

/** How much larger or smaller an element is drawn than its styles say. */
export function scaleOf(element: Element): number {
  if (element instanceof SVGGraphicsElement) return Math.abs(element.getScreenCTM()?.a ?? 1);
  let scale = 1;
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    const style = getComputedStyle(around);
    if (style.transform !== 'none')
      scale *= Math.hypot(new DOMMatrix(style.transform).a, new DOMMatrix(style.transform).b);
    if (style.scale !== 'none') scale *= Number.parseFloat(style.scale);
  }
  return scale;
}
