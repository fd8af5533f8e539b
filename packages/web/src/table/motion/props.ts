const MOST_COINS = 4;

/** Where things are on screen, by the marks the table puts on its elements. */
export const find = (selector: string): Element | null =>
  [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0) ?? null;
export const place = (city: number): Element | null => find(`[data-city="${city}"]`);
export const purse = (city: number): Element | null => find(`[data-purse="${city}"]`);

/** The middle of an element. */
export function middle(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

let waiting: HTMLElement[] = [];

/** All that is drawn in one go comes to the page together, after everything was measured: each for itself would be laid out anew. */
function append(thing: HTMLElement): void {
  if (waiting.push(thing) > 1) return;
  queueMicrotask(() => {
    document.body.append(...waiting);
    waiting = [];
  });
}

/** Puts something on top of the table for as long as it moves. */
export function show(
  thing: HTMLElement,
  [x, y]: readonly [number, number],
  frames: Keyframe[],
  timing: object,
): Animation {
  Object.assign(thing.style, {
    position: 'fixed',
    left: `${x}px`,
    top: `${y}px`,
    zIndex: '900',
    pointerEvents: 'none',
  });
  thing.setAttribute('aria-hidden', 'true');
  append(thing);
  const animation = thing.animate(frames, { fill: 'both', ...timing });
  void animation.finished.catch(() => undefined).then(() => thing.remove());
  return animation;
}

export function made(className: string, icon: string): HTMLElement {
  const thing = document.createElement('span');
  thing.className = className;
  thing.innerHTML = `<svg class="ic"><use href="#i-${icon}"/></svg>`;
  return thing;
}

export const shift = (x: number, y: number): string => `translate(calc(${x}px - 50%), calc(${y}px - 50%))`;

export function coins(from: Element | null, to: Element | null, count: number, ms: number): Animation[] {
  if (!from || !to || count === 0) return [];
  const start = middle(from);
  const [x, y] = middle(to);
  const shown = Math.min(count, MOST_COINS);
  const each = ms * 0.7;
  return Array.from({ length: shown }, (_, index) => {
    const coin = document.createElement('span');
    coin.className = 'coin flying-coin';
    return show(
      coin,
      start,
      [
        { transform: shift(0, 0), opacity: 1 },
        { transform: shift((x - start[0]) / 2, (y - start[1]) / 2 - 24), opacity: 1, offset: 0.5 },
        { transform: shift(x - start[0], y - start[1]), opacity: 0.7 },
      ],
      { duration: each, delay: (index * (ms - each)) / shown, easing: 'cubic-bezier(.35,.05,.2,1)' },
    );
  });
}
