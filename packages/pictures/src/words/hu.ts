import messages from '@pharos/web/messages/hu.json';
import { catalogueWords, paceWords } from './catalogueWords.ts';
import type { Words } from './types.ts';

export const hungarian: Words = {
  locale: 'hu_HU',
  ...catalogueWords(messages),
  player: (number) => `${number}. játékos`,
  players: (count) => `${count} játékos`,
  pace: paceWords({ minute: 'p', second: 'mp', perMove: 'lépésenként' }, (count) => `${count} nap`),

  homeText: '7 Csoda és 7 Csoda: Párbaj barátokkal vagy botokkal, a böngészőben. Regisztráció nélkül.',
  secluded: ['Gyere', 'az asztalhoz'],
  secludedText: 'Nyisd meg a linket, és nézd meg, mit játszanak itt. Regisztráció nélkül.',

  savesSeat: (name) => [`${name} helyet`, 'tart neked'],
  wait: (count) => [`${count} játékos`, 'vár rád'],
  full: ['Mindenki', 'itt van'],
  you: 'Te?',
  sitDown: 'Nyisd meg a linket, és ülj le. Regisztráció nélkül.',
  waiting: (names) => `Az asztalnál: ${names}.`,
  freeSeats: (count) => `Szabad helyek: ${count}.`,

  draft: 'Csodák kiválasztása',
  age: (number) => `${'I'.repeat(number)}. kor`,
  turn: (number, of) => `${number}. kör, összesen ${of}`,
  watch: 'Nézd a játékot',
  move: (number, of) => `${number}. lépés, összesen ${of}`,

  wins: ({ names, margin }) => `${names}${margin === 0 ? '' : ` ${margin} ponttal`} nyert`,
  shared: (names) => `Közös győzelem: ${names}`,
  endings: {
    ...catalogueWords(messages).endings,
    civilian: 'Civil győzelem',
    military: 'Katonai fölény',
    scientific: 'Tudományos fölény',
    political: 'Politikai fölény',
  },
  wholeGame: 'Nézd vissza a játékot',

  dailyResult: (result, margin) => {
    if (margin === null) return result === 'won' ? 'Idő előtti győzelem' : 'Idő előtti vereség';
    if (margin === 0) return 'Pontegyenlőség';
    return margin > 0 ? `${margin} ponttal nyert` : `${-margin} ponttal kikapott`;
  },
  points: (count) => `${count} pont`,
  strong: (count, of) => `${of} döntésből ${count} erős`,
  better: (percent) => `Jobb, mint a többiek ${percent}%-a`,
  decisions: { best: 'legjobb', good: 'jó', slip: 'pontatlan', mistake: 'hiba' },
  sameDeal: 'Játszd le ugyanezt az osztást',
};
