import { LEADERS_PACKS } from '@pharos/wonders/client';
import { listed, t } from '../../../../i18n/index.svelte.ts';
import type { Section } from '../../../../i18n/types.ts';
import type { Edition } from '../../edition.ts';
import { reportedStages } from '../../help/reportedStages.ts';
import { cardName } from '../../words/wonders.ts';
import { leaderName } from '../words/names.ts';

/** Where the values of an edition come from, with the leaders, guilds and stages that rest on a single source. */
export function valuesOf(edition: Edition): Section {
  const packs = LEADERS_PACKS.filter((pack) => pack.edition === edition);
  const leaders = packs.flatMap((pack) => pack.leaders).filter(({ provenance }) => provenance === 'reported');
  const guilds = packs.flatMap((pack) => pack.cards).filter(({ provenance }) => provenance === 'reported');
  const stages = reportedStages(packs.flatMap(({ boards }) => boards));
  const reported = [...leaders.map(({ id }) => leaderName(id)), ...guilds.map(({ id }) => cardName(id)), ...stages];
  return {
    id: 'values',
    title: t('leaders.help.values'),
    paragraphs: [t('leaders.help.valuesText'), `${listed(reported)}.`],
  };
}
