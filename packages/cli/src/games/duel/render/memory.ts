import type { Memory } from '@pharos/core';
import type { DuelMemory, OutCard, UnseenCards } from '@pharos/duel';
import type { SeatNames } from '../../../session/seatNames.ts';
import { backMark, pieceName } from '../words/names.ts';

export function isDuelMemory(memory: Memory): memory is DuelMemory {
  return memory.game === 'duel';
}

/** What may still come, and what is out. */
export function memoryLines({ unseen, removed, out }: DuelMemory, names: SeatNames): string[] {
  const lines = [
    ...unseen.map(unseenLine),
    ...(removed.length > 0 ? [`Seen in the box: ${namesOf(removed)}`] : []),
    ...[0, 1].flatMap((seat) => {
      const taken = out.filter((card) => card.seat === seat);
      return taken.length === 0 ? [] : [`Taken by ${names.name(seat)}: ${taken.map(outText).join(', ')}`];
    }),
  ];
  return lines.length === 0 ? ['no card lies there yet'] : lines;
}

function unseenLine({ back, cards, faceDown, later }: UnseenCards): string {
  const out = cards.length - faceDown - later;
  const parts = [
    ...(faceDown > 0 ? [`${faceDown} face down`] : []),
    ...(later > 0 ? [`${later} in later Ages`] : []),
    ...(out > 0 ? [`${out} not in this game`] : []),
  ];
  return `${backMark(back)}  ${parts.join(', ')}, of these ${cards.length}: ${namesOf(cards)}`;
}

function outText({ card, how, wonder }: OutCard): string {
  if (how === 'cardBuilt') return pieceName(card);
  if (wonder !== null) return `${pieceName(card)} (under ${pieceName(wonder)})`;
  return how === 'cardDiscarded' ? `${pieceName(card)} (discarded)` : `${pieceName(card)} (not built)`;
}

function namesOf(cards: readonly string[]): string {
  return cards.map((card) => pieceName(card)).join(', ');
}
