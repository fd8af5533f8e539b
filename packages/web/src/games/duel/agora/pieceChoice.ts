import type { ChoiceView, DuelView } from '@pharos/duel';
import { choicesOf, unique } from '../table/choices.ts';

/** Where the other one of two Conspiracies goes, if nothing is said. */
const USUAL_END = 'bottom';

/** Cards that can be swapped: the opponent's, and the own ones for the one that is taken up. */
export function swapsFor(view: DuelView, theirs: string | null): { theirs: string[]; mine: string[] } {
  const swaps = choicesOf(view, 'swap');
  const matching = theirs === null ? swaps : swaps.filter(({ subject }) => subject === theirs);
  return {
    theirs: unique(swaps.map(({ subject }) => subject)),
    mine: unique(matching.map(({ object }) => object)),
  };
}

/** The choice that the pieces taken up amount to. */
export function choiceOfPieces(view: DuelView, pick: string | null, second: string | null): ChoiceView | undefined {
  return view.decision?.choices?.find((choice) => {
    if (choice.subject === null || choice.subject !== pick) return false;
    if (choice.action === 'swap') return choice.object === second;
    return choice.action !== 'keepConspiracy' || choice.otherTo === (second ?? USUAL_END);
  });
}
