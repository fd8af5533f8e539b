import { drawable } from './fonts.ts';
import { icon } from './frame.ts';
import { unique } from './svg.ts';
import { line, shortened } from './text.ts';
import type { Person } from '../facts.ts';
import { nameOf } from '../names.ts';
import type { Words } from '../words/types.ts';

/** How wide a name may be in the smallest title, so that the rest of the sentence has room. */
const WIDEST = { face: 'title', size: 48, most: 340 } as const;

/** A name in letters that can be drawn; where our fonts have none for it, the number of the seat. */
export function drawnName(person: Person, seat: number, words: Words): string {
  return shortened(drawable(nameOf(person, words)) ?? words.player(seat + 1), WIDEST);
}

interface Sign {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}

/** The round sign of somebody, around x, y: the first letter of the name, or a bot. */
export function avatar(person: Person, name: string, sign: Sign): string {
  const { y, size, colour } = sign;
  const x = Math.round(sign.x);
  const radius = size / 2;
  const shine = unique('shine');
  const inside =
    person.level === null
      ? line((Array.from(name)[0] ?? '').toUpperCase(), {
          x,
          y: y + size * 0.16,
          size: size * 0.46,
          fill: '#10202f',
          face: 'title',
          anchor: 'middle',
        })
      : icon('bot', { x: x - size * 0.27, y: y - size * 0.27, size: size * 0.54, colour: '#10202f', inner: '#f2e9d6' });
  return [
    `<radialGradient id="${shine}" cx=".35" cy=".28" r=".55"><stop stop-color="#fff" stop-opacity=".6"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`,
    `<circle cx="${x}" cy="${y}" r="${radius + 3.5}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${radius + 2}" fill="#0d1b2a"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${shine})"/>`,
    inside,
  ].join('');
}
