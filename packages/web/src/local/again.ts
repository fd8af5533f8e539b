import { randomSeed } from '@pharos/core';
import { go } from '../app/router.svelte.ts';
import { LocalLink } from './localLink.ts';
import { readLocal } from './store.ts';

/** Another game of the same players on this device; who began comes second. */
export function again(): void {
  const last = readLocal();
  if (last === null) return;
  LocalLink.deal(last.save.options, randomSeed(), [last.seats[1], last.seats[0]]);
  // The address stays the same, so the page has to be left to be opened anew.
  go('/', true);
  queueMicrotask(() => go('/g/local'));
}
