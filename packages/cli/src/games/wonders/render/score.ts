import { BLANK, cut, flow, line, span, type Line, type Style } from '../../../terminal/ansi.ts';
import { styles } from '../../../terminal/styles.ts';
import { inColour, LOOKS } from '../../cardLooks.ts';
import { EXPANSIONS } from '../expansions.ts';
import { cityName, markOf, type Scene } from '../sentenceContext.ts';
import { accountLines, conflictAccounts } from './recent.ts';
import { pointsText } from './points.ts';
import { resultLines } from './result.ts';

/** The widest column of a category, and what stands behind the last one. */
const COLUMN = 5;
const COINS = 9;
const LONGEST_NAME = 16;

/** A sign and a style for each category; a legend names them. */
const SIGNS: Readonly<Record<string, { readonly sign: string; readonly style: Style } | undefined>> = {
  conflicts: { sign: '⚔', style: inColour('red') },
  treasury: { sign: '¢', style: styles.coins },
  wonder: { sign: '◼', style: styles.label },
  civil: { sign: LOOKS.blue.glyph, style: inColour('blue') },
  science: { sign: LOOKS.green.glyph, style: inColour('green') },
  commerce: { sign: LOOKS.yellow.glyph, style: inColour('yellow') },
  guilds: { sign: LOOKS.purple.glyph, style: inColour('purple') },
  total: { sign: '★', style: styles.points },
};

function signOf(category: string): { readonly sign: string; readonly style: Style } {
  const further = EXPANSIONS.map((expansion) => expansion.categorySign(category)).find((sign) => sign !== null);
  return SIGNS[category] ?? { sign: further ?? '?', style: styles.label };
}

/** Points by category and city, the best first; what the signs mean; and who won how. */
export function scoreLines(scene: Scene): Line[] {
  const { view, me, words, outcome, screen } = scene;
  const categories = Object.keys(view.cities[me].score);
  const ranking = outcome?.ranking.flat() ?? [];
  const order = view.cities
    .map(({ city }) => city)
    .sort((a, b) => placeOf(ranking, a) - placeOf(ranking, b) || totalOf(scene, b) - totalOf(scene, a));
  const width = Math.min(LONGEST_NAME, Math.max(...order.map((city) => cityName(scene, city).length))) + 4;
  const column = Math.min(COLUMN, Math.floor((screen.columns - width - COINS) / categories.length));
  const head = line(
    span(' '.repeat(width)),
    ...categories.map((category) => span(signOf(category).sign.padStart(column), signOf(category).style)),
    span(`  ${words.say('coinsLeft')}`, styles.dim),
  );
  const legend = categories.map((category) =>
    line(span(`${signOf(category).sign} `, signOf(category).style), span(words.category(category), styles.dim)),
  );
  return [
    head,
    ...order.map((city) => cityRow(scene, city, categories, { width, column })),
    ...flow([[span('  '), ...legend[0]], ...legend.slice(1)], screen.columns, '  ', 2),
    ...(outcome === null ? [] : [BLANK, ...resultLines(scene, outcome)]),
  ].map((one) => cut(one, screen.columns));
}

/** The Free City is not in the ranking: it comes last. */
function placeOf(ranking: readonly number[], city: number): number {
  return ranking.includes(city) ? ranking.indexOf(city) : ranking.length;
}

function totalOf({ view }: Scene, city: number): number {
  return view.cities[city].score.total;
}

function cityRow(
  scene: Scene,
  city: number,
  categories: readonly string[],
  { width, column }: Readonly<Record<'width' | 'column', number>>,
): Line {
  const { view, me } = scene;
  const score: Readonly<Record<string, number>> = view.cities[city].score;
  const name = `${markOf(view, me, city)} ${cityName(scene, city)}`.slice(0, width - 1).padEnd(width);
  return line(
    span(name, city === me ? styles.coins : styles.strong),
    ...categories.map((category) =>
      span(pointsText(score[category]).padStart(column), category === 'total' ? styles.points : {}),
    ),
    span(`  ${view.cities[city].coins}¢`, styles.dim),
  );
}

/** The table of a finished game: the last conflicts, the score, and who won. */
export function finalLines(scene: Scene): Line[] {
  const accounts = conflictAccounts(scene, scene.recent).flatMap((one) => accountLines(one, scene));
  return [...accounts, ...(accounts.length === 0 ? [] : [BLANK]), ...scoreLines(scene)];
}
