import type { WondersEvent } from '@pharos/wonders';

type Choice = Extract<WondersEvent, { type: 'choicesRevealed' }>['choices'][number];
type Conflict = Extract<WondersEvent, { type: 'conflictResolved' }>;

/** What a city pays in a turn. */
export interface Flow {
  readonly city: number;
  readonly bank: number;
  readonly left: number;
  readonly right: number;
}

const MOST_COINS = 4;

/** Where things are on screen, by the marks the table puts on its elements. */
const find = (selector: string): Element | null =>
  [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0) ?? null;
const place = (city: number): Element | null => find(`[data-city="${city}"]`);
const purse = (city: number): Element | null => find(`[data-purse="${city}"]`);

/** The middle of an element. */
function middle(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Puts something on top of the table for as long as it moves. */
function show(thing: HTMLElement, [x, y]: readonly [number, number], frames: Keyframe[], timing: object): Animation {
  Object.assign(thing.style, {
    position: 'fixed',
    left: `${x}px`,
    top: `${y}px`,
    zIndex: '900',
    pointerEvents: 'none',
  });
  thing.setAttribute('aria-hidden', 'true');
  document.body.append(thing);
  const animation = thing.animate(frames, { fill: 'both', ...timing });
  void animation.finished.catch(() => undefined).then(() => thing.remove());
  return animation;
}

function made(className: string, icon: string): HTMLElement {
  const thing = document.createElement('span');
  thing.className = className;
  thing.innerHTML = `<svg class="ic"><use href="#i-${icon}"/></svg>`;
  return thing;
}

/** What the table knows of its cards; the pictures come before it and get on without. */
interface Face {
  readonly colour: string;
  readonly name: string;
}
let faceOf: (card: string) => Face | null = () => null;

export function dressCards(dress: (card: string) => Face | null): void {
  faceOf = dress;
}

function turnedCard({ action, card }: Choice): HTMLElement {
  const face = action === 'build' && card !== null ? faceOf(card) : null;
  if (face === null) return made('turned turned--back', action === 'stage' ? 'stage' : 'discard');
  const thing = made('turned', `col-${face.colour}`);
  const name = document.createElement('b');
  name.textContent = face.name;
  thing.dataset['colour'] = face.colour;
  thing.append(name);
  return thing;
}

/** Every city turns its card up at the same moment; what lies face down stays a back. */
export function turnUp(choices: readonly Choice[], ms: number): Animation[] {
  return choices.flatMap((choice) => {
    const at = place(choice.city);
    if (!at) return [];
    return [
      show(
        turnedCard(choice),
        middle(at),
        [
          { transform: 'translate(-50%, -50%) rotateY(90deg) scale(.8)', opacity: 0 },
          { transform: 'translate(-50%, -50%) rotateY(0) scale(1.05)', opacity: 1, offset: 0.3 },
          { transform: 'translate(-50%, -50%)', opacity: 1, offset: 0.88 },
          { transform: 'translate(-50%, -40%) scale(.5)', opacity: 0 },
        ],
        { duration: ms, easing: 'ease-out' },
      ),
    ];
  });
}

const shift = (x: number, y: number): string => `translate(calc(${x}px - 50%), calc(${y}px - 50%))`;

function coins(from: Element | null, to: Element | null, count: number, ms: number): Animation[] {
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

/** Coins go to the bank and to the neighbours on either side. */
export function flow(flows: readonly Flow[], ms: number): Animation[] {
  const bank = find('[data-bank]');
  return flows.flatMap(({ city, bank: toBank, left, right }) => {
    const from = purse(city);
    const owner = find(`[data-city="${city}"]`);
    const neighbour = (side: 'left' | 'right'): Element | null => {
      const id = owner?.getAttribute(`data-${side}`) ?? null;
      return id === null ? null : purse(Number(id));
    };
    return [
      ...coins(from, bank, toBank, ms),
      ...coins(from, neighbour('left'), left, ms),
      ...coins(from, neighbour('right'), right, ms),
    ];
  });
}

export function flowFromBank(
  gained: readonly { readonly city: number; readonly count: number }[],
  ms: number,
): Animation[] {
  const bank = find('[data-bank]');
  return gained.flatMap(({ city, count }) => coins(bank, purse(city), count, ms));
}

/** Both neighbours show their shields, and each takes its token. */
export function clash({ city, left, shields, tokens }: Conflict, ms: number): Animation[] {
  return [city, left].flatMap((one, index) => {
    const at = place(one);
    if (!at) return [];
    const thing = made(`clash clash--${tokens[index] > 0 ? 'won' : tokens[index] < 0 ? 'lost' : 'even'}`, 'shield');
    const score = document.createElement('b');
    score.textContent = String(shields[index]);
    const token = document.createElement('em');
    token.textContent = tokens[index] > 0 ? `+${tokens[index]}` : tokens[index] < 0 ? `−${-tokens[index]}` : '=';
    thing.append(score, token);
    return [
      show(
        thing,
        middle(at),
        [
          { transform: 'translate(-50%, -70%) scale(.6)', opacity: 0 },
          { transform: 'translate(-50%, -50%) scale(1.1)', opacity: 1, offset: 0.35 },
          { transform: 'translate(-50%, -50%)', opacity: 1, offset: 0.85 },
          { transform: 'translate(-50%, -40%)', opacity: 0 },
        ],
        { duration: ms, easing: 'ease-out' },
      ),
    ];
  });
}

/** The rest of the hand goes to the neighbour it is passed to. */
export function passHands(direction: 'left' | 'right', ms: number): Animation[] {
  const hand = find('[data-fan]');
  if (!hand) return [];
  const away = direction === 'left' ? -1 : 1;
  return [
    hand.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translateX(${away * 90}px) scale(.92)`, opacity: 0 },
      ],
      { duration: ms, easing: 'cubic-bezier(.35,.05,.2,1)' },
    ),
  ];
}
