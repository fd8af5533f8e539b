import { t } from '../../../i18n/index.svelte.ts';
import type { ExpansionWords, PawnWords } from '../expansion.ts';
import { content } from '../words/duelContent.ts';
import { chipsOf } from './chips.ts';
import { choiceText } from './choiceText.ts';
import { divinityName, pieceName, tokenOnCard, trackSpaceName } from './content.ts';
import { eventText } from './eventText.ts';
import { iconName, signs } from './icons.ts';
import { logDeed } from './log.ts';
import { motionsOf } from './motions.ts';
import { notesOf } from './notes.ts';
import { obstacleText } from './obstacleText.ts';
import { pictureOf } from './pictures.ts';
import { reasonText } from './reasonText.ts';
import { abilityIcons, signsOf } from './signs.ts';
import { sounds } from './sounds.ts';
import sprites from './sprites.svg?raw';
import { PantheonUi } from './ui.svelte.ts';

const minervaAt = (at: number): PawnWords => ({
  icon: 'minerva',
  at,
  text: (nameOf) => `${content().pantheon.minerva.name}: ${trackSpaceName(at, nameOf)}`,
  explanation: () => content().pantheon.minerva.text,
});

/** What is said, drawn and heard of Pantheon. */
export const words: ExpansionWords = {
  id: 'pantheon',
  signsOf,
  abilityIcons,
  tokenIcons: { mysticism: 'mythology', poliorcetics: 'siege', engineering: 'ch-gear' },
  iconName,
  signs,
  decks: {
    grandTemple: { back: { icon: 'temple', edge: '#3a1f4f', middle: '#8a5a9c', ink: '#f0d48a' }, age: 3 },
  },
  pictureOf,
  scenes: { sanctuary: 'sanctuary', 'divine-theater': 'theater' },
  pieceName,
  choiceText,
  whyOf: (event) =>
    event.type === 'divinityGained'
      ? { icon: `dv-${event.divinity}`, text: divinityName(event.divinity) }
      : event.type === 'slotTokenTaken'
        ? { icon: 'mythology', text: tokenOnCard(event.token) }
        : null,
  eventText,
  logDeed,
  outWords: { hiddenCardDropped: 'memory.discarded' },
  coinReasons: { poliorcetics: { lost: 'event.coinsLostToPoliorcetics' } },
  notesOf,
  chipsOf,
  obstacleText,
  reasonText,
  motionsOf,
  sounds,
  coinsBesides: ({ pantheon }, seat) => pantheon?.players[seat].coinsApart ?? 0,
  slotText({ pantheon }, slot) {
    const found = pantheon?.slotTokens.find((one) => one.slot === slot);
    return found ? t('pantheon.slotToken', { token: tokenOnCard(found.token) }) : null;
  },
  pawnsOf: ({ pantheon }) => (pantheon === null || pantheon.minerva === null ? [] : [minervaAt(pantheon.minerva)]),
  colours: { purple: () => content().pantheon.temples },
  categories: [{ id: 'divinities', icon: 'divinity' }],
  Ui: PantheonUi,
  sprites,
};
