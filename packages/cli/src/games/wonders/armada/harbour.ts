import type { FleetView, HarbourView, StepView } from '@pharos/wonders';
import { signed } from '../../../english.ts';
import { line, span, type Line, type Span } from '../../../terminal/ansi.ts';
import { styles } from '../../../terminal/styles.ts';
import { inColour } from '../../cardLooks.ts';
import { headedLines, labelledLines } from '../render/rows.ts';
import { cityName, type Scene } from '../sentenceContext.ts';
import type { WondersWords } from '../words/wondersWords.ts';
import { islandName, sayAtSea } from './seaWords.ts';
import { stepTexts } from './steps.ts';

type FleetColour = 'red' | 'yellow' | 'blue' | 'green';

/** Fleets are called by their colour. */
function colourOf(fleet: string): FleetColour {
  return (['red', 'yellow', 'blue'] as const).find((colour) => colour === fleet) ?? 'green';
}

/** A harbour in a few signs: naval strength, the spaces of the ships, islands. */
export function harbourItems({ view: { armada } }: Scene, city: number): Line[] {
  if (armada === undefined) return [];
  const { strength, fleets, islands } = armada.harbours[city];
  const spaces = fleets.flatMap(({ fleet, space }, index): Span[] => [
    ...(index === 0 ? [] : [span('/', styles.dim)]),
    span(String(space), inColour(colourOf(fleet))),
  ]);
  const token = armada.preview[city];
  return [
    line(span(`⚓${strength}`, styles.label), span(token === 0 ? '' : `(${signed(token)})`, styles.dim)),
    spaces,
    ...(islands.length === 0 ? [] : [line(span(`◍${islands.length}`, styles.label))]),
  ];
}

/** The own ships, each with the price of its next step and what that brings, and the islands found. */
export function ownHarbourLines(scene: Scene, room: 'full' | 'some' | 'least'): Line[] {
  const { view, me, words, screen } = scene;
  const { armada } = view;
  if (armada === undefined || view.age === 0) return [];
  const say = sayAtSea(words);
  const harbour = armada.harbours[me];
  const steps = view.viewer === me && room !== 'least' ? (armada.steps ?? []) : [];
  const ships = harbour.fleets.map((fleet) =>
    room === 'least' ? briefShip(scene, harbour, fleet) : shipItem(scene, harbour, fleet, stepOf(steps, fleet)),
  );
  const islands = harbour.islands.map((island) => line(span(islandName(island, words))));
  const { columns } = screen;
  if (room === 'least') return labelledLines(say('ships'), ships, words, columns, '  ').slice(0, 1);
  const lines =
    room === 'some'
      ? labelledLines(say('ships'), ships, words, columns, '  ')
      : ships.flatMap((ship, index) => labelledLines(index === 0 ? say('ships') : '', [ship], words, columns));
  return [...lines, ...labelledLines(say('islands'), islands, words, columns)];
}

function stepOf(steps: readonly StepView[], { fleet }: FleetView): StepView | undefined {
  return steps.find((step) => step.fleet === fleet);
}

/** `red* 2→WW`. */
function briefShip({ words }: Scene, { linked }: HarbourView, { fleet, space, next }: FleetView): Line {
  const text = `${words.colour(fleet)}${fleet === linked ? '*' : ''} ${space}`;
  return line(span(text, inColour(colourOf(fleet))), span(next === null ? '' : `→${priceText(next, words)}`));
}

/** The price of a step in letters; a step without one costs nothing. */
function priceText({ price: { coins, resources } }: NonNullable<FleetView['next']>, words: WondersWords): string {
  const letters = Object.entries(resources).map(([resource, count]) => words.sign(resource).repeat(count));
  const parts = [...(coins === 0 ? [] : [`${coins}¢`]), letters.join('')].filter((text) => text !== '');
  return parts.length === 0 ? '0¢' : parts.join(' ');
}

/** `red ship* 2/6 → WW: +1 naval shield`. */
function shipItem({ words }: Scene, { linked }: HarbourView, { fleet, space, next }: FleetView, step?: StepView): Line {
  const say = sayAtSea(words);
  const ship = `${say('ship', { fleet })}${fleet === linked ? '*' : ''}`;
  const head = span(say('space', { ship, n: space }), { ...inColour(colourOf(fleet)), bold: true });
  if (next === null) return line(head);
  const brings = step === undefined ? [] : stepTexts(step, words);
  const cost = span(` → ${priceText(next, words)}`);
  return line(head, cost, span(brings.length === 0 ? '' : `: ${brings.join(', ')}`, styles.dim));
}

/** What all share: the naval conflict as things stand, incursions, and islands left. */
export function seaLines(scene: Scene, isShort: boolean): Line[] {
  const { view, words, screen } = scene;
  const { columns } = screen;
  const { armada } = view;
  if (armada === undefined || view.age === 0) return [];
  const say = sayAtSea(words);
  const order = armada.harbours
    .map(({ city }) => city)
    .sort((a, b) => armada.harbours[b].strength - armada.harbours[a].strength);
  const ranking = order.map((city) => {
    const token = armada.preview[city];
    const name = `${cityName(scene, city)} ${armada.harbours[city].strength}`;
    return line(span(name), span(token === 0 ? '' : ` (${signed(token)})`, token < 0 ? styles.bad : styles.good));
  });
  const raids = armada.incursions.map(({ attacker, target }) =>
    line(span(`${cityName(scene, attacker)} → ${cityName(scene, target)}`)),
  );
  const decks = armada.decks.map((n, level) => line(span(say('level', { level: level + 1, n }))));
  return [
    ...(isShort ? [] : headedLines(say('ranking'), ranking, columns)),
    ...headedLines(say('raids'), raids, columns),
    ...(isShort || screen.rows < TALL ? [] : headedLines(say('decks'), decks, columns)),
  ];
}

/** Screens with more rows have room for what matters less. */
const TALL = 34;
