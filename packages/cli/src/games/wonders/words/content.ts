import type { EffectTexts } from '@pharos/wonders';
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

/** Names by the ids of pieces and words of the rules. */
type Names = Readonly<Record<'resources' | 'symbols' | 'ages' | 'cards' | 'sides', By<string>>>;

/** The words of the pieces, as the catalogues of the client hold them; those of an expansion it reads itself. */
export interface WondersContent extends Names {
  /** `card` is the colour as the effects say it before "card". */
  readonly colours: By<Readonly<Record<'name' | 'short' | 'card', string>>>;
  readonly boards: By<Readonly<Record<'name' | 'wonder', string>>>;
  readonly scoring: By<Readonly<Record<'name' | 'text', string>>>;
  readonly effects: EffectTexts<EffectWords>;
}

export const CONTENT: ByLanguage<WondersContent> = { en, pl, hu };
