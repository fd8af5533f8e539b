import { betterOf, type AnalysedGame, type Decision } from '@pharos/analysis';
import { listed, t } from '../../i18n/index.svelte.ts';
import { percent } from '../moments.ts';
import { decisionAt, reasonOf, type AnalysisWords } from './analysisWords.ts';

/** A sentence of the debrief. */
export interface Sentence {
  readonly role: 'game' | 'turn' | 'next';
  readonly parts: readonly SentencePart[];
}

export interface SentencePart {
  readonly text: string;
  /** The position it speaks of. */
  readonly at: number | null;
}

/** The turning point as it is told, in words and in the picture: of whom, from and to how many per cent, and in which position. */
export interface TurnTold {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly at: number;
}

/** Three sentences with fixed roles: what decided the game, where it turned, and the best and the costliest decision. */
export function debriefOf(analysed: AnalysedGame, words: AnalysisWords): Sentence[] {
  const { summary } = analysed;
  if (summary === null) return [];
  return [
    { role: 'game', parts: [{ text: decidedText(analysed, words), at: null }] },
    { role: 'turn', parts: [turnPart(analysed, words)] },
    { role: 'next', parts: decisionParts(analysed, words) },
  ];
}

/** What decided it, with its numbers: who won is said elsewhere. */
function decidedText({ summary, outcome, course, partners, seats }: AnalysedGame, words: AnalysisWords): string {
  const { game, replay, nameOf } = words.told;
  const decidedBy = summary?.decidedBy ?? [];
  const ending = reasonOf(decidedBy, 'ending');
  if (ending?.seat === undefined || (outcome?.ranking[0].length ?? 0) > partners) return t('analysis.drawn');
  const margin = reasonOf(decidedBy, 'margin');
  const categories = game.pointsOf(replay.view(replay.length, ending.seat));
  const leads = decidedBy.flatMap(({ kind, what, n }) => {
    const name = categories.find(({ id }) => id === what)?.name;
    return kind === 'ahead' && name !== undefined ? [t('analysis.lead', { what: name, n })] : [];
  });
  if (margin !== undefined && leads.length === 0) return t('analysis.decidedMargin', { n: margin.n });
  if (margin !== undefined) {
    const key = seats / partners > 2 ? 'analysis.decidedAgainst' : 'analysis.decided';
    return t(key, { what: listed(leads), n: margin.n, name: nameOf(margin.seat ?? 0) });
  }
  if (leads.length > 0) return t('analysis.decidedTie');
  const when = course.at(-1)?.when ?? { age: 0, turn: 0 };
  const where = words.where({ ply: replay.versionOf(replay.length) - 1, when });
  const pointsOf = (seat = -1): number => outcome?.scores.at(seat)?.['total'] ?? 0;
  const [n, of] = [ending.seat, outcome?.ranking.at(1)?.at(0)].map(pointsOf);
  return t('analysis.decidedEnding', { where, ending: game.endingName(ending.what ?? ''), n, of });
}

/** Of two sides it is told of whoever reads it; of more, what the winner gains says little about each of the others. */
export function turnOf({ summary, course, seats, partners }: AnalysedGame, words: AnalysisWords): TurnTold | null {
  const turn = summary?.turningPoint ?? null;
  if (turn === null) return null;
  const { me, replay } = words.told;
  const seat = me === null || seats / partners > 2 ? turn.seat : me;
  const chanceAt = (ply: number): number => percent(course.find((point) => point.ply === ply)?.chances[seat] ?? 0);
  return {
    seat,
    from: chanceAt(turn.ply),
    to: chanceAt(turn.until),
    at: replay.positionAfter(turn.until - 1),
  };
}

function turnPart(analysed: AnalysedGame, words: AnalysisWords): SentencePart {
  const turn = analysed.summary?.turningPoint ?? null;
  const told = turnOf(analysed, words);
  if (turn === null || told === null) return { text: t('analysis.noTurn'), at: null };
  const { seat, from, to } = told;
  const { me, nameOf, replay } = words.told;
  const why =
    seat === me ? t('analysis.turnYou', { from, to }) : t('analysis.turnOf', { name: nameOf(seat), from, to });
  const deal = turn.deal === null ? undefined : analysed.deals.at(turn.deal);
  const decision = decisionAt(analysed, turn.decision);
  const cause = decision ?? deal ?? turn;
  return {
    text: turnText(words.where(cause), why),
    at: cause === turn ? told.at : replay.positionAfter(cause.ply),
  };

  function turnText(where: string, chances: string): string {
    if (decision !== null) {
      const move = words.move(decision, decision.played.move).title;
      const key = decision.seat === me ? 'analysis.turnByYou' : 'analysis.turnByOther';
      return t(key, { where, move, n: percent(decision.loss), name: nameOf(decision.seat), why: chances });
    }
    if (deal === undefined) return t('analysis.turnAt', { where, why: chances });
    return t('analysis.turnByDeal', { where, what: words.headOfDeal(deal), why: chances });
  }
}

/** The best and the costliest decision: one's own, or of all for who only looks on. */
function decisionParts(analysed: AnalysedGame, words: AnalysisWords): SentencePart[] {
  const { me } = words.told;
  const { best, worst } = analysed.accounts.find(({ seat }) => seat === me) ?? analysed.summary ?? {};
  const good = decisionAt(analysed, best ?? null);
  const bad = decisionAt(analysed, worst ?? null);
  const parts = [
    ...(good === null ? [] : [partOf(good, me === null ? 'analysis.bestOf' : 'analysis.bestOwn', words)]),
    ...(bad === null || !isCostly(bad)
      ? []
      : [partOf(bad, me === null ? 'analysis.worstOf' : 'analysis.worstOwn', words)]),
  ];
  return bad !== null && isCostly(bad) ? parts : [...parts, { text: t('analysis.nextNone'), at: null }];
}

const isCostly = ({ label }: Decision): boolean => label === 'slip' || label === 'mistake' || label === 'blunder';

function partOf(
  decision: Decision,
  key: 'analysis.bestOf' | 'analysis.bestOwn' | 'analysis.worstOf' | 'analysis.worstOwn',
  words: AnalysisWords,
): SentencePart {
  const better = betterOf(decision) ?? decision.played;
  const text = t(key, {
    where: words.where(decision),
    name: words.told.nameOf(decision.seat),
    move: words.move(decision, decision.played.move).title,
    better: words.move(decision, better.move).title,
    n: percent(decision.loss),
  });
  return { text, at: words.told.replay.positionAfter(decision.ply) };
}
