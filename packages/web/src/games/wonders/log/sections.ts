import type { WondersEvent } from '@pharos/wonders';
import { t } from '../../../i18n/index.svelte.ts';
import type { LogDeed, LogRow, LogSection } from '../../../table/shared/log/log.ts';
import type { LogEntry } from '../../../table/store/link.ts';
import { initialOf } from '../../../players/names.ts';
import { numeral } from '../piece/pieces.ts';
import { eventTexts } from '../words/eventText.ts';
import { useOf, type RevealedChoice, type TableNames } from '../words/events.ts';
import { ageName, cardName } from '../words/wonders.ts';
import { EXPANSIONS, firstOf } from '../expansionsInPlay.ts';
import type { LogOpening, LogPart } from './part.ts';
import { partsOf } from './parts.ts';

/** Whose log it is, and how pieces look. */
export interface LogTable extends TableNames {
  /** The city told of first. */
  readonly me: number;
  /** Whether that is the viewer's own. */
  readonly isMine: boolean;
  readonly accentOf: (city: number) => string;
  readonly colourOf: (card: string) => string;
}

/** What one city did or got, as events tell it one after the other. */
interface Row {
  readonly city: number;
  readonly choice: RevealedChoice | null;
  readonly events: WondersEvent[];
  readonly parts: LogPart[];
  points: LogRow['points'];
}

interface Section {
  readonly age: number;
  /** What an expansion calls it. */
  readonly opening: LogOpening | null;
  /** Null for the end of the Age. */
  readonly turn: number | null;
  readonly rows: Row[];
  readonly others: WondersEvent[];
}

/** Goes through the events once and sorts them by turn and city. */
class LogReader {
  readonly sections: Section[] = [];
  readonly #table: LogTable;
  #age = 0;
  #points: readonly number[] = [];
  /** The turn is told to its end: what follows before the next one belongs to the end of the Age. */
  #isClosed = false;

  constructor(table: LogTable) {
    this.#table = table;
  }

  read(event: WondersEvent): void {
    switch (event.type) {
      case 'choiceMade':
      case 'handsPassed':
        return;
      case 'ageStarted':
        this.#age = event.age;
        return;
      case 'turnStarted':
        this.#age = event.age;
        this.#open(event.turn);
        return;
      case 'choicesRevealed':
        this.#openFirst();
        for (const choice of event.choices) this.#add(choice.city, choice);
        return;
      case 'turnEnded':
        this.#count(event.points);
        this.#isClosed = true;
        return;
      case 'ageEnded':
        this.#ofAgeEnd();
        this.#count(event.points);
        return;
      default:
        this.#tellOrOpen(event);
    }
  }

