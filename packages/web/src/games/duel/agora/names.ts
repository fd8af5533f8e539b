import type { ChamberView, DuelView } from '@pharos/duel';
import { chamberName, decreeShort } from './content.ts';
import { complete, t } from '../../../i18n/index.svelte.ts';
import { content } from '../words/duelContent.ts';

type NameOf = (seat: number) => string;

export function controlText({ controller }: ChamberView, nameOf: NameOf): string {
  const { controlled, nobody } = content().agora;
  return controller === null ? nobody : complete(controlled, { name: nameOf(controller) });
}

export function cubesText({ cubes }: ChamberView, me: number, nameOf: NameOf): string {
  return t('senate.cubes', { mine: cubes[me], theirs: cubes[1 - me], me: nameOf(me), foe: nameOf(1 - me) });
}

/** Everything about a Chamber in a few sentences, for those who cannot see it. */
export function chamberText(chamber: ChamberView, view: DuelView, me: number, nameOf: NameOf): string {
  const decrees = chamber.decrees.map(({ decree }) =>
    decree === null ? content().agora.decree.hidden : decreeShort(decree, view.age),
  );
  return [
    t('senate.chamber', { chamber: chamberName(chamber.chamber), n: chamber.points }),
    cubesText(chamber, me, nameOf),
    controlText(chamber, nameOf),
    ...decrees,
  ].join('. ');
}
