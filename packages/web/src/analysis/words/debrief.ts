import type { AnalysedGame, Decision, GameSummary, TurningPoint } from '@pharos/analysis';
import { t } from '../../i18n/index.svelte.ts';
import { percent } from '../moments.ts';
import { decisionAt, reasonOf, type AnalysisWords } from './analysisWords.ts';

/** A sentence of the debrief, and the position it speaks of. */
export interface Sentence {
  readonly role: 'game' | 'turn' | 'next';
  readonly text: string;
  readonly at: number | null;
}

/** Three sentences with fixed roles: what decided the game, where it turned, and what to do next time. */
export function debriefOf(analysed: AnalysedGame, words: AnalysisWords): Sentence[] {
  const { summary } = analysed;
  if (summary === null) return [];
  return [
    { role: 'game', text: gameSentence(summary, words), at: null },
    turnSentence(analysed, summary.turningPoint, words),
    nextSentence(analysed, words),
  ];
}

function gameSentence({ decidedBy }: GameSummary, words: AnalysisWords): string {
  const ending = reasonOf(decidedBy, 'ending');
  if (ending?.seat === undefined) return t('analysis.drawn');
  const who =
    ending.seat === words.told.me ? t('analysis.youWon') : t('analysis.won', { name: words.told.nameOf(ending.seat) });
  const margin = reasonOf(decidedBy, 'margin');
  const ahead = reasonOf(decidedBy, 'ahead');
  const replay = words.told.replay;
  const categories = words.told.game.pointsOf(replay.view(replay.length, ending.seat));
  const what = categories.find(({ id }) => id === ahead?.what)?.name;
  if (margin === undefined)
    return t('analysis.wonEnding', { who, ending: words.told.game.endingName(ending.what ?? '') });
  if (ahead === undefined || what === undefined) return t('analysis.wonMargin', { who, n: margin.n });
  return t('analysis.wonBy', { who, n: margin.n, what, lead: ahead.n });
}

function turnSentence(analysed: AnalysedGame, turn: TurningPoint | null, words: AnalysisWords): Sentence {
  if (turn === null) return { role: 'turn', text: t('analysis.noTurn'), at: null };
  const { me, nameOf, replay } = words.told;
  const where = words.where(turn);
  // Of two sides told from that of whoever reads it; of more, what the winner gains says little about each of the others.
  const sides = analysed.seats / analysed.partners;
  const told = me === null || sides > 2 ? turn : fromSide(analysed, turn, me);
  const from = percent(told.before);
  const to = percent(told.after);
  const chances =
    told.seat === me
      ? t('analysis.turnYou', { from, to })
      : t('analysis.turnOf', { name: nameOf(told.seat), from, to });
  const decision = decisionAt(analysed, turn.decision);
  const at = replay.positionAfter(decision?.ply ?? turn.ply);
  if (decision === null) {
    const key = turn.deal === null ? 'analysis.turnAt' : 'analysis.turnByDeal';
    return { role: 'turn', text: t(key, { where, why: chances }), at };
  }
  const move = words.move(decision, decision.played.move).title;
  const key = decision.seat === me ? 'analysis.turnByYou' : 'analysis.turnByOther';
  const n = percent(decision.loss);
  return { role: 'turn', text: t(key, { where, move, n, name: nameOf(decision.seat), why: chances }), at };
}

function fromSide({ course }: AnalysedGame, turn: TurningPoint, seat: number): TurningPoint {
  const index = course.findIndex(({ ply }) => ply === turn.ply);
  const before = course.at(index)?.chances[seat] ?? turn.before;
  const after = course.at(index + 1)?.chances[seat] ?? turn.after;
  return { ...turn, seat, before, after };
}

function nextSentence(analysed: AnalysedGame, words: AnalysisWords): Sentence {
  const { me } = words.told;
  const account = me === null ? null : (analysed.accounts.find(({ seat }) => seat === me) ?? null);
  const worst = decisionAt(analysed, account === null ? (analysed.summary?.worst ?? null) : account.worst);
  if (worst !== null && isCostly(worst))
    return { role: 'next', text: worstText(worst, words), at: positionOf(worst, words) };
  const best = decisionAt(analysed, account?.best ?? analysed.summary?.best ?? null);
  if (best === null || me === null) return { role: 'next', text: t('analysis.nextNone'), at: null };
  const move = words.move(best, best.played.move).title;
  return {
    role: 'next',
    text: t('analysis.nextBest', { move, where: words.where(best) }),
    at: positionOf(best, words),
  };
}

const isCostly = ({ label }: Decision): boolean => label === 'slip' || label === 'mistake' || label === 'blunder';

const positionOf = ({ ply }: Decision, words: AnalysisWords): number => words.told.replay.positionAfter(ply);

function worstText(worst: Decision, words: AnalysisWords): string {
  return t('analysis.nextWorst', {
    where: words.where(worst),
    move: words.move(worst, worst.played.move).title,
    better: words.move(worst, worst.best[0].move).title,
    n: percent(worst.loss),
  });
}
