import { gameOfSave, SPECTATOR } from '@pharos/core';
import { wonders } from '@pharos/wonders';
import { noMoreWords, readArgs } from '../args.ts';
import { Complaint } from '../complaint.ts';
import { readText } from '../files.ts';
import { loadMatch, retell, type DuelMatch, type ToldMove } from '../matchFile.ts';
import { note, print, printJson } from '../output.ts';
import { paint } from '../render/ansi.ts';
import { screenOf } from '../render/screen.ts';
import { finalLines, tableLines } from '../render/table.ts';
import { complaints, replayTexts } from '../texts.ts';
import { replayWonders } from '../wonders/replay.ts';
import { bySeat, tell } from '../words/events.ts';

const SEAT_NAMES = [bySeat.name(0), bySeat.name(1)];

export function replay(argv: readonly string[]): number {
  const { words, options: args } = readArgs({ json: 'boolean' }, argv);
  const [file] = words;
  if (file === undefined) throw new Complaint(complaints.noFile('replay'));
  noMoreWords(words, 1);
  const text = readText(file);
  const id = gameOfSave(text);
  if (id.ok && id.value === wonders.id) return replayWonders(file, text, args.json);
  const { match, stoppedAt } = loadMatch(file);
  const moves = retell(match);
  if (args.json) printJson(asJson(match, moves));
  else printMatch(match, moves);
  if (stoppedAt !== null) note(replayTexts.stopped(stoppedAt));
  return 0;
}

function asJson(match: DuelMatch, moves: readonly ToldMove[]): unknown {
  return { game: match.game.id, options: match.options, seed: match.seed, moves, outcome: match.outcome() };
}

function printMatch(match: DuelMatch, moves: readonly ToldMove[]): void {
  print(replayTexts.title(match.game.id, match.seed ?? '', JSON.stringify(match.options)));
  for (const [index, { seat, move, events }] of moves.entries()) {
    print(replayTexts.move(index + 1, bySeat.name(seat), move));
    for (const sentence of tell(events, bySeat)) print(replayTexts.event(sentence));
  }
  const screen = screenOf(process.stdout, process.env);
  const scene = { view: match.view(SPECTATOR), names: SEAT_NAMES, me: 0, screen };
  const lines = match.outcome() === null ? tableLines(scene) : finalLines(scene);
  print(`\n${lines.map((line) => paint(line, screen.colours)).join('\n')}`);
  if (match.outcome() === null) print(replayTexts.unfinished);
}
