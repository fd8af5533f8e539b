import type { Motion } from './motion.ts';
import { find, purse } from './props.ts';

const purseOf = (owner: number | 'bank'): Element | null => (owner === 'bank' ? find('[data-bank]') : purse(owner));

const firstOf = (selectors: readonly string[]): Element | null => {
  for (const selector of selectors) {
    const found = find(selector);
    if (found) return found;
  }
  return null;
};

const SVG = 'http://www.w3.org/2000/svg';

/** Plays motions one after the other on top of the table; `skip` ends them at once. */
export class MotionPlayer {
  #running: Animation[] = [];
  #skipped = false;
  readonly #onNumber: (name: string, value: number) => void;

  constructor(onNumber: (name: string, value: number) => void) {
    this.#onNumber = onNumber;
  }

  skip(): void {
    this.#skipped = true;
    for (const animation of this.#running) animation.finish();
  }

  async play(motions: readonly Motion[]): Promise<void> {
    this.#skipped = false;
    for (const motion of motions) {
      if (this.#skipped || document.hidden) break;
      await this.#one(motion);
    }
  }

  async #one(motion: Motion): Promise<void> {
    switch (motion.kind) {
      case 'coins':
        return this.#coins(purseOf(motion.from), purseOf(motion.to), motion.count, motion.ms);
      case 'fly':
        return this.#piece(motion);
      case 'sign':
        return this.#sign(motion.icon, find(motion.from), find(motion.to), motion.ms);
      case 'pulse':
        return this.#pulse(find(motion.at), motion.ms);
      case 'drawn':
        await Promise.all(motion.draw(motion.ms).map((animation) => this.#run(animation)));
        return;
      case 'number':
        this.#onNumber(motion.name, motion.value);
        return this.#run(document.body.animate([], motion.ms));
    }
  }

  async #piece({ from, to, ms, scale, leaves }: Extract<Motion, { kind: 'fly' }>): Promise<void> {
    const piece = find(from);
    const flight = this.#fly(piece, firstOf(to), ms, scale);
    if (leaves && piece instanceof HTMLElement) piece.style.visibility = 'hidden';
    await flight;
  }

  async #coins(from: Element | null, to: Element | null, count: number, ms: number): Promise<void> {
    if (!from || !to) return;
    const coins = Math.min(count, 5);
    const each = ms * 0.7;
    await Promise.all(
      Array.from({ length: coins }, (_, index) => {
        const coin = document.createElement('span');
        coin.className = 'coin flying-coin';
        return this.#travel(coin, from, to, each, 1, (index * (ms - each)) / coins);
      }),
    );
  }

  async #sign(icon: string, from: Element | null, to: Element | null, ms: number): Promise<void> {
    if (!from || !to) return;
    const thing = document.createElement('span');
    thing.className = 'flying-coin flying-sign';
    const picture = document.createElementNS(SVG, 'svg');
    picture.setAttribute('class', 'ic');
    const use = document.createElementNS(SVG, 'use');
    use.setAttribute('href', `#i-${icon}`);
    picture.append(use);
    thing.append(picture);
    await this.#travel(thing, from, to, ms, 1.2);
  }

  async #pulse(at: Element | null, ms: number): Promise<void> {
    if (!at) return;
    const glow = 'brightness(1.35) drop-shadow(0 0 8px #f0d48a)';
    await this.#run(at.animate([{ filter: 'none' }, { filter: glow, offset: 0.5 }, { filter: 'none' }], ms));
  }

  async #fly(from: Element | null, to: Element | null, ms: number, scale: number): Promise<void> {
    if (!from || !to) return;
    const copy = from.cloneNode(true) as HTMLElement;
    copy.classList.add('flying');
    await this.#travel(copy, from, to, ms, scale);
  }

  /** A shallow arc from the middle of one element to the middle of the other. */
  async #travel(thing: HTMLElement, from: Element, to: Element, ms: number, scale: number, delay = 0): Promise<void> {
    const start = from.getBoundingClientRect();
    const end = to.getBoundingClientRect();
    const fixed = thing.classList.contains('flying-coin') ? 20 : start.width;
    const tall = thing.classList.contains('flying-coin') ? 20 : start.height;
    Object.assign(thing.style, {
      position: 'fixed',
      left: `${start.left + (start.width - fixed) / 2}px`,
      top: `${start.top + (start.height - tall) / 2}px`,
      width: `${fixed}px`,
      height: `${tall}px`,
      margin: '0',
    });
    thing.setAttribute('aria-hidden', 'true');
    document.body.append(thing);
    const x = end.left + end.width / 2 - (start.left + start.width / 2);
    const y = end.top + end.height / 2 - (start.top + start.height / 2);
    const flight = thing.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x * 0.5}px, ${y * 0.5 - 24}px) scale(${(1 + scale) / 2})`, opacity: 1, offset: 0.5 },
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.75 },
      ],
      { duration: ms, delay, easing: 'cubic-bezier(.35,.05,.2,1)', fill: 'both' },
    );
    await this.#run(flight);
    thing.remove();
  }

  async #run(animation: Animation): Promise<void> {
    this.#running.push(animation);
    if (this.#skipped) animation.finish();
    // A hidden page never finishes animations; the timer below keeps the table from waiting for it.
    await Promise.race([animation.finished.catch(() => undefined), new Promise((done) => setTimeout(done, 1200))]);
    this.#running = this.#running.filter((other) => other !== animation);
  }
}
