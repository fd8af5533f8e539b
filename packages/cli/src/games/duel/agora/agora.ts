import { line, span } from '../../../terminal/ansi.ts';
import { styles } from '../../../terminal/styles.ts';
import type { DuelExpansion } from '../expansion.ts';
import { agoraChoices, agoraFirstSteps, agoraQuestion } from './choices.ts';
import { agoraEvents } from './events.ts';
import { agoraName } from './names.ts';
import { agoraPieces } from './pieces.ts';
import { conspiracyItems, playerItems } from './playerItems.ts';
import { senateCommand } from './senateCommand.ts';
import { senateLines } from './senateLines.ts';
import { agoraCatalogues, agoraContent, sayInSenate, type SenateKey } from './senateWords.ts';

/** An Influence cube. */
const CUBE = '▣';

/** How cards leave the structure by Agora, by the event. */
const OUT_WORDS: Readonly<Record<string, SenateKey | undefined>> = {
  senatorRecruited: 'memory.recruited',
  conspiracyPrepared: 'memory.prepared',
};

/** Agora at the terminal. */
export const agora: DuelExpansion = {
  pack: 'agora',
  rules: 'docs/rules/agora.md',
  endings: ['political'],
  content: agoraContent,
  nameOf: agoraName,
  pieces: agoraPieces,
  cityRow: ({ view, words }, seat, isShort) =>
    view.agora === null
      ? null
      : { label: 'Agora', items: playerItems(view.agora.players[seat === 0 ? 0 : 1], isShort, words) },
  draftItems: ({ view, words }, seat) =>
    view.agora === null ? [] : conspiracyItems(view.agora.players[seat === 0 ? 0 : 1], words),
  sharedLines: (scene, isShort) => (scene.view.agora === null ? [] : senateLines(scene, scene.view.agora, isShort)),
  progressItems: ({ view, words }) => {
    const locked = view.agora?.lockedToken;
    if (!locked) return [];
    const token = locked.token === null ? '?' : words.name(locked.token);
    return [line(span(sayInSenate(words)('locked', { token }), styles.dim))];
  },
  militaryToken: (view, zone) => (view.agora === null ? null : zone === 'inner' ? `+${CUBE}` : `−${CUBE}`),
  hidesCategory: (view, category) => category === 'senate' && view.agora === null,
  question: agoraQuestion,
  outWord: (how, words) => {
    const key = OUT_WORDS[how];
    return key === undefined ? null : sayInSenate(words)(key);
  },
  commands: (words) => [senateCommand(words)],
  help: (words) => {
    const say = sayInSenate(words);
    return {
      commands: [`  senate      ${say('help.senate')}`],
      signs: [say('help.cubes'), `  ${say('help.decrees')}`, `  ${say('help.track')}`, `  ${say('help.conspiracies')}`],
    };
  },
};

/** What Agora adds to the messages and to the tables of texts. */
export const agoraParts = {
  catalogues: agoraCatalogues,
  texts: { events: agoraEvents, choices: agoraChoices, firstSteps: agoraFirstSteps },
};
