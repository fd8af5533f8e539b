import type { Db } from '../storage/database.ts';
import type { Time } from './time.ts';

/** What services need that store something. */
export interface DatabaseAndTime {
  readonly db: Db;
  readonly time: Time;
}
