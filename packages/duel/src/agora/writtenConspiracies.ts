import { shuffle, type Reader, type Rng, type SeatId } from '@pharos/core';
import type { PieceReaders } from '../expansion.ts';
import type { State } from '../state.ts';
import { deckCard } from './conspiracies.ts';
import { agoraOf } from './state.ts';

/** Written for a Conspiracy that is not prepared, and for one that has been triggered. */
const UNPREPARED = null;
export const TRIGGERED = 'triggered';
/** Written for a Conspiracy that may be any. */
export const ANY_CONSPIRACY = '?';

/** The state of a Conspiracy: the card under it, none, and whether it was triggered. */
interface Held {
  readonly card: number | null;
  readonly isTriggered: boolean;
}

/** The Conspiracies of a written position: none is used twice, and those that may be any are drawn in the end. */
export class WrittenConspiracies {
  readonly #used = new Set<number>();
  readonly #unknown: { readonly seat: SeatId; readonly place: number; readonly held: Held }[] = [];

  /**
   * A list of Conspiracies, or an object that names the state of each. In a list those with a state are objects of one entry: so the same
   * name, which stands for any, may be there twice.
   */
  readHeld(s: State, seat: SeatId, reader: Reader, pieces: PieceReaders): void {
    const { conspiracies } = agoraOf(s).players[seat];
    const entries = reader.isList()
      ? reader
          .list()
          .flatMap((one): [string, Reader | null][] =>
            typeof one.raw === 'string' ? [[one.text(), null]] : one.entries(),
          )
      : reader.entries();
    for (const [id, state] of entries) {
      const held = state === null ? { card: null, isTriggered: false } : readState(state, pieces);
      if (id === ANY_CONSPIRACY) {
        this.#unknown.push({ seat, place: conspiracies.length, held });
        conspiracies.push(0);
      } else {
        const conspiracy = this.#named(s, state ?? reader, id);
        conspiracies.push(conspiracy);
        put(s, conspiracy, held);
      }
    }
  }

  /** The deck from the top: what is named, then all that is left in any order. */
  fillDeck(s: State, reader: Reader | null, rng: Rng): void {
    const agora = agoraOf(s);
    const named = reader === null || reader.isAbsent() ? [] : reader.list();
    const top = named.map((card) => this.#named(s, card, card.text()));
    const all = s.catalog.pieces.conspiracies.map(({ index }) => index);
    const rest = shuffle(
      all.filter((conspiracy) => !this.#used.has(conspiracy)),
      rng,
    );
    for (const { seat, place, held } of this.#unknown) {
      const conspiracy = rest.pop() ?? reader?.fail('too many Conspiracies are in use') ?? 0;
      agora.players[seat].conspiracies[place] = conspiracy;
      put(s, conspiracy, held);
    }
    agora.deck.push(...[...top, ...rest].map((conspiracy) => deckCard(conspiracy, 0)));
  }

  #named(s: State, reader: Reader, id: string): number {
    const conspiracy = s.catalog.pieces.conspiracies.findIndex((piece) => piece.id === id);
    if (conspiracy < 0) reader.fail('no such Conspiracy');
    if (this.#used.has(conspiracy)) reader.fail('this Conspiracy is used twice');
    this.#used.add(conspiracy);
    return conspiracy;
  }
}

/** `null`, `"triggered"`, the card under it, or a list of the last two. */
function readState(reader: Reader, pieces: PieceReaders): Held {
  const parts = reader.isList() ? reader.list(2) : [reader];
  const card = parts.find(({ raw }) => raw !== TRIGGERED && raw !== UNPREPARED);
  return {
    card: card === undefined ? null : pieces.card(card),
    isTriggered: parts.some(({ raw }) => raw === TRIGGERED),
  };
}

function put(s: State, conspiracy: number, { card, isTriggered }: Held): void {
  const agora = agoraOf(s);
  if (isTriggered) agora.triggered |= 1 << conspiracy;
  if (card !== null) agora.under[conspiracy] = card;
}
