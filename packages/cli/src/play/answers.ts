import type { DuelView } from '@pharos/duel';
import { Complaint } from '../complaint.ts';
import { nameOf } from '../names.ts';
import { retell, type DuelMatch } from '../matchFile.ts';
import { playTexts, replayTexts, type Speaker } from '../texts.ts';
import { explainPiece } from '../words/describe.ts';
import { tellBriefly } from '../words/events.ts';
import { findPieces } from '../words/pieces.ts';
import { writeGame } from './keeper.ts';

/** What a card, Wonder or token does, or which ones may be meant. */
export function answerInfo(text: string): string {
  if (text === '') return playTexts.whichPiece;
  const found = findPieces(text);
  const [piece] = found;
  if (piece === undefined) return playTexts.noPiece(text);
  if (found.length > 1) return playTexts.severalPieces(found.map(({ spec }) => nameOf(spec.id)));
  return explainPiece(piece).join('\n');
}

export function answerPile({ discard }: DuelView): string {
  return discard.length === 0 ? playTexts.emptyPile : discard.map(nameOf).join(', ');
}

/** Saves a copy; a file that cannot be written is no reason to stop playing. */
export function answerSave(match: DuelMatch, file: string): string {
  if (file === '') return playTexts.saveWhere;
  try {
    return playTexts.saved(writeGame(match, file));
  } catch (error) {
    if (error instanceof Complaint) return error.message;
    throw error;
  }
}

/** The game so far, as a seat may know it. */
export function answerLog(match: DuelMatch, who: Speaker, viewer: number): string {
  const lines = retell(match).flatMap(({ events }, index) => {
    const seen = events.flatMap((event) => match.game.redact(event, viewer) ?? []);
    return [replayTexts.brief(index + 1, tellBriefly(seen, who, match.seatCount).join(' '))];
  });
  return lines.length === 0 ? playTexts.emptyLog : lines.join('\n');
}
