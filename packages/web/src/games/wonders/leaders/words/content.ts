import type { words } from '@pharos/wonders';
import type { By } from '../../words/wondersContent.ts';

/** The words that Leaders adds to the catalogues. */
export interface LeadersContent {
  readonly leaders: By<string>;
  readonly leaderGroups: Readonly<Record<words.LeaderGroup, string>>;
}

declare module '../../words/wondersContent.ts' {
  interface WondersContent extends LeadersContent {}
}
