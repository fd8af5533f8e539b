import type { PositionFacts } from '../facts.ts';
import type { DuelPosition } from '../games/duel/position.ts';
import { subjectOf, progressOf } from '../texts.ts';
import type { Words } from '../words/types.ts';
import { backdrop } from './backdrop.ts';
import { FOOT, framed, icon, MARGIN, subjectLine, WIDTH } from './frame.ts';
import { GOLD, seatColour, TEXT, token } from './palette.ts';
import { avatar, drawnName } from './people.ts';
import { scene } from './scenes.ts';
import type { Box } from './sprites.ts';
import { rectangle, unique } from './svg.ts';
import { line } from './text.ts';
import { track } from './track.ts';

const COLUMN = 290;
const TOP = 196;
const CARD = { width: 58, height: 75, row: 41, column: 33 };
const WONDER = { width: 140, height: 79, gap: 10 };
const COLOURS = ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'purple'];

type City = DuelPosition['cities'][number];

/** Two cities, the structure between them, and the military track. */
export function duelPicture(facts: PositionFacts, position: DuelPosition, words: Words): string {
  const { cities } = position;
  const isReplay = facts.move !== null;
  const progress = facts.move === null ? null : words.age(position.age, false);
  const subject = subjectOf(facts, words, position.age === 0 ? null : progress, progressOf(facts, words));
  return framed(
    [
      backdrop(),
      subjectLine(subject, isReplay ? 'play' : 'eye', 80),
      ...facts.players.map((person, seat) => heading(drawnName(person, seat, words), { person, seat })),
      ...cities.map((city, seat) => cityColumn(city, seat === 0 ? MARGIN : WIDTH - MARGIN - COLUMN)),
      ...(position.age === 0 ? offered(position.offer) : inPlay(position)),
    ].join(''),
    isReplay ? words.wholeGame : words.watch,
  );
}

/** What both play for: the points so far, the cards, the military track. */
function inPlay({ cities, structure, age, pawn }: DuelPosition): string[] {
  const points = cities.map((city) => city.points).join(' : ');
  return [
    line(points, { x: WIDTH / 2, y: 156, size: 60, fill: TEXT, face: 'title', anchor: 'middle' }),
    cards(structure, age),
    track(pawn, { x: 380, y: FOOT - 66, width: 440 }),
  ];
}

/** The Wonders to choose from. */
function offered(offer: DuelPosition['offer']): string[] {
  const size = { width: 213, height: 120 };
  return offer.map((scene, at) => {
    const x = WIDTH / 2 - size.width - 7 + (at % 2) * (size.width + 14);
    return wonderTile({ scene, built: true }, { ...size, x, y: TOP + 20 + Math.floor(at / 2) * (size.height + 14) });
  });
}

/** Who plays: the first on the left, the second on the right. */
function heading(name: string, { person, seat }: { person: PositionFacts['players'][number]; seat: number }): string {
  const isLeft = seat === 0;
  const sign = avatar(person, name, {
    x: isLeft ? MARGIN + 34 : WIDTH - MARGIN - 34,
    y: 138,
    size: 64,
    colour: seatColour(seat, 2),
  });
  const text = line(name, {
    x: isLeft ? MARGIN + 84 : WIDTH - MARGIN - 84,
    y: 152,
    size: 42,
    fill: TEXT,
    face: 'title',
    anchor: isLeft ? 'start' : 'end',
    most: 340,
    least: 30,
  });
  return sign + text;
}

