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
  buildWonder: 'build',
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

/** Why something cannot be done: `build Colossus: 5¢, 2 short`. */
export function impossibleText({ action, subject, object, payment, obstacle }: ImpossibleView): string {
  const piece = object ?? subject;
  const name = piece === null ? fallbackName(action) : ` ${pieceName(piece)}`;
  const reason =
    obstacle === 'tooExpensive' && payment !== null
      ? `${payment.coins}¢, ${payment.missing} short`
      : obstacles[obstacle];
  return `${actions[action]}${name}: ${reason}`;
}

/** What is meant where no piece is. */
function fallbackName(action: ImpossibleView['action']): string {
  return action === 'buildWonder' ? ' a Wonder' : '';
}

/** In one line; empty if there is nothing. */
export function impossibleLines(all: readonly ImpossibleView[]): string[] {
  return all.length === 0 ? [] : [`not possible: ${all.map(impossibleText).join(' · ')}`];
}
