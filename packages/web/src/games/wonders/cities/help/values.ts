import { CITIES_PACKS } from '@pharos/wonders/client';
import { listed, t } from '../../../../i18n/index.svelte.ts';
import type { Section } from '../../../../i18n/types.ts';
import type { Edition } from '../../edition.ts';
import { reportedStages } from '../../help/reportedStages.ts';
import { cardName } from '../../words/wonders.ts';

/** Where the values of an edition come from, with the cards and stages that rest on a single source. */
export function valuesOf(edition: Edition): Section {
  const packs = CITIES_PACKS.filter((pack) => pack.edition === edition);
  const cards = packs.flatMap((pack) => pack.cards).filter(({ provenance }) => provenance === 'reported');
  const stages = reportedStages(packs.flatMap(({ boards }) => boards));
  const reported = [...cards.map(({ id }) => cardName(id)), ...stages];
  return {
    id: 'values',
    title: t('black.help.values'),
    paragraphs: [t('black.help.valuesText'), `${listed(reported)}.`],
  };
}
