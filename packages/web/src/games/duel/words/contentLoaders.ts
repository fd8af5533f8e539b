/** The catalogues of Duel; apart from what reads them, so that they are fetched beside it. */
export const contentLoaders = {
  en: () => import('virtual:content/duel/en'),
  pl: () => import('virtual:content/duel/pl'),
  hu: () => import('virtual:content/duel/hu'),
};
