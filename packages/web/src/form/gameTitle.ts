import { t } from '../i18n/index.svelte.ts';
import { answerTo, controlsFor, namesOf, readChosen, type GameForm } from './gameForm.ts';

/** What a game is called in the language shown. */
export const titleOfGame = ({ name, title }: GameForm): string => (name === undefined ? title : t(name));

/** What a set of pieces is called: an expansion by its name, the rest by that of the game. */
export const packName = (form: GameForm, pack: string): string =>
  form.expansions.find(({ id }) => id === pack)?.name ?? titleOfGame(form);

/** What the rules of a table are about, in one line: its game, the expansions, and the edition even where it is the usual one. */
export function rulesTitle(form: GameForm, options: unknown): string {
  const chosen = readChosen(form, options);
  const answers = controlsFor(form, chosen).flatMap((control) => {
    const label = control.answers.find(([id]) => id === answerTo(control, chosen))?.[1];
    return control.isTitle && label ? [t(label)] : [];
  });
  return [titleOfGame(form), ...namesOf(form, options), ...answers].join(' · ');
}
