import { formOf } from '../games/knownGames.ts';
import { t } from '../i18n/index.svelte.ts';
import { answerTo, controlsFor, isUsual, readChosen, type Chosen, type GameForm } from './gameForm.ts';
import { namesOf, titleOfGame } from './gameTitle.ts';

interface Table {
  readonly game: string;
  readonly options: unknown;
}

/** How many in a row play together: seats 0 and 1, 2 and 3 and so on; 1 where everybody plays alone. */
export function teamSizeOf({ game, options }: Table): number {
  const form = formOf(game);
  return form.teamSize?.(readChosen(form, options)) ?? 1;
}

/** What a table plays, in one line: its game, the expansions, what is unusual, and how many play where that varies. */
export const titleOf = (table: Table): string => [titleOfGame(formOf(table.game)), ...partsOf(table)].join(' · ');

/** The answers that are not the usual ones. */
export function unusualAnswers(form: GameForm, chosen: Chosen): string[] {
  return controlsFor(form, chosen).flatMap((control) => {
    const label = control.answers.find(([id]) => id === answerTo(control, chosen))?.[1];
    return label && !isUsual(control, chosen) ? [t(label)] : [];
  });
}

function partsOf({ game, options }: Table): string[] {
  const form = formOf(game);
  const chosen = readChosen(form, options);
  return [
    ...namesOf(form, options),
    ...controlsFor(form, chosen).flatMap((control) => {
      const answer = answerTo(control, chosen);
      if (control.id === form.players) return [t('opt.playerCount', { n: Number(answer) })];
      const label = control.answers.find(([id]) => id === answer)?.[1];
      return control.isTitle && !isUsual(control, chosen) && label ? [t(label)] : [];
    }),
  ];
}
