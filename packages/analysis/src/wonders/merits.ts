import { wondersReasons } from '@pharos/bots';
import type { Move, SeatId } from '@pharos/core';
import { EFFECT, moves, RESOURCE_SETS, singleSets, wonders, words, type State } from '@pharos/wonders';
import type { Compared } from '../knowledge.ts';
import { mostTelling, withoutCommon, type WeighedReason } from '../reasons.ts';
import type { Reason } from '../result.ts';

const MOST_MERITS = 4;
const BUILDS: ReadonlySet<number> = new Set([moves.BUILD, moves.BUILD_FREE]);

/** What speaks for the best move of 7 Wonders rather than for the one played, or for the others if that was the best. */
export function merits(s: State, seat: SeatId, { played, best, others }: Compared): Reason[] {
  const isBest = best.move === played.move;
  const told = wondersReasons(s, seat, best.move, isBest ? others : [played.move]);
  // What holds for the move played as well is no reason to prefer another.
  const common = isBest ? [] : wondersReasons(s, seat, played.move, []);
  const own = withoutCommon(told, common);
  const supply = mostTelling([...supplyOf(s, seat, best.move), ...stepsOf(s, seat, best.move)], MOST_MERITS);
  return [...own, ...supply].slice(0, MOST_MERITS);
}

/** How far ships go. */
function stepsOf(s: State, seat: SeatId, move: Move): WeighedReason[] {
  const steps = wonders.preview(s, seat, move).naval?.steps ?? [];
  return steps.map(({ fleet, space }) => ({ kind: 'ship', n: space, what: fleet, weight: 0.5 }));
}

/** What a card makes, and cheaper trade; the first unit of a resource is worth most. */
function supplyOf(s: State, seat: SeatId, move: Move): WeighedReason[] {
  if (!BUILDS.has(moves.moveKind(move)) || moves.isForFreeCity(move)) return [];
  const card = s.catalog.cards[moves.moveSubject(move)];
  const { supply } = s.cities[seat];
  return card.standing.flatMap(({ kind, subject, count }): WeighedReason[] => {
    if (kind === EFFECT.discount) return [{ kind: 'cheaperTrade', n: 1, piece: card.id, weight: 2 }];
    const set = kind === EFFECT.produce ? singleSets[subject] : subject;
    if (kind !== EFFECT.produce && kind !== EFFECT.produceOne) return [];
    const isFirst = supply[set] === 0;
    return [
      {
        kind: isFirst ? 'producesFirst' : 'produces',
        n: kind === EFFECT.produce ? count : 1,
        what: resourcesIn(set).join(' '),
        weight: isFirst ? 3 : 1,
      },
    ];
  });
}

/** The names of the resources of a set: bit i stands for the i-th one of its kind. */
function resourcesIn(set: number): string[] {
  const raw = RESOURCE_SETS.raw.length;
  const first = set < raw ? 0 : Math.log2(raw);
  const bits = set < raw ? set : set - raw;
  return words.RESOURCES.filter((_, resource) => resource >= first && (bits & (1 << (resource - first))) !== 0);
}
