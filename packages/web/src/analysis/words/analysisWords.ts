import { betterOf, type AnalysedGame, type DealMoment, type Decision, type Reason, type When } from '@pharos/analysis';
import { t } from '../../i18n/index.svelte.ts';
import type { Replay } from '../../replay/replay.ts';
import type { ReasonWords } from '../../table/hint/words.ts';
import type { AnyView } from '../../table/store/link.ts';
import type { AnalysisGame, MoveWords } from '../analysisGame.ts';
import { signOf } from '../moments.ts';
import { headOf, thenTexts, whyTexts } from './heads.ts';

/** What the words of an analysis need: the game, how it was played, and who played it. */
export interface Told {
  readonly game: AnalysisGame;
  readonly replay: Replay;
  /** The seat that is spoken to; null for who only looks on. */
  readonly me: number | null;
  readonly nameOf: (seat: number) => string;
}

/** The words of an analysed game; positions are looked up once. */
export class AnalysisWords {
  readonly #told: Told;
  readonly #views = new Map<string, AnyView>();

  constructor(told: Told) {
    this.#told = told;
  }

  get told(): Told {
    return this.#told;
  }

  /** The position in which a decision was made, as its seat saw it. */
  viewBefore({ ply, seat }: Pick<Decision, 'ply' | 'seat'>): AnyView {
    const at = this.#told.replay.positionAfter(ply) - 1;
    const key = `${at}/${seat}`;
    const view = this.#views.get(key) ?? this.#told.replay.view(Math.max(0, at), seat);
    this.#views.set(key, view);
    return view;
  }

  move(decision: Decision, move: string): MoveWords {
    return this.#told.game.moveWords(this.viewBefore(decision), move, this.#told.nameOf);
  }

  /** What speaks for the better move, or for the one played if there is none, in words. */
  merits(decision: Decision): ReasonWords[] {
    return this.#told.game.reasonTexts(decision.merits, this.viewBefore(decision), this.#told.nameOf);
  }

  /** Why the move played was not the best one, and what came of it. */
  why({ reasons, followed }: Decision): string[] {
    return [...whyTexts(reasons, this.#names), ...thenTexts(followed, this.#names)];
  }

  ofDeal({ reasons, ply, seat }: DealMoment): ReasonWords[] {
    return this.#told.game.reasonTexts(reasons, this.viewBefore({ ply, seat }), this.#told.nameOf);
  }

  /** What happened, in a few words. */
  head(decision: Decision): string {
    if (decision.label === 'find') return t('analysis.head.find');
    if (signOf(decision) === 'best') return this.move(decision, decision.played.move).title;
    return headOf(decision.reasons, this.#names) ?? this.#better(decision);
  }

  headOfDeal(deal: DealMoment): string {
    return this.ofDeal(deal).at(0)?.text ?? t('analysis.head.dealt');
  }

  /** Where in the game: the turn where all choose at once, else the move. */
  where({ ply, when }: { readonly ply: number; readonly when: When }): string {
    const { replay, game } = this.#told;
    if (replay.seatCount > 2 && when.age > 0) {
      const age = game.ageName(when.age);
      return when.turn === 0 ? t('analysis.beforeTurns', { age }) : t('analysis.turn', { age, n: when.turn });
    }
    return t('analysis.move', { n: replay.positionAfter(ply) });
  }

  nameOrYou(seat: number): string {
    return seat === this.#told.me ? t('end.you') : this.#told.nameOf(seat);
  }

  get #names(): Parameters<typeof whyTexts>[1] {
    const { game, nameOf } = this.#told;
    return {
      nameOf,
      pieceName: (id) => game.pieceName(id),
      whatName: (id) => game.whatName(id),
      endingName: (ending) => game.endingName(ending),
    };
  }

  #better(decision: Decision): string {
    const better = betterOf(decision) ?? decision.played;
    return t('analysis.head.better', { move: this.move(decision, better.move).title });
  }
}

/** The reason of a kind, if it is told. */
export const reasonOf = (reasons: readonly Reason[], kind: string): Reason | undefined =>
  reasons.find((reason) => reason.kind === kind);

/** The decision with a number in the list. */
export const decisionAt = ({ decisions }: AnalysedGame, index: number | null): Decision | null =>
  index === null ? null : (decisions.at(index) ?? null);
