import type { ExpansionTable } from '../expansion.ts';
import StructureToggle from '../pick/StructureToggle.svelte';
import { content } from '../words/duelContent.ts';
import ActivateSheet from './ActivateSheet.svelte';
import Board from './Board.svelte';
import BoardRow from './BoardRow.svelte';
import CityPart from './CityPart.svelte';
import { titleOf } from './details.ts';
import { takeUp } from './hint.ts';
import HoldingsColumn from './HoldingsColumn.svelte';
import { isPantheonKind } from './kinds.ts';
import Offer from './Offer.svelte';
import PantheonDetail from './PantheonDetail.svelte';
import Picker from './Picker.svelte';
import Sheet from './Sheet.svelte';
import SlotMark from './SlotMark.svelte';
import SnakeMark from './SnakeMark.svelte';
import Tab from './Tab.svelte';
import { pantheonUi } from './ui.svelte.ts';

/** The parts of a table at which Pantheon is played. */
export const table: ExpansionTable = {
  id: 'pantheon',
  board: { name: () => content().pantheon.board.name, icon: 'pantheon', Board, BoardRow },
  CityColumn: HoldingsColumn,
  CityPart,
  CardMark: SnakeMark,
  SlotMark,
  Tab,
  choices: { isOwn: isPantheonKind, Picker, Sheet },
  PickCorner: StructureToggle,
  pieceSheet: (ui) => (pantheonUi(ui).space === null ? null : ActivateSheet),
  TurnOffer: Offer,
  details: { titleOf, Detail: PantheonDetail, aside: ['pantheon', 'holdings'] },
  takeUp,
};
