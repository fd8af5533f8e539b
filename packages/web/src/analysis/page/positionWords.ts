import { listed, t } from '../../i18n/index.svelte.ts';
import type { Replay } from '../../replay/replay.ts';
import type { AnalysisGame } from '../analysisGame.ts';
import type { Chances } from '../chart/chanceGeometry.ts';
import type { Tick } from '../chart/ticks.ts';
import { percent } from '../moments.ts';

interface Told {
  readonly replay: Replay;
  readonly game: Pick<AnalysisGame, 'ageName' | 'ageOf' | 'turnOf'>;
  /** The seats, the one whose chances come first at its head. */
  readonly order: readonly number[];
  readonly nameOf: (seat: number) => string;
}

/** Where a position is in the game, and what its move did to the chances, in words. */
export class PositionWords {
  /** Where each Age begins. */
  readonly ageStarts: readonly { readonly at: number; readonly name: string }[];
  /** The numbers of turns, or of moves, at the positions that they lead to. */
  readonly ticks: readonly Tick[];
  readonly #told: Told;
  readonly #ages: readonly number[];
  /** Of each position; null where moves are counted. */
  readonly #turns: readonly (number | null)[];

  constructor(told: Told) {
    const { replay, game } = told;
    const views = replay.viewsFromOutside();
    this.#told = told;
    this.#ages = views.map((one) => game.ageOf(one));
    this.#turns = views.map((one) => game.turnOf(one));
    this.ageStarts = this.#ages.flatMap((age, at) =>
      age > 0 && age !== this.#ages[at - 1] ? [{ at, name: game.ageName(age) }] : [],
    );
    this.ticks = views.slice(1).flatMap((_, before): Tick[] => {
      const n = this.#turns[before];
      if (n === null) return [{ at: before + 1, n: before + 1 }];
      const isFirst = n !== this.#turns[before - 1] || this.#ages[before] !== this.#ages[before - 1];
      return n > 0 && isFirst ? [{ at: before + 1, n }] : [];
    });
  }

  /** What happened to the first seat's chance. */
  caption(to: number, chances: readonly Chances[]): string {
    return to < 1
      ? t('replay.start')
      : t('analysis.caption', { where: this.#where(to), change: this.#change(to, chances) });
  }

  /** The same, with the chances of all others where there is more than one. */
  describe(to: number, chances: readonly Chances[]): string {
    const { order, nameOf } = this.#told;
    const known = chances[to];
    const caption = this.caption(to, chances);
    if (!known || order.length < 3) return caption;
    const others = order
      .slice(1)
      .map((seat) => t('analysis.seatChance', { name: nameOf(seat), n: percent(known[seat]) }));
    return t('analysis.caption', { where: caption, change: listed(others) });
  }

  #where(to: number): string {
    const { game } = this.#told;
    const [age, turn] = [this.#ages[to - 1], this.#turns[to - 1]];
    if (turn === null || age === 0) return t('analysis.move', { n: to });
    const name = game.ageName(age);
    return turn === 0 ? t('analysis.beforeTurns', { age: name }) : t('analysis.turn', { age: name, n: turn });
  }

  #change(to: number, chances: readonly Chances[]): string {
    const { order, nameOf } = this.#told;
    const [seat] = order;
    const name = nameOf(seat);
    const [before, after] = [chances[to - 1]?.[seat], chances[to]?.[seat]];
    if (before === undefined || after === undefined) return name;
    return t('analysis.fromTo', { name, from: percent(before), to: percent(after) });
  }
}
