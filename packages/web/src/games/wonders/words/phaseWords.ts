import type { MessageKey } from '../../../i18n/index.svelte.ts';

/** What a phase is called, in one word where room is scarce, and what happens in it. */
export interface PhaseWords {
  readonly title: MessageKey;
  readonly short?: MessageKey;
  readonly hint?: MessageKey;
}
