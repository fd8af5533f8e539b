import { Refusal } from '../shared/refusal.ts';
import type { GuestRow } from '../storage/schema.ts';

/** When a suspension for good ends. */
export const FOR_GOOD = new Date('9999-01-01T00:00:00Z');

/** Refuses whoever may neither play nor talk for now. */
export function refuseSuspended({ suspended_until: until }: Pick<GuestRow, 'suspended_until'>, now: number): void {
  if (until === null || until.getTime() <= now) return;
  const end = until >= FOR_GOOD ? 'for good' : `until ${until.toISOString()}`;
  throw new Refusal('SUSPENDED', `suspended ${end}`);
}
