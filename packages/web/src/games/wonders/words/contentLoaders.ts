/** The catalogues of 7 Wonders; apart from what reads them, so that they are fetched beside it. */
export const contentLoaders = {
  en: () => import('virtual:content/wonders/en'),
  pl: () => import('virtual:content/wonders/pl'),
  hu: () => import('virtual:content/wonders/hu'),
};
