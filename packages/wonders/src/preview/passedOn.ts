import { fastRng, type SeatId } from '@pharos/core';
import { resample } from '../resample.ts';
import { cardOf } from '../hidden.ts';
import { clone, NONE, type State } from '../state.ts';
import { previews } from './preview.ts';
import { passing } from './hand.ts';
import { TURN } from '../tasks.ts';

/** What a card would bring the seat that gets the rest of a hand. */
export interface PassedOn {
  readonly to: SeatId;
  /** The most points it could build it for, as things stand; those for coins are left out. */
  readonly points: number;
  /** The shields it could have by it, and by how much the tokens of its conflict with the seat that passes it on would grow. */
  readonly shields: number;
  readonly tokens: number;
}

/** What a card of a seat's hand would bring the next one to hold it; null where hands are not passed on. */
export function passedOn(s: State, seat: SeatId, card: number): PassedOn | null {
  const world = clone(resample(s, seat, fastRng(0)));
  const held = world.hands[seat].find((one) => cardOf(one) === card);
  const to = passing(world, seat, TURN, () => [])?.to;
  if (held === undefined || to === undefined) return null;
  world.hands[to] = [held];
  world.staged[to] = NONE;
  const gains = previews(world, to)
    .filter(({ events }) => events.some((event) => event.type === 'cardBuilt' && event.city === to))
    .map(({ changes, conflicts }) => {
      const growth = (what: string): number => {
        const change = changes.find((one) => one.seat === to && one.what === what);
        return change === undefined ? 0 : change.after - change.before;
      };
      const withGiver = conflicts.filter(({ opponent }) => opponent === seat);
      return {
        points: growth('points.total') - growth('points.treasury'),
        shields: growth('shields'),
        tokens: withGiver.reduce((sum, { token }) => sum + token.after - token.before, 0),
      };
    });
  const most = (of: (gain: (typeof gains)[number]) => number): number => Math.max(0, ...gains.map(of));
  return {
    to,
    points: most(({ points }) => points),
    shields: most(({ shields }) => shields),
    tokens: most(({ tokens }) => tokens),
  };
}
