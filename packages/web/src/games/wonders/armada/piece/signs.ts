import { words } from '@pharos/wonders/client';
import type { EffectsOfPiece } from '../../piece/effectsOfPiece.ts';
import { coin, colour, either, icon, mark, points, times } from '../../../../signs/sign.ts';
import type { Sign } from '../../piece/sign.ts';

const { FLEETS } = words;
type NavalSpec = words.NavalSpec;

const POWERS = {
  easternTrade: [icon('far-right'), mark('×1'), coin(1)],
  westernTrade: [icon('far-left'), mark('×2'), coin(1)],
  noLosses: [icon('lock'), icon('tax'), icon('pirate')],
  freeStageShips: [icon('stage'), icon('ship-any'), coin(0)],
  mayStayOut: [icon('naval'), mark('?')],
  cheaperSteps: [icon('ship-any'), mark('−1'), colour('brown')],
  coinPerMove: [coin(1), mark('×'), icon('ship-any')],
} as const satisfies Readonly<Record<NonNullable<NavalSpec['power']>, readonly Sign[]>>;

const COUNTED = {
  commerceLevel: icon('level'),
  island: colour('island'),
  cardOfOneColour: icon('cards-one'),
} as const satisfies Readonly<Record<string, Sign>>;

/** Ships of any fleet are drawn once with their number; those of some fleets, each as itself. */
function moves({ moves: free }: NavalSpec): Sign[] {
  if (free === undefined) return [];
  const named = free.fleets ?? FLEETS;
  if (named.length < FLEETS.length)
    return [...either(named.map((fleet) => icon(`ship-${fleet}`))), mark(`+${free.count}`)];
  return [icon('ship-any'), mark(free.count === 1 ? '+1' : `+1 ×${free.count}`)];
}

/** Ships that move come first, then what the piece does on land, then the rest of what only Armada knows. */
export function signs({ naval = {} }: EffectsOfPiece, onLand: readonly Sign[]): Sign[] {
  const { shields = 0, island, pirates, incursion, mostOwned, power, pointsPer } = naval;
  return [
    ...moves(naval),
    ...onLand,
    ...times(shields, icon('naval')),
    ...(island === undefined ? [] : [icon(`island-${island}`)]),
    ...(pirates === true ? [icon('pirate')] : []),
    ...(incursion === undefined ? [] : [icon(incursion === 'left2' ? 'raid-left' : 'raid-right')]),
    ...(mostOwned === true ? [icon('sci-most'), mark('+1')] : []),
    ...(power === undefined ? [] : POWERS[power]),
    ...(pointsPer === undefined ? [] : [points(pointsPer.count), mark('×'), COUNTED[pointsPer.per]]),
  ];
}
