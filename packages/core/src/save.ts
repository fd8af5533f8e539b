import { readEarlyEnd, type EarlyEnd } from './earlyEnd.ts';
import { attempt, Refusal, type Result } from './errors.ts';
import type { Game, GameEvent, Migration } from './game.ts';
import { Match } from './match.ts';
import { FIRST_VERSION, type PackVersions } from './packVersions.ts';
import { parseJson, Reader } from './read.ts';
import { isSeed } from './rng.ts';

/**
 * Version of the envelope; a game's own version is `rules`. Format 1 names no packs: all of them are the first version.
 * Only a game that people ended needs format 3, which says how; every other one is written so that older programs read it.
 */
export const SAVE_FORMAT = 3;
const FORMAT_OF_RULES = 2;

/** A game as a file: what was agreed, what was dealt, what was chosen. Everything else follows from it. */
export interface Save {
  readonly format: typeof FORMAT_OF_RULES | typeof SAVE_FORMAT;
  readonly game: string;
  readonly rules: number;
  /** The packs it was dealt from, each with its version. */
  readonly packs: PackVersions;
  readonly options: unknown;
  readonly seed: string;
  /** `"0 build baths"`: seat and move. */
  readonly moves: readonly string[];
  /** Fingerprint of the last position, to notice a damaged or differently replayed file. */
  readonly hash: string;
  /** How people ended the game, if the rules did not. */
  readonly ended?: EarlyEnd;
}

/** A match read from a save. `stoppedAt` is the first move the present rules refuse, if any: such a game is read-only. */
export interface Loaded<Options, State, View, Event extends GameEvent> {
  readonly match: Match<Options, State, View, Event>;
  readonly stoppedAt: number | null;
}

export function saveMatch<Options, State, View, Event extends GameEvent>(
  match: Match<Options, State, View, Event>,
): Save {
  if (match.seed === null) throw new TypeError('a match from a written position has no deal to save');
  return {
    format: match.ended === null ? FORMAT_OF_RULES : SAVE_FORMAT,
    game: match.game.id,
    rules: match.game.rules,
    packs: match.game.packVersions(match.options),
    options: match.options,
    seed: match.seed,
    moves: match.log.map(({ seat, text }) => `${seat} ${text}`),
    hash: match.hash(),
    ...(match.ended !== null && { ended: match.ended }),
  };
}

/** One line for each move, so that a save reads well and diffs well. */
export function formatSave(save: Save): string {
  return `${JSON.stringify(save, null, 1)}\n`;
}

/** The save in a file: a record wraps it with the names of those who played, and more. */
export function savePartOf(raw: unknown): unknown {
  return typeof raw === 'object' && raw !== null && 'save' in raw ? raw.save : raw;
}

/** The id of the game a save file belongs to, before anything else of it is read. */
export function gameOfSave(text: string): Result<string> {
  return attempt(() => {
    const game = new Map(new Reader(savePartOf(parseJson(text)), '', 'BAD_SAVE').entries()).get('game');
    if (game === undefined) throw new Refusal('BAD_SAVE', 'game: expected a text, found nothing');
    return game.text();
  });
}

/** Reads a save file, or the save of a record, and replays it. */
export function loadSave<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  text: string,
): Result<Loaded<Options, State, View, Event>> {
  return attempt(() => replaySave(game, migrate(game, savePartOf(parseJson(text)))));
}

function replaySave<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  raw: { save: unknown; migrated: boolean },
): Loaded<Options, State, View, Event> {
  const fields = new Reader(raw.save, '', 'BAD_SAVE').fields([
    'format',
    'game',
    'rules',
    'packs',
    'options',
    'seed',
    'moves',
    'hash',
    'ended',
  ]);
  const seed = fields.seed.text();
  if (!isSeed(seed)) fields.seed.fail('expected 64 hexadecimal digits or a numbered seed such as "7.12"');
  const options = game.readOptions(fields.options.raw);
  checkPacks(fields.packs, game.packVersions(options));
  const match = Match.deal(game, options, seed);
  const moves = fields.moves.list(MAX_MOVES);
  for (const [index, entry] of moves.entries()) {
    const parts = /^(\d{1,2}) (.+)$/.exec(entry.text());
    if (parts === null) return entry.fail('expected "<seat> <move>"');
    const played = match.play(Number(parts[1]), parts[2]);
    if (!played.ok) {
      // Rules that were mended since may refuse an old move: show the game as far as it goes.
      if (raw.migrated) return { match, stoppedAt: index };
      entry.fail(`${played.problem.code}: ${played.problem.detail}`);
    }
  }
  const hash = fields.hash.text();
  if (!raw.migrated && hash !== match.hash()) fields.hash.fail('the moves do not lead to this position');
  if (!fields.ended.isAbsent()) {
    const ended = match.end(readEarlyEnd(fields.ended));
    if (!ended.ok) fields.ended.fail(`${ended.problem.code}: ${ended.problem.detail}`);
  }
  return { match, stoppedAt: null };
}

/** The packs that are named are those the options choose. */
function checkPacks(reader: Reader, chosen: PackVersions): void {
  if (reader.isAbsent()) return;
  const named = new Map(reader.entries());
  for (const [id, version] of Object.entries(chosen)) {
    const entry = named.get(id);
    if (entry?.integer(FIRST_VERSION, Number.MAX_SAFE_INTEGER) !== version)
      reader.fail(`the options choose version ${version} of the pack "${id}"`);
  }
  const other = [...named].find(([id]) => !Object.hasOwn(chosen, id));
  if (other !== undefined) other[1].fail('the options do not choose this pack');
}

/** A game is a few hundred moves at most. */
const MAX_MOVES = 10_000;

/** Brings an older save up to the present rules, one version at a time. */
function migrate<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  raw: unknown,
): { save: Record<string, unknown>; migrated: boolean } {
  const reader = new Reader(raw, '', 'BAD_SAVE');
  const entries = new Map(reader.entries());
  const read = (key: string): Reader => entries.get(key) ?? new Reader(undefined, key, 'BAD_SAVE');
  const format = read('format').integer(1, Number.MAX_SAFE_INTEGER);
  if (format > SAVE_FORMAT)
    throw new Refusal('NEWER_VERSION', `format ${format}; this program reads up to ${SAVE_FORMAT}`);
  const id = read('game').text();
  if (id !== game.id) throw new Refusal('UNKNOWN_GAME', `the save is of "${id.slice(0, 40)}", not of "${game.id}"`);
  const rules = read('rules').integer(1, Number.MAX_SAFE_INTEGER);
  if (rules > game.rules) throw new Refusal('NEWER_VERSION', `rules ${rules}; this program knows up to ${game.rules}`);

  return { save: migrateSave(game, { ...(raw as Record<string, unknown>), rules }), migrated: rules < game.rules };
}

/** Tells a save in the words of later rules, the present ones unless said otherwise, one version at a time. */
export function migrateSave(
  game: { readonly rules: number; readonly migrations: readonly Migration[] },
  older: Readonly<Record<string, unknown>> & { readonly rules: number },
  rules = game.rules,
): Record<string, unknown> {
  let save: Record<string, unknown> = { ...older };
  for (let version = older.rules; version < rules; version++) {
    const step = game.migrations.find((migration) => migration.from === version);
    if (step === undefined) throw new Refusal('BAD_SAVE', `rules ${version} can no longer be read`);
    save = { ...step.up(save), rules: version + 1 };
  }
  return save;
}
