import type { Game, GameEvent, Move } from '../game.ts';
import { movesOf } from '../game.ts';
import { Match } from '../match.ts';
import { MAX_PLIES } from '../playout.ts';
import { fastRng, rngFromSeed, type Rng } from '../rng.ts';
import { formatSave, loadSave, saveMatch } from '../save.ts';
import { choiceSeenBy } from '../seenChoice.ts';
import { SeenGame } from './seenGame.ts';
import { firstSeat, hasSeat, seatBit, seatsOf, SPECTATOR, type SeatId, type SeatSet, type Viewer } from '../seats.ts';

/** What only the game itself can tell about its states. */
export interface ConformanceChecks<State> {
  /** Something that must hold in every position; answers what is wrong, or null. */
  readonly invariant: (s: State) => string | null;
  /** Ids that must not occur in anything the viewer is sent. */
  readonly secrets: (s: State, viewer: Viewer) => readonly string[];
}

export interface ConformancePlan {
  /** Games are dealt from the numbered seeds `series.0`, `series.1`, … */
  readonly series: number;
  readonly games: number;
  /** The costly properties are looked at in one position out of this many. */
  readonly lookEvery: number;
}

/**
 * Plays random games and looks for violations of what everybody may expect of a game:
 * who acts can move, copies are independent, logs replay, staging order is irrelevant, nobody sees secrets.
 * Answers the violations found, each with the seed and the ply to reproduce it.
 */
export function findViolations<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  options: Options,
  checks: ConformanceChecks<State>,
  plan: ConformancePlan,
): string[] {
  const violations: string[] = [];
  const { lookEvery } = plan;
  for (let index = 0; index < plan.games && violations.length < 5; index++) {
    const inspection = new Inspection(game, options, checks, { seed: `${plan.series}.${index}`, lookEvery });
    violations.push(...inspection.playGame());
  }
  return violations;
}

/** Enough for every seat to choose and the choices to meet. */
const MOVES_ON_COPY = 8;

/** What is dealt, and one in how many positions is looked at closely. */
interface Course {
  readonly seed: string;
  readonly lookEvery: number;
}

class Inspection<Options, State, View, Event extends GameEvent> {
  readonly #game: Game<Options, State, View, Event>;
  readonly #options: Options;
  readonly #checks: ConformanceChecks<State>;
  readonly #course: Course;
  readonly #rng: Rng;
  readonly #violations: string[] = [];
  readonly #log: { seat: SeatId; move: Move; text: string }[] = [];
  readonly #seen: SeenGame<Options, State, View, Event>;
  #staged: SeatSet = 0;
  #sent = '';
  #told: ReadonlySet<string> = new Set();
  #state: State;

  constructor(
    game: Game<Options, State, View, Event>,
    options: Options,
    checks: ConformanceChecks<State>,
    course: Course,
  ) {
    this.#game = game;
    this.#options = options;
    this.#checks = checks;
    this.#course = course;
    this.#rng = fastRng(Number(course.seed.split('.')[1]), 99);
    this.#state = game.setup(options, rngFromSeed(course.seed));
    this.#seen = new SeenGame(game, this.#state);
  }

