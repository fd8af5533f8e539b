import type { PositionFacts } from '../facts.ts';
import type { WondersCity, WondersPosition } from '../games/wonders/position.ts';
import { playersTitle, progressOf, subjectOf } from '../texts.ts';
import type { Words } from '../words/types.ts';
import { backdrop } from './backdrop.ts';
import { framed, icon, MARGIN, subjectLine, title, WIDTH } from './frame.ts';
import { GOLD, NIGHT, QUIET, seatColour, TEXT } from './palette.ts';
import { avatar, drawnName } from './people.ts';
import { scene } from './scenes.ts';
import { rectangle, unique } from './svg.ts';
import type { Box } from './sprites.ts';
import { line } from './text.ts';

const TOP = 172;
const GAP = 14;
const HEIGHT = 354;
const BAND = 56;

/** Every city with its Wonder as far as it is built. */
export function wondersPicture(facts: PositionFacts, position: WondersPosition, words: Words): string {
  const naming = (person: PositionFacts['players'][number]): string =>
    drawnName(person, facts.players.indexOf(person), words);
  const { cities } = position;
  const progress = progressOf(facts, words);
  const age = facts.move === null || position.age === 0 ? null : words.age(position.age, position.edition === 1);
  const boxes = boxesFor(cities.length);
  return framed(
    [
      backdrop(),
      subjectLine(
        subjectOf(facts, words, playersTitle(facts, words, naming), age),
        facts.move === null ? 'eye' : 'play',
        74,
      ),
      title([progress === '' ? playersTitle(facts, words, naming) : progress], {
        y: 146,
        size: 62,
        most: WIDTH - 2 * MARGIN,
      }),
      ...cities.map((city, at) => tile(city, boxes[at], { facts, words })),
    ].join(''),
    facts.move === null ? words.watch : words.wholeGame,
  );
}

/** One row up to five cities, two for more. */
function boxesFor(count: number): Box[] {
  const rows = count > 5 ? 2 : 1;
  const columns = Math.ceil(count / rows);
  const width = (WIDTH - 2 * MARGIN - GAP * (columns - 1)) / columns;
  const height = (HEIGHT - GAP * (rows - 1)) / rows;
  // The last row is in the middle, if it is not full.
  const missing = rows * columns - count;
  return Array.from({ length: count }, (_, at) => ({
    x: Math.round(MARGIN + ((at % columns) + (at >= columns ? missing / 2 : 0)) * (width + GAP)),
    y: TOP + Math.floor(at / columns) * (height + GAP),
    width: Math.round(width),
    height,
  }));
}

interface Told {
  readonly facts: PositionFacts;
  readonly words: Words;
}

function tile(city: WondersCity, box: Box, { facts, words }: Told): string {
  const { x, y, width, height } = box;
  const clip = unique('city');
  const foot = y + height - BAND;
  const person = city.seat === null ? null : facts.players[city.seat];
  const name = person === null || city.seat === null ? '' : drawnName(person, city.seat, words);
  const colour = city.seat === null ? QUIET : seatColour(city.seat, 8);
  return [
    `<clipPath id="${clip}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12"/></clipPath><g clip-path="url(#${clip})">`,
    scene({ scene: city.scene, parts: city.parts, isNight: city.isNight }, { x, y, width, height: height - BAND / 2 }),
    rectangle({ x, y: foot, width, height: BAND, fill: NIGHT, more: 'fill-opacity=".88"' }),
    '</g>',
    rectangle({ x, y, width, height, radius: 12, fill: 'none', more: `stroke="${colour}" stroke-width="3"` }),
    person === null ? '' : avatar(person, name, { x: x + 32, y: foot + BAND / 2, size: 38, colour }),
    line(name, { x: x + 62, y: foot + 38, size: 30, fill: TEXT, most: width - 72, least: 30 }),
    figure('vp', city.points, { x: x + width - 12, y: y + 12 }),
    height > 200 ? figure('shield', city.shields, { x: x + width - 12, y: y + 70 }) : '',
    height > 200 ? figure('coin', city.coins, { x: x + width - 12, y: y + 128 }) : '',
  ].join('');
}

/** A sign with a number, on a dark plate that ends at x. */
function figure(sign: string, value: number, { x, y }: { readonly x: number; readonly y: number }): string {
  const width = value > 9 ? 100 : 82;
  return [
    rectangle({ x: x - width, y, width, height: 48, radius: 24, fill: NIGHT, more: 'fill-opacity=".78"' }),
    icon(sign, { x: x - width + 10, y: y + 9, size: 30, colour: GOLD }),
    line(String(value), { x: x - 14, y: y + 37, size: 36, fill: TEXT, face: 'title', anchor: 'end' }),
  ].join('');
}
