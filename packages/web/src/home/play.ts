import type { ClockRule, NewTable } from '@pharos/protocol';
import { LEVELS, offered } from '../app/levels.ts';
import { botName } from '../app/names.ts';
import { go } from '../app/router.svelte.ts';
import { t } from '../i18n/index.svelte.ts';
import { openTable } from '../net/api.ts';
import { settings } from '../settings/settings.svelte.ts';
import type { Agreement } from './agreement.ts';
import { optionsOf, type GameForm } from './gameForms.ts';

const CLOCKS: Readonly<Record<Agreement['clock'], ClockRule>> = {
  none: { kind: 'none' },
  quick: { kind: 'bank', seconds: 600, increment: 5 },
  calm: { kind: 'bank', seconds: 1800, increment: 15 },
  days: { kind: 'perMove', seconds: 3 * 86_400 },
};

export type Mode = 'bot' | 'friend' | 'hotSeat';

function seatsFor(mode: Mode, level: string): NewTable['seats'] {
  if (mode === 'bot') return [{ kind: 'host' }, { kind: 'bot', level }];
  if (mode === 'friend') return [{ kind: 'host' }, { kind: 'open' }];
  return [{ kind: 'host' }, { kind: 'hotSeat', name: t('home.secondPlayer') }];
}

/** Opens a table and goes there. Without a server a game on this device is dealt, unless a friend is to join. */
export async function play(mode: Mode, form: GameForm, agreed: Agreement): Promise<string | null> {
  const { level, clock, visibility } = agreed;
  const options = optionsOf(form, agreed);
  const answer = await openTable({
    game: form.game,
    options,
    seats: seatsFor(mode, level),
    clock: mode === 'friend' ? CLOCKS[clock] : CLOCKS.none,
    visibility: mode === 'friend' ? visibility : 'private',
    start: mode !== 'friend',
  });
  if (answer.ok) {
    go(`/g/${answer.value.table.id}`);
    return null;
  }
  if (answer.problem.code !== 'OFFLINE' || mode === 'friend') return answer.problem.code;
  await playHere(mode, options, level);
  return null;
}

/** Deals a game on this device. */
async function playHere(mode: Mode, options: unknown, level: string): Promise<void> {
  const [{ LocalLink }, { randomSeed }] = await Promise.all([import('../local/localLink.ts'), import('@pharos/core')]);
  // The server may know stronger bots than this page brings along.
  const here = offered(LEVELS, level);
  const me = { name: settings.name === '' ? t('home.firstPlayer') : settings.name, level: null };
  const other = mode === 'bot' ? { name: botName(here), level: here } : { name: t('home.secondPlayer'), level: null };
  // Who begins is drawn, as on the server.
  LocalLink.deal(options, randomSeed(), Math.random() < 0.5 ? [me, other] : [other, me]);
  go('/g/local');
}
