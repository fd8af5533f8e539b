import { shuffle, type Reader, type Rng } from '@pharos/core';
import { heldCard, hiddenCard, NO_HAND, type HiddenCard } from '../hidden.ts';
import type { Options } from '../options.ts';
import { guildsInPlay, guildsToDraw } from '../setup.ts';
import type { Rules, State } from '../state.ts';

/** The cards of a written position: none is used more often than it exists. */
export class Cards {
  readonly #rules: Rules;
  readonly #players: number;
  readonly #guilds: readonly number[];
  /** Copies of each card that are not placed yet. */
  readonly #left: number[];

  constructor(rules: Rules, options: Options) {
    const { catalog, draws } = rules;
    const { players } = options;
    this.#rules = rules;
    this.#players = players;
    this.#guilds = guildsToDraw(rules, options);
    this.#left = catalog.cards.map(() => 0);
    const drawn = [...this.#guilds, ...draws.flatMap(({ cards }) => cards[players].flat())];
    for (const card of [...catalog.decks[players].flat(), ...drawn]) this.#left[card]++;
  }

  /** One copy of a card that is still free. */
  take(s: State, reader: Reader): number {
    const { cards } = this.#rules.catalog;
    const card = reader.oneOf(cards.map(({ id }) => id));
    const { id, age } = cards[card];
    if (age > s.age) reader.fail(`"${id}" belongs to Age ${age}`);
    if (this.#left[card] === 0) reader.fail(`no copy of "${id}" is left with ${this.#players} players`);
    this.#left[card]--;
    return card;
  }

  /** A card that was put down before anybody watched. */
  faceDown(card: number, knowers: number): HiddenCard {
    return hiddenCard(heldCard(card, knowers), this.#rules.catalog.cards[card].age, NO_HAND, 1, knowers);
  }

  /** Draws the cards that are not in the game: guilds [W-6], and those of expansions, Age by Age. What is in use is in it. */
  drawUndrawn(cities: Reader, rng: Rng): number[] {
    const { draws } = this.#rules;
    const guilds = this.#leaveOut(this.#guilds, guildsInPlay(this.#players), rng, (inPlay) =>
      cities.fail(`at most ${inPlay} guilds are in the game`),
    );
    const others = draws.flatMap(({ name, cards, perAge }) =>
      cards[this.#players].flatMap((ofAge) =>
        this.#leaveOut(ofAge, perAge(this.#players), rng, (inPlay) =>
          cities.fail(`at most ${inPlay} cards of ${name} are in the deck of an Age`),
        ),
      ),
    );
    return [...guilds, ...others];
  }

  #leaveOut(cards: readonly number[], inPlay: number, rng: Rng, refuse: (inPlay: number) => never): number[] {
    const free = cards.filter((card) => this.#left[card] > 0);
    const used = cards.length - free.length;
    if (used > inPlay) refuse(inPlay);
    return shuffle(free, rng).slice(inPlay - used);
  }

  /** The cards of an Age that are not placed yet, in random order. */
  poolOf(age: number, undrawn: readonly number[], rng: Rng): number[] {
    const pool = this.#rules.catalog.cards.flatMap((card) =>
      card.age === age && !undrawn.includes(card.index)
        ? Array.from({ length: this.#left[card.index] }, () => card.index)
        : [],
    );
    return shuffle(pool, rng);
  }
}
