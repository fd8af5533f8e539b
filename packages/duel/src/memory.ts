import type { Memory, SeatId, SeenStep } from '@pharos/core';
import type { DuelEvent } from './events.ts';
import { GUILD_AGE } from './deal.ts';
import { GUILD_DECK } from './catalog.ts';
import type { Options } from './options.ts';
import type { Rules } from './state.ts';
import type { DuelView } from './view.ts';

type Seen = SeenStep<DuelView, DuelEvent>;

/** A card that lay in the structure of this Age and is there no more. */
export interface OutCard {
  readonly card: string;
  readonly seat: SeatId;
  /** The event by which it left: built, discarded, put under a Wonder, and what expansions know. */
  readonly how: DuelEvent['type'];
  /** The Wonder it lies under. */
  readonly wonder: string | null;
}

/** Cards with the same back that the seat has seen nowhere. */
export interface UnseenCards {
  readonly back: string;
  readonly cards: readonly string[];
  /** How many of them lie face down in the structure, and how many come in a later Age; the others stay out of the game. */
  readonly faceDown: number;
  readonly later: number;
}

/** What a seat that forgets nothing knows of the cards of this Age [D-93, D-94]. */
export interface DuelMemory extends Memory {
  readonly game: 'duel';
  /** 0 before Age I is laid out. */
  readonly age: number;
  /** In the order they left. */
  readonly out: readonly OutCard[];
  readonly faceUp: readonly string[];
  readonly unseen: readonly UnseenCards[];
  /** Cards of this Age that the seat has seen among those put in the box. */
  readonly removed: readonly string[];
}

/** Everything that was ever face up is known to both; what was taken out unseen only to whoever has looked at it. */
export function memory(rulesOf: (options: Options) => Rules, seat: SeatId, seen: readonly Seen[]): DuelMemory {
  const now = seen[seen.length - 1].view();
  const { age } = now;
  if (age === 0) return { game: 'duel', age, out: [], faceUp: [], unseen: [], removed: [] };
  const rules = rulesOf(now.options);
  const lookedAt = seen.flatMap((step) => removedSeen(rules, seat, step));
  const met = new Set([
    ...seen.flatMap(({ events }) => events.flatMap(cardsIn)),
    ...cardsShown(rules, now),
    ...lookedAt,
  ]);
  const { catalog } = rules;
  return {
    game: 'duel',
    age,
    out: outCards(seen),
    faceUp: now.structure.flatMap(({ card }) => card ?? []),
    unseen: unseenCards(rules, now, met),
    removed: catalog.decks[age - 1].map((card) => catalog.cards[card].id).filter((card) => lookedAt.includes(card)),
  };
}

/** The cards of the structure that have left it since the Age began. */
function outCards(seen: readonly Seen[]): OutCard[] {
  const events = seen.flatMap((step) => step.events);
  const start = events.findLastIndex(({ type }) => type === 'ageStarted');
  return events.slice(start + 1).flatMap((event): OutCard[] => {
    if (!('card' in event && 'from' in event) || !SLOT.test(event.from)) return [];
    const { type: how, card, seat } = event;
    return [{ card, seat, how, wonder: 'wonder' in event ? event.wonder : null }];
  });
}

/** Cards also come from the discard pile and from the box. */
const SLOT = /^r\d+c\d+$/;

function cardsIn(event: DuelEvent): string[] {
  return 'card' in event ? [event.card] : [];
}

/** What lies open now: whoever sees only this position still knows so much. */
function cardsShown({ expansions }: Rules, { structure, players, discard, ...views }: DuelView): string[] {
  return [
    ...structure.flatMap(({ card }) => card ?? []),
    ...players.flatMap(({ city }) => city),
    ...discard,
    ...expansions.flatMap((expansion) => expansion.cardsShown?.(views) ?? []),
  ];
}

/** The cards in the box, if the seat looks at them in this step to choose one. */
function removedSeen({ expansions }: Rules, seat: SeatId, { events, view }: Seen): string[] {
  const looks = (event: DuelEvent): boolean =>
    'seat' in event && event.seat === seat && expansions.some(({ showsRemoved }) => showsRemoved?.(event));
  if (!events.some(looks)) return [];
  return (view().decision?.choices ?? []).flatMap((choice) => ('subject' in choice ? (choice.subject ?? []) : []));
}

function unseenCards(rules: Rules, { age, structure }: DuelView, met: ReadonlySet<string>): UnseenCards[] {
  const { catalog, expansions } = rules;
  const others = expansions.flatMap(({ decks }) => Object.values(decks ?? {}));
  const perAge = [0, 0, 0].map((_, index) => (index === GUILD_AGE ? rules.guilds : 0));
  const decks = [{ number: age - 1, perAge: [] }, { number: GUILD_DECK, perAge }, ...others];
  return decks.flatMap((deck) => {
    const back = catalog.backs[deck.number];
    const cards = catalog.decks[deck.number].map((card) => catalog.cards[card].id).filter((card) => !met.has(card));
    const faceDown = structure.filter((slot) => slot.card === null && slot.back === back).length;
    const later = deck.perAge.slice(age).reduce((sum: number, count) => sum + count, 0);
    return faceDown + later === 0 ? [] : [{ back, cards, faceDown, later }];
  });
}
