import type { ChamberView } from '@pharos/duel';
import type { ChoiceContext } from '../expansion.ts';
import type { DuelWords } from '../words/duelWords.ts';
import { decreeShort } from './decrees.ts';
import { sayInSenate } from './senateWords.ts';

/** What a move does to the control of a Chamber, as its preview tells; else who controls it anyway. */
export function controlNote({ view, seat, previews, words }: ChoiceContext, move: string, number: number): string {
  const say = sayInSenate(words);
  const chamber = view.agora?.chambers.find((one) => one.chamber === number);
  if (chamber === undefined) return '';
  const change = previews[move].agora?.control.find((one) => one.chamber === number);
  if (change === undefined) return say(standing(chamber, seat));
  if (change.after === null) return say(change.before === seat ? 'control.loses' : 'control.ends');
  return change.after === seat ? say('control.takes', { worth: worthOf(chamber, words) }) : say('control.gives');
}

function standing({ controller }: ChamberView, seat: number): 'control.none' | 'control.yours' | 'control.theirs' {
  if (controller === null) return 'control.none';
  return controller === seat ? 'control.yours' : 'control.theirs';
}

/** The points of a Chamber and its Decrees: `2★, yellow pays`. */
function worthOf({ points, decrees }: ChamberView, words: DuelWords): string {
  return [`${points}★`, ...decrees.map(({ decree }) => decreeShort(decree, words))].join(', ');
}
