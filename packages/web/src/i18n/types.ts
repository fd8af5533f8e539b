export type MessageArguments = Readonly<Record<string, string | number>>;

/** A text that needs nothing, or one that is completed with arguments; the build made functions of the latter. */
export type Message = string | ((values: MessageArguments) => string);

interface Named {
  readonly name: string;
}
interface Explained extends Named {
  readonly text: Message;
}
interface Told extends Named {
  readonly text: string;
}
interface Section {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}
type By<Value> = Readonly<Record<string, Value>>;

/** The words of the game, as the content catalogues hold them. */
export interface Content {
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
    readonly title: string;
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
  readonly about: { readonly title: string; readonly paragraphs: readonly string[] };
}