/** Wonders, cards by colour, coins and science symbols of a city. */
function cityColumn({ wonders, colours, coins, symbols }: City, left: number): string {
  const pictures = wonders.slice(0, 4).map((wonder, at) => {
    const x = left + (at % 2) * (WONDER.width + WONDER.gap);
    const y = TOP + Math.floor(at / 2) * (WONDER.height + WONDER.gap);
    return wonderTile(wonder, { ...WONDER, x, y });
  });
  const counts = COLOURS.map((colour, at) => {
    const count = colours[colour] ?? 0;
    const x = left + at * 42;
    const tile = rectangle({
      x,
      y: TOP + 186,
      width: 38,
      height: 46,
      fill: token(`c-${colour}`),
      radius: 6,
      more: `stroke="${token(`c-${colour}-d`)}" stroke-width="2"`,
    });
    const number = line(String(count), {
      x: x + 19,
      y: TOP + 220,
      size: 30,
      fill: token(`c-${colour}-t`),
      anchor: 'middle',
    });
    return `<g opacity="${count === 0 ? 0.3 : 1}">${tile}${count === 0 ? '' : number}</g>`;
  });
  const signs = symbols.map((symbol, at) =>
    icon(`sci-${symbol}`, { x: left + 112 + at * 30, y: TOP + 261, size: 28, colour: '#8fd19e', inner: '#12301c' }),
  );
  return [
    ...pictures,
    ...counts,
    coin(left + 22, TOP + 275),
    line(String(coins), { x: left + 52, y: TOP + 287, size: 36, fill: TEXT, face: 'title' }),
    ...signs,
  ].join('');
}

function wonderTile(wonder: City['wonders'][number], { x, y, width, height }: Box): string {
  const clip = unique('tile');
  const picture = scene({ scene: wonder.scene, parts: 3, isNight: false }, { x, y, width, height });
  return [
    `<clipPath id="${clip}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/></clipPath>`,
    `<g clip-path="url(#${clip})" opacity="${wonder.built ? 1 : 0.45}">${picture}</g>`,
    rectangle({
      x,
      y,
      width,
      height,
      radius: 8,
      fill: 'none',
      more: wonder.built ? `stroke="${GOLD}" stroke-width="3"` : 'stroke="#6d5120" stroke-width="2"',
    }),
  ].join('');
}

function coin(x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="20" fill="#d9a93c" stroke="#8a6414" stroke-width="3"/><circle cx="${x}" cy="${y}" r="12" fill="none" stroke="#8a6414" stroke-width="2"/>`;
}

/** The cards that still lie there, in their rows. */
function cards(structure: DuelPosition['structure'], age: number): string {
  if (structure.length === 0) return '';
  const columns = structure.map(({ column }) => column);
  const middle = (Math.min(...columns) + Math.max(...columns)) / 2;
  const firstRow = Math.min(...structure.map(({ row }) => row));
  return structure
    .toSorted((one, other) => one.row - other.row)
    .map(({ row, column, colour, back }) => {
      const x = WIDTH / 2 + (column - middle) * CARD.column - CARD.width / 2;
      const y = TOP + (row - firstRow) * CARD.row;
      return colour === null ? backOf(back, age, x, y) : faceOf(colour, x, y);
    })
    .join('');
}

function faceOf(colour: string, x: number, y: number): string {
  const edge = `stroke="${token(`c-${colour}-d`)}" stroke-width="2"`;
  return [
    rectangle({ x, y, width: CARD.width, height: CARD.height, fill: token('paper'), radius: 7, more: edge }),
    rectangle({
      x: x + 4,
      y: y + 4,
      width: CARD.width - 8,
      height: CARD.height - 8,
      fill: token(`c-${colour}`),
      radius: 4,
    }),
    icon(`col-${colour}`, {
      x: x + 13,
      y: y + 22,
      size: 32,
      colour: token(`c-${colour}-t`),
      inner: token(`c-${colour}-d`),
    }),
  ].join('');
}

function backOf(back: string, age: number, x: number, y: number): string {
  const fill = /guild/.test(back) ? token('c-purple-d') : /senator/.test(back) ? '#6b655b' : '#4a3517';
  return [
    rectangle({
      x,
      y,
      width: CARD.width,
      height: CARD.height,
      fill,
      radius: 7,
      more: 'stroke="#c9a24b" stroke-width="2"',
    }),
    `<g opacity=".75">${icon(`age-${Math.max(1, age)}`, { x: x + 14, y: y + 23, size: 30, colour: GOLD, inner: fill })}</g>`,
  ].join('');
}
