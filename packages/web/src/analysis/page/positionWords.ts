import { t } from '../../i18n/index.svelte.ts';
import type { Replay } from '../../replay/replay.ts';
import type { AnalysisGame } from '../analysisGame.ts';
import type { Chances } from '../chart/chanceGeometry.ts';
import { percent } from '../moments.ts';

interface Told {
  readonly replay: Replay;
  readonly game: AnalysisGame;
  /** Whose chances are told, and what they are called. */
  readonly seat: number;
  readonly name: string;
}

/** Where a position is in the game, and what its move did to the chances, in words. */
export class PositionWords {
  /** Where each Age begins. */
  readonly ageStarts: readonly { readonly at: number; readonly name: string }[];
  readonly #told: Told;
  readonly #ages: readonly number[];

  constructor(told: Told) {
    const { replay, game } = told;
    this.#told = told;
    this.#ages = replay.viewsFromOutside().map((one) => game.ageOf(one));
    this.ageStarts = this.#ages.flatMap((age, at) =>
      age > 0 && age !== this.#ages[at - 1] ? [{ at, name: game.ageName(age) }] : [],
    );
  }

  caption(to: number, chances: readonly Chances[]): string {
    return to < 1
      ? t('replay.start')
      : t('analysis.caption', { where: this.#where(to), change: this.#change(to, chances) });
  }

  #where(to: number): string {
    const { replay, game } = this.#told;
    if (replay.seatCount === 2) return t('analysis.move', { n: to });
    const age = this.#ages[to - 1];
    const start = this.ageStarts.findLast((one) => one.at <= to - 1)?.at ?? 0;
    return age > 0 ? t('analysis.turn', { age: game.ageName(age), n: to - start }) : t('analysis.move', { n: to });
  }

  #change(to: number, chances: readonly Chances[]): string {
    const { seat, name } = this.#told;
    const [before, after] = [chances[to - 1]?.[seat], chances[to]?.[seat]];
    if (before === undefined || after === undefined) return name;
    return t('analysis.fromTo', { name, from: percent(before), to: percent(after) });
  }
}
