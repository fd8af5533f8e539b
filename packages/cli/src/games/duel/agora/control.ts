import type { ChamberView } from '@pharos/duel';
import type { ChoiceContext } from '../expansion.ts';
import { decreeShort } from './decrees.ts';

/** What a move does to the control of a Chamber, as its preview tells; else who controls it anyway. */
export function controlNote({ view, seat, previews }: ChoiceContext, move: string, number: number): string {
  const chamber = view.agora?.chambers.find((one) => one.chamber === number);
  if (chamber === undefined) return '';
  const change = previews[move].agora?.control.find((one) => one.chamber === number);
  if (change === undefined) return standing(chamber, seat);
  if (change.after === null) return change.before === seat ? 'loses control' : 'ends their control';
  return change.after === seat ? `takes control: ${worthOf(chamber)}` : 'gives them control';
}

function standing({ controller }: ChamberView, seat: number): string {
  if (controller === null) return 'under no control';
  return controller === seat ? 'under your control' : 'under their control';
}

/** The points of a Chamber and its Decrees: `2★, yellow pays`. */
function worthOf({ points, decrees }: ChamberView): string {
  return [`${points}★`, ...decrees.map(({ decree }) => decreeShort(decree))].join(', ');
}
