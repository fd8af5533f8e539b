import { readFileSync } from 'node:fs';
import { PACKS } from '@pharos/wonders/client';
import { expect, test, vi } from 'vitest';
import { speak } from '../../../../test/catalogues.ts';
import { EXPANSIONS } from '../expansionsInPlay.ts';
import { fx } from './fx.ts';
import type { Sign } from './sign.ts';

vi.mock('../../../i18n/index.svelte.ts', async () => (await import('../../../../test/catalogues.ts')).i18n);
vi.mock('../words/wondersContent.ts', async () => (await import('../../../../test/catalogues.ts')).gameContent);

speak('en', 'wonders');

/** Every sign that is drawn, here or in an expansion. */
const SPRITES = ['../../../styles/sprites/icons.svg', ...EXPANSIONS.map(({ pack }) => `../${pack}/sprites.svg`)];
const DRAWN = new Set(
  SPRITES.flatMap((file) =>
    [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/<symbol id="i-([\w-]+)"/g)].map(([, id]) => id),
  ),
);

const iconOf = (sign: Sign): string[] => {
  if (sign.kind === 'icon' || sign.kind === 'where' || sign.kind === 'numbered') return [sign.id];
  return sign.kind === 'colour' ? [`col-${sign.id}`] : sign.kind === 'science' ? [`sci-${sign.id}`] : [];
};

const packs = [...new Set([...PACKS, ...EXPANSIONS.flatMap((expansion) => expansion.packs)])];

test.each(packs.map((pack) => [`${pack.id}, edition ${pack.edition}`, pack] as const))(
  'every effect of %s has signs, and all of them are drawn',
  (_, pack) => {
    const stages = pack.boards.flatMap(({ sides }) => sides.flatMap((side) => side.stages));
    const leaders = EXPANSIONS.filter(({ pack: id }) => id === pack.id).flatMap((one) => one.likeCards(pack.edition));
    const pieces = [...pack.cards, ...stages, ...leaders];
    expect(pieces.length).toBeGreaterThan(0);
    for (const { effects } of pieces)
      for (const effect of effects) {
        const signs = fx({ effects: [effect] });
        expect(signs.length, JSON.stringify(effect)).toBeGreaterThan(0);
        expect(signs.flatMap(iconOf).filter((id) => !DRAWN.has(id))).toEqual([]);
      }
    for (const { portrait = [], emblem } of leaders)
      expect([...portrait.map((part) => `lp-${part}`), `em-${emblem}`].filter((id) => !DRAWN.has(id))).toEqual([]);
  },
);
