import type { OwnSeek } from '@pharos/protocol';
import type { SeekRow } from '../storage/schema.ts';
import { fillTime } from './chooseGroup.ts';

/** What somebody is told about their own search; null for one who does not look for anybody. */
export function ownSeek(row: SeekRow | null, now: number): OwnSeek {
  if (row === null) return { seek: null };
  const { kind, pace, least, most, rated, created_at, fill_level, table_id: table } = row;
  const at = fillTime(row);
  const fill = at === null ? null : { at, level: fill_level ?? '' };
  return { seek: { kind, pace, players: [least, most], rated, since: created_at.getTime(), fill, now, table } };
}
