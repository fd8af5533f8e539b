import type { DuelScore, DuelView } from '@pharos/duel';
import type { AnalysisGame } from '../../../analysis/analysisGame.ts';
import { t } from '../../../i18n/index.svelte.ts';
import type { AnyView } from '../../../table/store/link.ts';
import { meritTexts } from '../../../analysis/words/merits.ts';
import { categoriesOf } from '../end/categories.ts';
import { reasonTexts } from '../hint/reasons.ts';
import { choiceOfMove } from '../table/choices.ts';
import { tableGame } from '../tableGame.ts';
import { choiceText } from '../words/choiceText.ts';
import { ageName, cardName, wonderName } from '../words/content.svelte.ts';
import { content } from '../words/duelContent.ts';
import { askExpansions } from '../words/expansionWords.ts';

const COLOURS: Readonly<Partial<Record<string, string>>> = {
  blue: 'var(--c-blue)',
  green: 'var(--c-green)',
  yellow: 'var(--c-yellow)',
  purple: 'var(--c-purple)',
  wonders: 'var(--bronze-lo)',
  tokens: 'var(--verdigris)',
  coins: 'var(--bronze)',
  military: 'var(--c-red)',
};

function viewOf(view: AnyView): DuelView {
  if (!tableGame.isView(view)) throw new Error(`the position is one of ${view.game}`);
  return view;
}

/** Of a card, a Wonder or a token; what is none of them goes by its id. */
function nameOfPiece(id: string): string {
  const { cards, tokens, wonders } = content();
  return (
    cards[id]?.name ?? tokens[id]?.name ?? wonders[id]?.name ?? askExpansions(({ pieceName }) => pieceName?.(id)) ?? id
  );
}

/** Of a symbol, a resource, a kind of resources or a piece. */
function whatName(id: string): string {
  const { symbols, resources, resourceKinds } = content();
  return symbols[id] ?? resources[id] ?? resourceKinds[id] ?? nameOfPiece(id);
}

const scoreIn = (score: DuelScore, category: string): number => {
  const points: Readonly<Partial<Record<string, number>>> = score;
  return points[category] ?? 0;
};

/** What is said of an analysed game; what shows it stands beside it. */
export const analysisWords: Omit<AnalysisGame, 'Position'> = {
  layout: 'table',
  moveWords(any, move, nameOf) {
    const view = viewOf(any);
    const choice = choiceOfMove(view, move);
    if (choice === undefined || !view.decision) return { title: move, note: '' };
    if (choice.action === 'buildWonder')
      return {
        title: t('analysis.underWonder', { card: cardName(choice.subject), wonder: wonderName(choice.object) }),
        note: '',
      };
    return { title: choiceText(choice, view.decision.kind, nameOf, 'told'), note: '' };
  },
  subjectOf: (view, move) => choiceOfMove(viewOf(view), move)?.subject ?? null,
  reasonTexts: (reasons, _view, nameOf) =>
    reasons.flatMap((reason) =>
      reason.kind === 'turnedUp'
        ? [
            {
              icon: 'eye',
              text: t('analysis.reason.turnedUp', { what: nameOfPiece(reason.piece ?? reason.what ?? '') }),
              number: '',
            },
          ]
        : (meritTexts(reason, { pieceName: nameOfPiece, whatName }) ?? reasonTexts([reason], nameOf)),
    ),
  pieceName: nameOfPiece,
  whatName,
  pointsOf(any) {
    const view = viewOf(any);
    return categoriesOf(view).map(({ id, icon }) => ({
      id,
      icon,
      name: content().scoring[id].name,
      colour: COLOURS[id] ?? 'var(--c-white)',
      points: view.players.map(({ score }) => scoreIn(score, id)),
    }));
  },
  ageOf: (view) => viewOf(view).age,
  ageName,
  turnOf: () => null,
  endingName: (ending) => content().endings[ending]?.title ?? ending,
};
