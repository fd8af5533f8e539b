import type { words } from '@pharos/wonders';
import en from '@pharos/web/words/wonders/en.json';
import hu from '@pharos/web/words/wonders/hu.json';
import pl from '@pharos/web/words/wonders/pl.json';
import type { ByLanguage } from '../../../words/language.ts';

type By<Value> = Readonly<Record<string, Value>>;

/** A sentence, and a few words for tight places. */
export interface EffectWords {
  readonly text: string;
  readonly short: string;
}

/** The words of the pieces, as the catalogues of the client hold them; those of an expansion it reads itself. */
export interface WondersContent {
  readonly resources: By<string>;
  /** `card` is the colour as the effects say it before "card". */
  readonly colours: By<Readonly<Record<'name' | 'short' | 'card', string>>>;
  readonly symbols: By<string>;
  readonly ages: By<string>;
  readonly cards: By<string>;
  readonly boards: By<Readonly<Record<'name' | 'wonder', string>>>;
  readonly sides: By<string>;
  readonly scoring: By<Readonly<Record<'name' | 'text', string>>>;
  readonly effects: Readonly<Record<Exclude<words.EffectSpec['type'], 'ability'>, EffectWords>> & {
    readonly ability: Readonly<Record<words.AbilityName, EffectWords>>;
  };
}

export const CONTENT: ByLanguage<WondersContent> = { en, pl, hu };
