import type { MessageKey } from '../../../i18n/index.svelte.ts';

/** What is said of a hand and of what is done with it. */
export interface HandWords {
  /** On the button that builds, and on what is chosen. */
  readonly build: MessageKey;
  readonly willBuild: MessageKey;
  /** The same where it is given away for coins. */
  readonly discard: MessageKey;
  readonly willDiscard: MessageKey;
  /** What can be done, and that it can be changed. */
  readonly hint: MessageKey;
  readonly canChange: MessageKey;
}
