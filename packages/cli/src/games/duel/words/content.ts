import en from '@pharos/web/words/duel/en.json';
import hu from '@pharos/web/words/duel/hu.json';
import pl from '@pharos/web/words/duel/pl.json';
import type { ByLanguage } from '../../../words/language.ts';

type By<Value> = Readonly<Record<string, Value>>;
type Named = By<{ readonly name: string }>;

/** The words of the pieces, as the catalogues of the client hold them; an expansion has more of the same. */
export interface DuelContent {
  readonly resources: By<string>;
  readonly resourceKinds: By<string>;
  readonly colours: By<Readonly<Record<'name' | 'short' | 'letter', string>>>;
  readonly symbols: By<string>;
  readonly ages: By<string>;
  readonly cards: Named;
  /** `pick` says what happens when the Wonder is chosen, where something does. */
  readonly wonders: By<{ readonly name: string; readonly pick?: string }>;
  readonly tokens: Named;
  /** Chain symbols. */
  readonly chains: By<string>;
  readonly effects: By<string | By<string>> & { readonly ability: By<string> };
  readonly scoring: Named;
}

/** The part that an expansion has. */
export type FurtherContent = Pick<DuelContent, 'cards' | 'wonders' | 'tokens' | 'effects' | 'scoring'> &
  Partial<Pick<DuelContent, 'chains'>>;

export const CONTENT: ByLanguage<DuelContent> = { en, pl, hu };
