import { BOT_LEVELS, wondersBot, type Bot } from '@pharos/bots';
import { isSeed, loadSave, Match, randomSeed } from '@pharos/core';
import { wonders, type State } from '@pharos/wonders';
import { Complaint, didYouMean } from '../complaint.ts';
import { readText } from '../files.ts';
import { listOf, readOptions, type OptionArgs } from '../games.ts';
import { print } from '../output.ts';
import { LineInput } from '../play/input.ts';
import { Keeper } from '../play/keeper.ts';
import { complaints, playTexts } from '../texts.ts';
import { WondersSession, type WondersMatch } from './session.ts';

const HUMAN = 'human';
const KINDS = [HUMAN, ...BOT_LEVELS] as const;

interface PlayArgs extends OptionArgs {
  readonly seats: string | undefined;
  readonly seed: string | undefined;
  readonly resume: string | undefined;
  readonly save: string | undefined;
}

/** Plays 7 Wonders at the terminal. */
export async function playWonders(args: PlayArgs): Promise<number> {
  const wished = args.seats === undefined ? null : listOf(args.seats).map(readKind);
  const match = args.resume === undefined ? dealt(args, wished?.length) : resumed(args.resume);
  const kinds = wished ?? Array.from({ length: match.seatCount }, (_, seat) => (seat === 0 ? HUMAN : 'greedy'));
  if (kinds.length !== match.seatCount) {
    throw new Complaint(complaints.wrongSeats('seats', match.seatCount, kinds.length));
  }
  const bots = kinds.map((kind): Bot<State> | null => (kind === HUMAN ? null : wondersBot(kind)));
  const keeper = new Keeper(args.save ?? args.resume);
  const file = keeper.keep(match);
  const input = kinds.includes(HUMAN) ? new LineInput(process.stdin, process.stdout) : null;
  try {
    await new WondersSession(match, bots, input, keeper).run();
    print(`\n${playTexts.kept(file)}`);
  } finally {
    input?.close();
  }
  return 0;
}

function readKind(word: string): (typeof KINDS)[number] {
  const kind = KINDS.find((one) => one === word);
  if (kind === undefined) throw new Complaint(`${complaints.unknownSeat(word, KINDS)}${didYouMean(word, KINDS)}`);
  return kind;
}

/** A new game; the seats that are named settle how many play. */
function dealt(args: PlayArgs, seats: number | undefined): WondersMatch {
  const seed = args.seed ?? randomSeed();
  if (!isSeed(seed)) throw new Complaint(complaints.badSeed(seed));
  const players = args.players ?? (seats === undefined ? undefined : String(seats));
  return Match.deal(wonders, readOptions(wonders, { ...args, players }), seed);
}

function resumed(file: string): WondersMatch {
  const loaded = loadSave(wonders, readText(file));
  if (!loaded.ok) throw new Complaint(complaints.malformed(file, loaded.problem.code, loaded.problem.detail));
  if (loaded.value.stoppedAt !== null) throw new Complaint(playTexts.cannotResume(file));
  return loaded.value.match;
}
