import { BLANK, cut, ends, flow, line, span, type Line } from '../../../terminal/ansi.ts';
import { styles } from '../../../terminal/styles.ts';
import { EXPANSIONS } from '../expansions.ts';
import { othersThan, type Scene } from '../scene.ts';
import {
  cardItems,
  gridOf,
  headLine,
  labelledLines,
  productionItems,
  saleLines,
  scienceItems,
  stageItems,
} from './city.ts';
import { recentLines } from './recent.ts';

/** How much is drawn: everything, without the cards of others, without the own cards, or a line for each city. */
export const DETAILS = ['full', 'some', 'little', 'least'] as const;
export type Detail = (typeof DETAILS)[number];

/** The table: the other cities, both neighbours first, the own one below, then what happened lately. */
export function tableLines(scene: Scene, detail: Detail): Line[] {
  const { view, me, screen } = scene;
  const grid = gridOf(scene);
  const isLeast = detail === 'least';
  const head = (city: number): Line => headLine(scene, city, grid, isLeast || screen.columns < NARROW);
  const { left, right } = view.cities[me];
  const others = othersThan(view, me).flatMap((city) => [
    head(city),
    ...(view.age > 0 && !isLeast && (city === left || city === right) ? saleLines(scene, city) : []),
    ...(detail === 'full' ? cardLines(scene, city) : []),
  ]);
  const gap = detail === 'full' ? [BLANK] : [];
  const recent = recentLines(scene);
  const lines = [
    headerLine(scene),
    ...others,
    ...EXPANSIONS.flatMap((expansion) => expansion.sharedLines(scene)),
    ...gap,
    head(me),
    ...ownLines(scene, detail),
    ...(recent.length === 0 ? [] : [...gap, ...recent]),
  ];
  return lines.map((one) => cut(one, screen.columns));
}

/** Below this width boards are not named in the lines of cities. */
const NARROW = 70;

function ownLines(scene: Scene, detail: Detail): Line[] {
  const { view, me, words, screen } = scene;
  const own = EXPANSIONS.flatMap((expansion) => expansion.ownLines(scene, detail !== 'full'));
  const makes = [...productionItems(view.cities[me].production, scene), ...scienceItems(scene, me)];
  return [
    ...labelledLines(words.say('produces'), makes, screen.columns),
    ...(view.cities[me].side === null ? [] : stageLines(scene, detail)),
    ...own,
    ...(detail === 'full' || detail === 'some' ? cardLines(scene, me) : []),
  ];
}

/** The stages, a line each or in a row; in the least room only those that are not built. */
function stageLines(scene: Scene, detail: Detail): Line[] {
  const { me, words, screen } = scene;
  const items = stageItems(scene, me);
  if (detail === 'least') return flow([START, ...items], screen.columns, ' ', 4).slice(0, 1);
  return labelledLines(words.say('wonder'), items, screen.columns, '  ');
}

const START: Line = [span('   ')];

function cardLines(scene: Scene, city: number): Line[] {
  const items = cardItems(scene, city);
  return items.length === 0 ? [] : labelledLines(scene.words.say('cards'), items, scene.screen.columns);
}

function headerLine(scene: Scene): Line {
  const { view, words, screen } = scene;
  const turn = { age: words.age(view.age), turn: view.turn, of: view.turnsInAge };
  const stage = view.age === 0 ? words.say('head.boards') : words.say('head.turn', turn);
  const pile = view.age === 0 ? '' : ` · ${words.say('head.pile', { n: view.discardCount })}`;
  const over = view.outcome === null ? '' : ` · ${words.say('head.over')}`;
  const left = [span(' PHAROS  ', styles.title), span(`${stage}${pile}${over}`, styles.header)];
  const hint = view.outcome === null ? words.say('head.help') : '';
  return ends(left, [span(`${hint} `, styles.header)], screen.columns, styles.header);
}

/** All that can be known of one city. */
export function cityLines(scene: Scene, city: number): Line[] {
  const { view, words, screen } = scene;
  const { columns } = screen;
  const makes = productionItems(view.cities[city].production, scene);
  const sells = productionItems(view.cities[city].forSale, scene);
  const science = scienceItems(scene, city);
  const tokens = view.cities[city].conflicts.flatMap(({ age, left, right }) =>
    left === null || right === null ? [] : [line(span(`${words.age(age)} ${left}/${right}`))],
  );
  return [
    headLine(scene, city, gridOf(scene), false),
    ...labelledLines(words.say('produces'), makes, columns),
    ...(sells.length === 0 ? [] : labelledLines(words.say('sells'), sells, columns)),
    ...(science.length === 0 ? [] : labelledLines(words.category('science'), science, columns)),
    ...(view.cities[city].side === null ? [] : stageItems(scene, city).map((item) => [span('    '), ...item])),
    ...(tokens.length === 0 ? [] : labelledLines(words.category('conflicts'), tokens, columns)),
    ...EXPANSIONS.flatMap((expansion) => expansion.ownLines({ ...scene, me: city }, false)),
    ...cardLines(scene, city),
  ].map((one) => cut(one, columns));
}
