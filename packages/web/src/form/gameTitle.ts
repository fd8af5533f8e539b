import { t } from '../i18n/index.svelte.ts';
import { answerTo, controlsFor, readChosen, type GameForm } from './gameForm.ts';

/** What a game is called in the language shown. */
export const titleOfGame = ({ name, title }: GameForm): string => (name === undefined ? title : t(name));

/** What a set of pieces is called: an expansion by its name, the rest by that of the game. */
export function packName(form: GameForm, pack: string): string {
  const expansion = form.expansions.find(({ id }) => id === pack);
  return expansion === undefined ? titleOfGame(form) : t(expansion.name);
}

/** The names of the expansions a table plays with. */
export function namesOf(form: GameForm, options: unknown): string[] {
  const { expansions } = readChosen(form, options);
  return form.expansions.flatMap(({ id, name }) => (expansions.includes(id) ? [t(name)] : []));
}

/** What the rules of a table are about, in one line: its game, the expansions, and the edition even where it is the usual one. */
export function rulesTitle(form: GameForm, options: unknown): string {
  const chosen = readChosen(form, options);
  const answers = controlsFor(form, chosen).flatMap((control) => {
    const label = control.answers.find(([id]) => id === answerTo(control, chosen))?.[1];
    return control.isTitle && label ? [t(label)] : [];
  });
  return [titleOfGame(form), ...namesOf(form, options), ...answers].join(' · ');
}
