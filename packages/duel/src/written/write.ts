import type { SeatId } from '@pharos/core';
import { currentTask } from '../agenda.ts';
import { DECKS } from '../content/types.ts';
import { SEAT_NAMES } from '../notation.ts';
import type { State } from '../state.ts';
import { taskKind, TURN } from '../tasks.ts';
import { view, type DuelView, type PlayerView, type SlotView } from '../view.ts';

/**
 * Writes down what a seat that has to choose knows of a position, in the words of `describe`: another position that looks the same to
 * the seat is written the same. Null for what these words cannot say, such as a draft.
 */
export function writePosition(s: State, seat: SeatId): unknown {
  const seen = view(s, seat);
  const { decision } = seen;
  if (seen.isDraft || seen.structure.length === 0 || decision?.seat !== seat || decision.drawn !== null) return null;
  // In the middle of a turn what was uncovered lies face down still.
  if (seen.structure.some(({ accessible, card }) => accessible && card === null)) return null;
  const choice = writtenChoice(s);
  const parts = choice === null ? null : writtenParts(s, seen);
  if (choice === null || parts === null) return null;
  return {
    age: seen.age,
    turn: SEAT_NAMES[seat],
    ...choice,
    ...(s.extraTurn && { extraTurn: true }),
    pawn: seen.pawn,
    militaryTokens: seen.militaryTokens,
    structure: Object.fromEntries(seen.structure.map((slot) => [slot.slot, cardOf(slot)])),
    first: writtenPlayer(s, seen.players[0]),
    second: writtenPlayer(s, seen.players[1]),
    board: seen.board,
    discard: seen.discard,
    ...parts,
  };
}

/** A face-down card may be any with its back. */
function cardOf({ card, back }: SlotView): string {
  return card ?? (isOfAge(back) ? '?' : `?${back}`);
}

const isOfAge = (back: string): boolean => DECKS.some((deck) => deck === back && deck !== 'guild');

function writtenPlayer(s: State, { coins, city, wonders, tokens }: PlayerView): unknown {
  const { catalog, under } = s;
  const built = wonders.filter((one) => one.built).map(({ wonder }) => wonder);
  // Everybody has seen the card that went under a Wonder.
  const cardUnder = (id: string): string | null => {
    const card = under[catalog.wonders.findIndex((wonder) => wonder.id === id)];
    return card < 0 ? null : catalog.cards[card].id;
  };
  const cards = built.map((id) => [id, cardUnder(id)] as const);
  return {
    coins,
    city,
    wonders: wonders.filter((one) => !one.built).map(({ wonder }) => wonder),
    built: cards.every(([, card]) => card !== null) ? Object.fromEntries(cards) : built,
    tokens,
  };
}

/** Nothing for a turn; null for what a position cannot begin with. */
function writtenChoice(s: State): Record<string, unknown> | null {
  const choice = currentTask(s);
  if (taskKind(choice) === TURN) return {};
  const { name, written } = s.rules.choices[taskKind(choice)];
  return written === undefined ? null : { choice: { kind: name, ...written.values?.(choice) } };
}

function writtenParts(s: State, seen: DuelView): Record<string, unknown> | null {
  const parts: Record<string, unknown> = {};
  for (const { id, writePart } of s.rules.expansions) {
    const part = writePart?.(s, seen) ?? null;
    if (part === null) return null;
    parts[id] = part;
  }
  return parts;
}
