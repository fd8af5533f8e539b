import type { ByLanguage } from '../../words/language.ts';

/** What an expansion adds to the messages and to the tables of texts. */
interface Parts<Catalogue, Events, Choices, Steps> {
  readonly catalogues: ByLanguage<Catalogue>;
  readonly texts: { readonly events: Events; readonly choices: Choices; readonly firstSteps: Steps };
}

/** The parts of two expansions together. */
export function joinParts<C1, E1, H1, S1, C2, E2, H2, S2>(
  one: Parts<C1, E1, H1, S1>,
  other: Parts<C2, E2, H2, S2>,
): Parts<C1 & C2, E1 & E2, H1 & H2, S1 & S2> {
  return {
    catalogues: {
      en: { ...one.catalogues.en, ...other.catalogues.en },
      pl: { ...one.catalogues.pl, ...other.catalogues.pl },
      hu: { ...one.catalogues.hu, ...other.catalogues.hu },
    },
    texts: {
      events: { ...one.texts.events, ...other.texts.events },
      choices: { ...one.texts.choices, ...other.texts.choices },
      firstSteps: { ...one.texts.firstSteps, ...other.texts.firstSteps },
    },
  };
}
