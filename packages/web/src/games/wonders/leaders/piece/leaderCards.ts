import { LEADERS_PACKS } from '@pharos/wonders/client';
import type { CardSpec } from '../../piece/pieces.ts';
import { emblemOf } from './emblems.ts';
import { portraitOf } from './portraits.ts';

/** The leaders of an edition as what is drawn and played like cards. */
export const leaderCards = (edition: number): readonly CardSpec[] =>
  LEADERS_PACKS.filter((pack) => pack.edition === edition).flatMap(({ leaders }) =>
    leaders.map(({ id, cost, effects }) => ({
      id,
      age: null,
      colour: 'white' as const,
      copies: [],
      effects,
      emblem: emblemOf({ effects }),
      portrait: portraitOf(id),
      ...(cost === 'age' ? { costsAge: true } : { cost: { coins: cost } }),
    })),
  );
