import { isSeed, Match, randomSeed, type GameEvent, type Preview } from '@pharos/core';
import { listOf, noMoreWords, readArgs, type GameArgs } from '../args.ts';
import { errorTexts } from '../errorTexts.ts';
import { readOptions } from '../games/gameOption.ts';
import { gameOptionTypes, withGame } from '../games/lookup.ts';
import type { TerminalGame } from '../games/terminalGame.ts';
import { print } from '../output.ts';
import { loadMatch } from '../savedMatch.ts';
import { LineInput } from '../session/input.ts';
import { SaveFile } from '../session/saveFile.ts';
import { readSeats, seatPlayers, seatsByDefault } from '../session/seating.ts';
import { Session } from '../session/session.ts';
import { sessionWords } from '../session/texts.ts';
import { UsageError } from '../usageError.ts';
import { languageFor } from '../words/languageFor.ts';

const OPTIONS = { seats: 'string', seed: 'string', resume: 'string', save: 'string', language: 'string' } as const;

/** The level that hints come from: strong, and quick enough to wait for. */
const HINT_LEVEL = 'adept';

interface PlayArgs {
  readonly seats: string | undefined;
  readonly seed: string | undefined;
  readonly resume: string | undefined;
  readonly save: string | undefined;
  readonly language: string | undefined;
}

export async function play(argv: readonly string[]): Promise<number> {
  const { words, options: args, ofGame } = readArgs(OPTIONS, argv, gameOptionTypes());
  noMoreWords(words, 1);
  // A saved game has settled how it was dealt.
  const settled = args.seed === undefined ? Object.keys(ofGame).at(0) : 'seed';
  if (args.resume !== undefined && settled !== undefined) throw new UsageError(errorTexts.withResume(settled));
  return withGame(words[0], (known) => playGame(known, args, ofGame));
}

async function playGame<Options, State, View, Event extends GameEvent, Foreseen extends Preview<Event>>(
  known: TerminalGame<Options, State, View, Event, Foreseen>,
  args: PlayArgs,
  ofGame: GameArgs,
): Promise<number> {
  const language = languageFor(args.language, known.languages, known.game.id);
  const say = sessionWords(language);
  const requested = args.seats === undefined ? null : readSeats(listOf(args.seats));
  const match =
    args.resume === undefined ? dealt(known, args.seed, ofGame, requested?.length) : resumed(known, args.resume);
  const kinds = requested ?? seatsByDefault(match.seatCount, known.seatsField === null, match.seed ?? '');
  const seating = seatPlayers(kinds, match.seatCount, known.bot, say);
  const saveFile = new SaveFile(args.save ?? args.resume);
  const file = saveFile.write(match);
  const input = seating.hasPerson ? new LineInput(process.stdin, process.stdout) : null;
  try {
    const playable = {
      game: known.game,
      table: known.table(language, match.options),
      hintBot: known.bot(HINT_LEVEL),
      say,
    };
    const isOver = await new Session(match, playable, seating, input, saveFile).run();
    print(`\n${say('savedIn', { file })}`);
    const resume = `pharos play ${match.game.id} --resume ${quoted(file)} --seats ${seating.kinds.join(',')}${args.language === undefined ? '' : ` --language ${language}`}`;
    print(isOver ? say('replay', { command: `pharos replay ${quoted(file)}` }) : say('resume', { command: resume }));
  } finally {
    input?.close();
  }
  return 0;
}

/** A new game; the seats that are named settle how many play. */
function dealt<Options, State, View, Event extends GameEvent, Foreseen extends Preview<Event>>(
  known: TerminalGame<Options, State, View, Event, Foreseen>,
  seed: string = randomSeed(),
  ofGame: GameArgs,
  seats: number | undefined,
): Match<Options, State, View, Event> {
  if (!isSeed(seed)) throw new UsageError(errorTexts.badSeed(seed));
  const further = known.seatsField === null || seats === undefined ? {} : { [known.seatsField]: seats };
  return Match.deal(known.game, readOptions(known, ofGame, further), seed);
}

function resumed<Options, State, View, Event extends GameEvent, Foreseen extends Preview<Event>>(
  { game }: TerminalGame<Options, State, View, Event, Foreseen>,
  file: string,
): Match<Options, State, View, Event> {
  const { match, stoppedAt } = loadMatch(game, file);
  if (stoppedAt !== null) throw new UsageError(errorTexts.cannotResume(file));
  return match;
}

/** A path as a shell takes it. */
function quoted(path: string): string {
  return /^[\w./:\\-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}
