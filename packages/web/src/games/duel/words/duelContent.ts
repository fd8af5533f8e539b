import { catalogue } from '../../../i18n/catalogue.ts';
import type { Message, Section } from '../../../i18n/types.ts';
import { contentLoaders } from './contentLoaders.ts';

export interface Named {
  readonly name: string;
}
export interface Explained extends Named {
  readonly text: Message;
}
export interface Told extends Named {
  readonly text: string;
}
export type By<Value> = Readonly<Record<string, Value>>;

/** The words of Duel, as its catalogues hold them; an expansion adds its own to the interface. */
export interface DuelContent {
  readonly resources: By<string>;
  readonly resourceKinds: By<string>;
  readonly colours: By<{ readonly name: string; readonly short: string; readonly letter: string }>;
  readonly symbols: By<string>;
  readonly chains: By<string>;
  readonly decks: By<string>;
  readonly ages: By<string>;
  readonly cards: By<{ readonly name: string; readonly note?: string }>;
  /** `pick` says what happens when the Wonder is chosen, where something does. */
  readonly wonders: By<{ readonly name: string; readonly pick?: string }>;
  readonly tokens: By<Told>;
  readonly effects: By<Message> & { readonly ability: By<Message> };
  readonly military: {
    readonly track: Explained;
    readonly pawn: Explained;
    readonly zones: By<Explained>;
    readonly token: Explained & { readonly used: string };
  };
  readonly scoring: By<Told>;
  readonly endings: By<{ readonly title: string; readonly text: string }>;
  readonly help: {
    readonly sections: readonly Section[];
  };
  readonly glossary: By<{ readonly term: string; readonly text: string }>;
}

const { load, texts, add } = catalogue<DuelContent>('Duel', contentLoaders);

export { add as addContent, load as loadContent, texts as content };
