import type { Memory } from '@pharos/core';
import type { DuelMemory, OutCard, UnseenCards } from '@pharos/duel';
import type { SeatNames } from '../../../session/seatNames.ts';
import { EXPANSIONS } from '../expansions.ts';
import { backMark, pieceName } from '../words/names.ts';

export function isDuelMemory(memory: Memory): memory is DuelMemory {
  return memory.game === 'duel';
}

/** What may still come, and what is out. */
export function memoryTexts({ unseen, removed, out }: DuelMemory, names: SeatNames): string[] {
  const lines = [
    ...unseen.map(unseenText),
    ...(removed.length > 0 ? [`Seen in the box: ${namesOf(removed)}`] : []),
    ...[0, 1].flatMap((seat) => {
      const taken = out.filter((card) => card.seat === seat);
      return taken.length === 0 ? [] : [`Taken by ${names.name(seat)}: ${taken.map(outText).join(', ')}`];
    }),
  ];
  return lines.length === 0 ? ['no card lies there yet'] : lines;
}

function unseenText({ back, cards, faceDown, later }: UnseenCards): string {
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
  const word = EXPANSIONS.map(({ outWords }) => outWords[how]).find((known) => known !== undefined);
  return `${pieceName(card)} (${word ?? 'discarded'})`;
}

function namesOf(cards: readonly string[]): string {
  return cards.map((card) => pieceName(card)).join(', ');
}
