import type { ChoiceView, DecisionView, DuelView } from '@pharos/duel';
import { cardSpec, COLOURS } from '../card/pieces.ts';
import { subjectsOf } from '../table/choices.ts';

export interface Picks {
  readonly kind: DecisionView['among'];
  /** Of pieces, or seats by their numbers. */
  readonly ids: readonly string[];
  /** How many lie there that the viewer may not see. */
  readonly hidden: number;
}

/** The question of each choice that is not a turn, to the viewer and of somebody else. */
export const PICK_TITLES = {
  pickWonder: ['pick.wonder', 'pick.wonderFoe'],
  takeToken: ['pick.token', 'pick.tokenFoe'],
  drawToken: ['pick.drawn', 'pick.drawnFoe'],
  destroy: ['pick.destroy', 'pick.destroyFoe'],
  revive: ['pick.revive', 'pick.reviveFoe'],
  chooseStarter: ['pick.starterOf', 'pick.starterFoe'],
  takeWonder: ['pick.takeWonder', 'pick.takeWonderFoe'],
  takeCard: ['pick.takeCard', 'pick.takeCardFoe'],
} as const;

/** Choices that the game has without expansions, or that several of them bring. */
export type PickKind = keyof typeof PICK_TITLES;

export const isPickKind = (kind: DecisionView['kind']): kind is PickKind => Object.hasOwn(PICK_TITLES, kind);

/** What lies on the table to be chosen from in a decision that is not a turn. */
export function picksOf(view: DuelView): Picks | null {
  const { decision } = view;
  if (!decision || !isPickKind(decision.kind)) return null;
  const ids = idsOf(view, decision);
  return { kind: decision.among, ids: decision.among === 'card' ? byColour(ids) : ids, hidden: hiddenIn(decision) };
}

function idsOf(view: DuelView, { kind, drawn, choices }: DecisionView): readonly string[] {
  switch (kind) {
    case 'pickWonder':
      return view.offer;
    case 'takeToken':
      return view.board;
    case 'drawToken':
      return drawn?.tokens ?? [];
    case 'revive':
      return choices ? subjectsOf(view) : view.discard;
    case 'chooseStarter':
      return [...view.players.keys()].map(String);
    default:
      return subjectsOf(view);
  }
}

/** Cards as they lie in a city: colour by colour. */
function byColour(ids: readonly string[]): string[] {
  const placeOf = (id: string): number => COLOURS.findIndex((colour) => colour === cardSpec(id).colour);
  return ids.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const hiddenIn = ({ drawn }: DecisionView): number => (drawn && drawn.tokens === null ? drawn.count : 0);

/** The choice of a piece or a seat in the present decision. */
export function choiceOfPick(view: DuelView, id: string): ChoiceView | undefined {
  return view.decision?.choices?.find((choice) =>
    choice.action === 'start' ? String(choice.seat) === id : choice.subject === id,
  );
}
