import type { FollowUp, PaidChoiceView, WondersChange, WondersPreview } from '@pharos/wonders';
import { signed } from '../../../english.ts';
import { EXPANSIONS } from '../expansions.ts';
import { cityName, LEFT, RIGHT, type Question } from '../sentenceContext.ts';
import type { WondersKey } from './wondersWords.ts';

/** What a choice would bring, part by part: points by category, coins, shields and conflicts, and what comes next. */
export function bringsOf(choice: PaidChoiceView, preview: WondersPreview, question: Question): string[] {
  const { words } = question;
  const change = (what: string): WondersChange | undefined =>
    preview.changes.find((one) => one.seat === choice.city && one.what === what);
  return [
    ...pointTexts(preview, choice.city, question),
    ...coinTexts(choice, change('coins'), question),
    ...preview.conflicts.map(
      ({ kind, opponent, shields, against, token }) =>
        `⚔ ${SIDES[kind]}${cityName(question, opponent)} ${shields.after}:${against.after} (${signedToken(token.before)} → ${signedToken(token.after)})`,
    ),
    ...EXPANSIONS.flatMap((expansion) => expansion.prospects(preview, question)),
    ...preview.follows.flatMap(({ task }) => {
      const key = FOLLOW_UPS[task];
      return key === undefined ? [] : [words.say(key)];
    }),
    ...othersText(preview, choice.city, question),
  ];
}

const SIDES = { left: LEFT, right: RIGHT, incursion: '' } as const;

const FOLLOW_UPS: Readonly<Partial<Record<FollowUp['task'], WondersKey>>> = {
  revive: 'then.revive',
  seventhCard: 'then.seventhCard',
  freeCity: 'then.freeCity',
};

function signedToken(points: number): string {
  return points === 0 ? '0' : signed(points);
}

const POINTS = 'points.';

/** Points by category; those that others can still change are marked. */
function pointTexts({ changes }: WondersPreview, city: number, { words }: Question): string[] {
  return changes
    .filter(({ seat, what }) => seat === city && what.startsWith(POINTS) && what !== `${POINTS}total`)
    .filter(({ what }) => what !== `${POINTS}treasury`)
    .map(({ what, before, after, certain }) => {
      const category = words.category(what.slice(POINTS.length));
      return `${signed(after - before)}★ ${category}${certain ? '' : '?'}`;
    });
}

/** Coins, where more than the price changes them. */
function coinTexts(
  { payment, income = 0 }: PaidChoiceView,
  coins: WondersChange | undefined,
  { words }: Question,
): string[] {
  if (coins === undefined) return [];
  const { before, after, certain } = coins;
  const expected = income - (payment?.total ?? 0);
  if (after - before === expected) return [];
  return [words.say('coinsInAll', { coins: `${before} → ${after}${certain ? '' : '?'}` })];
}

/** Who else would have more or fewer points. */
function othersText({ changes }: WondersPreview, city: number, question: Question): string[] {
  return changes
    .filter(({ seat, what }) => seat !== null && seat !== city && what === `${POINTS}total`)
    .filter(({ before, after }) => Math.abs(after - before) > 1)
    .map(({ seat, before, after }) => `${cityName(question, seat ?? 0)} ${signed(after - before)}★`);
}
