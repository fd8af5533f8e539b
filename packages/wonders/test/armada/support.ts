import { unwrap } from '@pharos/core';
import { armadaOf as armadaPart, type ArmadaState } from '../../src/armada/state.ts';
import type { HarbourView, WondersEvent, WondersView } from '../../src/index.ts';
import { stateOf, matchOf, type WondersMatch } from '../support.ts';
import type { State } from '../../src/state.ts';

export const ARMADA = { packs: ['base', 'armada'], edition: 1, players: 3 } as const;

/** A match from a written position, with Armada; in turn 4, so that cards of the Age can be in cities. */
export function seaMatch(position: object, options: object = {}): WondersMatch {
  return matchOf({ turn: 4, ...position }, { ...ARMADA, ...options });
}

export function seaState(position: object, options: object = {}): State & { armada: ArmadaState } {
  const s = stateOf({ turn: 4, ...position }, { ...ARMADA, ...options });
  return { ...s, armada: armadaPart(s) };
}

/** One turn: what each seat chooses; null, and whoever is not named, sells a card. Answers what happened. */
export function turn(match: WondersMatch, ...choices: readonly (string | null)[]): WondersEvent[] {
  return Array.from({ length: match.seatCount }, (_, seat) => {
    const text = choices.at(seat) ?? match.legalMoves(seat).at(-1) ?? '';
    return [...unwrap(match.play(seat, text))];
  }).flat();
}

export function armadaOf(match: WondersMatch, viewer = 0): NonNullable<WondersView['armada']> {
  const { armada } = match.view(viewer);
  if (armada === undefined) throw new Error('there is no Armada');
  return armada;
}

export function harbour(match: WondersMatch, city: number): HarbourView {
  return armadaOf(match).harbours[city];
}

export function space(match: WondersMatch, city: number, fleet: string): number {
  return harbour(match, city).fleets.find((one) => one.fleet === fleet)?.space ?? -1;
}

export function coins(match: WondersMatch): number[] {
  return match.view(-1).cities.map((city) => city.coins);
}

/** Olympia with the power to build a card an Age for nothing: any card can then be played in a test. */
export const BUILDER = { board: 'olympia', side: 'A', stages: 2, coins: 10 } as const;
