import type { SeatId } from '@pharos/core';
import type { ChoiceView, DecisionView, DuelView, Payment, SlotView } from '@pharos/duel';
import { nameOf } from '../names.ts';
import { openSlots } from '../render/scene.ts';
import { menuTexts } from '../texts.ts';
import { paymentInWords } from '../words/costs.ts';
import { describePiece } from '../words/describe.ts';

/** A line to choose by its number: a move, or a card whose uses come next. */
export interface Entry {
  readonly label: string;
  readonly note: string;
  readonly move: string | null;
  readonly slot: string | null;
}

export interface Menu {
  readonly question: string;
  readonly entries: readonly Entry[];
  /** What cannot be afforded, in one line; empty if there is nothing. */
  readonly outOfReach: string;
  /** Whether the entries are written out; those drawn on the table are not. */
  readonly isListed: boolean;
}

/** What the person can choose now; `chosen` is a slot of the structure that was picked before. */
export function menuFor(view: DuelView, decision: DecisionView, chosen: string | null): Menu {
  const choices = decision.choices ?? [];
  if (decision.kind === 'turn') {
    const slot = view.structure.find((one) => one.slot === chosen);
    return slot === undefined ? cardMenu(view) : actionMenu(view, decision.seat, slot, choices);
  }
  return {
    question: menuTexts.questions[decision.kind],
    entries: choices.map(({ move }) => entryFor(move, decision)),
    outOfReach: '',
    isListed: decision.kind !== 'pickWonder',
  };
}

/** The accessible cards; they carry their numbers on the table. */
function cardMenu(view: DuelView): Menu {
  const entries = openSlots(view).map(({ slot, card }) => ({
    label: card === null ? slot : nameOf(card),
    note: '',
    move: null,
    slot,
  }));
  return { question: menuTexts.questions.turn, entries, outOfReach: '', isListed: false };
}

/** The uses of one card: build it, discard it, or put it under a Wonder. */
function actionMenu(view: DuelView, seat: SeatId, { card, payments }: SlotView, choices: readonly ChoiceView[]): Menu {
  const id = card ?? '';
  const me = view.players[seat];
  const wonders = me.wonders.filter((wonder) => !wonder.built);
  const all = [
    { ...use(`build ${id}`, menuTexts.build(nameOf(id))), payment: payments?.[seat] ?? null },
    { ...use(`discard ${id}`, menuTexts.discard(nameOf(id), 2 + me.colours['yellow'])), payment: null },
    ...wonders.map(({ wonder, payment }) => ({
      ...use(`build ${wonder} with ${id}`, menuTexts.buildWonder(nameOf(wonder))),
      payment,
    })),
  ];
  const isOpen = ({ move }: { move: string | null }): boolean => choices.some((choice) => choice.move === move);
  const closed = all.filter((entry) => !isOpen(entry));
  return {
    question: menuTexts.use(nameOf(id)),
    entries: all.filter(isOpen).map(({ payment, ...entry }) => ({ ...entry, note: noteFor(payment) })),
    outOfReach: closed.length === 0 ? '' : menuTexts.outOfReach(closed.map(closedText), me.coins),
    isListed: true,
  };
}

/** The piece a move would build, with its price: `Colossus 5¢`. */
function closedText({ move, payment }: { move: string | null; payment: Payment | null }): string {
  const [, id = ''] = (move ?? '').split(' ');
  return payment === null ? nameOf(id) : `${nameOf(id)} ${payment.coins}¢`;
}

function use(move: string, label: string): Omit<Entry, 'note'> {
  return { label, move, slot: null };
}

function noteFor(payment: Payment | null): string {
  return payment === null ? '' : paymentInWords(payment);
}

/** A choice that names one piece: what the piece does stands beside it. */
function entryFor(move: string, decision: DecisionView): Entry {
  const [verb, noun] = move.split(' ');
  if (noun === undefined) return { ...use(move, menuTexts.decline), note: '' };
  if (verb === 'start')
    return { ...use(move, menuTexts.start((noun === 'first' ? 0 : 1) === decision.seat)), note: '' };
  return { ...use(move, nameOf(noun)), note: describePiece(noun) };
}
