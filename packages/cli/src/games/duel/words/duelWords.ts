import type { ActionName, DecisionView, Obstacle, words } from '@pharos/duel';
import type { Language } from '../../../words/language.ts';
import type { Values } from '../../../words/message.ts';
import type { Speak } from '../../../words/speaker.ts';
import type en from './en.json';

export type DuelKey = keyof typeof en;

/** A sentence, or a few signs. */
export type EffectForm = 'text' | 'short';

/** A name in a sentence, on a card that shows the effect as well, or on a small one that does not. */
export type NameForm = 'full' | 'card' | 'smallCard';

/** Duel in one language: names of pieces, what they do, and the sentences of the terminal. */
export interface DuelWords {
  readonly language: Language;
  readonly say: Speak<DuelKey>;
  /** A message of another catalogue, in the same language. */
  readonly complete: (message: string, values: Values) => string;
  readonly listed: (parts: readonly string[]) => string;
  /** The name of a piece, whatever it is. */
  readonly name: (id: string, form?: NameForm) => string;
  readonly resource: (id: string) => string;
  /** So many units of it: `2 wood`. */
  readonly units: (resource: string, n: number) => string;
  readonly colour: (id: string) => string;
  /** What stands for a colour beside its sign. */
  readonly letter: (colour: string) => string;
  readonly symbol: (id: string) => string;
  readonly age: (number: number) => string;
  /** The mark on the back of a card: I, II, III, G for a Guild. */
  readonly back: (deck: string) => string;
  readonly category: (id: string) => string;
  readonly effect: (effect: words.EffectSpec, form: EffectForm) => string;
  /** What happens when a Wonder is picked; null if nothing does. */
  readonly onPick: (wonder: string) => string | null;
  readonly question: (kind: DecisionView['kind']) => string;
  readonly obstacle: (obstacle: Obstacle) => string;
  /** What cannot be done, as words before the piece. */
  readonly action: (action: ActionName) => string;
  /** How a game ended. */
  readonly ending: (ending: string) => string;
  /** Where a card comes from that is not of the structure. */
  readonly source: (from: string) => string;
  /** Why coins came or went, behind the sentence; nothing where it goes without saying. */
  readonly coinReason: (reason: string) => string;
}
