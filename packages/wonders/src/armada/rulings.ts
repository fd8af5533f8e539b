// Not from the package as a whole: forms need this table, not the engine.
import { twoAnswers, type Book, type Ruling } from '@pharos/core/ruling';
import type { RulingName } from './options.ts';
import { ARMADA } from './words.ts';

/** A rule, and the books whose words say what is usual; none where it is our ruling. No book speaks for the other way. */
interface Source {
  readonly rule: string;
  readonly books: readonly Book[];
}

const FIRST_EDITION: readonly Book[] = ['PL1', 'HU1'];
const BOTH_EDITIONS: readonly Book[] = ['PL1', 'HU1', 'PL2'];

const SOURCES: Readonly<Record<RulingName, Source>> = {
  tiedTaxSpares: { rule: 'AR-66', books: [] },
  onePirate: { rule: 'AR-70', books: FIRST_EDITION },
  noRevivedMoves: { rule: 'AR-37', books: [] },
  compulsoryMoves: { rule: 'AR-149', books: FIRST_EDITION },
  navalDefeatsCount: { rule: 'AR-90', books: FIRST_EDITION },
  noCoinForDiscardMove: { rule: 'AR-165', books: FIRST_EDITION },
  wavesWait: { rule: 'AR-46', books: [] },
  revivedExplorationWaits: { rule: 'AR-216', books: [] },
  mostOwnedFirst: { rule: 'AR-121', books: [] },
  scienceGuildUncapped: { rule: 'AR-116', books: BOTH_EDITIONS },
  thirdAfterTie: { rule: 'AR-99', books: [] },
  oneIncursion: { rule: 'AR-105', books: BOTH_EDITIONS },
  emporiumPaysBank: { rule: 'AR-148', books: ['HU1'] },
  emporiumSellsTradeable: { rule: 'AR-148', books: FIRST_EDITION },
  emporiumSellsNoIslands: { rule: 'AR-84', books: FIRST_EDITION },
  oasisDropsRaw: { rule: 'AR-163', books: [] },
  sharedTeamTie: { rule: 'AR-201', books: BOTH_EDITIONS },
  lossesBeforeExtraCard: { rule: 'AR-215', books: BOTH_EDITIONS },
};

/** What a table may play otherwise: a name in the option `rulings` turns the usual answer round. */
export const ARMADA_RULINGS: readonly Ruling[] = Object.entries(SOURCES).map(([id, { rule, books }]) =>
  twoAnswers(id, rule, ARMADA, ['usual', ...books], 'turned'),
);
