/** What the commands about analysed games say. */
export const analyseTexts = {
  progress: (file: string) => `analysing ${file}`,
  help: `pharos analyse FILE [options]

Tells of a game where it was won and lost: chances, the decisions that mattered with their reasons, what was choice and
what luck. FILE is a saved game or a text record (docs/record.md).

  --text          in words (this is what is done without an option)
  --json          one JSON object, as packages/analysis/src/result.ts describes it
  --record        the game as a text record, with chances, labels, reasons and better moves
  --iterations N  how deeply each decision is searched (default: a few thousand, fewer with more players)
  --seed N        what guesses of hidden cards are drawn from (default 1)
  --language L    en, pl or hu (default: the language of the terminal)

Every decision is judged by what its player could know then. The same command gives the same answer.`,
  recordHelp: `pharos record FILE [--save]

Writes a saved game as a text record that people can read, comment and send (docs/record.md), or with --save a record
as a saved game.

FILE is either of them; a record is checked by the rules, variations included.`,
};
