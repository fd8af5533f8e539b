import {
  findChoice,
  type CityView,
  type DecisionView,
  type WondersEvent,
  type WondersPreview,
  type WondersView,
} from '@pharos/wonders';
import { listing } from '../../english.ts';
import type { Choosing } from '../../session/gameTable.ts';
import type { Menu } from '../../session/menu.ts';
import { choiceText } from './choiceTexts.ts';
import { EXPANSIONS } from './expansions.ts';
import { impossibleTexts } from './impossible.ts';
import { noteFor } from './notes.ts';

/** Every choice there is, in one list. */
export function menuFor(choosing: Choosing<WondersView, WondersEvent, WondersPreview>): Menu {
  const { view, seat, names, previews } = choosing;
  const entries = (view.decision?.choices ?? []).map((choice) => ({
    label: choiceText(choice, seat),
    note: noteFor(findChoice(view, choice.move) ?? { ...choice, payment: null }, previews[choice.move], names),
    move: choice.move,
    opens: null,
  }));
  return {
    question: questionFor(view.decision, view.cities[seat]),
    entries,
    impossible: impossibleTexts(view),
    listedFrom: 0,
  };
}

function questionFor(decision: DecisionView | null, mine: CityView): string {
  if (decision === null) return '';
  for (const expansion of EXPANSIONS) {
    const question = expansion.question(decision);
    if (question !== null) return question;
  }
  const isCardChoice = decision.kind === 'turn' || decision.kind === 'seventhCard';
  return `${questions[decision.kind]}${isCardChoice ? ` ${nextStage(mine)}` : ''}`;
}

const questions: Readonly<Record<DecisionView['kind'], string>> = {
  chooseSide: 'Which side do you play?',
  turn: 'Choose a card and its use.',
  freeCity: 'Choose what the Free City does.',
  seventhCard: 'Your wonder lets you play the last card too.',
  revive: 'Build a card of the discard pile for free.',
  copyGuild: 'Copy a guild of a neighbour.',
};

function nextStage({ stages, stagesBuilt }: CityView): string {
  const stage = stages.at(stagesBuilt);
  if (stage === undefined) return 'Your wonder is complete.';
  const units = Object.entries(stage.cost.resources).map(([name, count]) => `${count} ${name}`);
  return `Next stage: ${listing([...(stage.cost.coins > 0 ? [`${stage.cost.coins}¢`] : []), ...units])}.`;
}
