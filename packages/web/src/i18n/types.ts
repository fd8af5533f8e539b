export type MessageArguments = Readonly<Record<string, string | number>>;

/** A text that needs nothing, or one that is completed with arguments; the build made functions of the latter. */
export type Message = string | ((values: MessageArguments) => string);

interface Named {
  readonly name: string;
}
interface Explained extends Named {
  readonly text: Message;
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
  readonly wonders: By<{ readonly name: string; readonly text?: string }>;
  readonly tokens: By<{ readonly name: string; readonly text: string }>;
  readonly effects: By<Message> & { readonly ability: By<Message> };
  readonly military: {
    readonly track: Explained;
    readonly pawn: Explained;
    readonly zones: By<Explained>;
    readonly token: Explained & { readonly used: string };
  };
  readonly scoring: By<{ readonly name: string; readonly text: string }>;
  readonly endings: By<{ readonly title: string; readonly text: string }>;
  readonly help: {
    readonly title: string;
    readonly sections: readonly {
      readonly id: string;
      readonly title: string;
      readonly paragraphs: readonly string[];
    }[];
  };
  readonly glossary: By<{ readonly term: string; readonly text: string }>;
  readonly about: { readonly title: string; readonly paragraphs: readonly string[] };
}
