import { beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../../test/catalogues.ts';
import { placeText, verdictByPeople, verdictByPoints, type Party } from './verdict.ts';

vi.mock('../../i18n/index.svelte.ts', async () => (await import('../../../test/catalogues.ts')).i18n);

const NAMES = ['Arsinoe', 'Nikias', 'Theano', 'Lysandra', 'Iason', 'Demetrios', 'Kallisto', 'Melitta'];
const nameOf = (seat: number): string => NAMES[seat];
const TIE = 'the tie rule';

/** Parties from best to worst by points; equal points share a place. */
function parties(points: readonly number[], size = 1): Party[] {
  return points.map((one, index) => ({
    seats: Array.from({ length: size }, (_, mate) => index * size + mate),
    place: points.indexOf(one) + 1,
    points: one,
  }));
}

const titleFor = (points: readonly number[], me: number | null, size = 1): string =>
  verdictByPoints({ parties: parties(points, size), me, nameOf }, TIE).title;

/** In all three languages. */
function inAll(say: () => string): string[] {
  const said = ['en', 'pl', 'hu'].map((language) => {
    speak(language, 'wonders');
    return say();
  });
  speak('en', 'wonders');
  return said;
}

beforeEach(() => speak('en', 'wonders'));

const SEVEN = [69, 66, 63, 61, 56, 52, 42];

describe('the end speaks to the player', () => {
  it.each([
    ['a victory', () => titleFor([60, 56], 0), ['You win by 4', 'Wygrywasz 4 punktami', '4 ponttal nyertél']],
    ['a narrow victory', () => titleFor([57, 56], 0), ['You win by 1', 'Wygrywasz 1 punktem', '1 ponttal nyertél']],
    ['a defeat', () => titleFor([60, 55], 1), ['You lose by 5', 'Przegrywasz 5 punktami', '5 ponttal vesztettél']],
    [
      'the third place of seven',
      () => titleFor(SEVEN, 2),
      ['You are third of seven', 'Zajmujesz trzecie miejsce na siedem', 'Hétből harmadik lettél'],
    ],
    [
      'the last place of eight',
      () => titleFor([...SEVEN, 40], 7),
      ['You are eighth of eight', 'Zajmujesz ósme miejsce na osiem', 'Nyolcból nyolcadik lettél'],
    ],
    [
      'a shared place',
      () => titleFor([69, 60, 60, 42], 2),
      ['You share second place', 'Dzielisz drugie miejsce', 'Osztozol a második helyen'],
    ],
    [
      'a shared fifth place',
      () => titleFor([69, 66, 63, 61, 56, 56], 5),
      ['You share fifth place', 'Dzielisz piąte miejsce', 'Osztozol az ötödik helyen'],
    ],
    [
      'a shared victory',
      () => titleFor([60, 60, 41], 1),
      ['You share the victory', 'Dzielisz zwycięstwo', 'Osztozol a győzelmen'],
    ],
    [
      'a victory of my team',
      () => titleFor([134, 129, 117, 91], 1, 2),
      ['Your team wins by 5', 'Twoja drużyna wygrywa 5 punktami', 'A csapatod 5 ponttal nyert'],
    ],
    [
      'the second place of my team',
      () => titleFor([134, 129, 117, 91], 2, 2),
      ['Your team is second of four', 'Twoja drużyna zajmuje drugie miejsce na cztery', 'A csapatod négyből a második'],
    ],
    [
      'a defeat of my team by one of two',
      () => titleFor([134, 133], 3, 2),
      ['Your team loses by 1', 'Twoja drużyna przegrywa 1 punktem', 'A csapatod 1 ponttal vesztett'],
    ],
  ])('%s', (_, say, texts) => {
    expect(inAll(say)).toEqual(texts);
  });

  it('who looks on is told of the winners', () => {
    expect(inAll(() => titleFor(SEVEN, null))).toEqual([
      'Arsinoe wins by 3',
      'Arsinoe wygrywa 3 punktami',
      'Arsinoe 3 ponttal nyert',
    ]);
    expect(inAll(() => titleFor([134, 129], null, 2))).toEqual([
      'Arsinoe + Nikias win by 5',
      'Arsinoe + Nikias wygrywają 5 punktami',
      'Arsinoe + Nikias 5 ponttal nyert',
    ]);
    expect(titleFor([60, 60], null)).toBe('Arsinoe + Nikias share the victory');
  });
});

describe('the reason', () => {
  it('names the distance to the winner', () => {
    const { reason, isWon } = verdictByPoints({ parties: parties(SEVEN), me: 2, nameOf }, TIE);
    expect([reason, isWon]).toEqual(['63 points, 6 behind Arsinoe.', false]);
  });

  it('tells the tie rule in a tie only', () => {
    expect(verdictByPoints({ parties: parties(SEVEN), me: 0, nameOf }, TIE).reason).not.toBe(TIE);
    const decided = parties([60, 60, 41]).map((party, index) => ({ ...party, place: index + 1 }));
    for (const [me, title] of [
      [0, 'You win'],
      [1, 'You are second of three'],
    ] as const)
      expect(verdictByPoints({ parties: decided, me, nameOf }, TIE)).toMatchObject({ title, reason: TIE });
  });

  it('tells the place among players or teams', () => {
    const teams = parties([134, 129, 117, 91], 2);
    expect(inAll(() => placeText(teams, teams[1]))).toEqual([
      'Place 2 of 4 teams',
      'Miejsce 2 z 4 drużyn',
      '2. hely, 4 csapat',
    ]);
    expect(placeText(parties(SEVEN), parties(SEVEN)[2])).toBe('Place 3 of 7');
  });
});

describe('an end that people made', () => {
  it('a resignation is told to either side and to who looks on', () => {
    const ended = { kind: 'resignation', seat: 1 } as const;
    expect([0, 1, null].map((me) => verdictByPeople(ended, { me, nameOf }))).toMatchObject([
      { title: 'You win', reason: 'Nikias resigned.', isWon: true },
      { title: 'You lose', reason: 'You resigned.', isWon: false },
      { title: 'Arsinoe wins', reason: 'Nikias resigned.', isWon: true },
    ]);
  });

  it('an agreed end has no winner', () => {
    expect(verdictByPeople({ kind: 'agreement' }, { me: 0, nameOf })).toMatchObject({
      title: 'The game was ended',
      isWon: false,
    });
    expect(verdictByPeople(undefined, { me: 0, nameOf })).toBeNull();
  });
});
