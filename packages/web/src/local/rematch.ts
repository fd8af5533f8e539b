import { randomSeed } from '@pharos/core';
import { go } from '../app/router.svelte.ts';
import { teamSizeOf } from '../form/titles.ts';
import { LocalLink } from './localLink.ts';
import { readLocal } from './store.ts';

/** Another game of the same players on this device; everybody one seat further, so that who began comes last; a team stays together. */
export async function rematch(): Promise<void> {
  const last = readLocal();
  if (last === null) return;
  const step = teamSizeOf(last.save);
  const seats = [...last.seats.slice(step), ...last.seats.slice(0, step)];
  await LocalLink.deal(last.save.game, last.save.options, randomSeed(), {
    seats,
    hints: last.hints,
    memory: last.memory,
  });
  // The address stays the same, so the page has to be left to be opened anew.
  go('/', true);
  queueMicrotask(() => go('/g/local'));
}
