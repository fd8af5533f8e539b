import type { ChoiceView, WondersView } from '@pharos/wonders';
import { t, type MessageKey } from '../../../../i18n/index.svelte.ts';
import type { Voice } from '../../expansion.ts';
import type { HandWords } from '../../table/handWordTypes.ts';
import { leaderName } from './names.ts';

const SAID = {
  draft: { you: 'leaders.act.youKeep', told: 'leaders.told.keep' },
  recruit: { you: 'leaders.act.youRecruit', told: 'leaders.told.recruit' },
  sell: { you: 'leaders.act.youSell', told: 'leaders.told.sell' },
  bury: { you: 'leaders.act.youBury', told: 'leaders.told.bury' },
  mark: { you: 'leaders.act.youMark', told: 'leaders.told.mark' },
} as const;
const GIVE_UP = { you: 'leaders.act.youGiveUp', told: 'leaders.told.giveUp' } as const;
const STAGE = { you: 'leaders.act.youStage', told: 'leaders.told.stage' } as const;

const NONE: Readonly<Partial<Record<string, Readonly<Record<Voice, MessageKey>>>>> = {
  recruitMore: { you: 'leaders.act.recruitNone', told: 'leaders.told.recruitNone' },
  bury: { you: 'leaders.act.buryNone', told: 'leaders.told.buryNone' },
};

/** Whether leaders take the place of the hand: before the first turn of an Age, or in it where its cards are dealt before [L-20]. */
const isRecruiting = ({ leaders, decision, age, turn }: WondersView): boolean =>
  leaders !== undefined && age > 0 && (turn === 0 || decision?.leader === 'recruit');

/** A choice in words, where it is about leaders. */
export function moveText({ action, subject, fleet }: ChoiceView, view: WondersView, voice: Voice): string | null {
  const { decision } = view;
  const piece = subject ?? '';
  if (Object.hasOwn(SAID, action)) return t(SAID[action as keyof typeof SAID][voice], { name: leaderName(piece) });
  if (action === 'giveUp') return t(GIVE_UP[voice], { n: Number(piece) });
  if (action === 'decline' && decision?.leader !== undefined) {
    const none = NONE[decision.leader];
    return none === undefined ? null : t(none[voice]);
  }
  // With a ship, Armada says so.
  if (action === 'stage' && isRecruiting(view) && fleet === undefined)
    return t(STAGE[voice], { name: leaderName(piece) });
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
