import type { ExpansionTable } from '../expansion.ts';
import { content } from '../words/duelContent.ts';
import { impossibleOf } from '../table/choices.ts';
import AgoraDetail from './AgoraDetail.svelte';
import AgoraPicker from './AgoraPicker.svelte';
import AgoraSheet from './AgoraSheet.svelte';
import Board from './Board.svelte';
import { preparesWith } from './choices.ts';
import ConspiraciesTab from './ConspiraciesTab.svelte';
import { titleOf } from './details.ts';
import { takeUp } from './hint.ts';
import { isAgoraKind } from './kinds.ts';
import OutOfTurn from './OutOfTurn.svelte';
import PrepareChooser from './PrepareChooser.svelte';
import SenateStrip from './SenateStrip.svelte';
import SenatorColumn from './SenatorColumn.svelte';
import SenatorNote from './SenatorNote.svelte';
import StructureToggle from '../pick/StructureToggle.svelte';
import TriggerOffer from './TriggerOffer.svelte';
import TriggerSheet from './TriggerSheet.svelte';
import { agoraUi } from './ui.svelte.ts';

/** The parts of a table at which Agora is played. */
export const table: ExpansionTable = {
  id: 'agora',
  board: { name: () => content().agora.senate.name, icon: 'senate', Board, BoardRow: SenateStrip },
  CityColumn: SenatorColumn,
  Tab: ConspiraciesTab,
  choices: { isOwn: isAgoraKind, Picker: AgoraPicker, Sheet: AgoraSheet },
  PickCorner: StructureToggle,
  PickHead: OutOfTurn,
  CardNote: SenatorNote,
  cardActions: [
    {
      id: 'prepare',
      icon: 'conspiracy',
      text: 'act.prepare',
      key: 'p',
      keyText: 'keys.prepare',
      isPossible: (view, card) => preparesWith(view, card).length > 0,
      obstacleTo: (view) => impossibleOf(view, 'prepare').at(0),
      begin(ui) {
        agoraUi(ui).prepares = true;
      },
    },
  ],
  cardSheet: (ui) => (agoraUi(ui).prepares ? PrepareChooser : null),
  pieceSheet: (ui) => (agoraUi(ui).conspiracy === null ? null : TriggerSheet),
  TurnOffer: TriggerOffer,
  details: { titleOf, Detail: AgoraDetail, aside: ['conspiracies', 'senate'] },
  takeUp,
};
