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

type Edges = readonly [left: number, top: number, right: number, bottom: number];

/** What a look at the page has found out about elements: most of them are asked for again by what lies in them. */
let clips = new Map<Element, Edges>();
let scales = new Map<Element, number>();
let faded = new Map<Element, boolean>();

/** Whatever was found out may have changed. */
export function lookAnew(): void {
  clips = new Map();
  scales = new Map();
  faded = new Map();
}

/** Whether an element can be seen where nothing lies over it. A page that is not painted as a whole is looked at all the same. */
export const isVisible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && !isFaded(element);

function isFaded(element: Element): boolean {
  if (element.parentElement === null) return false;
  const known = faded.get(element);
  if (known !== undefined) return known;
  const found = getComputedStyle(element).opacity === '0' || isFaded(element.parentElement);
  faded.set(element, found);
  return found;
}

/** Where whatever lies in an element lets itself be seen: in the window, and in every box around it that hides what overflows. */
function clipOf(element: Element | null): Edges {
  if (element === null || element === document.body) return [0, 0, innerWidth, innerHeight];
  const known = clips.get(element);
  if (known !== undefined) return known;
  const { overflowX, overflowY, position } = getComputedStyle(element);
  let [left, top, right, bottom] = clipOf(position === 'fixed' ? null : element.parentElement);
  if (overflowX !== 'visible' || overflowY !== 'visible') {
    const frame = element.getBoundingClientRect();
    if (overflowX !== 'visible') [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
  }
  const clip: Edges = [left, top, right, bottom];
  clips.set(element, clip);
  return clip;
}

/** What of a box in an element can be seen. */
export function shownPart(box: DOMRect, element: Element | null): DOMRect {
  const clip = clipOf(element);
  const [left, top] = [Math.max(box.left, clip[0]), Math.max(box.top, clip[1])];
  const [right, bottom] = [Math.min(box.right, clip[2]), Math.min(box.bottom, clip[3])];
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
    if (!isVisible(element)) continue;
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
  const known = scales.get(element);
  if (known !== undefined) return known;
  const { transform, scale } = getComputedStyle(element);
  let factor = element.parentElement === null ? 1 : scaleOf(element.parentElement);
  if (transform !== 'none') {
    const { a, b } = new DOMMatrix(transform);
    factor *= Math.hypot(a, b);
  }
  if (scale !== 'none') factor *= Number.parseFloat(scale);
  scales.set(element, factor);
  return factor;
}
