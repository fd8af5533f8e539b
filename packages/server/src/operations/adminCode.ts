import { OneTimeCodes } from '../identity/oneTimeCodes.ts';
import { systemTime } from '../shared/time.ts';
import type { Db } from '../storage/database.ts';

/** A code that makes whoever has it an administrator, once. */
export async function newAdminCode(db: Db): Promise<string> {
  return (await new OneTimeCodes({ db, time: systemTime }).issue('admin', null)).code;
}
