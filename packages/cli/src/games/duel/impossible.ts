import type { ImpossibleView } from '@pharos/duel';
import type { DuelWords } from './expansion.ts';
import { expansionWords } from './expansions.ts';
import { pieceName } from './words/names.ts';

const obstacles: DuelWords['obstacles'] = {
  tooExpensive: 'too dear',
  noWonderLeft: 'all your Wonders are built',
  wonderLimit: 'seven Wonders stand',
  mandatory: 'it has to be done',
  ...expansionWords.obstacles,
};

const actions: DuelWords['actions'] = {
  build: 'build',
  buildWonder: 'build a Wonder',
  discard: 'discard',
  pick: 'pick',
  take: 'take',
  keep: 'keep',
  destroy: 'destroy',
  revive: 'revive',
  decline: 'take none',
  start: 'start',
  ...expansionWords.actions,
};

/** What cannot be done and why: `Colossus 5¢ (2 short)`, `build a Wonder (seven Wonders stand)`. */
export function impossibleText({ action, subject, object, payment, obstacle }: ImpossibleView): string {
  const piece = object ?? subject;
  if (piece !== null && payment !== null && obstacle === 'tooExpensive')
    return `${pieceName(piece)} ${payment.coins}¢ (${payment.missing} short)`;
  const name = piece === null ? '' : ` ${pieceName(piece)}`;
  return `${actions[action]}${name} (${obstacles[obstacle]})`;
}
