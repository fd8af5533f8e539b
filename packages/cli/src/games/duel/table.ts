import type { DuelEvent, DuelPreview, DuelView } from '@pharos/duel';
import type { GameTable } from '../../session/gameTable.ts';
import { duelCommands } from './commands.ts';
import type { DuelExpansion } from './expansion.ts';
import { EXPANSIONS } from './expansions.ts';
import { menuFor } from './menu.ts';
import { scoreLines } from './render/score.ts';
import { finalLines, tableLines, withoutStructure } from './render/table.ts';
import { sentencesFor } from './words/events.ts';

/** Duel at the terminal: the whole table on a screen, cards carrying the numbers that choose them. */
export const duelTable: GameTable<DuelView, DuelEvent, DuelPreview> = {
  isRedrawn: true,
  isNewsDrawn: false,
  menu: menuFor,
  drawings: (scene) => [
    tableLines(scene),
    tableLines(scene, true),
    ...(scene.view.decision?.kind === 'turn' ? [] : [withoutStructure(scene)]),
  ],
  finalLines,
  scoreLines,
  sentences: sentencesFor,
  commands: duelCommands,
  help: ({ options: { packs } }) => ({
    moves: [
      'Type the number of what you want: first a card, then its use; "3 1" does both.',
      'Or type the move:  build baths    discard baths    build sphinx with altar',
    ],
    commands: [
      '  info NAME   what a card, Wonder or token does    pile    the discard pile',
      '  memory      which cards are out, and which may still come',
      ...helpOf(packs).flatMap(({ commands }) => commands),
    ],
    signs: [
      'Cards:  ■Br brown  ◆Gy grey  ●Bl blue  ▲Gn green  ○Ye yellow  ✚Rd red  ✦Pu purple',
      '  I II III G  the backs of face-down cards    ★ points    ¢ coins',
      '  ▼ price for the city below    ▲ for the one above    ✗ not enough coins',
      'Cities: "2 wood (3¢)" makes 2 wood and buys a further one for 3 coins.',
      'Track:  ◆ is the Conflict pawn; your shields move it to the right.',
      '  Under a zone: its points at the end, and the coins whoever is pushed loses.',
      ...helpOf(packs).flatMap(({ signs }) => signs),
    ],
  }),
};

/** The help of the expansions that are played. */
function helpOf(packs: readonly string[]): readonly DuelExpansion['help'][] {
  return EXPANSIONS.filter(({ pack }) => packs.includes(pack)).map(({ help }) => help);
}
