import type { InvitationFacts, Person } from '../facts.ts';
import { invitationLines, subjectOf } from '../texts.ts';
import type { Words } from '../words/types.ts';
import { framed, icon, MARGIN, subjectLine, title } from './frame.ts';
import { coast } from './coast.ts';
import { GOLD, seatColour, TEXT } from './palette.ts';
import { avatar, drawnName } from './people.ts';
import { short, unique } from './svg.ts';
import { line, widthOf } from './text.ts';

const SEATS_Y = 362;
const SIGN = 92;
/** Up to so many have their names below; more would have no room for letters that can be read. */
const NAMED = 5;
const NAME = { size: 30, most: 150, least: 30 };

/** Who waits at a table, and the seat that is free. */
export function invitationPicture(facts: InvitationFacts, words: Words): string {
  const { seats } = facts;
  const naming = (person: Person): string => drawnName(person, seats.indexOf(person), words);
  return framed(
    [
      coast(),
      subjectLine(subjectOf(facts, words, words.pace(facts.clock)), seats.length > 2 ? 'people' : 'user', 88, 640),
      title(invitationLines(facts, words, naming), { y: 184, size: 88, most: 640 }),
      seatRow(facts, words, naming),
      line(words.sitDown, { x: MARGIN, y: 524, size: 32, fill: TEXT, most: 700, least: 30 }),
    ].join(''),
    words.players(seats.length),
  );
}

function seatRow({ seats }: InvitationFacts, words: Words, naming: (person: Person) => string): string {
  const isNamed = seats.length <= NAMED;
  let left = MARGIN;
  const drawn = inOrder(seats).map(({ person, seat }) => {
    const label = person === null ? (seats.indexOf(null) === seat ? words.you : '') : isNamed ? naming(person) : '';
    const width = Math.max(SIGN, isNamed ? widthOf(label, NAME) : 0);
    const x = left + width / 2;
    left += width + (isNamed ? 24 : 14);
    const below = { ...NAME, x, y: SEATS_Y + 83, anchor: 'middle', fill: person === null ? GOLD : TEXT } as const;
    const sign =
      person === null
        ? freeSeat(x, label !== '')
        : avatar(person, naming(person), { x, y: SEATS_Y, size: SIGN, colour: seatColour(seat, seats.length) });
    return sign + line(label, below);
  });
  return drawn.join('');
}

type Seats = InvitationFacts['seats'];

/** Those who are there first, then the free seats. */
function inOrder(seats: Seats): { readonly person: Seats[number]; readonly seat: number }[] {
  const numbered = seats.map((person, seat) => ({ person, seat }));
  return [...numbered.filter(({ person }) => person !== null), ...numbered.filter(({ person }) => person === null)];
}

/** Dashed, and glowing if it is meant for whoever looks. */
function freeSeat(x: number, isMeant: boolean): string {
  const glow = unique('glow');
  const light = `<radialGradient id="${glow}"><stop offset=".5" stop-color="${GOLD}" stop-opacity=".5"/><stop offset="1" stop-color="${GOLD}" stop-opacity="0"/></radialGradient><circle cx="${short(x)}" cy="${SEATS_Y}" r="86" fill="url(#${glow})"/>`;
  return [
    isMeant ? light : '',
    `<g opacity="${isMeant ? 1 : 0.6}"><circle cx="${short(x)}" cy="${SEATS_Y}" r="${SIGN / 2 - 2}" fill="#101a38" fill-opacity=".8" stroke="${GOLD}" stroke-width="4" stroke-dasharray="9 6"/>`,
    `${icon('user', { x: x - 23, y: SEATS_Y - 23, size: 46, colour: GOLD })}</g>`,
  ].join('');
}
