/** What a table has to press; nothing of it leaves the table. */
const PRESSABLE = [
  '[data-testid=action-sheet] button',
  '[data-testid=structure] button',
  '[data-testid=hand] button',
  '.picker button',
  '.picker7 button',
  '.chamber.lit',
].join(', ');
/** A monkey that never confirmed anything would play for hours. */
const DECISION = '.btn--primary, .act--discard, .act--prepare, .act--pass';

export interface MonkeyResult {
  readonly isOver: boolean;
  readonly presses: number;
}

/**
 * Presses anything, again and again, until the game on this device is over, or has not gone on for `stuckMs` milliseconds.
 * It runs in the page: a person's presses one by one would take as long as a person.
 */
export async function pressRandomly({ pressable, decision, seed, stuckMs }: Monkey): Promise<MonkeyResult> {
  let [random, presses, last, kept] = [seed, 0, performance.now(), ''];
  const draw = (sides: number): number => {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((random / 2 ** 32) * sides);
  };
  const isFree = (element: Element): boolean =>
    element.getClientRects().length > 0 &&
    element.getAttribute('aria-disabled') !== 'true' &&
    !(element instanceof HTMLButtonElement && element.disabled);
  while (performance.now() - last < stuckMs) {
    if (document.querySelector('[data-testid=end-screen]') !== null) return { isOver: true, presses };
    const game = localStorage.getItem('pharos.local') ?? '';
    if (game !== kept) [kept, last] = [game, performance.now()];
    if (document.querySelector('main[aria-busy=true]') === null) {
      const free = [...document.querySelectorAll(pressable)].filter(isFree);
      const decisive = free.filter((element) => element.matches(decision));
      const among = decisive.length > 0 && draw(3) === 0 ? decisive : free;
      if (among.length > 0) presses++;
      among[draw(among.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      // What explains itself is put away again.
      if (draw(5) === 0) document.querySelector<HTMLElement>('[role=dialog] header button')?.click();
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return { isOver: false, presses };
}

interface Monkey {
  readonly pressable: string;
  readonly decision: string;
  readonly seed: number;
  readonly stuckMs: number;
}

export function monkey(seed: number): Monkey {
  return { pressable: PRESSABLE, decision: DECISION, seed, stuckMs: 20_000 };
}
