import { analyse as analyseMatch, annotated, formatRecord, recordOf, STANDARD } from '@pharos/analysis';
import { noMoreWords, readArgs, wholeNumber } from '../args.ts';
import { movesInWords } from '../analysis/movesInWords.ts';
import { readGame } from '../analysis/readGame.ts';
import { reportLines } from '../analysis/report.ts';
import { decisionReasons } from '../analysis/sentences.ts';
import { analysisWords } from '../analysis/words.ts';
import { errorTexts } from '../errorTexts.ts';
import { withGame } from '../games/lookup.ts';
import { print, printJson, Progress } from '../output.ts';
import { neutralNames, seatNames } from '../session/seatNames.ts';
import { sessionWords } from '../session/texts.ts';
import { UsageError } from '../usageError.ts';
import { languageFor } from '../words/languageFor.ts';
import { analyseTexts } from './texts/analyse.ts';

const OPTIONS = {
  json: 'boolean',
  text: 'boolean',
  record: 'boolean',
  iterations: 'string',
  seed: 'string',
  language: 'string',
} as const;
const MAX_ITERATIONS = 1_000_000;
const MAX_SEED = 4_294_967_295;

/** Tells of a game where it was won and lost. */
export async function analyse(argv: readonly string[]): Promise<number> {
  const { words, options: args } = readArgs(OPTIONS, argv);
  const [file] = words;
  if (file === undefined) throw new UsageError(errorTexts.noFile('analyse'));
  noMoreWords(words, 1);
  const iterations =
    args.iterations === undefined ? null : wholeNumber('iterations', args.iterations, 1, 1, MAX_ITERATIONS);
  const seed = wholeNumber('seed', args.seed, STANDARD.seed, 0, MAX_SEED);
  const { id, record, load } = readGame(file);
  return withGame(id, async (known) => {
    const { game, analysis, languages, nameOf } = known;
    if (analysis === null) throw new UsageError(errorTexts.cannotAnalyse(id));
    const language = languageFor(args.language, languages, id);
    const { match } = load(game);
    const progress = new Progress(analyseTexts.progress(file));
    const settings = { ...STANDARD, iterations, seed };
    const onProgress = ({ done, all }: { done: number; all: number }): void => progress.show(done / all);
    const analysed = await analyseMatch(match, analysis, settings, { onProgress });
    progress.clear();
    const usual = neutralNames(match.seatCount, sessionWords(language));
    const names = seatNames(
      Array.from({ length: match.seatCount }, (_, seat) => record?.names.at(seat) ?? usual.name(seat)),
    );
    const telling = {
      say: analysisWords(language),
      names,
      nameOf: nameOf(language, match.options),
      moveText: movesInWords(known, match, names, language),
    };
    if (args.json) printJson(analysed);
    else if (args.record) {
      const comments = (decision: (typeof analysed.decisions)[number]): string[] => decisionReasons(decision, telling);
      print(formatRecord(annotated(record ?? recordOf(match), analysed, comments)).trimEnd());
    } else print(reportLines(analysed, telling).join('\n'));
    return 0;
  });
}
