import type { SeatId } from '@pharos/core';
import type { AgoraView, ChamberView, ChoiceView, DecisionView, DuelView } from '@pharos/duel';
import { agoraMenuTexts, agoraQuestions, decreeShort } from '../agoraTexts.ts';
import { nameOf } from '../names.ts';
import { describePiece } from '../words/describe.ts';

/** A choice of Agora: its label, and what stands beside it. */
export interface AgoraChoice {
  readonly label: string;
  readonly note: string;
}

/** Choices of two parts, too many to list at once: the first part, then the second. */
export interface Part extends AgoraChoice {
  /** The move, or the first part to choose the second for. */
  readonly move: string | null;
  readonly first: string | null;
}

/** `swap A for B` and `shift d2 to 5` are chosen in two steps; null for what is chosen in one. */
export function partsFor(
  view: DuelView,
  { kind, seat, choices }: DecisionView,
  chosen: string | null,
): { question: string; parts: Part[] } | null {
  if (view.agora === null || (kind !== 'swapCards' && kind !== 'moveDecree')) return null;
  const moves = (choices ?? []).map(({ move }) => move);
  const firsts = [...new Set(moves.map((move) => move.split(' ')[1]))];
  const { agora } = view;
  const label = (first: string): AgoraChoice => (kind === 'swapCards' ? piece(first) : decreeChoice(agora, first));
  if (chosen === null || !firsts.includes(chosen)) {
    return { question: agoraQuestions[kind], parts: firsts.map((first) => ({ ...label(first), move: null, first })) };
  }
  const parts = moves
    .filter((move) => move.split(' ')[1] === chosen)
    .map((move) => {
      const last = move.split(' ')[3];
      return { ...(kind === 'swapCards' ? piece(last) : target(agora, seat, Number(last))), move, first: null };
    });
  const question = kind === 'swapCards' ? agoraMenuTexts.giveFor(nameOf(chosen)) : agoraMenuTexts.whereTo;
  return { question, parts };
}

function piece(id: string): AgoraChoice {
  return { label: nameOf(id), note: describePiece(id) };
}

function decreeChoice(agora: AgoraView, name: string): AgoraChoice {
  const chamber = agora.chambers.find(({ decrees }) => decrees.some((one) => one.name === name));
  const decree = chamber?.decrees.find((one) => one.name === name)?.decree ?? null;
  return {
    label: agoraMenuTexts.decree(chamber?.chamber ?? 0, decreeShort(decree)),
    note: decree === null ? '' : describePiece(decree),
  };
}

function target(agora: AgoraView, seat: SeatId, number: number): AgoraChoice {
  return { label: agoraMenuTexts.decreeTo(number), note: controlNote(agora, seat, number, 0) };
}

/** The Conspiracies that can be triggered before a card is taken. */
export function triggersIn(choices: readonly ChoiceView[]): { move: string; label: string; note: string }[] {
  return choices
    .filter(({ move }) => move.startsWith('trigger '))
    .map(({ move }) => ({ move, ...trigger(move.slice('trigger '.length)) }));
}

function trigger(id: string): AgoraChoice {
  return { label: agoraMenuTexts.trigger(nameOf(id)), note: describePiece(id) };
}

/** What a move of Agora says in a list; null for a move of the base game. */
export function agoraChoice(view: DuelView, { seat, kind }: DecisionView, move: string): AgoraChoice | null {
  const { agora } = view;
  if (agora === null) return null;
  const [verb, noun = '', , object] = move.split(' ');
  const [from, to] = [Number(noun), Number(object)];
  switch (verb) {
    case 'place':
      return { label: agoraMenuTexts.place(from), note: controlNote(agora, seat, from, 1) };
    case 'move':
      return {
        label: agoraMenuTexts.move(from, to),
        note: `${from} ${controlNote(agora, seat, from, -1)}; ${to} ${controlNote(agora, seat, to, 1)}`,
      };
    case 'remove':
      return { label: agoraMenuTexts.remove(from), note: controlNote(agora, seat, from, 1) };
    case 'trigger':
      return trigger(noun);
    case 'conspire':
      return { label: agoraMenuTexts.conspire, note: agoraMenuTexts.conspireNote };
    case 'keep':
      return object === undefined
        ? null
        : { label: agoraMenuTexts.keep(nameOf(noun), object), note: describePiece(noun) };
    case 'pass':
      return { label: agoraMenuTexts.pass[kind] ?? agoraMenuTexts.passOtherwise, note: '' };
    default:
      return null;
  }
}

/** What becomes of a Chamber if a seat has so many cubes more there, compared with the opponent. */
function controlNote({ chambers }: AgoraView, seat: SeatId, number: number, change: number): string {
  const chamber = chambers.find((one) => one.chamber === number);
  if (chamber === undefined) return '';
  const [first, second] = chamber.cubes;
  const before = seat === 0 ? first - second : second - first;
  const after = before + change;
  const { takes, endsTheirs, loses, gives, keeps, theirs, nobody } = agoraMenuTexts.control;
  if (after > 0) return before > 0 ? keeps : takes(chamber.points, decreesOf(chamber));
  if (after < 0) return before < 0 ? theirs : gives;
  return before > 0 ? loses : before < 0 ? endsTheirs : nobody;
}

function decreesOf({ decrees }: ChamberView): string {
  return decrees.map(({ decree }) => decreeShort(decree)).join(', ');
}
