import { gameOfSave, SPECTATOR, type GameEvent, type Match, type Preview } from '@pharos/core';
import { noMoreWords, readArgs } from '../args.ts';
import { errorTexts } from '../errorTexts.ts';
import { readText } from '../files.ts';
import { withGame } from '../games/lookup.ts';
import { note, print, printJson } from '../output.ts';
import { eventsOf, loadMatch, type PlayedMove } from '../savedMatch.ts';
import type { GameTable } from '../session/gameTable.ts';
import { neutralNames } from '../session/seatNames.ts';
import { endSentence } from '../session/endSentence.ts';
import { numbered, sessionWords } from '../session/texts.ts';
import { paint } from '../terminal/ansi.ts';
import { screenOf } from '../terminal/screen.ts';
import { UsageError } from '../usageError.ts';
import type { Language } from '../words/language.ts';
import { languageFor } from '../words/languageFor.ts';

export function replay(argv: readonly string[]): number {
  const { words, options: args } = readArgs({ json: 'boolean', language: 'string' }, argv);
  const [file] = words;
  if (file === undefined) throw new UsageError(errorTexts.noFile('replay'));
  noMoreWords(words, 1);
  const id = gameOfSave(readText(file));
  if (!id.ok) throw new UsageError(errorTexts.malformed(file, id.problem.code, id.problem.detail));
  return withGame(id.value, ({ game, table, languages }) => {
    const language = languageFor(args.language, languages, game.id);
    const { match, stoppedAt } = loadMatch(game, file);
    const moves = eventsOf(match);
    if (args.json) printJson(asJson(match, moves));
    else printMatch(match, moves, table(language, match.options), language);
    if (stoppedAt !== null) note(sessionWords(language)('stopped', { n: stoppedAt + 1 }));
    return 0;
  });
}

function asJson<Options, State, View, Event extends GameEvent>(
  match: Match<Options, State, View, Event>,
  moves: readonly PlayedMove<Event>[],
): unknown {
  return {
    game: match.game.id,
    options: match.options,
    seed: match.seed,
    moves,
    outcome: match.outcome(),
    ended: match.ended,
  };
}

function printMatch<Options, State, View, Event extends GameEvent, Foreseen extends Preview<Event>>(
  match: Match<Options, State, View, Event>,
  moves: readonly PlayedMove<Event>[],
  table: GameTable<View, Event, Foreseen>,
  language: Language,
): void {
  const say = sessionWords(language);
  const names = neutralNames(match.seatCount, say);
  print(`${match.game.id}, seed ${match.seed ?? ''}, ${JSON.stringify(match.options)}`);
  for (const [index, { seat, move, events }] of moves.entries()) {
    print(numbered.move(index + 1, names.name(seat), move));
    for (const sentence of table.sentences(events, names)) print(numbered.event(sentence));
  }
  if (match.ended !== null) print(numbered.event(endSentence(match.ended, names, say)));
  const screen = screenOf(process.stdout, process.env);
  const outcome = match.outcome();
  const recent = moves.at(-1)?.events ?? [];
  const scene = { view: match.view(SPECTATOR), names, me: 0, outcome, screen, recent };
  const lines = outcome !== null ? table.finalLines(scene) : (table.drawings(scene).at(0) ?? []);
  print(`\n${lines.map((line) => paint(line, screen.colours)).join('\n')}`);
  if (outcome === null) print(say('unfinished'));
}