  playGame(): string[] {
    const game = this.#game;
    for (let acting = game.toAct(this.#state); acting !== 0; acting = game.toAct(this.#state)) {
      if (this.#log.length === MAX_PLIES) {
        this.#report('the game does not end');
        break;
      }
      this.#checkWhoActs(acting);
      this.#checkInvariant();
      if (this.#rng(this.#course.lookEvery) === 0) this.#lookClosely(acting);
      const seats = seatsOf(acting);
      const seat = seats[this.#rng(seats.length)];
      this.#playRandomMove(seat);
      // Others still have to choose: this seat has staged its choice and may change its mind.
      const stillOpen = game.toAct(this.#state) === (acting & ~seatBit(seat)) && game.toAct(this.#state) !== 0;
      this.#staged = stillOpen ? this.#staged | seatBit(seat) : 0;
      if (this.#violations.length > 0) return this.#violations;
    }
    this.#checkEnd();
    return this.#violations;
  }

  #report(what: string): void {
    this.#violations.push(`seed ${this.#course.seed}, ply ${this.#log.length}: ${what}`);
  }

  #numbers(s: State): number[] {
    return this.#game.encode(s, []);
  }

  /** Acting seats have a move; seats that neither act nor may change their mind have none; nobody has a result yet. */
  #checkWhoActs(acting: number): void {
    for (let seat = 0; seat < this.#game.seatCount(this.#options); seat++) {
      const count = movesOf(this.#game, this.#state, seat).length;
      if (hasSeat(acting, seat) && count === 0) this.#report(`seat ${seat} acts but has no move`);
      if (!hasSeat(acting | this.#staged, seat) && count > 0) this.#report(`seat ${seat} has moves out of turn`);
    }
    if (this.#game.outcome(this.#state) !== null) this.#report('there is a result before the end');
    if (this.#game.scores(this.#state).length !== this.#game.seatCount(this.#options))
      this.#report('some seat has no score');
  }

  #checkInvariant(): void {
    const wrong = this.#checks.invariant(this.#state);
    if (wrong !== null) this.#report(wrong);
  }

  #lookClosely(acting: number): void {
    this.#checkClone();
    this.#checkNotation(acting);
    const seats = this.#game.seatCount(this.#options);
    const owner = (this.#log.length % (seats + 1)) + SPECTATOR;
    for (let viewer = SPECTATOR; viewer < seats; viewer++) {
      const view = this.#game.view(this.#state, viewer);
      const sent = JSON.stringify(view);
      this.#checkSilence(sent, viewer, 'view');
      if (viewer !== SPECTATOR) this.#checkResample(viewer, sent);
      if (viewer === owner) this.#checkOwnView(viewer, view, sent);
    }
    this.#checkMemory(this.#log.length % seats);
    if ((acting & (acting - 1)) === 0) return;
    this.#checkStagingOrder(acting);
    this.#checkStagedShows(acting);
  }

  /** Somebody who forgets nothing remembers the same, whatever was hidden all the time. */
  #checkMemory(seat: SeatId): void {
    const game = this.#game;
    const [here, elsewhere] = [this.#seen.seenBy(seat), this.#seen.seenElsewhereBy(seat)].map((seen) =>
      JSON.stringify(game.memory?.(seat, seen)),
    );
    if (here !== elsewhere) this.#report(`the memory of seat ${seat} tells what is hidden from it`);
  }

  /** A copy is equal, and playing on it leaves the original alone. */
  #checkClone(): void {
    const game = this.#game;
    const before = this.#numbers(this.#state);
    const copy = game.clone(this.#state);
    if (!isSame(this.#numbers(copy), before)) this.#report('a copy differs from the original');
    for (let played = 0; played < MOVES_ON_COPY && game.toAct(copy) !== 0; played++) {
      const seat = firstSeat(game.toAct(copy));
      const moves = movesOf(game, copy, seat);
      game.apply(copy, seat, moves[this.#rng(moves.length)]);
    }
    if (!isSame(this.#numbers(this.#state), before)) this.#report('playing on a copy changed the original');
  }

  /** Each move has a text of its own that is read back as the same move. */
  #checkNotation(acting: number): void {
    for (const seat of seatsOf(acting)) {
      const moves = movesOf(this.#game, this.#state, seat);
      const texts = moves.map((move) => this.#game.formatMove(this.#state, move));
      if (new Set(texts).size !== texts.length) this.#report(`two moves have one text: ${texts.join(', ')}`);
      for (const [index, text] of texts.entries()) {
        if (this.#game.parseMove(this.#state, text) !== moves[index]) this.#report(`"${text}" is read as another move`);
      }
    }
  }

  #checkSilence(sent: string, viewer: Viewer, where: string): void {
    // Most events are told to everybody in the same words.
    if (sent !== this.#sent) [this.#sent, this.#told] = [sent, textsIn(sent)];
    const told = this.#told;
    if (told.size === 0) return;
    for (const secret of this.#checks.secrets(this.#state, viewer)) {
      if (told.has(secret)) this.#report(`the ${where} of viewer ${viewer} tells ${secret}`);
    }
  }

  /** Whoever gets a view may do with it what they like. */
  #checkOwnView(viewer: Viewer, view: View, sent: string): void {
    empty(view);
    if (JSON.stringify(this.#game.view(this.#state, viewer)) !== sent)
      this.#report(`the view of viewer ${viewer} is a part of the game`);
  }

  /** Drawing afresh what a seat cannot know changes nothing it can see, and nothing of what is known for good. */
  #checkResample(seat: SeatId, sent: string): void {
    const game = this.#game;
    const other = game.resample(this.#state, seat, this.#rng);
    const same =
      JSON.stringify(game.view(other, seat)) === sent &&
      movesOf(game, other, seat).join() === movesOf(game, this.#state, seat).join() &&
      JSON.stringify(game.partnerTalk?.(other, seat)) === JSON.stringify(game.partnerTalk?.(this.#state, seat));
    if (!same) this.#report(`seat ${seat} can tell a resampled position from the true one`);
    const twin = this.#numbers(game.resample(other, seat, fastRng(1)));
    if (!isSame(this.#numbers(game.resample(this.#state, seat, fastRng(1))), twin)) {
      this.#report(`what is made up for seat ${seat} depends on what is hidden from it`);
    }
    this.#checkPreviews(seat, other);
    const wrong = this.#checks.invariant(other);
    if (wrong !== null) this.#report(`resampled for seat ${seat}: ${wrong}`);
  }

  /** A preview is the same whatever is hidden from the seat, and leaves the position alone. */
  #checkPreviews(seat: SeatId, other: State): void {
    const before = this.#numbers(this.#state);
    for (const move of movesOf(this.#game, this.#state, seat)) {
      const seen = JSON.stringify(this.#game.preview(this.#state, seat, move));
      if (seen !== JSON.stringify(this.#game.preview(other, seat, move))) {
        const text = this.#game.formatMove(this.#state, move);
        this.#report(`the preview of "${text}" tells seat ${seat} what is hidden from it`);
      }
      this.#checkSilence(seen, seat, 'preview');
    }
    if (!isSame(this.#numbers(this.#state), before)) this.#report('a preview changed the position');
  }

  /** Where several seats choose at once, the order in which they do is irrelevant. */
  #checkStagingOrder(acting: number): void {
    const game = this.#game;
    const choices = seatsOf(acting).map((seat) => {
      const moves = movesOf(game, this.#state, seat);
      return { seat, move: moves[this.#rng(moves.length)] };
    });
    const play = (order: typeof choices): number[] => {
      const copy = game.clone(this.#state);
      for (const { seat, move } of order) game.apply(copy, seat, move);
      return this.#numbers(copy);
    };
    if (!isSame(play(choices), play([...choices].reverse()))) this.#report('the order of simultaneous choices matters');
  }

  /** While others still have to choose, what somebody chose shows to all of them as it does to who only looks on. */
  #checkStagedShows(acting: SeatSet): void {
    const game = this.#game;
    const copy = game.clone(this.#state);
    const seat = firstSeat(acting);
    const moves = movesOf(game, copy, seat);
    const viewers = seatsOf(acting & ~seatBit(seat));
    const look = (viewer: Viewer): unknown => JSON.parse(JSON.stringify(game.view(copy, viewer)));
    const before = [SPECTATOR, ...viewers].map(look);
    const events: Event[] = [];
    game.listen(copy, (event) => events.push(event));
    game.apply(copy, seat, moves[this.#rng(moves.length)]);
    if (game.toAct(copy) !== (acting & ~seatBit(seat))) return;
    const shown = [SPECTATOR, ...viewers].map((viewer, index) => [
      ...differences(before[index], look(viewer)),
      ...events.map((event) => JSON.stringify(game.redact(event, viewer))),
    ]);
    for (const [index, viewer] of viewers.entries()) {
      if (shown[index + 1].join() !== shown[0].join())
        this.#report(`what seat ${seat} chose while others still choose shows otherwise to seat ${viewer}`);
    }
  }

  /** Plays one move with events and, on a copy, without: the positions must be the same. */
  #playRandomMove(seat: SeatId): void {
    const game = this.#game;
    const moves = movesOf(game, this.#state, seat);
    const move = moves[this.#rng(moves.length)];
    const silent = game.clone(this.#state);
    this.#log.push({ seat, move, text: game.formatMove(this.#state, move) });
    const events: Event[] = [];
    game.listen(this.#state, (event) => events.push(event));
    game.apply(this.#state, seat, move);
    game.listen(this.#state, null);
    if (this.#rng(this.#course.lookEvery) === 0) this.#checkToldChoice(silent, seat, move, events);
    game.apply(silent, seat, move);
    this.#seen.add(this.#state, events);
    if (!isSame(this.#numbers(silent), this.#numbers(this.#state)))
      this.#report('listening to events changes the game');
    for (let viewer = SPECTATOR; viewer < game.seatCount(this.#options); viewer++) {
      const redacted = events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
      this.#checkSilence(JSON.stringify(redacted), viewer, 'events');
    }
  }

  /** Where a seat is told what another one chose, another choice would have shown. */
  #checkToldChoice(before: State, seat: SeatId, move: Move, events: readonly Event[]): void {
    const game = this.#game;
    const isAlone = this.#staged === 0 && game.toAct(before) === seatBit(seat);
    const moves = movesOf(game, before, seat).filter((other) => other !== move);
    if (moves.length === 0) return;
    const other = game.clone(before);
    const otherEvents: Event[] = [];
    game.listen(other, (event) => otherEvents.push(event));
    game.apply(other, seat, moves[this.#rng(moves.length)]);
    for (let viewer = 0; viewer < game.seatCount(this.#options); viewer++) {
      if (viewer === seat || choiceSeenBy(game, viewer, { seat, move, isAlone, events }).move === null) continue;
      const shown = (s: State, of: readonly Event[]): string =>
        JSON.stringify([game.view(s, viewer), of.map((event) => game.redact(event, viewer))]);
      if (shown(other, otherEvents) === shown(this.#state, events))
        this.#report(`seat ${viewer} is told what it did not see: "${game.formatMove(before, move)}"`);
    }
  }

  /** A finished game has a result, replays from its log, and survives being saved. */
  #checkEnd(): void {
    const game = this.#game;
    this.#checkInvariant();
    const outcome = game.outcome(this.#state);
    if (outcome === null) this.#report('nobody acts but there is no result');
    else if (JSON.stringify(outcome.scores) !== JSON.stringify(game.scores(this.#state)))
      this.#report('the scores of the result are others');
    const match = Match.deal(game, this.#options, this.#course.seed);
    for (const { seat, text } of this.#log) {
      const played = match.play(seat, text);
      if (!played.ok) this.#report(`replaying "${text}" is refused with ${played.problem.code}`);
    }
    if (JSON.stringify(match.outcome()) !== JSON.stringify(game.outcome(this.#state)))
      this.#report('a replay ends differently');
    const loaded = loadSave(game, formatSave(saveMatch(match)));
    if (!loaded.ok) this.#report(`the save is refused: ${loaded.problem.detail}`);
    else if (loaded.value.match.hash() !== match.hash()) this.#report('the save leads to another position');
  }
}

function isSame(numbers: readonly number[], others: readonly number[]): boolean {
  return numbers.length === others.length && numbers.every((number, index) => number === others[index]);
}

/** What is new in the second of two values, and where. */
function differences(before: unknown, after: unknown, at = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [one, other] = [before, after].map((value) => (typeof value === 'object' && value !== null ? value : null));
  if (one === null || other === null || Object.keys(one).join() !== Object.keys(other).join())
    return [`${at} ${JSON.stringify(after)}`];
  const earlier = new Map<string, unknown>(Object.entries(one));
  return Object.entries(other).flatMap(([key, value]) => differences(earlier.get(key), value, `${at}.${key}`));
}

/** Takes everything out of a value that is not frozen. */
function empty(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) empty(part);
  if (Object.isFrozen(value)) return;
  if (Array.isArray(value)) value.length = 0;
  else for (const key of Object.keys(value)) Reflect.deleteProperty(value, key);
}

/** The texts among the values of JSON: a key of the same name as a secret is part of the vocabulary. */
function textsIn(json: string): Set<string> {
  // Ids have no quotes in them: every other piece between quotes is a text, and a colon follows those that are keys.
  const pieces = json.replaceAll(/\\./g, '').split('"');
  const texts = new Set<string>();
  for (let at = 1; at < pieces.length; at += 2) if (!pieces[at + 1].startsWith(':')) texts.add(pieces[at]);
  return texts;
}
