import type { SeatId } from '@pharos/core';
import type { DuelView } from '@pharos/duel';
import { Complaint } from '../complaint.ts';
import { decreeShort, senateTexts } from '../agoraTexts.ts';
import { capital, nameOf } from '../names.ts';
import { retell, type DuelMatch } from '../matchFile.ts';
import type { Speaker } from '../speaker.ts';
import { playTexts, replayTexts } from '../texts.ts';
import { describePiece, explainPiece } from '../words/describe.ts';
import { tellBriefly } from '../words/events.ts';
import { findPieces, titleOf } from '../words/pieces.ts';
import { writeGame } from './keeper.ts';

/** What an answer may draw on. */
interface Asked {
  readonly match: DuelMatch;
  readonly who: Speaker;
  readonly view: DuelView;
  readonly seat: SeatId;
}

/** The text that answers a question of the person. */
export function answer(
  name: 'help' | 'info' | 'pile' | 'log' | 'save' | 'senate',
  rest: string,
  { match, who, view, seat }: Asked,
): string {
  switch (name) {
    case 'help':
      return playTexts.help;
    case 'info':
      return answerInfo(rest);
    case 'pile':
      return answerPile(view);
    case 'log':
      return answerLog(match, who, seat);
    case 'senate':
      return answerSenate(view, who);
    case 'save':
      return answerSave(match, rest);
  }
}

/** What a card, Wonder or token does, or which ones may be meant. */
function answerInfo(text: string): string {
  if (text === '') return playTexts.whichPiece;
  const found = findPieces(text);
  const [piece] = found;
  if (piece === undefined) return playTexts.noPiece(text);
  if (found.length > 1) return playTexts.severalPieces(found.map(titleOf));
  return explainPiece(piece).join('\n');
}

function answerPile({ discard }: DuelView): string {
  return discard.length === 0 ? playTexts.emptyPile : discard.map(nameOf).join(', ');
}

/** The Chambers in full: who has how many cubes there, and what the Decree does. */
function answerSenate({ agora }: DuelView, who: Speaker): string {
  if (agora === null) return playTexts.noSenate;
  return agora.chambers
    .map(({ chamber, section, points, cubes, decrees }) => {
      const counts = cubes.map((count, seat) => `${who.name(seat)} ${count}`).join(', ');
      const texts = decrees.map(({ decree }) =>
        decree === null ? senateTexts.faceDown : `${capital(decreeShort(decree))}: ${describePiece(decree)}.`,
      );
      return senateTexts.account(chamber, section, points, counts, texts.join(' '));
    })
    .join('\n');
}

/** Saves a copy; a file that cannot be written is no reason to stop playing. */
function answerSave(match: DuelMatch, file: string): string {
  if (file === '') return playTexts.saveWhere;
  try {
    return playTexts.saved(writeGame(match, file));
  } catch (error) {
    if (error instanceof Complaint) return error.message;
    throw error;
  }
}

/** The game so far, as a seat may know it. */
function answerLog(match: DuelMatch, who: Speaker, viewer: number): string {
  const lines = retell(match).flatMap(({ events }, index) => {
    const seen = events.flatMap((event) => match.game.redact(event, viewer) ?? []);
    return [replayTexts.brief(index + 1, tellBriefly(seen, who, match.seatCount).join(' '))];
  });
  return lines.length === 0 ? playTexts.emptyLog : lines.join('\n');
}

const MOVE = new RegExp(
  `^(${[
    'build|discard|pick|take|keep|destroy|revive|start|decline',
    'recruit|trigger|prepare|place|move|remove|pass|conspire|extort|lock|drop|seize|swap|shift|sabotage',
  ].join('|')})\\b`,
  'i',
);

/** Well-formed moves that are not possible now are told from texts that mean nothing. */
export function answerNonsense(text: string): string {
  const isMove = MOVE.test(text);
  return isMove ? playTexts.notLegal(text) : playTexts.unknown(text);
}
