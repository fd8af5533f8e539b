import type { Language, NoticeEvent } from '@pharos/protocol';

/** What notices say. Who plays what, and nothing of the game itself. */
export interface NoticeTexts {
  readonly games: Readonly<Partial<Record<string, string>>>;
  readonly titles: Readonly<Record<NoticeEvent | 'test', string>>;
  readonly testText: string;
  several(count: number): string;
  with(game: string, names: string): string;
  readonly somebody: string;
  readonly and: string;
  readonly unsubscribe: string;
}

export const NOTICE_TEXTS: Readonly<Record<Language, NoticeTexts>> = {
  en: {
    games: { duel: '7 Wonders Duel', wonders: '7 Wonders' },
    titles: {
      turn: 'It is your turn',
      full: 'Your table is full',
      started: 'Your game has begun',
      ended: 'Your game is over',
      rematch: 'Somebody wants a rematch',
      invited: 'You are invited to a game',
      test: 'Notices of Pharos arrive here',
    },
    testText: 'You asked for this message.',
    several: (count) => `Pharos: ${count} pieces of news`,
    with: (game, names) => (names === '' ? game : `${game} with ${names}`),
    somebody: 'somebody',
    and: 'and',
    unsubscribe: 'No more mails like this:',
  },
  pl: {
    games: { duel: '7 Cudów Świata: Pojedynek', wonders: '7 Cudów Świata' },
    titles: {
      turn: 'Twoja kolej',
      full: 'Twój stół jest pełny',
      started: 'Twoja gra się zaczęła',
      ended: 'Twoja gra się skończyła',
      rematch: 'Ktoś chce rewanżu',
      invited: 'Zaproszenie do gry',
      test: 'Powiadomienia Pharos docierają tutaj',
    },
    testText: 'Ta wiadomość to próba na Twoją prośbę.',
    several: (count) => `Pharos – wiadomości: ${count}`,
    with: (game, names) => (names === '' ? game : `${game}; przy stole: ${names}`),
    somebody: 'ktoś',
    and: 'i',
    unsubscribe: 'Bez kolejnych takich wiadomości:',
  },
  hu: {
    games: { duel: '7 Csoda: Párbaj', wonders: '7 Csoda' },
    titles: {
      turn: 'Te jössz',
      full: 'Megtelt az asztalod',
      started: 'Elkezdődött a játszmád',
      ended: 'Véget ért a játszmád',
      rematch: 'Valaki visszavágót szeretne',
      invited: 'Játékra hívtak',
      test: 'A Pharos értesítései ide érkeznek',
    },
    testText: 'Ezt az üzenetet te kérted.',
    several: (count) => `Pharos: ${count} hír`,
    with: (game, names) => (names === '' ? game : `${game}, az asztalnál: ${names}`),
    somebody: 'valaki',
    and: 'és',
    unsubscribe: 'Ne jöjjön több ilyen levél:',
  },
};
