import type { SeatId } from '@pharos/core';
import type { ChoiceView, WondersView } from '@pharos/wonders';
import { signed } from '../../../english.ts';

/** What the step of a ship brings, or what taking part in a naval conflict would. */
export function navalNote({ action, fleet }: ChoiceView, { armada, decision }: WondersView, seat: SeatId): string[] {
  if (action === 'stayOut' || action === 'takePart') {
    const token = decision?.tokens?.[action][seat];
    return token === undefined ? [] : [token === 0 ? 'no token' : `token ${signed(token)}`];
  }
  const step = armada?.steps?.find((one) => one.fleet === fleet);
  if (step === undefined) return [];
  const { coins, strength, level, points, tax, islands } = step;
  const parts = [
    ...(coins === 0 ? [] : [`${signed(coins)}¢`]),
    ...(strength === 0 ? [] : [`naval ${signed(strength)}`]),
    ...(level === 0 ? [] : [`commerce ${signed(level)}`]),
    ...(points === 0 ? [] : [`${signed(points)}★`]),
    ...(tax === 0 ? [] : [`tax of ${tax}`]),
    ...(islands === null ? [] : [`island of level ${islands.level}`]),
  ];
  return parts.length === 0 ? [] : [`ship: ${parts.join(', ')}`];
}
