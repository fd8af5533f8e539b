import type { DuelView } from '@pharos/duel';
import { t } from '../../../i18n/index.svelte.ts';
import { firstsOf, secondsOf } from './choices.ts';
import type { PantheonKind } from './kinds.ts';

/** Pieces that are offered together: what they are, and whether they are taken up second. */
export interface Offered {
  readonly title: string;
  readonly look: string;
  readonly ids: readonly string[];
  readonly isSecond?: true;
}

const LOOKS: Readonly<Record<PantheonKind, string>> = {
  placeDivinity: 'divinity',
  chooseBehindGate: 'divinity',
  chooseInDeck: 'divinity',
  chooseDeck: 'mythology',
  takeEnkiToken: 'token',
  placeSnake: 'card',
  discardAnyCard: 'card',
  unbuildWonder: 'wonder',
  buildWonderFromDiscard: 'ownWonder',
  placeMinerva: 'trackSpace',
  discardMilitaryToken: 'militaryToken',
  applyMilitaryToken: 'militaryToken',
};

/** What a choice of Pantheon is made from, in groups. */
export function groupsOf(
  view: DuelView,
  kind: PantheonKind,
  pick: string | null,
  { me, nameOf }: { readonly me: number; readonly nameOf: (seat: number) => string },
): Offered[] {
  const firsts = firstsOf(view);
  const seconds = secondsOf(view, pick);
  const look = LOOKS[kind];
  switch (kind) {
    case 'placeDivinity':
      return [
        { title: '', look, ids: firsts },
        { title: t('pantheon.decks'), look: 'space', ids: spacesOf(view), isSecond: true },
      ];
    case 'chooseInDeck':
      return seconds.length === 0 || pick === null
        ? [{ title: '', look, ids: firsts }]
        : [
            { title: '', look, ids: firsts },
            { title: t('pantheon.goesOnTop'), look: 'small', ids: seconds, isSecond: true },
          ];
    case 'unbuildWonder':
      return [me, 1 - me]
        .map((seat) => ({
          title: seat === me ? t('pantheon.yourWonders') : t('pantheon.theirWonders', { name: nameOf(seat) }),
          look,
          ids: firsts.filter((id) => view.players[seat].wonders.some(({ wonder }) => wonder === id)),
        }))
        .filter(({ ids }) => ids.length > 0);
    case 'buildWonderFromDiscard':
      return [
        { title: t('pantheon.yourWonders'), look, ids: firsts },
        { title: t('pantheon.discarded'), look: 'card', ids: seconds, isSecond: true },
      ];
    case 'placeMinerva':
      return trackGroups(firsts, me, nameOf);
    default:
      return [{ title: '', look, ids: firsts }];
  }
}

const spacesOf = ({ pantheon }: DuelView): string[] => (pantheon?.spaces ?? []).map(({ space }) => String(space));

/** The spaces of the track on either half; the farthest from the own capital come first. */
function trackGroups(firsts: readonly string[], me: number, nameOf: (seat: number) => string): Offered[] {
  const towards = (seat: number): Offered => ({
    title: t('pantheon.towards', { name: nameOf(seat) }),
    look: 'trackSpace',
    ids: firsts
      .filter((at) => (seat === 1 ? Number(at) > 0 : Number(at) < 0))
      .toSorted((one, other) => Math.abs(Number(one)) - Math.abs(Number(other))),
  });
  const centre: Offered = { title: t('pantheon.centre'), look: 'trackSpace', ids: firsts.filter((at) => at === '0') };
  return [towards(1 - me), centre, towards(me)].filter(({ ids }) => ids.length > 0);
}
