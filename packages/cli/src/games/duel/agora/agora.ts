import { line, span } from '../../../terminal/ansi.ts';
import { styles } from '../../../terminal/styles.ts';
import type { DuelExpansion } from '../expansion.ts';
import { agoraAbilitySentences, agoraShortAbilities } from './abilities.ts';
import {
  agoraActions,
  agoraChoices,
  agoraFirstSteps,
  agoraObstacles,
  agoraQuestion,
  agoraQuestions,
} from './choices.ts';
import { agoraEffectSentences, agoraShortEffects } from './effects.ts';
import { agoraEvents } from './events.ts';
import { senatorName } from './names.ts';
import { agoraPieces } from './pieces.ts';
import { conspiracyItems, playerItems } from './playerItems.ts';
import { senateCommand } from './senateCommand.ts';
import { senateLines } from './senateLines.ts';
import { agoraBackMarks, CUBE, senateTexts } from './texts.ts';

/** Agora at the terminal. */
export const agora: DuelExpansion = {
  pack: 'agora',
  rules: 'docs/rules/agora.md',
  endings: ['political'],
  nameOf: senatorName,
  pieces: agoraPieces,
  cityRow: ({ agora }, seat, isShort) =>
    agora === null ? null : { label: 'Agora', items: playerItems(agora.players[seat === 0 ? 0 : 1], isShort) },
  draftItems: ({ agora }, seat) => (agora === null ? [] : conspiracyItems(agora.players[seat === 0 ? 0 : 1])),
  sharedLines: (scene, isShort) => (scene.view.agora === null ? [] : senateLines(scene, scene.view.agora, isShort)),
  progressItems: ({ agora }) =>
    !agora?.lockedToken ? [] : [line(span(senateTexts.locked(agora.lockedToken.token), styles.dim))],
  militaryToken: ({ agora }, zone) => (agora === null ? null : zone === 'inner' ? `+${CUBE}` : `−${CUBE}`),
  hidesCategory: ({ agora }, category) => category === 'senate' && agora === null,
  question: agoraQuestion,
  outWords: { senatorRecruited: 'recruited', conspiracyPrepared: 'under a Conspiracy', cardDropped: 'discarded' },
  commands: [senateCommand],
  help: {
    commands: ['  senate      Agora: the Chambers and what their Decrees do'],
    signs: [
      'Agora:  ▣ is an Influence cube; [▼2]▲1 are cubes in a Chamber, in brackets those that control it.',
      '  Under a Chamber: its Decree, ? face down. S is the back of a Senator.',
      '  Track: +▣ place a cube, −▣ take an opposing one out, whoever pushes the pawn there first.',
      '  Conspiracies: ◻ held, ◨ prepared (with the back of the card under it), ◼ triggered.',
    ],
  },
};

/** What Agora adds to the tables of words. */
export const agoraWords = {
  events: agoraEvents,
  shortEffects: agoraShortEffects,
  effectSentences: agoraEffectSentences,
  shortAbilities: agoraShortAbilities,
  abilitySentences: agoraAbilitySentences,
  coinReasons: { decree: ' through a Decree', conspiracy: ' through a Conspiracy' },
  sources: { removed: ' from the removed cards' },
  endings: { political: 'political supremacy, all six Chambers of the Senate' },
  questions: agoraQuestions,
  obstacles: agoraObstacles,
  backMarks: agoraBackMarks,
  choices: agoraChoices,
  firstSteps: agoraFirstSteps,
  actions: agoraActions,
};
