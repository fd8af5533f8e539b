import { printedCost, words as rules, type CityView, type ProductionView } from '@pharos/wonders';
import { cutText, line, span, type Line, type Span } from '../../../terminal/ansi.ts';
import { styles } from '../../../terminal/styles.ts';
import { inColour, LOOKS } from '../../cardLooks.ts';
import { EXPANSIONS } from '../expansions.ts';
import { cityName, markOf, numeral, type Scene } from '../sentenceContext.ts';
import { cardName, shortly } from '../words/describe.ts';
import { costSpans, resourceStyle } from './costs.ts';
import { pointsText } from './points.ts';
import { labelledLines } from './rows.ts';

const LONGEST_NAME = 16;
const LONGEST_BOARD = 22;

/** The columns that all cities share. */
export interface Grid {
  readonly name: number;
  readonly board: number;
}

export function gridOf(scene: Scene): Grid {
  const { cities } = scene.view;
  const widest = (texts: readonly string[], most: number): number =>
    Math.min(most, Math.max(...texts.map(({ length }) => length)));
  return {
    name: widest(
      cities.map(({ city }) => cityName(scene, city)),
      LONGEST_NAME,
    ),
    board: widest(
      cities.map((city) => boardText(scene, city)),
      LONGEST_BOARD,
    ),
  };
}

function boardText({ words }: Scene, { board, side }: CityView): string {
  return `${words.board(board)}${side === null ? '' : ` (${words.side(side)})`}`;
}

/** A city in one line: whose it is, its board, coins, shields, points, stages, and how many cards of each colour. */
export function headLine(scene: Scene, index: number, grid: Grid, isShort: boolean): Line {
  const city = scene.view.cities[index];
  const isMine = index === scene.me;
  const name = cutText(cityName(scene, index), grid.name).padEnd(grid.name);
  const board = cutText(boardText(scene, city), grid.board).padEnd(grid.board);
  const isPartner = scene.view.partner?.seat === index;
  const items = [
    ...EXPANSIONS.flatMap((expansion) => expansion.cityItems(scene, index)),
    ...(isPartner ? [line(span(scene.words.say('partner'), styles.good))] : []),
  ];
  return line(
    span(`${markOf(scene.view, scene.me, index)} ${name}`, isMine ? styles.coins : styles.strong),
    span(isShort ? '' : ` ${board}`, styles.label),
    span(`${city.coins}¢`.padStart(4), styles.coins),
    span(`${city.shields}⚔`.padStart(4), inColour('red')),
    span(`${pointsText(city.score.total)}★`.padStart(4), styles.points),
    span(` ${stagePips(city)}`, styles.label),
    ...items.flatMap((item) => [span(' '), ...item]),
    ...colourSpans(city),
  );
}

/** `◼◻◻`. */
function stagePips({ stages }: CityView): string {
  return stages.map(({ built }) => (built ? '◼' : '◻')).join('');
}

function colourSpans({ colours }: CityView): Span[] {
  return rules.CARD_COLOURS.flatMap((colour) => {
    const count = colours[colour] ?? 0;
    return count === 0 ? [] : [span(` ${LOOKS[colour].glyph}${count}`, inColour(colour))];
  });
}

/** What a city makes, or sells: `2 wood`, `clay/stone`; `price` is what a unit costs whoever looks. */
export function productionItems(
  { fixed, choices }: ProductionView,
  { words }: Scene,
  price: (resource: string) => string = () => '',
): Line[] {
  const units = Object.entries(fixed).flatMap(([resource, count]) =>
    count === 0 ? [] : [line(span(`${words.units(resource, count)}${price(resource)}`, resourceStyle(resource)))],
  );
  const either = choices.map((names) =>
    line(span(`${names.map((name) => words.resource(name)).join('/')}${price(names[0])}`, resourceStyle(names[0]))),
  );
  return [...units, ...either];
}

/** What a neighbour sells, with the price for the seat that looks. */
export function saleLines(scene: Scene, index: number): Line[] {
  const { view, me, words, screen } = scene;
  const mine = view.cities[me];
  const prices = index === mine.left ? mine.prices.left : mine.prices.right;
  const items = productionItems(view.cities[index].forSale, scene, (resource) => ` ${prices[resource]}¢`);
  const sold = items.length === 0 ? [line(span('–', styles.dim))] : items;
  return labelledLines(words.say('sells'), [...sold, ...scienceItems(scene, index)], words, screen.columns);
}

/** The same in letters: `OO W/C`. */
export function saleSigns({ view, words }: Scene, index: number): Line {
  const { fixed, choices } = view.cities[index].forSale;
  const units = Object.entries(fixed)
    .map(([resource, count]) => words.sign(resource).repeat(count))
    .join('');
  const either = choices.map((names) => names.map((name) => words.sign(name)).join('/'));
  const letters = [units, ...either].filter((text) => text !== '').join(' ');
  return line(span(letters === '' ? '' : ` ${words.say('sells')} ${letters}`, styles.dim));
}

/** Science symbols: `compass ×2`. */
export function scienceItems({ view, words }: Scene, index: number): Line[] {
  const { symbols, freeSymbols } = view.cities[index];
  const counted = Object.entries(symbols).flatMap(([symbol, count]) =>
    count === 0 ? [] : [`${words.symbol(symbol)}${count > 1 ? ` ×${count}` : ''}`],
  );
  const free = freeSymbols === 0 ? [] : [`${words.say('anySymbol')}${freeSymbols > 1 ? ` ×${freeSymbols}` : ''}`];
  return [...counted, ...free].map((text, index) =>
    line(span(`${index === 0 ? `${LOOKS.green.glyph} ` : ''}${text}`, inColour('green'))),
  );
}

/** The stages of a wonder: what stands, and what the others cost and do. */
export function stageItems(scene: Scene, index: number): Line[] {
  const { view, words, pieces } = scene;
  const city = view.cities[index];
  const order = EXPANSIONS.map((expansion) => expansion.stageOrder(view, city)).find((found) => found !== null);
  return pieces.side(city.board, city.side).stages.map((stage, at) => {
    const place = order === undefined ? at : order.indexOf(at + 1);
    const isBuilt = city.stages.at(place)?.built === true;
    const text = shortly(stage, words);
    const head = span(`${isBuilt ? '◼' : '◻'} ${numeral(at + 1)} `, isBuilt ? styles.coins : styles.label);
    if (isBuilt) return line(head, span(text, styles.dim));
    return line(head, ...costSpans(printedCost(stage.cost), words), span(` → ${text}`));
  });
}

/** The cards of a city by colour, with their names. */
export function cardItems({ view, words, pieces }: Scene, index: number): Line[] {
  return rules.CARD_COLOURS.flatMap((colour) => {
    const cards = view.cities[index].cards.filter((card) => pieces.card(card).colour === colour);
    return cards.map((card, at) =>
      line(span(`${at === 0 ? `${LOOKS[colour].glyph} ` : ''}${cardName(card, words)}`, inColour(colour))),
    );
  });
}

/** A city beyond the neighbours in the fewest signs. */
export function briefItem(scene: Scene, index: number): Line {
  const { coins, shields, score } = scene.view.cities[index];
  const items = EXPANSIONS.flatMap((expansion) => expansion.cityItems(scene, index).slice(0, 1));
  return line(
    span(cityName(scene, index), styles.strong),
    span(` ${coins}¢`, styles.coins),
    span(` ${shields}⚔`, inColour('red')),
    span(` ${pointsText(score.total)}★`, styles.points),
    ...items.flatMap((item) => [span(' '), ...item]),
  );
}
