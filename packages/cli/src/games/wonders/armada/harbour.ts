import type { FleetView, HarbourView, StepView } from '@pharos/wonders';
import { signed } from '../../../english.ts';
import { flow, line, span, type Line, type Span } from '../../../terminal/ansi.ts';
import { styles } from '../../../terminal/styles.ts';
import { inColour } from '../../cardLooks.ts';
import { cityName, type Scene } from '../scene.ts';
import { islandName, sayAtSea } from './seaWords.ts';
import { stepTexts } from './steps.ts';

type FleetColour = 'red' | 'yellow' | 'blue' | 'green';

/** Fleets are called by their colour. */
function colourOf(fleet: string): FleetColour {
  return (['red', 'yellow', 'blue'] as const).find((colour) => colour === fleet) ?? 'green';
}

/** A harbour in a few signs: naval strength, the spaces of the ships, islands; and who the partner is. */
export function harbourItems(scene: Scene, city: number): Line[] {
  const { armada } = scene.view;
  if (armada === undefined) return [];
  const { strength, fleets, islands } = armada.harbours[city];
  const spaces = fleets.flatMap(({ fleet, space }, index): Span[] => [
    ...(index === 0 ? [] : [span('/', styles.dim)]),
    span(String(space), inColour(colourOf(fleet))),
  ]);
  const isPartner = armada.partner?.seat === city;
  return [
    line(span(`⚓${strength}`, styles.label)),
    spaces,
    ...(islands.length === 0 ? [] : [line(span(`◍${islands.length}`, styles.label))]),
    ...(isPartner ? [line(span(sayAtSea(scene.words.language)('partner'), styles.good))] : []),
  ];
}

const INDENT = 10;

/** The own ships, each with the price of its next step and what that brings, and the islands found. */
export function ownHarbourLines(scene: Scene, isShort: boolean): Line[] {
  const { view, me, words, screen } = scene;
  const { armada } = view;
  if (armada === undefined || view.age === 0) return [];
  const say = sayAtSea(words.language);
  const harbour = armada.harbours[me];
  const steps = view.viewer === me ? (armada.steps ?? []) : [];
  const ships = harbour.fleets.map((fleet) => shipItem(scene, harbour, fleet, stepOf(steps, fleet)));
  const label = (text: string): Span => span(`    ${text} `.padEnd(INDENT), styles.label);
  const lines = isShort
    ? flow(
        ships.map((ship, index) => (index === 0 ? [label(say('ships')), ...ship] : ship)),
        screen.columns,
        '  ',
        INDENT,
      )
    : ships.map((ship, index) => [index === 0 ? label(say('ships')) : span(' '.repeat(INDENT)), ...ship]);
  const islands = harbour.islands.map((island) => islandName(island, words));
  return [...lines, ...(islands.length === 0 ? [] : [line(label(say('islands')), span(islands.join(', ')))])];
}

function stepOf(steps: readonly StepView[], { fleet }: FleetView): StepView | undefined {
  return steps.find((step) => step.fleet === fleet);
}

/** `red ship* 2/6 → WW: +1 naval shield`. */
function shipItem({ words }: Scene, { linked }: HarbourView, { fleet, space, next }: FleetView, step?: StepView): Line {
  const say = sayAtSea(words.language);
  const ship = `${say('ship', { fleet })}${fleet === linked ? say('linked') : ''}`;
  const head = span(say('space', { ship, n: space }), { ...inColour(colourOf(fleet)), bold: true });
  if (next === null) return line(head);
  const { coins, resources } = next.price;
  const letters = Object.entries(resources).map(([resource, count]) => words.sign(resource).repeat(count));
  const price = [...(coins === 0 ? [] : [`${coins}¢`]), letters.join('')].filter((text) => text !== '').join(' ');
  const brings = step === undefined ? [] : stepTexts(step, words);
  const rest = say('next', { price: price === '' ? '0¢' : price, brings: brings.join(', ') });
  return line(head, span(brings.length === 0 ? rest.replace(/: $/, '') : rest, styles.dim));
}

/** What all share: the naval conflict as things stand, incursions, islands left, and what the partner holds. */
export function seaLines(scene: Scene): Line[] {
  const { view, words, screen } = scene;
  const { armada } = view;
  if (armada === undefined || view.age === 0) return [];
  const say = sayAtSea(words.language);
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
  const row = (label: string, items: readonly Line[]): Line[] =>
    items.length === 0
      ? []
      : flow([[span(`${label}  `, styles.strong), ...items[0]], ...items.slice(1)], screen.columns, ' · ', 2);
  const partner = armada.partner;
  const hand = (partner?.hand ?? []).map((card) => line(span(words.card(card) ?? '')));
  return [
    ...row(say('ranking'), ranking),
    ...row(say('raids'), raids),
    ...(screen.rows > TALL ? row(say('decks'), decks) : []),
    ...(partner === null ? [] : row(say('partnerHand', { name: cityName(scene, partner.seat) }), hand)),
  ];
}

/** Screens with more rows have room for what matters less. */
const TALL = 34;
