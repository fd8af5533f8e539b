import { previewByPlaying, type Fact, type Game, type Move, type Preview, type SeatId } from '@pharos/core';
import type { DuelEvent } from './events.ts';
import { scoreOf } from './scoring.ts';
import type { State } from './state.ts';

type Play<Options, View> = Pick<
  Game<Options, State, View, DuelEvent>,
  'resample' | 'listen' | 'apply' | 'redact' | 'outcome'
>;

/** What a seat would see if it made a move now; cards and tokens that would turn up are left out. */
export function preview<Options, View>(
  game: Play<Options, View>,
  s: State,
  seat: SeatId,
  move: Move,
): Preview<DuelEvent> {
  return previewByPlaying(game, { facts: factsOf, foresee }, s, seat, move);
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
