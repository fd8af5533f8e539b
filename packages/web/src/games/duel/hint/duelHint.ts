import type { DecisionView } from '@pharos/duel';
import {
  cardName,
  chamberName,
  chamberNumeral,
  conspiracyName,
  pieceName,
  tokenName,
  wonderName,
} from '../words/content.svelte.ts';
import { t, type MessageKey } from '../../../i18n/index.svelte.ts';
import { content } from '../words/duelContent.ts';
import type { DuelUi } from '../table/ui.svelte.ts';
import type { HintWords } from '../../../table/hint/words.ts';

type Kind = DecisionView['kind'] | undefined;

/** What is said of a move by its first word; the words after it name the pieces. */
const TITLES: Readonly<Record<string, (noun: string, object: string) => string>> = {
  build: (piece) => t('act.buildNamed', { name: pieceName(piece) }),
  discard: (card) => t('act.drop', { name: cardName(card) }),
  pick: (wonder) => t('act.take', { name: wonderName(wonder) }),
  take: (token) => t('act.take', { name: tokenName(token) }),
  keep: (piece) => t('act.keep', { name: content().tokens[piece]?.name ?? conspiracyName(piece) }),
  destroy: (card) => t('act.destroy', { name: cardName(card) }),
  revive: (card) => t('act.revive', { name: cardName(card) }),
  recruit: (card) => `${t('act.recruit')}: ${cardName(card)}`,
  prepare: (plot) => t('act.prepareNamed', { name: conspiracyName(plot) }),
  trigger: (plot) => t('act.trigger', { name: conspiracyName(plot) }),
  place: (chamber) => t('act.place', { chamber: chamberName(Number(chamber)) }),
  remove: (chamber) => t('act.removeCube', { chamber: chamberName(Number(chamber)) }),
  move: (from, to) => t('act.moveCube', { from: chamberNumeral(Number(from)), to: chamberNumeral(Number(to)) }),
  conspire: () => t('act.conspire'),
  extort: (wonder) => t('act.take', { name: wonderName(wonder) }),
  lock: (token) => t('act.lock', { name: tokenName(token) }),
  drop: (card) => t('act.drop', { name: cardName(card) }),
  seize: (card) => t('act.take', { name: cardName(card) }),
  swap: (theirs, mine) => t('act.swap', { theirs: cardName(theirs), mine: cardName(mine) }),
  shift: (_, chamber) => t('act.shift', { chamber: chamberName(Number(chamber)) }),
  sabotage: (wonder) => t('act.sabotage', { name: wonderName(wonder) }),
  decline: () => t('act.decline'),
};

const PASSES: Readonly<Record<string, MessageKey>> = {
  triggerUnprepared: 'act.noTrigger',
  dropSecondCard: 'act.noDrop',
  moveCube: 'act.leave',
};

/** A move of Duel as the sheets word it. */
export function duelHint(move: string, kind: Kind, nameOf: (seat: number) => string): HintWords {
  const [verb, noun, link, object] = move.split(' ');
  if (verb === 'pass') return { title: t(PASSES[kind ?? ''] ?? 'act.stop'), notes: [] };
  if (verb === 'start') return { title: t('act.starts', { name: nameOf(noun === 'first' ? 0 : 1) }), notes: [] };
  if (link === 'free') return { title: TITLES.revive(noun, ''), notes: [] };
  const notes = link === 'with' ? [t('act.under', { card: cardName(object) })] : [];
  return { title: TITLES[verb](noun, object), notes };
}

/** Takes up what a move is made with. */
export function takeDuelHint(ui: DuelUi, move: string, kind: Kind): void {
  const [verb, noun, link, object] = move.split(' ');
  ui.clear();
  if (kind === 'turn') takeForTurn(ui, verb, noun, object);
  else if (verb === 'place' || verb === 'remove') ui.to = Number(noun);
  else if (verb === 'move') {
    ui.mode = 'move';
    ui.from = Number(noun);
    ui.to = Number(object);
  } else if (verb === 'conspire') ui.mode = 'conspire';
  else if (verb !== 'pass' && verb !== 'decline') {
    ui.pick = noun;
    ui.second = link === 'for' || link === 'other' ? object : null;
  }
}

function takeForTurn(ui: DuelUi, verb: string, noun: string, object: string | undefined): void {
  if (verb === 'trigger') ui.plot = noun;
  else ui.card = object ?? noun;
  if (verb === 'prepare') ui.prepares = true;
  else if (object !== undefined) {
    ui.choosesWonder = true;
    ui.wonder = noun;
  }
}
