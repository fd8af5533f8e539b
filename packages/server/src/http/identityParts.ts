import type { Identity } from '../identity/identity.ts';
import type { KeptIdentities } from '../identity/keptIdentities.ts';
import type { Time } from '../shared/time.ts';
import type { RefreshParts } from '../tables/refreshTables.ts';
import type { Authentication } from './authentication.ts';

/** What everything under `/me` that changes an identity needs. */
export interface IdentityParts extends RefreshParts {
  readonly time: Time;
  readonly identity: Identity;
  readonly authentication: Pick<Authentication, 'owner'>;
  readonly keptIdentities: KeptIdentities;
}
