import { formOf } from '../games/known.ts';
import { t } from '../i18n/index.svelte.ts';
import { answerTo, controlsFor, isUsual, namesOf, readChosen } from './gameForm.ts';

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
export const titleOf = (table: Table): string => [formOf(table.game).title, ...partsOf(table)].join(' · ');

/** The same in the language shown, for narrow places. */
export function shortTitle(table: Table): string {
  const { short, title } = formOf(table.game);
  return [short === undefined ? title : t(short), ...partsOf(table)].join(' · ');
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
