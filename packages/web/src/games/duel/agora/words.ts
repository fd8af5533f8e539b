import { complete, t } from '../../../i18n/index.svelte.ts';
import type { ExpansionWords } from '../expansion.ts';
import { cardName } from '../words/content.svelte.ts';
import { content } from '../words/duelContent.ts';
import { chipsOf } from './chips.ts';
import { choiceText } from './choiceText.ts';
import { conspiracyName, decreeName, isConspiracy } from './content.ts';
import { eventText } from './eventText.ts';
import { iconName, signs } from './icons.ts';
import { logDeed } from './log.ts';
import { motionsOf } from './motions.ts';
import { notesOf } from './notes.ts';
import { obstacleText } from './obstacleText.ts';
import { pictureOf } from './pictures.ts';
import { isDecree } from './pieces.ts';
import { reasonText } from './reasonText.ts';
import { abilityIcons, signsOf } from './signs.ts';
import { sounds } from './sounds.ts';
import { AgoraUi } from './ui.svelte.ts';

/** What is said, drawn and heard of Agora. */
export const words: ExpansionWords = {
  id: 'agora',
  signsOf,
  abilityIcons,
  tokenIcons: { corruption: 'col-senator', 'organized-crime': 'conspiracy' },
  iconName,
  signs,
  decks: {
    senator: {
      back: { icon: 'col-senator', edge: '#8b867c', middle: '#d6d1c6', ink: '#3a342a' },
      use: 'act.recruit',
      price: { icon: 'col-senator', text: 'pay.senators' },
    },
  },
  pictureOf,
  scenes: { 'curia-iulia': 'curia', knossos: 'knossos' },
  pieceName: (id) => (isDecree(id) ? decreeName(id) : isConspiracy(id) ? conspiracyName(id) : null),
  choiceText,
  choiceNotes: (choice) => (choice.action === 'prepare' ? [t('act.under', { card: cardName(choice.subject) })] : []),
  whyOf: (event) =>
    event.type === 'conspiracyTriggered' ? { icon: 'conspiracy', text: conspiracyName(event.conspiracy) } : null,
  asksOutOfTurn: true,
  eventText,
  logDeed,
  outWords: {
    senatorRecruited: 'memory.recruited',
    conspiracyPrepared: 'memory.prepared',
  },
  coinReasons: {
    decree: { gained: 'event.coinsOfDecree' },
    conspiracy: {
      gained: 'event.coinsOfConspiracy',
      lost: 'event.coinsLostToConspiracy',
      isForetold: true,
    },
  },
  notesOf,
  chipsOf,
  obstacleText,
  reasonText,
  motionsOf,
  sounds,
  militaryTokens: {
    inner: { icon: 'cube-place', text: () => complete(content().agora.military.inner.text) },
    outer: { icon: 'cube-remove', text: () => complete(content().agora.military.outer.text) },
  },
  categories: [{ id: 'senate', icon: 'senate' }],
  supremacies: { political: { icon: 'senate', mine: 'note.winsSenate', theirs: 'note.foeWinsSenate' } },
  Ui: AgoraUi,
};
