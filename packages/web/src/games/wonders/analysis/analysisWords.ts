import type { WondersView } from '@pharos/wonders';
import type { AnalysisGame } from '../../../analysis/analysisGame.ts';
import { t } from '../../../i18n/index.svelte.ts';
import type { AnyView } from '../../../table/store/link.ts';
import { meritTexts } from '../../../analysis/words/merits.ts';
import { categoriesOf } from '../end/categories.ts';
import { reasonTexts } from '../hint/reasons.ts';
import { choiceOfMove } from '../table/choices.ts';
import { tableGame } from '../tableGame.ts';
import { moveText } from '../words/moveText.ts';
import { ageName, cardName, resourceName, scoreName } from '../words/wonders.ts';

/** Colours of what the categories count, by their look; those of expansions are among the colours of charts. */
const COLOURS: Readonly<Partial<Record<string, string>>> = {
  military: 'var(--c-red)',
  coins: 'var(--bronze)',
  wonders: 'var(--bronze-lo)',
  blue: 'var(--c-blue)',
  green: 'var(--c-green)',
  yellow: 'var(--c-yellow)',
  purple: 'var(--c-purple)',
};

const ENDINGS = ['points', 'resignation', 'draw', 'agreement'] as const;
const isEnding = (ending: string): ending is (typeof ENDINGS)[number] => ENDINGS.some((known) => known === ending);

/** One resource, or several of which one is made. */
const whatName = (ids: string): string =>
  ids
    .split(' ')
    .map((id) => resourceName(id) ?? id)
    .join(' / ');

function viewOf(view: AnyView): WondersView {
  if (!tableGame.isView(view)) throw new Error(`the position is one of ${view.game}`);
  return view;
}

/** What is said of an analysed game; what shows it stands beside it. */
export const analysisWords: Omit<AnalysisGame, 'Position'> = {
  layout: 'hand',
  moveWords(any, move) {
    const view = viewOf(any);
    const choice = choiceOfMove(view, move);
    if (choice === undefined) return { title: move, note: '' };
    return { title: moveText(choice, view, 'told'), note: '' };
  },
  subjectOf: (view, move) => choiceOfMove(viewOf(view), move)?.subject ?? null,
  reasonTexts: (reasons, view, nameOf) =>
    reasons.flatMap(
      (reason) => meritTexts(reason, { pieceName: cardName, whatName }) ?? reasonTexts([reason], viewOf(view), nameOf),
    ),
  pieceName: cardName,
  whatName,
  pointsOf(any) {
    const view = viewOf(any);
    return categoriesOf(view).map((category) => ({
      id: category.id,
      icon: category.icon,
      name: scoreName(category.id),
      colour: COLOURS[category.look] ?? `var(--chart-${category.look}, var(--text-2))`,
      points: view.cities.filter(({ seat }) => seat !== null).map(({ city }) => category.points(view, city)),
    }));
  },
  ageOf: (view) => viewOf(view).age,
  ageName,
  turnOf: (view) => viewOf(view).turn,
  endingName: (ending) => (isEnding(ending) ? t(`analysis.ending.${ending}`) : ending),
};
