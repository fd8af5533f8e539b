import type { EarlyEnd } from '@pharos/core';
import { listed, t } from '../../i18n/index.svelte.ts';

/** Who plays for one result: a player, or partners. */
export interface Party {
  readonly seats: readonly number[];
  /** Who shares a place has the same number, and the next one counts them; null where nobody has a place. */
  readonly place: number | null;
  readonly points: number;
}

/** What the end of a game says to whoever looks at it. */
export interface Verdict {
  readonly title: string;
  readonly reason: string;
  /** What kind of end it was, or which place. */
  readonly kind: string;
  /** Whether it is a victory of the viewer, or of anybody where the viewer has no seat. */
  readonly isWon: boolean;
}

export interface Told {
  /** From best to worst. */
  readonly parties: readonly Party[];
  /** The one seat that is the viewer's; null for who looks on, and where several play on one device. */
  readonly me: number | null;
  readonly nameOf: (seat: number) => string;
}

const namesOf = ({ seats }: Party, nameOf: Told['nameOf']): string => listed(seats.map(nameOf));

export const partyOf = (parties: readonly Party[], me: number | null): Party | undefined =>
  parties.find(({ seats }) => me !== null && seats.includes(me));

/** The end of a game that was decided by points. `tie` tells what decided it where the points of the first did not. */
export function verdictByPoints({ parties, me, nameOf }: Told, tie: string): Omit<Verdict, 'kind'> {
  const winners = parties.filter(({ place }) => place === 1);
  const [best] = winners;
  const second = parties.find(({ place }) => place !== 1);
  const mine = partyOf(parties, me);
  const margin = second === undefined ? 0 : best.points - second.points;
  const isShared = winners.length > 1;
  if (mine === undefined || mine.place === 1) {
    const decided = isShared || margin === 0 || second === undefined ? tie : aheadText(best, second, nameOf);
    return { title: victoryText({ winners, mine, margin }, nameOf), reason: decided, isWon: true };
  }
  const who = whoIs(mine);
  const n = best.points - mine.points;
  const reason = n === 0 ? tie : t('end.behind', { points: mine.points, n, names: namesOf(best, nameOf) });
  if (parties.length === 2) return { title: t('end.lose', { who, n }), reason, isWon: false };
  const isAlone = parties.filter(({ place }) => place === mine.place).length === 1;
  const place = mine.place ?? parties.length;
  const title = isAlone ? t('end.place', { who, place, of: parties.length }) : t('end.sharePlace', { who, place });
  return { title, reason, isWon: false };
}

const whoIs = ({ seats }: Party): 'team' | 'one' => (seats.length > 1 ? 'team' : 'one');

function aheadText(best: Party, second: Party, nameOf: Told['nameOf']): string {
  return t('end.ahead', { points: best.points, n: best.points - second.points, names: namesOf(second, nameOf) });
}

interface Victory {
  readonly winners: readonly Party[];
  readonly mine: Party | undefined;
  readonly margin: number;
}

function victoryText({ winners, mine, margin }: Victory, nameOf: Told['nameOf']): string {
  const isShared = winners.length > 1;
  if (mine !== undefined)
    return isShared ? t('end.shareVictory', { who: whoIs(mine) }) : t('end.win', { who: whoIs(mine), n: margin });
  const seats = winners.flatMap((party) => party.seats);
  const names = listed(seats.map(nameOf));
  return isShared ? t('end.shared', { names }) : t('end.wins', { names, count: seats.length, n: margin });
}

/** "Place 3 of 7"; nothing where nobody has a place. */
export function placeText(parties: readonly Party[], party: Party): string {
  return party.place === null
    ? t('end.agreement')
    : t('end.placeOf', { place: party.place, of: parties.length, who: whoIs(party) });
}

/** A victory that points did not decide. */
export function victoryOf(winner: number, { me, nameOf }: Omit<Told, 'parties'>): Pick<Verdict, 'title' | 'isWon'> {
  if (me === null) return { title: t('end.wins', { names: nameOf(winner), count: 1, n: 0 }), isWon: true };
  return { title: t(me === winner ? 'end.win' : 'end.lose', { who: 'one', n: 0 }), isWon: me === winner };
}

/** The end of a game that people ended; null if the rules did. */
export function verdictByPeople(ended: EarlyEnd | undefined, told: Omit<Told, 'parties'>): Verdict | null {
  switch (ended?.kind) {
    case 'resignation':
      return {
        ...victoryOf(1 - ended.seat, told),
        reason: ended.seat === told.me ? t('end.youResigned') : t('end.resigned', { name: told.nameOf(ended.seat) }),
        kind: t('end.resignationKind'),
      };
    case 'draw':
      return { title: t('end.draw'), reason: t('end.drawReason'), kind: t('end.drawKind'), isWon: true };
    case 'agreement':
      return {
        title: t('end.agreement'),
        reason: t('end.agreementReason'),
        kind: t('end.agreementKind'),
        isWon: false,
      };
    case undefined:
      return null;
  }
}