  #tellOrOpen(event: WondersEvent): void {
    const opening = firstOf(EXPANSIONS.map((expansion) => expansion.logSection(event)));
    if (opening === null) return this.#tell(event);
    this.#age = opening.age;
    this.#open(null, opening);
  }

  #open(turn: number | null, opening: LogOpening | null = null): Section {
    const section = { age: this.#age, turn, opening, rows: [], others: [] };
    this.sections.push(section);
    this.#isClosed = false;
    return section;
  }

  /** The first turn has begun with the deal, which no step of the log tells of. */
  #openFirst(): void {
    if (this.#age > 0) return;
    this.#age = 1;
    this.#open(1);
  }

  get #current(): Section {
    return this.sections.at(-1) ?? this.#open(null);
  }

  /** The end of the Age has a row for every city, whatever it got. */
  #ofAgeEnd(): Section {
    if (!this.#isClosed) return this.#current;
    const section = this.#open(null);
    for (let city = 0; city < this.#table.count; city++) this.#add(city, null);
    return section;
  }

  #add(city: number, choice: RevealedChoice | null): void {
    const events: WondersEvent[] =
      choice === null ? [] : [{ type: 'choicesRevealed', choices: [choice], reveals: true }];
    this.#current.rows.push({ city, choice, events, parts: [], points: null });
  }

  #tell(event: WondersEvent): void {
    const section = this.#ofAgeEnd();
    const parts = partsOf(event, this.#table, this.#table.colourOf);
    for (const part of parts) rowOf(section, part.city)?.parts.push(part);
    const cities = new Set(
      'city' in event ? [event.city, ...parts.map(({ city }) => city)] : parts.map(({ city }) => city),
    );
    for (const city of cities) rowOf(section, city)?.events.push(event);
    if (cities.size === 0) section.others.push(event);
  }

  #count(points: readonly number[]): void {
    for (const row of this.#current.rows) {
      const total = points[row.city];
      // Who plays a card more has the points of both with the last one.
      if (row !== rowOf(this.#current, row.city)) continue;
      row.points = { change: total - (this.#points[row.city] ?? 0), total };
    }
    this.#points = points;
  }
}

const rowOf = ({ rows }: Section, city: number): Row | undefined => rows.findLast((row) => row.city === city);

/** The log by Age and turn, oldest first; a turn in which nothing is turned up yet is not told of. */
export function sectionsOf(log: readonly LogEntry<WondersEvent>[], table: LogTable): LogSection[] {
  const reader = new LogReader(table);
  for (const { events } of log) for (const event of events) reader.read(event);
  return reader.sections
    .map((section) => shownSection(section, table))
    .filter(({ rows, notes }) => rows.length > 0 || notes.length > 0);
}

function shownSection(section: Section, table: LogTable): LogSection {
  const { age, turn, opening, rows, others } = section;
  const id = `${age}.${opening?.pill ?? turn ?? 'end'}`;
  const place = ({ city }: Row): number => (city - table.me + table.count) % table.count;
  return {
    id,
    age,
    title: age === 0 ? t('log.before') : ageName(age),
    part: opening?.part ?? (age === 0 ? '' : turn === null ? t('log.ageEnd') : t('log.turn', { n: turn })),
    ...(opening?.icon !== undefined && { icon: opening.icon }),
    pill: opening?.pill ?? (age === 0 ? '•' : turn === null ? t('log.ageEndShort') : String(turn)),
    rows: rows.toSorted((a, b) => place(a) - place(b)).map((row, index) => shownRow(row, `${id}.${index}`, table)),
    notes: eventTexts(others, table),
  };
}

function shownRow({ city, choice, events, parts, points }: Row, id: string, table: LogTable): LogRow {
  const name = table.nameOf(city);
  const signs = parts.flatMap((part) => (part.kind === 'sign' ? [part.sign] : []));
  const tokens = parts.flatMap((part) => (part.kind === 'token' ? [part.sign] : []));
  const payments = parts.flatMap((part) =>
    part.kind === 'paid' ? [{ coins: part.coins, to: part.to === null ? null : table.nameOf(part.to) }] : [],
  );
  return {
    id,
    seat: city,
    name,
    initial: initialOf(name),
    accent: table.accentOf(city),
    isMine: table.isMine && city === table.me,
    deed: choice === null ? null : { ...deedOf(choice, events, table), signs },
    payments,
    free: choice === null || useOf(choice) === 'discard' ? '' : t('price.sayFree'),
    coins: parts.reduce((sum, part) => sum + (part.kind === 'coins' ? part.count : 0), 0),
    tokens: choice === null ? [...tokens, ...signs] : tokens,
    points,
    note: '',
    card: choice && useOf(choice) === 'build' ? choice.card : null,
    texts: () => eventTexts(events, table),
  };
}

/** The card in its colour, the stage, or the sale. */
function deedOf(choice: RevealedChoice, events: readonly WondersEvent[], table: LogTable): Omit<LogDeed, 'signs'> {
  const { card } = choice;
  const action = useOf(choice);
  if (action === 'build' && card !== null) {
    const look = table.colourOf(card);
    return { icon: `col-${look}`, look, name: cardName(card) };
  }
  if (action === 'stage') {
    const built = events.find((event) => event.type === 'stageBuilt');
    return { icon: 'stage', look: 'stage', name: t('log.stage', { n: numeral(built?.stage ?? 1) }) };
  }
  const sold = firstOf(EXPANSIONS.map((expansion) => expansion.soldText(choice)));
  const name = sold ?? (card === null ? t('log.discarded') : t('log.discardedNamed', { card: cardName(card) }));
  return { icon: 'discard', look: 'discarded', name };
}
