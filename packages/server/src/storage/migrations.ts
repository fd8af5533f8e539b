import type { Migration } from 'kysely';
import { tables } from './migrations/001-tables.ts';
import { hints } from './migrations/002-hints.ts';
import { nodes } from './migrations/003-nodes.ts';
import { tokens } from './migrations/004-tokens.ts';
import { operations } from './migrations/005-operations.ts';
import { deals } from './migrations/007-deals.ts';
import { offers } from './migrations/008-offers.ts';
import { memory } from './migrations/009-memory.ts';
import { identities } from './migrations/010-identities.ts';
import { results } from './migrations/011-results.ts';
import { pairing } from './migrations/012-pairing.ts';
import { notices } from './migrations/013-notices.ts';
import { ratings } from './migrations/014-ratings.ts';
import { people } from './migrations/015-people.ts';
import { programs } from './migrations/016-programs.ts';
import { watching } from './migrations/017-watching.ts';
import { streaks } from './migrations/018-streaks.ts';
import { plans } from './migrations/019-plans.ts';
import { tokensAndSeeks } from './migrations/020-tokensAndSeeks.ts';
import { analyses } from './migrations/021-analyses.ts';
import { puzzles } from './migrations/022-puzzles.ts';
import { daily } from './migrations/023-daily.ts';
import { openings } from './migrations/024-openings.ts';

/** Steps of the schema, in the order of their names. A step that was released is never edited. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-tables': tables,
  '002-hints': hints,
  '003-nodes': nodes,
  '004-tokens': tokens,
  '005-operations': operations,
  '007-deals': deals,
  '008-offers': offers,
  '009-memory': memory,
  '010-identities': identities,
  '011-results': results,
  '012-pairing': pairing,
  '013-notices': notices,
  '014-ratings': ratings,
  '015-people': people,
  '016-programs': programs,
  '017-watching': watching,
  '018-streaks': streaks,
  '019-plans': plans,
  '020-tokensAndSeeks': tokensAndSeeks,
  '021-analyses': analyses,
  '022-puzzles': puzzles,
  '023-daily': daily,
  '024-openings': openings,
};
