import type { WondersEvent, WondersView } from '@pharos/wonders';
import { t } from '../../i18n/index.svelte.ts';
import type { TableGame } from '../../table/store/tableGame.ts';
import { isRound, wondersPhases } from './motions/phases.ts';
import { sounds } from './sounds.ts';
import { eventTexts } from './words/eventText.ts';

/** All choose at once, and who has chosen may choose again: the viewer moves for nobody else. */
export const tableGame: TableGame<WondersView, WondersEvent> = {
  isView: (view): view is WondersView => view.game === 'wonders',
  mover: ({ viewer }) => viewer,
  isAwaited: ({ viewer, decision }) => viewer !== null && (decision?.acting.includes(viewer) ?? false),
  motions: () => [],
  phases: ({ events, view }, before) => wondersPhases(events, before, view.cities.length),
  isRound,
  sounds,
  eventTexts(events, nameOf, view) {
    // In a game for two the third city is nobody's.
    const named = (city: number): string => nameOf(city) || t('seven.freeCity');
    return eventTexts(events, { nameOf: named, count: view?.cities.length ?? 0 });
  },
};
