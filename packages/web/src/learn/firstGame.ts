import { randomSeed } from '@pharos/core';
import { go } from '../app/router.svelte.ts';
import { t } from '../i18n/index.svelte.ts';
import { LocalLink } from '../local/localLink.ts';
import { settings } from '../settings/settings.svelte.ts';

const NOVICE = { name: 'novice', level: 'novice' };

/** Deals a game against the weakest bot, with the Wonders for beginners, which is explained while it is played. */
export async function startFirstGame(): Promise<void> {
  const me = { name: settings.name === '' ? t('home.firstPlayer') : settings.name, level: null };
  const seats = [me, NOVICE];
  await LocalLink.deal('duel', { wonders: 'beginner' }, randomSeed(), { seats, hints: true, coach: true });
  go('/g/local');
}
