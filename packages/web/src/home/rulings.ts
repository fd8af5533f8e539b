import type { RulingName } from '@pharos/wonders';
import type { MessageKey } from '../i18n/index.svelte.ts';
import { YES, type Chosen, type Ruling } from './gameForm.ts';

/** What each ruling of Armada says once it is turned round; one without a text is an error of types. */
const LABELS: Readonly<Record<RulingName, MessageKey>> = {
  tiedTaxSpares: 'sea.form.tiedTaxSpares',
  onePirate: 'sea.form.onePirate',
  noRevivedMoves: 'sea.form.noRevivedMoves',
  compulsoryMoves: 'sea.form.compulsoryMoves',
  navalDefeatsCount: 'sea.form.navalDefeatsCount',
  noCoinForDiscardMove: 'sea.form.noCoinForDiscardMove',
  wavesWait: 'sea.form.wavesWait',
  revivedExplorationWaits: 'sea.form.revivedExplorationWaits',
  mostOwnedFirst: 'sea.form.mostOwnedFirst',
  scienceGuildUncapped: 'sea.form.scienceGuildUncapped',
  thirdAfterTie: 'sea.form.thirdAfterTie',
  oneIncursion: 'sea.form.oneIncursion',
  emporiumPaysBank: 'sea.form.emporiumPaysBank',
  emporiumSellsTradeable: 'sea.form.emporiumSellsTradeable',
  emporiumSellsNoIslands: 'sea.form.emporiumSellsNoIslands',
  oasisDropsRaw: 'sea.form.oasisDropsRaw',
  sharedTeamTie: 'sea.form.sharedTeamTie',
  lossesBeforeExtraCard: 'sea.form.lossesBeforeExtraCard',
};

const isFirst = ({ answers }: Chosen): boolean => answers.edition === '1';
/** [AR-14] With three the cards that reach two seats away stay in the box. */
const reachesFar = ({ answers }: Chosen): boolean => answers.players !== '3';

/** Rulings that cannot matter at every table. */
const WHEN: Readonly<Record<string, Ruling['when']>> = {
  thirdAfterTie: isFirst,
  sharedTeamTie: (chosen) => isFirst(chosen) && chosen.answers.teams === YES,
  oneIncursion: reachesFar,
  emporiumPaysBank: reachesFar,
  emporiumSellsTradeable: reachesFar,
  emporiumSellsNoIslands: reachesFar,
};

export const RULINGS: readonly Ruling[] = Object.entries(LABELS).map(([id, label]) => {
  const when = WHEN[id];
  return when === undefined ? { id, label } : { id, label, when };
});
