import { randomSeed } from '@pharos/core';
import { go } from '../app/router.svelte.ts';
import type { ClientGame } from '../games/clientGame.ts';
import { t } from '../i18n/index.svelte.ts';
import { LocalLink } from '../local/localLink.ts';
import { settings } from '../settings/settings.svelte.ts';

const NOVICE = { name: 'novice', level: 'novice' };

/** Deals a game against weak bots, as it is best played for the first time, which is explained while it is played. */
export async function startFirstGame({ form, local }: Pick<ClientGame, 'form' | 'local'>): Promise<void> {
  const me = { name: settings.name === '' ? t('home.firstPlayer') : settings.name, level: null };
  const rules = await local.rules();
  const options = rules.readOptions(form.firstGame ?? {});
  const seats = [me, ...Array.from({ length: rules.seatCount(options) - 1 }, () => NOVICE)];
  await LocalLink.deal(form.game, options, randomSeed(), { seats, hints: true, coach: true });
  go('/g/local');
}
