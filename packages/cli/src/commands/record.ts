import { formatRecord, recordOf } from '@pharos/analysis';
import { formatSave, saveMatch } from '@pharos/core';
import { readGame } from '../analysis/readGame.ts';
import { noMoreWords, readArgs } from '../args.ts';
import { errorTexts } from '../errorTexts.ts';
import { withGame } from '../games/lookup.ts';
import { note, print } from '../output.ts';
import { sessionWords } from '../session/texts.ts';
import { UsageError } from '../usageError.ts';

/** Turns a saved game into a text record, and a record into a save. */
export function record(argv: readonly string[]): number {
  const { words, options: args } = readArgs({ save: 'boolean' }, argv);
  const [file] = words;
  if (file === undefined) throw new UsageError(errorTexts.noFile('record'));
  noMoreWords(words, 1);
  const { id, record: read, load } = readGame(file);
  return withGame(id, ({ game }) => {
    const { match, stoppedAt } = load(game);
    print((args.save ? formatSave(saveMatch(match)) : formatRecord(read ?? recordOf(match))).trimEnd());
    if (stoppedAt !== null) note(sessionWords('en')('stopped', { n: stoppedAt + 1 }));
    return 0;
  });
}
