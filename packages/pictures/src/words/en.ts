import messages from '@pharos/web/messages/en.json';
import { catalogueWords, paceWords } from './catalogueWords.ts';
import type { Words } from './types.ts';

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const english: Words = {
  locale: 'en_GB',
  ...catalogueWords(messages),
  player: (number) => `Player ${number}`,
  players: (count) => counted(count, 'player', 'players'),
  pace: paceWords({ minute: 'min', second: 's', perMove: 'a move' }, (count) => counted(count, 'day', 'days')),

  homeText: '7 Wonders and 7 Wonders Duel with friends or bots, in the browser. No account.',
  secluded: ['Come to', 'the table'],
  secludedText: 'Open the link to see what is played here. No account.',

  savesSeat: (name) => [`${name} saves`, 'you a seat'],
  wait: (count) => [`${count} players`, 'wait for you'],
  full: ['Everybody', 'is here'],
  you: 'You?',
  sitDown: 'Open the link and sit down. No account.',
  waiting: (names) => `At the table: ${names}.`,
  freeSeats: (count) => (count === 1 ? 'One seat is free.' : `${count} seats are free.`),

  draft: 'Choosing the Wonders',
  age: (number) => `Age ${'I'.repeat(number)}`,
  turn: (number, of) => `turn ${number} of ${of}`,
  watch: 'Watch the game',
  move: (number, of) => `Move ${number} of ${of}`,

  wins: ({ names, count, margin }) => `${names} ${count === 1 ? 'wins' : 'win'}${margin === 0 ? '' : ` by ${margin}`}`,
  shared: (names) => `${names} share the victory`,
  endings: {
    ...catalogueWords(messages).endings,
    civilian: 'Civilian victory',
    military: 'Military supremacy',
    scientific: 'Scientific supremacy',
    political: 'Political supremacy',
  },
  wholeGame: 'Replay the whole game',

  dailyResult: (result, margin) => {
    if (margin === null) return result === 'won' ? 'Won early' : 'Lost early';
    if (margin === 0) return 'Level on points';
    return margin > 0 ? `Won by ${margin}` : `Lost by ${-margin}`;
  },
  points: (count) => (count === 1 ? '1 point' : `${count} points`),
  strong: (count, of) => `${count} of ${of} decisions strong`,
  better: (percent) => `Better than ${percent} %`,
  decisions: { best: 'best', good: 'good', slip: 'slip', mistake: 'mistake' },
  sameDeal: 'Play the same deal',
};
