import type { SeatId } from '@pharos/core';
import type { ChoiceView, DecisionView, DuelView, Payment, SlotView } from '@pharos/duel';
import { agoraMenuTexts } from '../agoraTexts.ts';
import { nameOf } from '../names.ts';
import { openSlots } from '../render/scene.ts';
import { menuTexts } from '../texts.ts';
import { paymentInWords } from '../words/costs.ts';
import { describePiece } from '../words/describe.ts';
import { agoraChoice, partsFor, triggersIn } from './agoraMenu.ts';

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
  /** The first entry that is written out; those before it are drawn on the table. */
  readonly listedFrom: number;
}

/** What the person can choose now; `chosen` is a slot of the structure that was picked before. */
export function menuFor(view: DuelView, decision: DecisionView, chosen: string | null): Menu {
  const choices = decision.choices ?? [];
  if (decision.kind === 'turn') {
    const slot = view.structure.find((one) => one.slot === chosen);
    return slot === undefined ? cardMenu(view, choices) : actionMenu(view, decision.seat, slot, choices);
  }
  const inTwoSteps = partsFor(view, decision, chosen);
  if (inTwoSteps !== null) {
    const entries = inTwoSteps.parts.map(({ first, ...entry }) => ({ ...entry, slot: first }));
    return { question: inTwoSteps.question, entries, outOfReach: '', listedFrom: 0 };
  }
  const entries = choices.map(({ move }) => entryFor(move, decision, view));
  return {
    question: questionFor(decision),
    entries,
    outOfReach: '',
    listedFrom: decision.kind === 'pickWonder' ? entries.length : 0,
  };
}

function questionFor({ kind, agora }: DecisionView): string {
  return agora?.section && agora.actionsLeft
    ? agoraMenuTexts.senateActions(agora.section, agora.actionsLeft)
    : menuTexts.questions[kind];
}

/** The accessible cards, which carry their numbers on the table; after them the Conspiracies that can be triggered. */
function cardMenu(view: DuelView, choices: readonly ChoiceView[]): Menu {
  const cards = openSlots(view).map(({ slot, card }) => ({
    label: card === null ? slot : nameOf(card),
    note: '',
    move: null,
    slot,
  }));
  const triggers = triggersIn(choices).map((entry) => ({ ...entry, slot: null }));
  return {
    question: triggers.length === 0 ? menuTexts.questions.turn : agoraMenuTexts.turnOrTrigger,
    entries: [...cards, ...triggers],
    outOfReach: '',
    listedFrom: cards.length,
  };
}

/** The uses of one card: build or recruit it, discard it, put it under a Wonder or a Conspiracy. */
function actionMenu(
  view: DuelView,
  seat: SeatId,
  { card, back, payments }: SlotView,
  choices: readonly ChoiceView[],
): Menu {
  const id = card ?? '';
  const me = view.players[seat];
  const wonders = me.wonders.filter((wonder) => !wonder.built);
  const isSenator = back === 'senator';
  const unprepared = (view.agora?.players[seat === 0 ? 0 : 1].conspiracies ?? []).flatMap(({ conspiracy, state }) =>
    conspiracy !== null && state === 'unprepared' ? [conspiracy] : [],
  );
  const all = [
    isSenator
      ? { ...use(`recruit ${id}`, agoraMenuTexts.recruit(nameOf(id))), payment: payments?.[seat] ?? null }
      : { ...use(`build ${id}`, menuTexts.build(nameOf(id))), payment: payments?.[seat] ?? null },
    { ...use(`discard ${id}`, menuTexts.discard(nameOf(id), discardIncome(view, seat))), payment: null },
    ...wonders.map(({ wonder, payment }) => ({
      ...use(`build ${wonder} with ${id}`, menuTexts.buildWonder(nameOf(wonder))),
      payment,
    })),
    ...unprepared.map((conspiracy) => ({
      ...use(`prepare ${conspiracy} with ${id}`, agoraMenuTexts.prepare(nameOf(conspiracy))),
      payment: null,
    })),
  ];
  const isOpen = ({ move }: { move: string | null }): boolean => choices.some((choice) => choice.move === move);
  const closed = all.filter((entry) => !isOpen(entry));
  return {
    question: menuTexts.use(nameOf(id)),
    entries: all.filter(isOpen).map(({ payment, ...entry }) => ({ ...entry, note: noteFor(payment) })),
    outOfReach: closed.length === 0 ? '' : menuTexts.outOfReach(closed.map(closedText), me.coins),
    listedFrom: 0,
  };
}

/** Two coins, one more for each yellow card, two more with the Decree for it. */
function discardIncome({ players, agora }: DuelView, seat: SeatId): number {
  const hasBonus = agora?.chambers.some(
    ({ controller, decrees }) => controller === seat && decrees.some(({ decree }) => decree === 'discard-bonus'),
  );
  return 2 + players[seat].colours['yellow'] + (hasBonus === true ? 2 : 0);
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
function entryFor(move: string, decision: DecisionView, view: DuelView): Entry {
  const choice = agoraChoice(view, decision, move);
  if (choice !== null) return { ...use(move, choice.label), note: choice.note };
  const [verb, noun] = move.split(' ');
  if (noun === undefined) return { ...use(move, menuTexts.decline), note: '' };
  if (verb === 'start')
    return { ...use(move, menuTexts.start((noun === 'first' ? 0 : 1) === decision.seat)), note: '' };
  return { ...use(move, nameOf(noun)), note: describePiece(noun) };
}
