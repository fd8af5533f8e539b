import { randomSeed } from '@pharos/core';
import { go } from '../app/router.svelte.ts';
import { LocalLink } from './localLink.ts';
import { readLocal } from './store.ts';

/** Another game of the same players on this device; everybody one seat further, so that who began comes last. */
export async function again(): Promise<void> {
  const last = readLocal();
  if (last === null) return;
  const [first, ...others] = last.seats;
  await LocalLink.deal(last.save.game, last.save.options, randomSeed(), [...others, first]);
  // The address stays the same, so the page has to be left to be opened anew.
  go('/', true);
  queueMicrotask(() => go('/g/local'));
}
