// What a finger cannot press safely. Runs in the page.
import { isOnTop, nameOf, shownPart } from './visibleText.ts';

const SMALLEST = 40;
const PRESSED =
  'a[href], button, input, select, textarea, summary, [role=button], [role=switch], [role=tab], [role=option]';

/** Everything that is pressed and offers a finger less than 40 px, counting what is invisible and belongs to it. */
export function smallTargets(): string[] {
  return [...document.querySelectorAll(PRESSED)].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || isInWords(element) || isInPicture(element)) return [];
    // A field and the words beside it are one.
    const target = element.closest('label') ?? element;
    if (target !== element && element.matches('input[type=text], input[type=search], textarea')) return [];
    const box = target.getBoundingClientRect();
    const shown = shownPart(box, target.parentElement);
    // What is scrolled away or covered is looked at where it can be pressed.
    if (shown.width < box.width - 1 || shown.height < box.height - 1 || box.width === 0) return [];
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!isOnTop(target, x, y)) return [];
    const width = extentOf(target, x, y, box.width, 1, 0);
    const height = extentOf(target, x, y, box.height, 0, 1);
    const isSmall = width < SMALLEST - 0.5 || height < SMALLEST - 0.5;
    return isSmall ? [`small, ${Math.round(width)}×${Math.round(height)}: ${nameOf(target)}`] : [];
  });
}

/** A link in a sentence is as high as its line. */
function isInWords(element: Element): boolean {
  return (
    element.matches('a') && getComputedStyle(element).display === 'inline' && element.closest('p, li, dd, td') !== null
  );
}

/** What is inert shows a part of a table and cannot be pressed. */
const isInPicture = (element: Element): boolean => element.closest('[inert]') !== null;

/** How far the element can be pressed around its middle. */
function extentOf(element: Element, x: number, y: number, size: number, right: number, down: number): number {
  if (size >= SMALLEST) return size;
  const reaches = (way: number): boolean => {
    const far = (SMALLEST / 2 - 0.5) * way;
    const hit = document.elementFromPoint(x + far * right, y + far * down);
    return hit !== null && (hit === element || element.contains(hit));
  };
  return reaches(1) && reaches(-1) ? SMALLEST : size;
}
