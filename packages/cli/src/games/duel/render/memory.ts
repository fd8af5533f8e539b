import type { Memory } from '@pharos/core';
import type { DuelMemory, OutCard, UnseenCards } from '@pharos/duel';
import { EXPANSIONS } from '../expansions.ts';
import type { DuelWords } from '../words/duelWords.ts';
import { subject, type SentenceContext } from '../words/sentenceContext.ts';

export function isDuelMemory(memory: Memory): memory is DuelMemory {
  return memory.game === 'duel';
}

/** What may still come, and what is out. */
export function memoryTexts({ unseen, removed, out }: DuelMemory, { names, words }: SentenceContext): string[] {
  const { say } = words;
  const lines = [
    ...unseen.map((cards) => unseenText(cards, words)),
    ...(removed.length > 0 ? [say('memory.removed', { cards: namesOf(removed, words) })] : []),
    ...[0, 1].flatMap((seat) => {
      const taken = out.filter((card) => card.seat === seat);
      const cards = taken.map((card) => outText(card, words)).join(', ');
      return taken.length === 0 ? [] : [say('memory.taken', { ...subject({ names }, seat), cards })];
    }),
  ];
  return lines.length === 0 ? [say('memory.none')] : lines;
}

function unseenText({ back, cards, faceDown, later }: UnseenCards, words: DuelWords): string {
  const { say } = words;
  const out = cards.length - faceDown - later;
  const parts = [
    ...(faceDown > 0 ? [say('memory.faceDown', { n: faceDown })] : []),
    ...(later > 0 ? [say('memory.later', { n: later })] : []),
    ...(out > 0 ? [say('memory.notInGame', { n: out })] : []),
  ];
  const told = say('memory.ofThese', { parts: parts.join(', '), n: cards.length, cards: namesOf(cards, words) });
  return `${words.back(back)}  ${told}`;
}

function outText({ card, how, wonder }: OutCard, words: DuelWords): string {
  const name = words.name(card);
  if (how === 'cardBuilt') return name;
  if (wonder !== null) return `${name} (${words.say('memory.under', { wonder: words.name(wonder) })})`;
  if (how === 'cardDropped') return `${name} (${words.say('memory.dropped')})`;
  const known = EXPANSIONS.map((expansion) => expansion.outWord(how, words)).find((word) => word !== null);
  return `${name} (${known ?? words.say('memory.discarded')})`;
}

function namesOf(cards: readonly string[], words: DuelWords): string {
  return cards.map((card) => words.name(card)).join(', ');
}
