import type { EffectTexts } from '@pharos/wonders';
import en from '@pharos/web/words/wonders/en.json';
import hu from '@pharos/web/words/wonders/hu.json';
import pl from '@pharos/web/words/wonders/pl.json';
import firstPl from '@pharos/web/words/firstEdition/pl.json';
import type { ByLanguage } from '../../../words/language.ts';
import { inEdition, type Wording } from '../../../words/wording.ts';

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

/** What the rulebook of the first edition calls otherwise, as the client does. */
export const FIRST_EDITION = { pl: firstPl.content };

const CONTENT: ByLanguage<WondersContent> = { en, pl, hu };

export function contentIn(wording: Wording): WondersContent {
  return inEdition(CONTENT[wording.language], FIRST_EDITION, wording);
}
