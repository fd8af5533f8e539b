import type { SeatId } from '@pharos/core';
import type { ChoiceView } from '@pharos/wonders';
import { nameOf } from '../../english.ts';
import type { ActionTexts } from './expansion.ts';
import { EXPANSIONS, expansionWords } from './expansions.ts';

const subjectName = ({ subject }: ChoiceView): string => (subject === null ? '' : nameOf(subject));

const actionTexts: ActionTexts = {
  build: (choice) => `build ${subjectName(choice)}`,
  stage: (choice) => `build stage ${choice.stage ?? ''} with ${subjectName(choice)}`,
  discard: (choice) => `discard ${subjectName(choice)}${choice.income === undefined ? '' : ` for ${choice.income}¢`}`,
  revive: (choice) => `build ${subjectName(choice)} for free`,
  decline: () => 'none',
  copy: (choice) => `copy the ${subjectName(choice)}`,
  side: (choice) => `the ${choice.subject ?? ''} side`,
  ...expansionWords.actions,
};

/** What a choice says in a menu. */
export function choiceText(choice: ChoiceView, seat: SeatId): string {
  const along = EXPANSIONS.map((expansion) => expansion.alongWith(choice)).join('');
  return `${actionTexts[choice.action](choice)}${along}${choice.city === seat ? '' : ' for the Free City'}`;
}
