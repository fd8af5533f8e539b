import type { ChoiceView, WondersView } from '@pharos/wonders';
import { t, type MessageKey } from '../../../../i18n/index.svelte.ts';
import type { HandWords } from '../../table/handWordTypes.ts';
import { leaderName } from './names.ts';

const SAID = {
  draft: 'leaders.act.youKeep',
  recruit: 'leaders.act.youRecruit',
  sell: 'leaders.act.youSell',
  bury: 'leaders.act.youBury',
  mark: 'leaders.act.youMark',
} as const;

const NONE: Readonly<Record<string, MessageKey>> = {
  recruitMore: 'leaders.act.recruitNone',
  bury: 'leaders.act.buryNone',
};

/** Whether leaders take the place of the hand: before the first turn of an Age, or in it where its cards are dealt before [L-20]. */
const isRecruiting = ({ leaders, decision, age, turn }: WondersView): boolean =>
  leaders !== undefined && age > 0 && (turn === 0 || decision?.leader === 'recruit');

/** A choice of mine in words, where it is about leaders. */
export function moveText({ action, subject, fleet }: ChoiceView, view: WondersView): string | null {
  const { decision } = view;
  const piece = subject ?? '';
  if (Object.hasOwn(SAID, action)) return t(SAID[action as keyof typeof SAID], { name: leaderName(piece) });
  if (action === 'giveUp') return t('leaders.act.youGiveUp', { n: Number(piece) });
  if (action === 'decline' && decision?.leader !== undefined) {
    const key = NONE[decision.leader] as MessageKey | undefined;
    return key === undefined ? null : t(key);
  }
  // With a ship, Armada says so.
  if (action === 'stage' && isRecruiting(view) && fleet === undefined)
    return t('leaders.act.youStage', { name: leaderName(piece) });
  return null;
}

const MINE = {
  draft: 'leaders.act.do.draft',
  recruit: 'leaders.act.do.recruit',
  recruitMore: 'leaders.act.do.recruitMore',
  bury: 'leaders.act.do.bury',
  mark: 'leaders.act.do.mark',
  giveUp: 'leaders.act.do.giveUp',
} as const;

const THEIRS = {
  draft: 'leaders.act.they.draft',
  recruit: 'leaders.act.they.recruit',
  recruitMore: 'leaders.act.they.recruitMore',
  bury: 'leaders.act.they.bury',
  mark: 'leaders.act.they.mark',
  giveUp: 'leaders.act.they.giveUp',
} as const;

/** What is to be done in a decision about leaders. */
export function turnKey({ decision }: WondersView, isMine: boolean): MessageKey | null {
  return decision?.leader === undefined ? null : (isMine ? MINE : THEIRS)[decision.leader];
}

const RECRUITING: HandWords = {
  build: 'leaders.act.recruit',
  willBuild: 'leaders.act.willRecruit',
  discard: 'leaders.act.sell',
  willDiscard: 'leaders.act.willSell',
  hint: 'leaders.act.recruitHint',
  canChange: 'leaders.act.canChange',
};

export const handWords = (view: WondersView): HandWords | null => (isRecruiting(view) ? RECRUITING : null);

/** Leaders are chosen before the first Age, and recruited before the first turn of each. */
export function partKey(view: WondersView): MessageKey | null {
  if (view.leaders === undefined) return null;
  if (view.leaders.draft !== null) return 'leaders.board.draft';
  return isRecruiting(view) ? 'leaders.board.recruitment' : null;
}
