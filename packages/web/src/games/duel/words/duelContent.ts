import { catalogue } from '../../../i18n/catalogue.ts';
import type { Message, Section } from '../../../i18n/types.ts';

interface Named {
  readonly name: string;
}
interface Explained extends Named {
  readonly text: Message;
}
interface Told extends Named {
  readonly text: string;
}
type By<Value> = Readonly<Record<string, Value>>;

/** The words of Duel, as its catalogues hold them. */
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
  /** `short` is one line for the list beside the Senate; income depends on the Age. */
  readonly decrees: By<{ readonly name: string; readonly short: Message }>;
  readonly conspiracies: By<Named>;
  readonly sections: By<string>;
  readonly effects: By<Message> & { readonly ability: By<Message> };
  readonly military: {
    readonly track: Explained;
    readonly pawn: Explained;
    readonly zones: By<Explained>;
    readonly token: Explained & { readonly used: string };
    /** The tokens that replace them with Agora. */
    readonly agora: { readonly inner: Explained; readonly outer: Explained };
  };
  readonly agora: {
    readonly senate: Told;
    readonly chamber: { readonly name: Message; readonly text: Message };
    readonly controlled: Message;
    readonly nobody: string;
    readonly cube: Told;
    readonly decree: Told & { readonly hidden: string; readonly turns: string };
    readonly conspiracy: Told & { readonly hidden: string; readonly deck: string };
    readonly states: Readonly<Record<'unprepared' | 'prepared' | 'triggered', Told>>;
    readonly locked: Told & { readonly hidden: string };
  };
  readonly scoring: By<Told>;
  readonly endings: By<{ readonly title: string; readonly text: string }>;
  readonly help: {
    readonly sections: readonly Section[];
    readonly agora: {
      readonly title: string;
      readonly decrees: string;
      readonly conspiracies: string;
      readonly senators: string;
      readonly sections: readonly Section[];
    };
  };
  readonly glossary: By<{ readonly term: string; readonly text: string }>;
}

const { load, texts } = catalogue<DuelContent>('Duel', {
  en: () => import('virtual:content/duel/en'),
  pl: () => import('virtual:content/duel/pl'),
  hu: () => import('virtual:content/duel/hu'),
});

export { load as loadWords, texts as content };
