import type { WondersEvent } from '@pharos/wonders';
import { badge, coins, find, made, middle, place, purse, show } from '../../../table/motion/props.ts';

type Choice = Extract<WondersEvent, { type: 'choicesRevealed' }>['choices'][number];
type Conflict = Extract<WondersEvent, { type: 'conflictResolved' }>;

/** What a city pays in a turn. */
export interface Flow {
  readonly city: number;
  readonly bank: number;
  readonly left: number;
  readonly right: number;
}

/** What the table knows of its cards; the pictures come before it and get on without. */
interface CardLook {
  readonly colour: string;
  readonly name: string;
}
let lookOf: (card: string) => CardLook | null = () => null;

export function setCardLooks(looks: (card: string) => CardLook | null): void {
  lookOf = looks;
}

function turnedCard({ action, card }: Choice): HTMLElement {
  const look = action === 'build' && card !== null ? lookOf(card) : null;
  if (look === null) return made('turned turned--back', action === 'stage' ? 'stage' : 'discard');
  const thing = made('turned', `col-${look.colour}`);
  const name = document.createElement('b');
  name.textContent = look.name;
  thing.dataset['colour'] = look.colour;
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

/** Both sides show their shields, and each takes its token. */
export function clash({ city, left, shields, tokens }: Omit<Conflict, 'type' | 'age'>, ms: number): Animation[] {
  return [city, left].flatMap((one, index) => {
    const at = place(one);
    return at ? [badge(at, 'shield', shields[index], tokens[index], ms)] : [];
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
