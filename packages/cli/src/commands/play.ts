import { isSeed, Match, randomSeed } from '@pharos/core';
import { wonders } from '@pharos/wonders';
import { noMoreWords, readArgs } from '../args.ts';
import { Complaint } from '../complaint.ts';
import { gameNamed, readOptions, type OptionArgs } from '../games.ts';
import { loadMatch, type DuelMatch } from '../matchFile.ts';
import { print } from '../output.ts';
import { LineInput } from '../play/input.ts';
import { Keeper } from '../play/keeper.ts';
import { seatPlayers, type Seating } from '../play/seating.ts';
import { Session } from '../play/session.ts';
import { complaints, playTexts } from '../texts.ts';
import { playWonders } from '../wonders/play.ts';

const OPTIONS = {
  seats: 'string',
  seed: 'string',
  options: 'string',
  packs: 'string',
  wonders: 'string',
  edition: 'string',
  players: 'string',
  teams: 'boolean',
  shipyards: 'string',
  rulings: 'string',
  resume: 'string',
  save: 'string',
} as const;

/** What a saved game has settled already. */
const SETTLED = ['seed', 'options', 'packs', 'wonders', 'edition', 'players', 'shipyards', 'rulings'] as const;

export async function play(argv: readonly string[]): Promise<number> {
  const { words, options: args } = readArgs(OPTIONS, argv);
  noMoreWords(words, 1);
  const settled = SETTLED.find((name) => args[name] !== undefined);
  if (args.resume !== undefined && settled !== undefined) throw new Complaint(complaints.withResume(settled));
  if (words[0] === wonders.id) return playWonders(args);
  const game = gameNamed(words[0]);
  const match = args.resume === undefined ? dealt(game.id, args) : resumed(args.resume);
  const seating = seatPlayers(args.seats, match.seed ?? '');
  const keeper = new Keeper(args.save ?? args.resume);
  const file = keeper.keep(match);
  const input = seating.kinds.includes('human') ? new LineInput(process.stdin, process.stdout) : null;
  try {
    const isOver = await new Session(match, seating, input, keeper).run();
    keeper.keep(match);
    print(`\n${playTexts.kept(file)}`);
    print(isOver ? playTexts.replay(`pharos replay ${quoted(file)}`) : playTexts.resume(resumeCommand(file, seating)));
  } finally {
    input?.close();
  }
  return 0;
}

function dealt(id: string, args: OptionArgs & { readonly seed: string | undefined }): DuelMatch {
  const game = gameNamed(id);
  const seed = args.seed ?? randomSeed();
  if (!isSeed(seed)) throw new Complaint(complaints.badSeed(seed));
  return Match.deal(game, readOptions(game, args), seed);
}

function resumed(file: string): DuelMatch {
  const { match, stoppedAt } = loadMatch(file);
  if (stoppedAt !== null) throw new Complaint(playTexts.cannotResume(file));
  return match;
}

function resumeCommand(file: string, { kinds }: Seating): string {
  return `pharos play duel --resume ${quoted(file)} --seats ${kinds.join(',')}`;
}

/** A path as a shell takes it. */
function quoted(path: string): string {
  return /^[\w./:\\-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}
