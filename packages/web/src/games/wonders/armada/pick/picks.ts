import type { WondersView } from '@pharos/wonders';
import { words } from '@pharos/wonders/client';
import type { Picks } from '../../pick/pick.ts';

/** Ships, islands, or whether to take part at sea; null in decisions of the base game. */
export function picks({ decision }: WondersView): Picks | null {
  switch (decision?.naval) {
    case undefined:
      return null;
    case 'moveShips':
      return { kind: 'ship', ids: words.FLEETS };
    case 'explore':
      return { kind: 'island', ids: (decision.choices ?? []).flatMap(({ subject }) => subject ?? []) };
    case 'navalConflict':
      return { kind: 'conflict', ids: ['takePart', 'stayOut'] };
  }
}

/** Of several free moves each is a question of its own, and so are islands that are dealt. */
export function questionParts({ decision, armada, viewer }: WondersView): readonly unknown[] {
  const harbour = viewer === null ? undefined : armada?.harbours[viewer];
  return [decision?.naval, harbour?.freeMove?.count, harbour?.freeMove?.fleets, harbour?.exploring?.islands];
}
