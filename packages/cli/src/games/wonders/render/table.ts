import type { WondersView } from '@pharos/wonders';
import { BLANK, cut, ends, flow, line, span, type Line } from '../../../terminal/ansi.ts';
import { styles } from '../../../terminal/styles.ts';
import { EXPANSIONS } from '../expansions.ts';
import { cityName, othersThan, type Scene } from '../sentenceContext.ts';
import { cardName } from '../words/describe.ts';
import {
  briefItem,
  cardItems,
  gridOf,
  headLine,
  productionItems,
  saleLines,
  saleSigns,
  scienceItems,
  stageItems,
} from './city.ts';
import { briefRecentLines, recentLines } from './recent.ts';
import { headedLines, labelledLines } from './rows.ts';

/**
 * How much is drawn: everything; without the cards of others; without the own cards; a line for each city; and the least,
 * where those beyond the neighbours share lines.
 */
export const DETAILS = ['full', 'some', 'little', 'short', 'least'] as const;
export type Detail = (typeof DETAILS)[number];

/** The table: the other cities, both neighbours first, the own one below, then what happened lately. */
export function tableLines(scene: Scene, detail: Detail): Line[] {
  const { view, me, screen } = scene;
  const grid = gridOf(scene);
  const isShort = detail === 'short' || detail === 'least';
  const head = (city: number): Line => headLine(scene, city, grid, isShort || screen.columns < NARROW);
  const [left, right, ...far] = othersThan(view, me);
  const neighbours = [left, right].flatMap((city) => [
    isShort && view.age > 0 ? [...head(city), ...saleSigns(scene, city)] : head(city),
    ...(view.age > 0 && !isShort ? saleLines(scene, city) : []),
    ...(detail === 'full' ? cardLines(scene, city) : []),
  ]);
  const others =
    detail === 'least'
      ? flow(
          far.map((city) => briefItem(scene, city)),
          screen.columns,
          ' · ',
        )
      : far.flatMap((city) => [head(city), ...(detail === 'full' ? cardLines(scene, city) : [])]);
  const gap = detail === 'full' ? [BLANK] : [];
  const lines = [
    headerLine(scene),
    ...neighbours,
    ...others,
    ...EXPANSIONS.flatMap((expansion) => expansion.sharedLines(scene, isShort)),
    ...partnerLines(scene),
    ...gap,
    head(me),
    ...ownLines(scene, detail),
  ];
  const recent = detail === 'least' ? briefRecentLines(scene, newsBelow(scene, lines.length)) : recentLines(scene);
  return [...lines, ...(recent.length === 0 ? [] : [...gap, ...recent])].map((one) => cut(one, screen.columns));
}

/** Lines for what happened, in the least room: as many as the list of choices leaves below the others, which ends in a line to type in. */
function newsBelow({ view, screen }: Scene, lines: number): number {
  const left = screen.rows - lines - rowsOfChoices(view) - QUESTION;
  return Math.min(LEAST_NEWS, Math.max(1, left));
}

/** A card of the hand takes a row; what is not about a card, such as debt, takes one more for what it brings. */
function rowsOfChoices({ hand, decision }: WondersView): number {
  const choices = decision?.choices ?? [];
  const further = choices.filter(({ subject }) => subject === null).length;
  const cards = choices.length > 0 && further === choices.length ? 0 : (hand?.length ?? 0);
  return cards + ROWS_OF_FURTHER * further;
}

const ROWS_OF_FURTHER = 2;
const LEAST_NEWS = 3;
/** The rows of a question: what is asked, and where the answer is typed. */
const QUESTION = 2;
/** Below this width boards are not named in the lines of cities. */
const NARROW = 70;

function ownLines(scene: Scene, detail: Detail): Line[] {
  const { view, me, words, screen } = scene;
  if (view.cities[me].side === null) return [];
  const isShort = detail === 'short' || detail === 'least';
  const own = EXPANSIONS.flatMap((expansion) =>
    expansion.ownLines(scene, isShort ? 'least' : detail === 'full' ? 'full' : 'some'),
  );
  const makes = [...productionItems(view.cities[me].production, scene), ...scienceItems(scene, me)];
  return [
    ...labelledLines(words.say('produces'), makes, words, screen.columns),
    ...stageLines(scene, isShort),
    ...own,
    ...(detail === 'full' || detail === 'some' ? cardLines(scene, me) : []),
  ];
}

/** The stages; where there is little room only those that are not built, in one line. */
function stageLines(scene: Scene, isShort: boolean): Line[] {
  const { view, me, words, screen } = scene;
  const items = stageItems(scene, me);
  if (!isShort) return labelledLines(words.say('wonder'), items, words, screen.columns, '  ');
  const { nextStages } = view.cities[me];
  const next = items.filter((_, index) => nextStages.includes(index + 1));
  return labelledLines(words.say('wonder'), next, words, screen.columns, '  ').slice(0, 1);
}

function cardLines(scene: Scene, city: number): Line[] {
  const items = cardItems(scene, city);
  return labelledLines(scene.words.say('cards'), items, scene.words, scene.screen.columns);
}

/** [AR-188] What the partner holds. */
function partnerLines(scene: Scene): Line[] {
  const { view, words, screen } = scene;
  if (view.age === 0 || view.partner === undefined || view.partner === null) return [];
  const { seat, hand } = view.partner;
  const cards = hand.map(({ card }) => line(span(cardName(card, words))));
  return headedLines(words.say('partnerHand', { name: cityName(scene, seat) }), cards, screen.columns);
}

function headerLine(scene: Scene): Line {
  const { view, words, screen } = scene;
  const turn = { age: words.age(view.age), turn: view.turn, of: view.turnsInAge };
  const own = EXPANSIONS.map((expansion) => expansion.heading(view, words)).find((text) => text !== null);
  const stage = own ?? (view.age === 0 ? words.say('head.boards') : words.say('head.turn', turn));
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
    ...labelledLines(words.say('produces'), makes, words, columns),
    ...labelledLines(words.say('sells'), sells, words, columns),
    ...labelledLines(words.category('science'), science, words, columns),
    ...(view.cities[city].side === null ? [] : stageItems(scene, city).map((item) => [span('    '), ...item])),
    ...labelledLines(words.category('conflicts'), tokens, words, columns),
    ...EXPANSIONS.flatMap((expansion) => expansion.ownLines({ ...scene, me: city }, 'full')),
    ...cardLines(scene, city),
  ].map((one) => cut(one, columns));
}
