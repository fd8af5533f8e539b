import type { SeatId } from '@pharos/core';
import type { ChoiceView, DuelPreview, FactName } from '@pharos/duel';
import { signed } from '../../english.ts';
import type { ChoiceContext } from './expansion.ts';
import type { DuelWords } from './words/duelWords.ts';

/** What a move would bring, in a few signs: `+3★, pawn +1, play again`. */
export function previewNote(choice: ChoiceView, { previews, seat, words }: ChoiceContext): string {
  const preview = previews[choice.move];
  const { say } = words;
  const coins = change(preview, seat, 'coins');
  const points = change(preview, seat, 'points.total');
  const theirCoins = change(preview, 1 - seat, 'coins');
  const theirPoints = change(preview, 1 - seat, 'points.total');
  const steps = (seat === 0 ? 1 : -1) * change(preview, null, 'pawn');
  const theirs = (what: string): string => say('brings.theirs', { what });
  return [
    ...(points === 0 ? [] : [`${signed(points)}★`]),
    ...(coins === expectedCoins(choice) ? [] : [say('brings.coins', { coins: signed(coins) })]),
    ...(steps === 0 ? [] : [say('brings.pawn', { steps: signed(steps) })]),
    ...(theirPoints === 0 ? [] : [theirs(`${signed(theirPoints)}★`)]),
    ...(theirCoins === 0 ? [] : [theirs(`${signed(theirCoins)}¢`)]),
    ...preview.pairs.map(({ symbol }) => say('brings.pair', { symbol: words.symbol(symbol) })),
    ...(preview.extraTurn === null ? [] : [say(preview.extraTurn === 'gained' ? 'brings.again' : 'brings.notAgain')]),
    ...(preview.outcome === null ? [] : [say('brings.end', { how: words.ending(preview.outcome.ending) })]),
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

/** What taking a card uncovers, whatever is done with it: ` It uncovers Baths and 1 face-down card.` */
export function uncoveredText(uses: readonly DuelPreview[], { say, name, listed }: DuelWords): string {
  const [uncovers = []] = uses.map((use) => use.uncovers).sort((a, b) => b.length - a.length);
  if (uncovers.length === 0) return '';
  const known = uncovers.flatMap(({ card }) => (card === null ? [] : [name(card)]));
  const hidden = uncovers.length - known.length;
  return say('uncovers', { cards: listed([...known, ...(hidden === 0 ? [] : [say('faceDown', { n: hidden })])]) });
}
