import type { SeatId } from '@pharos/core';
import type { ChoiceView, DuelPreview, FactName } from '@pharos/duel';
import { listing, plural, signed } from '../../english.ts';
import { endings } from './words/eventSentences.ts';
import { pieceName } from './words/names.ts';

/** What a move would bring, in a few signs: `+3★, pawn +1, play again`. */
export function previewNote(choice: ChoiceView, preview: DuelPreview, seat: SeatId): string {
  const coins = change(preview, seat, 'coins');
  const points = change(preview, seat, 'points.total');
  const theirCoins = change(preview, 1 - seat, 'coins');
  const theirPoints = change(preview, 1 - seat, 'points.total');
  const steps = (seat === 0 ? 1 : -1) * change(preview, null, 'pawn');
  return [
    ...(points === 0 ? [] : [`${signed(points)}★`]),
    ...(coins === expectedCoins(choice) ? [] : [`${signed(coins)}¢ in all`]),
    ...(steps === 0 ? [] : [`pawn ${signed(steps)}`]),
    ...(theirPoints === 0 ? [] : [`opponent ${signed(theirPoints)}★`]),
    ...(theirCoins === 0 ? [] : [`opponent ${signed(theirCoins)}¢`]),
    ...preview.pairs.map(({ symbol }) => `pair of ${symbol}`),
    ...(preview.extraTurn === null ? [] : [preview.extraTurn === 'gained' ? 'play again' : 'extra turn lost']),
    ...(preview.outcome === null ? [] : [`ends the game: ${endings[preview.outcome.ending]}`]),
  ].join(', ');
}

function change({ changes }: DuelPreview, seat: SeatId | null, what: FactName): number {
  const found = changes.find((one) => one.seat === seat && one.what === what);
  return found === undefined ? 0 : found.after - found.before;
}

/** The coins that the words of the choice speak of. */
function expectedCoins(choice: ChoiceView): number {
  return choice.action === 'discard' ? choice.gains : -(choice.payment?.coins ?? 0);
}

/** What taking a card uncovers, whatever is done with it: ` It uncovers Baths and a face-down card.` */
export function uncoveredText(uses: readonly DuelPreview[]): string {
  const [uncovers = []] = uses.map((use) => use.uncovers).sort((a, b) => b.length - a.length);
  if (uncovers.length === 0) return '';
  const known = uncovers.flatMap(({ card }) => (card === null ? [] : [pieceName(card)]));
  const hidden = uncovers.length - known.length;
  return ` It uncovers ${listing([...known, ...(hidden === 0 ? [] : [plural(hidden, 'face-down card')])])}.`;
}
