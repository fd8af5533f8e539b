import type { Reader } from '@pharos/core';
import { bitsOf, setOf } from '../bits.ts';
import { GUILD_DECK } from '../catalog.ts';
import { DECKS } from '../content/types.ts';
import type { State } from '../state.ts';
import type { Pieces } from './pieces.ts';

/** Written for a face-down card that may be any, or any of a deck: `?guild`. */
const ANY_CARD = '?';

/** The slots of the current structure that hold a card; `~deck` for any card of a deck, to be drawn once it is known what is in use. */
export type WrittenStructure = ReadonlyMap<number, number>;

/** Null stands for a fresh, complete structure. */
export function readStructure(
  { catalog }: State['rules'],
  reader: Reader,
  age: number,
  pieces: Pieces,
): WrittenStructure | null {
  const { slots } = catalog.layouts[age - 1];
  if (reader.isAbsent()) return null;
  const read = (card: Reader): number => readCard(catalog, card, age, pieces);
  if (reader.isList()) {
    // A list lies side by side in the first row that is wide enough, with nothing on it.
    const list = reader.list();
    const rows = [...new Set(slots.map((slot) => slot.row))];
    const row = rows.find((candidate) => slots.filter((slot) => slot.row === candidate).length >= list.length);
    if (row === undefined)
      return reader.fail(`no row of Age ${age} holds ${list.length} cards; name the slots instead`);
    const from = slots.findIndex((slot) => slot.row === row);
    return new Map(list.map((card, index) => [from + index, read(card)]));
  }
  const ids = slots.map((slot) => slot.id);
  return new Map(
    reader.entries().map(([id, card]) => {
      const slot = ids.indexOf(id);
      if (slot < 0) card.fail(`Age ${age} has no such slot`);
      return [slot, read(card)];
    }),
  );
}

function readCard(catalog: State['catalog'], reader: Reader, age: number, pieces: Pieces): number {
  if (reader.raw === ANY_CARD) return ~(age - 1);
  // Guilds, and the decks of expansions.
  for (let deck = GUILD_DECK; deck < catalog.decks.length; deck++) {
    if (reader.raw !== `${ANY_CARD}${catalog.backs[deck]}`) continue;
    return deck === GUILD_DECK && age !== 3 ? reader.fail('Guilds lie in Age III only') : ~deck;
  }
  const card = pieces.card(reader);
  const { deck } = catalog.cards[card];
  const fits = deck === age - 1 || deck >= DECKS.length || (age === 3 && deck === GUILD_DECK);
  return fits ? card : reader.fail(`this card does not belong to Age ${age}`);
}

/** Lays out what is there of the structure of an Age. */
export function layStructure(s: State, age: number, cards: WrittenStructure | null): void {
  s.age = age;
  if (age === 0) return;
  const layout = s.catalog.layouts[age - 1];
  s.present = cards === null ? layout.all : setOf([...cards.keys()]);
  s.accessible = setOf(bitsOf(s.present).filter((slot) => (layout.slots[slot].coveredBy & s.present) === 0));
  s.faceUp = layout.faceUp | s.accessible;
}
