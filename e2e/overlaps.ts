import type { Page } from 'playwright-core';

/**
 * What covers what, and what is cut, as a list of complaints. Runs in the page.
 * `words`: elements whose text has to be read in full; `free`: elements that no other one of `solid` may touch.
 */
interface Wish {
  readonly words: string;
  readonly free: string;
  readonly solid: string;
}

/** Complaints about words that are cut and about things that lie over one another. */
export function complaints(page: Page, wish: Partial<Wish>): Promise<string[]> {
  return page.evaluate(
    ({ words, free, solid }) => {
      const found: string[] = [];
      const all = (selector: string): Element[] =>
        selector === ''
          ? []
          : [...document.querySelectorAll(selector)].filter((one) =>
              one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
            );
      const nameOf = (one: Element): string =>
        `${one.className.split(' ')[0]} "${one.textContent.trim().slice(0, 30)}"`;
      /** The lines of the text itself, which may be larger than its element. */
      const linesOf = (one: Element): DOMRect[] => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      };
      const meet = (a: DOMRect, b: DOMRect): boolean =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
      /** The part of an element that its scrolling ancestors let through. */
      const shownPart = (one: Element): DOMRect => {
        let { left, top, right, bottom } = one.getBoundingClientRect();
        for (let up = one.parentElement; up !== null; up = up.parentElement) {
          if (getComputedStyle(up).overflow === 'visible') continue;
          const box = up.getBoundingClientRect();
          [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
          [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
        }
        return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
      };
      for (const one of all(words)) {
        const lines = linesOf(one);
        if (lines.length === 0) found.push(`hidden: ${nameOf(one)}`);
        if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3) {
          if (getComputedStyle(one).display !== 'inline') found.push(`cut: ${nameOf(one)}`);
        }
        for (const line of lines) {
          if (line.left < -1 || line.right > innerWidth + 1 || line.top < -1 || line.bottom > innerHeight + 1)
            found.push(`outside: ${nameOf(one)}`);
        }
      }
      for (const one of all(free)) {
        const box = shownPart(one);
        if (box.width < 2 || box.height < 2) found.push(`no room: ${nameOf(one)}`);
        for (const other of all(solid)) {
          if (!one.contains(other) && !other.contains(one) && meet(box, shownPart(other)))
            found.push(`${nameOf(other)} lies over ${nameOf(one)}`);
        }
      }
      return [...new Set(found)];
    },
    { words: '', free: '', solid: '', ...wish },
  );
}

/** Names that cover the cost, the price or the effects of their own piece, or are covered by them. */
export function coveredNames(page: Page, pieces: string, names: string, others: string): Promise<string[]> {
  return page.evaluate(
    (look) => {
      const isSeen = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true });
      return [...document.querySelectorAll(look.pieces)].filter(isSeen).flatMap((piece) => {
        const name = piece.querySelector(look.names);
        if (name === null || !isSeen(name)) return [];
        const range = document.createRange();
        range.selectNodeContents(name);
        const lines = [...range.getClientRects()];
        const isMet = (box: DOMRect): boolean =>
          lines.some(
            (line) =>
              Math.min(line.right, box.right) - Math.max(line.left, box.left) > 2 &&
              Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top) > 3,
          );
        return [...piece.querySelectorAll(look.others)]
          .filter(isSeen)
          .filter((other) => isMet(other.getBoundingClientRect()))
          .map((other) => `${name.textContent}: ${other.className}`);
      });
    },
    { pieces, names, others },
  );
}
