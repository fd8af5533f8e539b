import type { ClockRule, NewTable } from '@pharos/protocol';
import { LEVELS, offered } from '../players/levels.ts';
import { go } from '../app/router.svelte.ts';
import { t } from '../i18n/index.svelte.ts';
import { contributeTo, openTable } from '../net/api.ts';
import { settings } from '../settings/settings.svelte.ts';
import { rememberPlayed, type Agreement } from './agreement.ts';
import { optionsOf, seatsIn, type GameForm } from '../form/gameForm.ts';

const CLOCKS: Readonly<Record<Agreement['clock'], ClockRule>> = {
  none: { kind: 'none' },
  quick: { kind: 'bank', seconds: 600, increment: 5 },
  calm: { kind: 'bank', seconds: 1800, increment: 15 },
  day: { kind: 'correspondence', days: 1, holidays: 7 },
  days: { kind: 'correspondence', days: 3, holidays: 14 },
  week: { kind: 'correspondence', days: 7, holidays: 30 },
};

export type Mode = 'bot' | 'friend' | 'hotSeat';

function seatsFor(mode: Mode, count: number, level: string): NewTable['seats'] {
  const others = (seat: NewTable['seats'][number]): NewTable['seats'] => Array.from({ length: count - 1 }, () => seat);
  if (mode === 'bot') return [{ kind: 'host' }, ...others({ kind: 'bot', level })];
  if (mode === 'friend') return [{ kind: 'host' }, ...others({ kind: 'open' })];
  return [{ kind: 'host' }, { kind: 'hotSeat', name: t('home.secondPlayer') }];
}

/** Opens a table and goes there. Without a server a game on this device is dealt, unless a friend is to join. */
export async function play(mode: Mode, form: GameForm, agreed: Agreement): Promise<string | null> {
  rememberPlayed();
  const { level, visibility } = agreed;
  const rated = agreed.rated && mode !== 'hotSeat';
  const memory = agreed.memory && !rated;
  // Against bots alone they are there anyway.
  const hints = (mode === 'bot' || agreed.hints) && !rated;
  const clock = rated && agreed.clock === 'none' ? 'quick' : agreed.clock;
  const options = optionsOf(form, agreed);
  const count = seatsIn(form, agreed);
  const answer = await openTable({
    game: form.game,
    options,
    seats: seatsFor(mode, count, level),
    clock: mode === 'friend' || rated ? CLOCKS[clock] : CLOCKS.none,
    visibility: mode === 'friend' ? visibility : 'private',
    hints,
    memory,
    rated,
    watchDelay: agreed.watchDelay,
    start: mode !== 'friend',
  });
  if (answer.ok) {
    if (mode !== 'friend') await contributeTo(answer.value.table.id);
    go(`/g/${answer.value.table.id}`);
    return null;
  }
  if (answer.problem.code !== 'OFFLINE' || mode === 'friend' || rated) return answer.problem.code;
  await playHere(mode, form.game, options, { count, level, hints, memory });
  return null;
}

interface Players {
  readonly count: number;
  readonly level: string;
  readonly hints: boolean;
  readonly memory: boolean;
}

/** Deals a game on this device. */
async function playHere(
  mode: Mode,
  game: string,
  options: unknown,
  { count, level, hints, memory }: Players,
): Promise<void> {
  const [{ LocalLink }, { drawSeating, randomSeed }] = await Promise.all([
    import('../local/localLink.ts'),
    import('@pharos/core'),
  ]);
  // The server may know stronger bots than this page brings along.
  const here = offered(LEVELS, level);
  const me = { name: settings.name === '' ? t('home.firstPlayer') : settings.name, level: null };
  const other = mode === 'bot' ? { name: here, level: here } : { name: t('home.secondPlayer'), level: null };
  const people = [me, ...Array.from({ length: count - 1 }, () => other)];
  // Who sits where is drawn, as on the server.
  const seats = drawSeating(people, (below) => Math.floor(Math.random() * below));
  await LocalLink.deal(game, options, randomSeed(), { seats, hints, memory });
  go('/g/local');
}
