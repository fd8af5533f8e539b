import type { StepView, WondersPreview } from '@pharos/wonders';
import { signed } from '../../../english.ts';

/** What the steps of ships bring, what becomes of the naval conflict and of taxes. */
export function navalProspects({ naval }: WondersPreview): string[] {
  if (naval === undefined) return [];
  const { steps, island, rank, losses } = naval;
  return [
    ...steps.flatMap(stepTexts),
    ...(island === null ? [] : [`an island of level ${island}`]),
    ...(rank === null || rank.token.before === rank.token.after ? [] : [`naval token ${signed(rank.token.after)}`]),
    ...(losses.length === 0 ? [] : ['changes taxes']),
  ];
}

function stepTexts({ strength, level, islands }: StepView): string[] {
  return [
    ...(strength === 0 ? [] : [`naval ${signed(strength)}`]),
    ...(level === 0 ? [] : [`commerce ${signed(level)}`]),
    ...(islands === null ? [] : [`island of level ${islands.level}`]),
  ];
}
