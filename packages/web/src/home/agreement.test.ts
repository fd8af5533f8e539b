import { afterEach, expect, it, vi } from 'vitest';
import { lastAgreement, rememberAgreement } from './agreement.ts';
import { formOf } from '../games/knownGames.ts';

const DUEL = formOf('duel');

vi.mock('../i18n/index.svelte.ts', () => ({ t: (key: string) => key }));

afterEach(() => vi.unstubAllGlobals());

/** The storage of a browser that has something in it already. */
function browserWith(kept: unknown): void {
  const storage = new Map([['pharos.agreed.duel', JSON.stringify(kept)]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
}

it('an agreement keeps a ruling that somebody has chosen for the next visit', () => {
  browserWith({});
  const agreed = lastAgreement(DUEL);
  expect(agreed.rulings).toEqual({});
  rememberAgreement(DUEL, { ...agreed, clock: 'calm', rulings: { pairToken: 'must' } });
  expect(lastAgreement(DUEL)).toMatchObject({ clock: 'calm', rulings: { pairToken: 'must' } });
});

it('an agreement does not take what was once the default for a choice', () => {
  browserWith({ options: { packs: ['base', 'agora'], pairToken: 'must', mausoleum: 'anyCard' }, level: 'master' });
  expect(lastAgreement(DUEL)).toMatchObject({ expansions: ['agora'], level: 'master', rulings: {} });
});
