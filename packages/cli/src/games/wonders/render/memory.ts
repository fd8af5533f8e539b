import type { Memory } from '@pharos/core';
import type { HandMemory, TakenCard, WondersMemory } from '@pharos/wonders';
import { cityName, markOf, type Scene } from '../sentenceContext.ts';
import { cardName } from '../words/describe.ts';

export function isWondersMemory(memory: Memory): memory is WondersMemory {
  return memory.game === 'wonders';
}

/** The hands of the Age, a text each, and the cards that were seen nowhere. */
export function memoryTexts({ hands, unseen, turn }: WondersMemory, scene: Scene): string[] {
  const { words } = scene;
  if (hands.length === 0) return [words.say('memory.none')];
  const rest = unseen.map(({ cards, inPlay }) =>
    inPlay === cards.length
      ? words.say('memory.nowhere', { cards: namesOf(cards, scene) })
      : words.say('memory.someIn', { n: inPlay, cards: namesOf(cards, scene) }),
  );
  return [...hands.map((hand) => handText(hand, turn, scene)), ...rest];
}

function handText(hand: HandMemory, turn: number, scene: Scene): string {
  const { words, view, me } = scene;
  const { holder, size, seenIn, left, unknown, faceDown, taken, next } = hand;
  const isOpen = holder === me && seenIn === turn;
  const parts = [
    words.say('memory.cards', { n: size }),
    ...(isOpen ? [] : [next === null ? words.say('memory.never') : words.say('memory.next', { n: next })]),
    ...(seenIn === null ? [words.say('memory.notSeen')] : []),
    ...(left.length === 0 || isOpen ? [] : [words.say('memory.left', { cards: namesOf(left, scene) })]),
    ...(faceDown === 0 || isOpen ? [] : [words.say('memory.some', { n: faceDown })]),
    ...(seenIn === null || unknown === 0 ? [] : [words.say('memory.drawn', { n: unknown })]),
    ...(taken.length === 0
      ? []
      : [words.say('memory.taken', { cards: taken.map((one) => takenText(one, scene)).join(', ') })]),
  ];
  return `${markOf(view, me, holder)} ${cityName(scene, holder)}: ${parts.join('; ')}`;
}

function takenText({ city, action, card, among }: TakenCard, scene: Scene): string {
  const { words } = scene;
  const named = (): string => {
    if (card !== null && action === 'build') return cardName(card, words);
    if (card !== null) return words.say('memory.card', { card: cardName(card, words) });
    if (among.length === 0) return words.say('memory.faceDown');
    return words.say('memory.among', { cards: namesOf([...new Set(among)], scene) });
  };
  return `${cityName(scene, city)} (${named()})`;
}

function namesOf(cards: readonly string[], { words }: Scene): string {
  return cards.map((card) => cardName(card, words)).join(', ');
}
