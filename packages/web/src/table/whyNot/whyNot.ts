import { t, type MessageKey } from '../../i18n/index.svelte.ts';

/** Why something cannot be done, in a few words and in full. */
export interface Reason {
  /** In four words at most: the second line of a button. */
  readonly short: string;
  readonly text: string;
}

/** A message with the reason in a few words; another one, called `…Text`, has it in full. */
export type ReasonKey = { [Key in MessageKey]: `${Key}Text` extends MessageKey ? Key : never }[MessageKey];

export const reasonOf = (key: ReasonKey): Reason => ({ short: t(key), text: t(`${key}Text`) });

/** What a table of reasons says of an obstacle; null where it does not know it. */
export function reasonIn<Obstacle extends string>(
  reasons: Readonly<Partial<Record<Obstacle, ReasonKey>>>,
  obstacle: Obstacle,
): Reason | null {
  const key = reasons[obstacle];
  return key === undefined ? null : reasonOf(key);
}

/** Something that cannot be done now, with the reason. */
export interface WhyNot extends Reason {
  /** Tells it from whatever else cannot be done in the same place. */
  readonly id: string;
  /** What cannot be done, as its button says. */
  readonly what: string;
}

/** Where it is remembered whose reason is shown. */
export interface ShownReason {
  why: string | null;
}

/** Shows why something cannot be done; once more, and it is hidden again. */
export function explain(ui: ShownReason, { id }: WhyNot): void {
  ui.why = ui.why === id ? null : id;
}
