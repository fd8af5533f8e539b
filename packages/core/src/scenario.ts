import { attempt, type Result } from './errors.ts';
import type { Game, GameEvent } from './game.ts';
import { Match } from './match.ts';
import { mismatch } from './matching.ts';
import { parseJson, Reader } from './read.ts';
import { isSeed, rngFromSeed } from './rng.ts';
import { firstSeat, SPECTATOR, type SeatSet } from './seats.ts';

/** What a scenario file announces about itself. */
export interface ScenarioHead {
  readonly game: string;
  readonly title: string;
  readonly rules: readonly string[];
}

/** The outcome of running a scenario: the first thing that was not as expected, or null. */
export interface ScenarioReport extends ScenarioHead {
  readonly failure: string | null;
}

const KEYS = ['scenario', 'game', 'title', 'rules', 'note', 'options', 'seed', 'position', 'steps'] as const;
const STEP_KEYS = ['move', 'refuse', 'code', 'seat', 'expect', 'note'] as const;
const EXPECT_KEYS = ['view', 'viewer', 'legal', 'events', 'noEvents', 'outcome', 'toAct'] as const;

/** The title and rule ids of a scenario file, without running it. */
export function readScenarioHead(text: string): Result<ScenarioHead> {
  return attempt(() => head(new Reader(parseJson(text), '', 'BAD_SCENARIO').fields(KEYS)));
}

/** Sets up the position, plays the moves and compares. A malformed file is a problem; a wrong expectation is a report. */
export function runScenario<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  text: string,
): Result<ScenarioReport> {
  return attempt(() => {
    const fields = new Reader(parseJson(text), '', 'BAD_SCENARIO').fields(KEYS);
    const about = head(fields);
    if (about.game !== game.id) fields.game.fail(`this is not a scenario of "${game.id}"`);
    const match = startingPoint(game, fields);
    for (const [index, step] of fields.steps.list().entries()) {
      const failure = runStep(match, step);
      if (failure !== null) return { ...about, failure: `steps[${index}]: ${failure}` };
    }
    return { ...about, failure: null };
  });
}

/** The first thing that is not as expected after some events, in the words of a scenario's `expect`; null if all is. */
export function unmetExpectation<Options, State, View, Event extends GameEvent>(
  match: Match<Options, State, View, Event>,
  events: readonly Event[],
  expectation: unknown,
): string | null {
  return checkExpectations(match, events, new Reader(expectation, 'expect', 'BAD_SCENARIO'));
}

type Fields = Record<(typeof KEYS)[number], Reader>;

function head(fields: Fields): ScenarioHead {
  fields.scenario.integer(1, 1);
  const rules = fields.rules.isAbsent() ? [] : fields.rules.list().map((rule) => rule.text());
  return { game: fields.game.text(), title: fields.title.text(), rules };
}

function startingPoint<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  fields: Fields,
): Match<Options, State, View, Event> {
  const seed = fields.seed.isAbsent() ? '1' : fields.seed.text();
  if (!isSeed(seed)) fields.seed.fail('expected 64 hexadecimal digits or a numbered seed such as "7.12"');
  const options = game.readOptions(fields.options.isAbsent() ? {} : fields.options.raw);
  if (fields.position.isAbsent()) return Match.deal(game, options, seed);
  return Match.from(game, options, game.describe(options, fields.position.raw, rngFromSeed(seed)));
}

function runStep<Options, State, View, Event extends GameEvent>(
  match: Match<Options, State, View, Event>,
  step: Reader,
): string | null {
  const fields = step.fields(STEP_KEYS);
  const seat = seatIn(fields.seat, match, 0);
  let events: readonly Event[] = [];
  if (!fields.refuse.isAbsent()) {
    const before = match.hash();
    const played = match.play(seat, fields.refuse.text());
    if (played.ok) return `"${fields.refuse.text()}" was accepted`;
    const code = fields.code.isAbsent() ? 'ILLEGAL_MOVE' : fields.code.text();
    if (played.problem.code !== code)
      return `"${fields.refuse.text()}" was refused with ${played.problem.code}, not ${code}`;
    if (match.hash() !== before) return `"${fields.refuse.text()}" was refused but changed the position`;
  }
  if (!fields.move.isAbsent()) {
    const played = match.play(seat, fields.move.text());
    if (!played.ok) {
      const legal = match.legalMoves(seat).join(' · ');
      return `"${fields.move.text()}" was refused with ${played.problem.code}; legal: ${legal === '' ? 'nothing' : legal}`;
    }
    events = played.value;
  }
  return fields.expect.isAbsent() ? null : checkExpectations(match, events, fields.expect);
}

/** The seat that is named, else the one to act. */
function seatIn<Options, State, View, Event extends GameEvent>(
  field: Reader,
  match: Match<Options, State, View, Event>,
  least: number,
): number {
  return field.isAbsent() ? actingSeat(match, least) : field.integer(least, match.seatCount - 1);
}

/** The seat to act; `none` when the game is over. */
function actingSeat(match: { toAct(): SeatSet }, none: number): number {
  const acting = match.toAct();
  return acting === 0 ? none : firstSeat(acting);
}

function checkExpectations<Options, State, View, Event extends GameEvent>(
  match: Match<Options, State, View, Event>,
  events: readonly Event[],
  expect: Reader,
): string | null {
  const fields = expect.fields(EXPECT_KEYS);
  const viewer = seatIn(fields.viewer, match, SPECTATOR);
  const checks: (() => string | null)[] = [];
  if (!fields.view.isAbsent()) checks.push(() => mismatch('view', fields.view.raw, match.view(viewer)));
  if (!fields.outcome.isAbsent()) checks.push(() => mismatch('outcome', fields.outcome.raw, match.outcome()));
  if (!fields.toAct.isAbsent()) {
    const seat = fields.toAct.integer(SPECTATOR, match.seatCount - 1);
    checks.push(() => mismatch('toAct', seat, actingSeat(match, SPECTATOR)));
  }
  if (!fields.legal.isAbsent()) {
    const legal = match.legalMoves(actingSeat(match, 0));
    for (const [move, wanted] of fields.legal.entries()) {
      // A misspelt move is never legal: without this it would pass for one that is refused.
      if (!match.canRead(move)) wanted.fail('this means no move');
      const isLegal = legal.includes(move);
      checks.push(() => (isLegal === wanted.flag() ? null : `legal: "${move}" is ${isLegal ? '' : 'not '}legal`));
    }
  }
  if (!fields.events.isAbsent()) checks.push(() => missingEvent(fields.events.list(), events));
  if (!fields.noEvents.isAbsent()) {
    for (const unwanted of fields.noEvents.list()) {
      const found = events.find((event) => mismatch('', unwanted.raw, event) === null);
      checks.push(() => (found === undefined ? null : `noEvents: ${JSON.stringify(found)} happened`));
    }
  }
  for (const check of checks) {
    const failure = check();
    if (failure !== null) return failure;
  }
  return null;
}

/** The wanted events must happen in the given order; others may lie between them. */
function missingEvent(wanted: readonly Reader[], events: readonly GameEvent[]): string | null {
  let at = 0;
  for (const one of wanted) {
    while (at < events.length && mismatch('', one.raw, events[at]) !== null) at++;
    if (at === events.length) {
      return `events: ${JSON.stringify(one.raw)} did not happen (in this order); happened: ${JSON.stringify(events)}`;
    }
    at++;
  }
  return null;
}
