import type { DuelEvent } from '@pharos/duel';
import { t } from '../../../i18n/index.svelte.ts';
import type { LogDeed, LogRow, LogSection } from '../../../table/shared/log/log.ts';
import type { LogEntry } from '../../../table/store/link.ts';
import { initialOf } from '../../../players/names.ts';
import { cardSpec, lookOf } from '../card/pieces.ts';
import { ageName, cardName, wonderName } from '../words/content.svelte.ts';
import { eventTexts } from '../words/eventText.ts';
import { askExpansions } from '../words/expansionWords.ts';

export interface LogTable {
  /** The seat at the bottom, and whether it is the viewer's own. */
  readonly me: number;
  readonly isMine: boolean;
  readonly nameOf: (seat: number) => string;
}

/** One turn: from its start to the next. */
interface Turn {
  readonly seat: number;
  readonly events: DuelEvent[];
  points: LogRow['points'];
}

interface Section {
  readonly age: number;
  readonly turns: Turn[];
  readonly others: DuelEvent[];
}

/** Goes through the events once and sorts them by Age and turn. */
class LogReader {
  readonly sections: Section[] = [{ age: 0, turns: [], others: [] }];
  readonly #totals: [number, number] = [0, 0];
  #turn: Turn | null = null;

  read(event: DuelEvent, seat: number): void {
    switch (event.type) {
      case 'ageStarted':
        this.#open(event.age);
        return;
      case 'turnStarted':
        this.#begin(event.seat);
        return;
      case 'turnEnded':
        this.#count(event.points);
        return;
      case 'wonderPicked':
        // In the draft a choice is a turn.
        this.#turn = { seat: event.seat, events: [event], points: null };
        this.#current.turns.push(this.#turn);
        return;
      case 'wondersOffered':
        this.#current.others.push(event);
        return;
      default:
        // Without a draft the first turn has begun with the deal, which no step of the log tells of.
        if (this.#turn === null && this.#current.age === 0) this.#begin(seat);
        (this.#turn?.events ?? this.#current.others).push(event);
    }
  }

  get #current(): Section {
    return this.sections[this.sections.length - 1];
  }

  #open(age: number): void {
    this.sections.push({ age, turns: [], others: [] });
    this.#turn = null;
  }

  /** Some expansions lay Age I out before the draft: it begins with its first turn. */
  #begin(seat: number): void {
    if (this.#current.age === 0) this.#open(1);
    this.#turn = { seat, events: [], points: null };
    this.#current.turns.push(this.#turn);
  }

  #count(points: readonly [number, number]): void {
    const turn = this.#turn;
    if (turn !== null) {
      const total = points[turn.seat];
      turn.points = { change: total - this.#totals[turn.seat], total };
    }
    this.#totals[0] = points[0];
    this.#totals[1] = points[1];
  }
}

/** The log by Age, oldest first, with a row for each turn, the newest first. */
export function sectionsOf(log: readonly LogEntry<DuelEvent>[], table: LogTable): LogSection[] {
  const reader = new LogReader();
  for (const { seat, events } of log) for (const event of events) reader.read(event, seat);
  return reader.sections
    .map(({ age, turns, others }) => {
      const told = turns.filter(({ events }) => events.length > 0);
      return {
        id: String(age),
        age,
        title: age === 0 ? t('log.drafted') : ageName(age),
        part: age === 0 ? '' : t('log.turns', { n: told.length }),
        pill: '',
        rows: told.map((turn, index) => shownRow(turn, age, index + 1, table)).toReversed(),
        notes: eventTexts(others, table.nameOf),
      };
    })
    .filter(({ rows, notes }) => rows.length > 0 || notes.length > 0);
}

function shownRow({ seat, events, points }: Turn, age: number, number: number, table: LogTable): LogRow {
  const name = table.nameOf(seat);
  const main = events.find((event) => deedOf(event) !== null);
  const deed = main === undefined ? null : deedOf(main);
  const gained = events.filter((event) => event.type === 'coinsGained' && event.seat === seat);
  const paid = events.filter((event) => event.type === 'coinsPaid' && event.seat === seat);
  /** What the row shows as signs and numbers is not said again. */
  const rest = events.filter((event) => event !== main && !gained.includes(event) && !paid.includes(event));
  const isChain = events.some((event) => event.type === 'cardBuilt' && event.chain);
  return {
    id: `${age}.${number}`,
    seat,
    name,
    initial: initialOf(name),
    accent: `var(--${seat === table.me ? 'me' : 'foe'})`,
    isMine: table.isMine && seat === table.me,
    number,
    deed: deed && { ...deed, signs: [] },
    payments: coinsIn(paid) > 0 ? [{ coins: coinsIn(paid), to: null }] : [],
    free: isChain ? t('price.sayChain') : '',
    coins: coinsIn(gained),
    tokens: [],
    points,
    note: eventTexts(rest, table.nameOf).join(' '),
    card: main !== undefined && 'card' in main && main.type !== 'wonderBuilt' ? main.card : null,
    texts: () => eventTexts(events, table.nameOf),
  };
}

const coinsIn = (events: readonly DuelEvent[]): number =>
  events.reduce((sum, event) => sum + ('count' in event ? event.count : 0), 0);

/** What was done: a card in its colour, a Wonder, a sale; null for what comes of it. */
function deedOf(event: DuelEvent): Omit<LogDeed, 'signs'> | null {
  switch (event.type) {
    case 'cardBuilt': {
      const look = lookOf(cardSpec(event.card));
      return { icon: `col-${look}`, look, name: cardName(event.card) };
    }
    case 'cardDiscarded':
      return { icon: 'discard', look: 'discarded', name: t('log.discardedNamed', { card: cardName(event.card) }) };
    case 'wonderBuilt':
    case 'wonderPicked':
      return { icon: 'stage', look: 'stage', name: wonderName(event.wonder) };
    default:
      return askExpansions(({ logDeed }) => logDeed?.(event));
  }
}
