import type { Pairing, PairingKind } from '@pharos/protocol';
import { answerTo, controlsFor, readChosen } from '../form/gameForm.ts';
import { namesOf, titleOfGame } from '../form/gameTitle.ts';
import { formOf, gameNamed } from '../games/knownGames.ts';
import { t } from '../i18n/index.svelte.ts';

/** A game with its expansions: a row of the grid. It may be played in several variants, such as editions. */
export interface Row {
  readonly title: string;
  readonly expansions: string;
  readonly players: readonly [number, number];
  readonly game: string;
  /** What is played, by the name of the variant. */
  readonly variants: ReadonlyMap<string, PairingKind>;
}

/** The rows of the grid; games that this client does not know are left out. */
export function rowsOf({ kinds }: Pick<Pairing, 'kinds'>): Row[] {
  const rows = new Map<string, Row & { variants: Map<string, PairingKind> }>();
  for (const kind of kinds) {
    if (gameNamed(kind.game) === null) continue;
    const form = formOf(kind.game);
    const [title, expansions] = [titleOfGame(form), namesOf(form, kind.options).join(' · ')];
    const key = `${title} ${expansions}`;
    const { game, players } = kind;
    const row = rows.get(key) ?? { title, expansions, players, game, variants: new Map<string, PairingKind>() };
    rows.set(key, row);
    row.variants.set(variantOf(kind), kind);
  }
  return [...rows.values()];
}

/** The variants there are, over all rows, the usual one first. */
export function variantsIn(rows: readonly Row[]): string[] {
  return [...new Set(rows.flatMap(({ variants }) => (variants.size > 1 ? [...variants.keys()] : [])))];
}

/** What is played in a row in a variant; a row that does not have it has only one. */
export function kindIn({ variants }: Row, variant: string): PairingKind {
  const [only] = variants.values();
  return variants.get(variant) ?? only;
}

/** What a kind is called in a list. */
export function kindTitle({ game, options }: PairingKind): string {
  const form = formOf(game);
  return [titleOfGame(form), ...namesOf(form, options)].join(' · ');
}

/** The answers that are part of the name of a game, even the usual ones, but for how many play. */
function variantOf({ game, options }: PairingKind): string {
  const form = formOf(game);
  const chosen = readChosen(form, options);
  const labels = controlsFor(form, chosen).flatMap((control) => {
    const label = control.answers.find(([id]) => id === answerTo(control, chosen))?.[1];
    return control.isTitle && control.id !== form.players && label ? [t(label)] : [];
  });
  return labels.join(' · ');
}
