import { getContext, hasContext, setContext } from 'svelte';

/** What a page that is about one game does where its rules are asked for. */
export interface RulesOpener {
  /** The rules as a page of their own. */
  readonly href: string;
  /** Shows them over what is there. */
  open(): void;
}

const KEY = Symbol('the rules of this page');

export const setRulesOpener = (rules: () => RulesOpener | null): void => void setContext(KEY, rules);

/** Null where the page is about no game, or about none in particular; to be called while a component is set up. */
export function getRulesOpener(): () => RulesOpener | null {
  return hasContext(KEY) ? getContext<() => RulesOpener | null>(KEY) : () => null;
}
