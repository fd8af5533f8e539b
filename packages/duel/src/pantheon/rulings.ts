// Not from the package as a whole: forms need this table, not the engine.
import { twoAnswers, type Ruling } from '@pharos/core/ruling';

/** The rules of Pantheon a table may play otherwise; docs/rules/pantheon.md gives the reasons. */
export const PANTHEON_RULINGS = [
  twoAnswers('coinsApart', 'P-19', 'pantheon', ['treasuryFirst'], 'cardFirst'),
  twoAnswers('zeusTokens', 'P-23', 'pantheon', ['taken'], 'discarded'),
  twoAnswers('poliorcetics', 'P-34', 'pantheon', ['anyMovement'], 'ownShields'),
] as const satisfies readonly Ruling[];
