import { previewByPlaying, type Fact, type Move, type Preview, type SeatId } from '@pharos/core';
import { apply } from './apply.ts';
import { redact, type DuelEvent } from './events.ts';
import { resample } from './resample.ts';
import { outcome, scoreOf } from './scoring.ts';
import type { State } from './state.ts';

const GAME = {
  resample,
  apply,
  redact,
  outcome,
  listen(s: State, hear: ((event: DuelEvent) => void) | null) {
    s.emit = hear;
  },
};

/** What a seat would see if it made a move now; cards and tokens that would turn up are left out. */
export function preview(s: State, seat: SeatId, move: Move): Preview<DuelEvent> {
  return previewByPlaying(GAME, { facts: factsOf, foresee }, s, seat, move);
}

function foresee(event: DuelEvent): DuelEvent | null {
  return 'reveals' in event ? null : event;
}

function factsOf(s: State): Fact[] {
  const facts: Fact[] = [{ seat: null, what: 'pawn', count: s.pawn }];
  for (const [seat, player] of s.players.entries()) {
    facts.push({ seat, what: 'coins', count: player.coins });
    for (const [category, points] of Object.entries(scoreOf(s, seat))) {
      facts.push({ seat, what: `points.${category}`, count: points });
    }
  }
  return facts;
}
