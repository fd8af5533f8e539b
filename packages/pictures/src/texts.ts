import type {
  Agreed,
  DailyFacts,
  Facts,
  InvitationFacts,
  PartyFacts,
  Person,
  PositionFacts,
  ResultFacts,
} from './facts.ts';
import { nameOf } from './names.ts';
import type { Words } from './words/types.ts';
import { listed, WORDS } from './words/words.ts';

/** What is said of a picture: for those who cannot see it, and beside it. */
export interface PictureTexts {
  readonly locale: string;
  readonly title: string;
  readonly description: string;
  readonly alt: string;
}

/** The words of a picture, with the names as people wrote them. */
export function describePicture(facts: Facts): PictureTexts {
  const words = WORDS[facts.language];
  const { heading, subject, details } = said(facts, words, (person) => isolated(nameOf(person, words)));
  const title = heading.join(' ');
  const description = [subject, ...details].filter((part) => part !== '').join(' ');
  return { locale: words.locale, title, description, alt: [title, subject].filter((part) => part !== '').join('. ') };
}

/** A name written from right to left must not turn the sentence around it. */
function isolated(name: string): string {
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(name)
    ? `\u2068${name}\u2069`
    : name;
}

interface Said {
  readonly heading: readonly string[];
  /** What is played, above the heading; empty where nothing is told. */
  readonly subject: string;
  readonly details: readonly string[];
}

type Naming = (person: Person) => string;

function said(facts: Facts, words: Words, naming: Naming): Said {
  switch (facts.kind) {
    case 'home':
      return { heading: words.home, subject: '', details: [words.homeText] };
    case 'secluded':
      return { heading: words.secluded, subject: '', details: [words.secludedText] };
    case 'invitation':
      return invitation(facts, words, naming);
    case 'position':
      return position(facts, words, naming);
    case 'daily':
      return daily(facts, words);
    case 'result':
      return result(facts, words, naming);
  }
}

/** "7 Wonders Duel · Agora · 20 min". */
export function subjectOf(
  agreed: Pick<Agreed, 'expansions' | 'game'>,
  words: Words,
  ...more: readonly (string | null)[]
): string {
  const expansions = agreed.expansions.map((id) => `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`);
  const parts = [words.games[agreed.game] ?? agreed.game, ...expansions, ...more];
  return parts.filter((part) => part !== null && part !== '').join(' · ');
}

export const isPerson = (seat: Person | null): seat is Person => seat !== null && seat.level === null;

/** Who waits, in the lines of a title. */
export function invitationLines({ seats }: InvitationFacts, words: Words, naming: Naming): readonly string[] {
  const people = seats.filter(isPerson);
  if (!seats.includes(null)) return words.full;
  return people.length === 1 ? words.savesSeat(naming(people[0])) : words.wait(people.length);
}

function invitation(
  facts: InvitationFacts & { readonly language: Facts['language'] },
  words: Words,
  naming: Naming,
): Said {
  const there = facts.seats.filter((seat) => seat !== null);
  const free = facts.seats.length - there.length;
  return {
    heading: invitationLines(facts, words, naming),
    subject: sentence(subjectOf(facts, words, words.pace(facts.clock))),
    details: [
      words.waiting(listed(facts.language, there.map(naming))),
      ...(free > 0 ? [words.freeSeats(free), words.sitDown] : []),
    ],
  };
}

/** How far a game is; empty before the first Age. */
export function progressOf({ position, move }: PositionFacts, words: Words): string {
  if (move !== null) return words.move(move.number, move.of);
  if (position === null) return '';
  if (position.age === 0) return position.game === 'duel' ? words.draft : '';
  const age = words.age(position.age, position.game === 'wonders' && position.edition === 1);
  return position.game === 'wonders' ? `${age} · ${words.turn(position.turn, position.turns)}` : age;
}

/** Those who play, as a title: two of them, or how many. */
export function playersTitle({ players }: Pick<PositionFacts, 'players'>, words: Words, naming: Naming): string {
  return players.length === 2 ? players.map(naming).join(' – ') : words.players(players.length);
}

function position(facts: PositionFacts, words: Words, naming: Naming): Said {
  const points = facts.players.map((person, seat) => `${naming(person)} ${facts.points[seat] ?? 0}`);
  return {
    heading: [playersTitle(facts, words, naming)],
    subject: sentence(subjectOf(facts, words, progressOf(facts, words))),
    details: [sentence(points.join(', ')), sentence(facts.move === null ? words.watch : words.wholeGame)],
  };
}

/** The verdict in the third person. */
export function verdictOf(facts: ResultFacts & Pick<Facts, 'language'>, words: Words, naming: Naming): string {
  const { parties, ending, players, language } = facts;
  const winners = parties.filter(({ place }) => place === 1);
  if (ending === 'agreement' || winners.length === 0) return words.stopped;
  if (ending === 'draw') return words.draw;
  const names = listed(language, namesOf(winners, players, naming));
  if (winners.length > 1) return words.shared(names);
  return words.wins({ names, count: winners[0].seats.length, margin: isByPoints(ending) ? marginOf(parties) : 0 });
}

/** Whether points decided; otherwise they are not told. */
export const isByPoints = (ending: string): boolean => ending === 'civilian' || ending === 'points';

function marginOf(parties: readonly PartyFacts[]): number {
  const second = parties.find(({ place }) => place !== 1);
  return second === undefined ? 0 : parties[0].points - second.points;
}

const namesOf = (parties: readonly PartyFacts[], players: readonly Person[], naming: Naming): string[] =>
  parties.flatMap(({ seats }) => seats.map((seat) => naming(players[seat])));

/** What kind of end it was, or how many played where all ends are alike. */
export function endingOf({ ending, players }: ResultFacts, words: Words): string {
  return words.endings[ending] ?? words.players(players.length);
}

function result(facts: ResultFacts & Pick<Facts, 'language'>, words: Words, naming: Naming): Said {
  const { parties, players } = facts;
  const points = parties.map((party) => `${namesOf([party], players, naming).join(' + ')} ${party.points}`);
  const names = parties.flatMap((party) => namesOf([party], players, naming));
  return {
    heading: [verdictOf(facts, words, naming)],
    subject: sentence(subjectOf(facts, words, endingOf(facts, words))),
    details: [sentence((isByPoints(facts.ending) ? points : names).join(', ')), sentence(words.wholeGame)],
  };
}

type Daily = DailyFacts & Pick<Facts, 'language'>;

/** "Deal of the day · 14 November". */
export function dailySubject({ day, language }: Daily, words: Words): string {
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return `${words.daily} · ${date.format(new Date(day))}`;
}

export const dailyHeading = ({ result, margin }: Daily, words: Words): string => words.dailyResult(result, margin);

/** Points where they decided, how many decisions were strong, and what others made of it. */
export function dailyDetails({ points, margin, worse, decisions }: Daily, words: Words): string[] {
  const strong = decisions.filter((kind) => kind === 'best' || kind === 'good').length;
  return [
    ...(margin === null ? [] : [words.points(points)]),
    ...(decisions.length === 0 ? [] : [words.strong(strong, decisions.length)]),
    ...(worse === null ? [] : [words.better(worse)]),
  ];
}

function daily(facts: Daily, words: Words): Said {
  return {
    heading: [dailyHeading(facts, words)],
    subject: sentence(`${dailySubject(facts, words)} · ${subjectOf(facts, words)}`),
    details: [...dailyDetails(facts, words), words.sameDeal].map(sentence),
  };
}

const sentence = (text: string): string => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`);
