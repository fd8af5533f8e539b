import { line, span } from '../../../terminal/ansi.ts';
import type { DuelExpansion } from '../expansion.ts';
import { boardLines, pantheonCommand, pantheonItems, slotMark } from './boardLines.ts';
import { pantheonChoices, pantheonFirstSteps, pantheonQuestion } from './choices.ts';
import { pantheonEvents } from './events.ts';
import { pantheonCatalogues, pantheonContent, sayInPantheon } from './pantheonWords.ts';
import { pantheonName, pantheonPieces } from './pieces.ts';

/** Pantheon at the terminal. */
export const pantheon: DuelExpansion = {
  pack: 'pantheon',
  rules: 'docs/rules/pantheon.md',
  endings: [],
  content: pantheonContent,
  nameOf: pantheonName,
  pieces: pantheonPieces,
  cityRow: ({ view, words }, seat, isShort) =>
    view.pantheon === null
      ? null
      : {
          label: sayInPantheon(words)('title'),
          items: pantheonItems(view.pantheon.players[seat === 0 ? 0 : 1], isShort, words),
        },
  draftItems: () => [],
  sharedLines: (scene, isShort) =>
    scene.view.pantheon === null ? [] : boardLines(scene, scene.view.pantheon, isShort),
  progressItems: ({ view, words }) => {
    const held = view.pantheon?.enkiTokens ?? [];
    if (held.length === 0) return [];
    const tokens = words.listed(held.map((id) => words.name(id)));
    return [line(span(sayInPantheon(words)('enkiHolds', { divinity: words.name('enki'), tokens })))];
  },
  militaryToken: () => null,
  slotMark,
  trackMark: ({ pantheon: part }) => part?.minerva ?? null,
  hidesCategory: (view, category) => category === 'divinities' && view.pantheon === null,
  question: pantheonQuestion,
  outWord: (how, words) => (how === 'hiddenCardDropped' ? sayInPantheon(words)('memory.hiddenDropped') : null),
  commands: (words) => [pantheonCommand(words)],
  help: (words) => {
    const say = sayInPantheon(words);
    return {
      commands: [`  pantheon    ${say('help.pantheon')}`],
      signs: [say('help.board'), `  ${say('help.tokens')}`],
    };
  },
};

/** What Pantheon adds to the messages and to the tables of texts. */
export const pantheonParts = {
  catalogues: pantheonCatalogues,
  texts: { events: pantheonEvents, choices: pantheonChoices, firstSteps: pantheonFirstSteps },
};
