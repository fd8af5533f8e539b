import { made, middle, shift, show } from '../../../table/motion/props.ts';

/** A sign goes from one element to another. */
export function carry(icon: string, from: Element | null, to: Element | null, ms: number): Animation[] {
  if (!from || !to) return [];
  const start = middle(from);
  const [x, y] = middle(to);
  return [
    show(
      made(`carried carried--${icon}`, icon),
      start,
      [
        { transform: `${shift(0, 0)} scale(.7)`, opacity: 0 },
        { transform: `${shift((x - start[0]) / 2, (y - start[1]) / 2 - 30)} scale(1.25)`, opacity: 1, offset: 0.5 },
        { transform: shift(x - start[0], y - start[1]), opacity: 0.6 },
      ],
      { duration: ms, easing: 'cubic-bezier(.35,.05,.2,1)' },
    ),
  ];
}
