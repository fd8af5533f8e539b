import messages from '@pharos/web/messages/pl.json';
import { catalogueWords, paceWords } from './catalogueWords.ts';
import type { Words } from './types.ts';

const rules = new Intl.PluralRules('pl');

/** One, two to four, five and more. */
function counted(count: number, one: string, few: string, many: string): string {
  const form = rules.select(count);
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`;
}

export const polish: Words = {
  locale: 'pl_PL',
  ...catalogueWords(messages),
  player: (number) => `Gracz ${number}`,
  players: (count) => counted(count, 'gracz', 'graczy', 'graczy'),
  pace: paceWords({ minute: 'min', second: 's', perMove: 'na ruch' }, (count) => counted(count, 'dzień', 'dni', 'dni')),

  homeText: '7 Cudów Świata i Pojedynek ze znajomymi albo z botami, w przeglądarce. Bez zakładania konta.',
  secluded: ['Zapraszamy', 'do stołu'],
  secludedText: 'Otwórz link i zobacz, w co się tu gra. Bez zakładania konta.',

  savesSeat: (name) => [`${name} trzyma`, 'ci miejsce'],
  wait: (count) => [
    rules.select(count) === 'few' ? 'Czekają na ciebie' : 'Czeka na ciebie',
    counted(count, 'osoba', 'osoby', 'osób'),
  ],
  full: ['Wszyscy są', 'na miejscu'],
  you: 'Ty?',
  sitDown: 'Otwórz link i usiądź. Bez zakładania konta.',
  waiting: (names) => `Przy stole: ${names}.`,
  freeSeats: (count) => `Wolne miejsca: ${count}.`,

  draft: 'Wybór Cudów',
  age: (number, isOld) => `${isOld ? 'Era' : 'Epoka'} ${'I'.repeat(number)}`,
  turn: (number, of) => `tura ${number} z ${of}`,
  watch: 'Obejrzyj grę',
  move: (number, of) => `Ruch ${number} z ${of}`,

  wins: ({ names, count, margin }) =>
    `${names} ${count === 1 ? 'wygrywa' : 'wygrywają'}${margin === 0 ? '' : ` ${counted(margin, 'punktem', 'punktami', 'punktami')}`}`,
  shared: (names) => `Wspólne zwycięstwo: ${names}`,
  endings: {
    ...catalogueWords(messages).endings,
    civilian: 'Zwycięstwo cywilne',
    military: 'Dominacja militarna',
    scientific: 'Dominacja naukowa',
    political: 'Dominacja polityczna',
  },
  wholeGame: 'Obejrzyj powtórkę',

  dailyResult: (result, margin) => {
    if (margin === null) return result === 'won' ? 'Wygrana przed czasem' : 'Porażka przed czasem';
    if (margin === 0) return 'Remis punktowy';
    return margin > 0 ? `Wygrana o ${margin}` : `Porażka o ${-margin}`;
  },
  points: (count) => counted(count, 'punkt', 'punkty', 'punktów'),
  strong: (count, of) => `Mocne decyzje: ${count} z ${of}`,
  better: (percent) => `Lepiej niż ${percent} % graczy`,
  decisions: { best: 'najlepsza', good: 'dobra', slip: 'słabsza', mistake: 'błąd' },
  sameDeal: 'Zagraj to samo rozdanie',
};
