import type { EffectTexts } from '@pharos/wonders';
import { catalogue } from '../../../i18n/catalogue.ts';
import type { Message } from '../../../i18n/types.ts';
import { contentLoaders } from './contentLoaders.ts';
import { inWordsOfEdition, useEdition } from './editionWords.ts';

export interface Text {
  /** A sentence. */
  readonly text: Message;
  /** A few words for tight places. */
  readonly short: Message;
}
export interface Explained {
  readonly name: Message;
  readonly text: Message;
}
export type By<Value> = Readonly<Record<string, Value>>;

/** The words of 7 Wonders, as its catalogues hold them; an expansion declares here which it adds. */
export interface WondersContent {
  readonly resources: By<string>;
  /** `card` is the colour as the effects say it before "card". */
  readonly colours: By<Readonly<Record<'name' | 'short' | 'card', string>>>;
  readonly symbols: By<string>;
  readonly ages: By<string>;
  readonly cards: By<string>;
  /** The city of a board and its Wonder. */
  readonly boards: By<{ readonly name: string; readonly wonder: string }>;
  readonly sides: By<string>;
  readonly tokens: Readonly<Record<'victory' | 'defeat', Explained>>;
  readonly scoring: By<Explained>;
  readonly effects: EffectTexts<Text>;
}

const newest = catalogue<WondersContent>('7 Wonders', contentLoaders);

/** Before anything of a table is shown: its texts, in the words of its edition. */
export async function loadWords(edition = 2): Promise<void> {
  await Promise.all([newest.load(), useEdition(edition)]);
}

export const texts = (): WondersContent => inWordsOfEdition(newest.texts());
