import { namesOf, titleOfGame } from '../form/gameTitle.ts';
import { formOf } from '../games/knownGames.ts';
import { t } from '../i18n/index.svelte.ts';

const SIZES = { '2': 'rating.size2', '3-4': 'rating.size3', '5-8': 'rating.size5', teams: 'rating.teams' } as const;

/** What a class of games is called: the game, its expansions, and the size where it is not always the same. */
export function classTitle(ratingClass: string): string {
  const [packs = '', size = ''] = ratingClass.split(':');
  const [game = '', ...expansions] = packs.split('/');
  const form = formOf(game);
  const sizes = form.players === undefined || !(size in SIZES) ? [] : [t(SIZES[size as keyof typeof SIZES])];
  return [titleOfGame(form), ...namesOf(form, { packs: ['base', ...expansions] }), ...sizes].join(' · ');
}
