import { firstSeat, movesOf, type SeatId } from '@pharos/core';
import { duel, type DuelPreview } from '../src/index.ts';
import { stateOf } from './support.ts';

/** What a move of a written position would bring the player to decide. */
export function previewOf(position: unknown, text: string, options: unknown = {}): DuelPreview {
  const s = stateOf(position, options);
  const move = duel.parseMove(s, text);
  const seat = firstSeat(duel.toAct(s));
  if (move === null || !movesOf(duel, s, seat).includes(move)) throw new Error(`${text} is not legal`);
  return duel.preview(s, seat, move);
}

/** What a fact becomes; undefined if it stays or is not told. */
export function after({ changes }: DuelPreview, seat: SeatId | null, what: string): number | undefined {
  return changes.find((change) => change.seat === seat && change.what === what)?.after;
}

/** What is told to happen, by type. */
export const types = ({ events }: DuelPreview): string[] => events.map(({ type }) => type);

/** Agora with one Chamber under the control of the first player. */
export const withDecree = (decree: string): object => ({ chambers: { 1: { first: 1 } }, decrees: { 1: decree } });
