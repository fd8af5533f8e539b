import type { Language } from '@pharos/protocol';

export type MessageArguments = Readonly<Record<string, string | number>>;

/** A text that needs nothing, or one that is completed with arguments; the build made functions of the latter. */
export type Message = string | ((values: MessageArguments) => string);

/** A chapter of the rules, as the help tells them. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Texts that are fetched in the language shown. */
export type Loaders<Content> = Readonly<Record<Language, () => Promise<{ default: Content }>>>;
