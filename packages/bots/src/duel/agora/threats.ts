import type { SeatId } from '@pharos/core';
import { agoraOf, CHAMBER_POINTS, recruitPrice, senateActions, type State } from '@pharos/duel';
import { shortOf } from './senate.ts';

const CHAMBERS = CHAMBER_POINTS.length;
const SECTION = 2;
const MOST_ACTIONS = 3;

/** Whether a Senator among the known open cards would give the seat control of all Chambers, at a price it can pay. */
export function completesSenate(s: State, seat: SeatId, known: number): boolean {
  const agora = agoraOf(s);
  const short = shortOf(agora, seat);
  if (short > MOST_ACTIONS || recruitPrice(s, seat) > s.players[seat].coins) return false;
  const leads = agora.players[seat].cubes.map((cubes, chamber) => cubes - agora.players[1 - seat].cubes[chamber]);
  for (const [slot, index] of s.deal.decks[s.age - 1].entries()) {
    if ((known & (1 << slot)) === 0) continue;
    for (const { type, subject } of s.catalog.cards[index].onGain) {
      if (type === 'conspirator' && short <= 1 && agora.players[seat].supply > 0) return true;
      if (type !== 'senateActions') continue;
      const from = SECTION * subject;
      const { cubes, supply } = agora.players[seat];
      if (canComplete(leads, cubes.slice(), supply, from, senateActions(s, seat))) return true;
    }
  }
  return false;
}

/** Tries all ways of placing in a section and moving; each action makes up for one missing cube at most. */
function canComplete(
  leads: readonly number[],
  cubes: number[],
  supply: number,
  from: number,
  actions: number,
): boolean {
  const missing = leads.reduce((sum, lead) => sum + Math.max(0, 1 - lead), 0);
  if (missing === 0) return true;
  if (missing > actions) return false;
  for (let to = 0; to < CHAMBERS; to++) {
    if (leads[to] > 0) continue;
    const more = leads.with(to, leads[to] + 1);
    const stands = cubes.with(to, cubes[to] + 1);
    const isInSection = to >= from && to < from + SECTION;
    if (isInSection && supply > 0 && canComplete(more, stands, supply - 1, from, actions - 1)) return true;
    for (const source of [to - 1, to + 1]) {
      if (source < 0 || source >= CHAMBERS || cubes[source] === 0) continue;
      const moved = more.with(source, more[source] - 1);
      if (canComplete(moved, stands.with(source, stands[source] - 1), supply, from, actions - 1)) return true;
    }
  }
  return false;
}
