import { Reader, SPECTATOR, shuffle, type Game, type Outcome, type Viewer } from '../src/index.ts';

/**
 * The smallest game that needs everything the contract offers: seats that choose at the same time, hidden hands,
 * a hidden deck, and a save format with a past. Each round all seats bid a card for the prize on top of the deck.
 */
export interface AuctionState {
  readonly prizes: readonly number[];
  round: number;
  readonly hands: number[][];
  readonly staged: number[];
  readonly points: number[];
  emit: ((event: AuctionEvent) => void) | null;
}

export type AuctionEvent =
  | { readonly type: 'bidStaged'; readonly seat: number; readonly bid: number | null }
  | {
      readonly type: 'prizeWon';
      readonly seat: number | null;
      readonly bids: readonly number[];
      readonly reveals: true;
    };

interface AuctionOptions {
  readonly seats: number;
  readonly cards: number;
}

export interface AuctionView {
  readonly game: 'auction';
  readonly viewer: number | null;
  readonly outcome: Outcome | null;
  readonly prize: number | null;
  readonly hand: readonly number[] | null;
  readonly staged: readonly boolean[];
  readonly points: readonly number[];
}

const NONE = -1;

function resolve(s: AuctionState): void {
  if (s.staged.includes(NONE)) return;
  const best = Math.max(...s.staged);
  const bidders = s.staged.flatMap((bid, seat) => (bid === best ? [seat] : []));
  const winner = bidders.length === 1 ? bidders[0] : null;
  if (winner !== null) s.points[winner] += s.prizes[s.round];
  s.emit?.({ type: 'prizeWon', seat: winner, bids: [...s.staged], reveals: true });
  for (const [seat, bid] of s.staged.entries()) s.hands[seat].splice(s.hands[seat].indexOf(bid), 1);
  s.staged.fill(NONE);
  s.round++;
}

const isOver = (s: AuctionState): boolean => s.round === s.prizes.length;

export const auction: Game<AuctionOptions, AuctionState, AuctionView, AuctionEvent> = {
  id: 'auction',
  rules: 2,
  // Version 1 called the number of cards "size".
  migrations: [
    {
      from: 1,
      up: (save) => {
        const { size, ...options } = save.options as Record<string, unknown>;
        return { ...save, options: { ...options, cards: size } };
      },
    },
  ],
  rulings: [],
  readOptions(raw) {
    const fields = new Reader(raw, 'options', 'BAD_OPTIONS').fields(['seats', 'cards']);
    return {
      seats: fields.seats.isAbsent() ? 2 : fields.seats.integer(2, 5),
      cards: fields.cards.isAbsent() ? 5 : fields.cards.integer(1, 9),
    };
  },
  seatCount: (options) => options.seats,
  packVersions: () => ({ cards: 1 }),
  withNewestPacks: (options) => options,
  setup(options, rng) {
    const cards = Array.from({ length: options.cards }, (_, index) => index + 1);
    return {
      prizes: shuffle([...cards], rng),
      round: 0,
      hands: Array.from({ length: options.seats }, () => [...cards]),
      staged: Array.from({ length: options.seats }, () => NONE),
      points: Array.from({ length: options.seats }, () => 0),
      emit: null,
    };
  },
  describe(options, position, rng) {
    const s = auction.setup(options, rng);
    const fields = new Reader(position, 'position', 'BAD_POSITION').fields(['points']);
    for (const [seat, points] of fields.points.list(options.seats).entries()) s.points[seat] = points.integer(0, 99);
    return s;
  },
  toAct: (s) => (isOver(s) ? 0 : s.staged.reduce((set, bid, seat) => (bid === NONE ? set | (1 << seat) : set), 0)),
  legalMoves(s, seat, out) {
    if (isOver(s) || s.hands[seat] === undefined) return 0;
    for (const [index, card] of s.hands[seat].entries()) out[index] = card;
    return s.hands[seat].length;
  },
  apply(s, seat, move) {
    s.staged[seat] = move;
    s.emit?.({ type: 'bidStaged', seat, bid: move });
    resolve(s);
  },
  outcome(s) {
    if (!isOver(s)) return null;
    const best = Math.max(...s.points);
    const seats = [...s.points.keys()];
    const ranking = [seats.filter((seat) => s.points[seat] === best), seats.filter((seat) => s.points[seat] !== best)];
    return {
      ending: 'sold out',
      ranking: ranking.filter((group) => group.length > 0),
      scores: auction.scores(s),
    };
  },
  scores: (s) => s.points.map((points) => ({ prizes: points, total: points })),
  clone: (s) => ({
    prizes: s.prizes,
    round: s.round,
    hands: s.hands.map((hand) => hand.slice()),
    staged: s.staged.slice(),
    points: s.points.slice(),
    emit: null,
  }),
  encode(s, out) {
    out.length = 0;
    out.push(s.round, ...s.prizes, ...s.staged, ...s.points);
    // A hand is a set: the order in which cards left it says nothing.
    for (const hand of s.hands) out.push(hand.length, ...hand);
    return out;
  },
  pack: (s) => auction.clone(s),
  unpack: (_, packed) => packed as AuctionState,
  listen(s, listener) {
    s.emit = listener;
  },
  view(s, viewer) {
    return {
      game: 'auction',
      viewer: viewer === SPECTATOR ? null : viewer,
      outcome: auction.outcome(s),
      prize: isOver(s) ? null : s.prizes[s.round],
      hand: viewer === SPECTATOR ? null : [...s.hands[viewer]],
      staged: s.staged.map((bid) => bid !== NONE),
      points: [...s.points],
    };
  },
  redact(event, viewer: Viewer) {
    return event.type === 'bidStaged' && event.seat !== viewer ? { ...event, bid: null } : event;
  },
  resample(s, seat, rng) {
    const copy = auction.clone(s);
    const open = copy.prizes.slice(0, copy.round + 1);
    const hidden = shuffle(
      copy.prizes.slice(copy.round + 1).sort((a, b) => a - b),
      rng,
    );
    // Hands are known by elimination; only the bids of the others are not.
    const staged = copy.staged.map((bid, other) =>
      bid === NONE || other === seat ? bid : copy.hands[other][rng(copy.hands[other].length)],
    );
    return { ...copy, prizes: [...open, ...hidden], staged };
  },
  /** Nobody knows what the others bid: all a seat can foresee is its own bid. */
  preview: (_, seat, move) => ({
    events: [{ type: 'bidStaged', seat, bid: move }],
    changes: [],
    outcome: null,
  }),
  formatMove: (_, move) => `bid ${move}`,
  parseMove(_, text) {
    const match = /^bid (\d{1,2})$/.exec(text);
    return match === null ? null : Number(match[1]);
  },
};

/** The same deal, described for the conformance kit. */
export const auctionChecks = {
  invariant(s: AuctionState): string | null {
    const sizes = new Set(s.hands.map((hand) => hand.length));
    return sizes.size === 1 ? null : 'hands differ in size';
  },
  secrets: (): readonly string[] => [],
};
