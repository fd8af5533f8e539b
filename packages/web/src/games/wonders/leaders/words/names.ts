import type { words } from '@pharos/wonders';
import { texts } from '../../words/wondersContent.ts';
import './content.ts';

export const leaderName = (id: string): string => texts().leaders[id];
export const leaderGroupName = (group: words.LeaderGroup): string => texts().leaderGroups[group];
