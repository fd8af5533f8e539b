import type { WondersView } from '@pharos/wonders';
import { sceneNamed } from '../scenes.ts';

export interface WondersCity {
  /** Null for the Free City. */
  readonly seat: number | null;
  readonly scene: string;
  readonly isNight: boolean;
  /** A monument is drawn in three parts, however many stages a side has. */
  readonly parts: number;
  readonly coins: number;
  readonly shields: number;
  readonly points: number;
}

/** What a picture shows of a game of 7 Wonders. */
export interface WondersPosition {
  readonly game: 'wonders';
  readonly edition: number;
  readonly age: number;
  readonly turn: number;
  readonly turns: number;
  readonly cities: readonly WondersCity[];
}

/** Of what everybody may see, what a picture shows. */
export function wondersPosition({ options, age, turn, turnsInAge, cities }: WondersView): WondersPosition {
  return {
    game: 'wonders',
    edition: options.edition,
    age,
    turn,
    turns: turnsInAge,
    cities: cities.map(({ seat, board, side, stages, stagesBuilt, coins, shields, score }) => ({
      seat,
      scene: sceneNamed(board),
      isNight: side === 'night' || side === 'B',
      parts: partsBuilt(stagesBuilt, stages.length),
      coins,
      shields,
      points: score.total,
    })),
  };
}

function partsBuilt(built: number, stages: number): number {
  if (stages === 0) return 3;
  return built === 0 ? 0 : Math.max(1, Math.floor((built * 3) / stages));
}
