/** What the command line says about a request it cannot meet. */
export const errorTexts = {
  unknownCommand: (word: string) => `unknown command "${word}"; pharos --help lists the commands`,
  balanceOfWhat: (names: readonly string[]) => `balance of what? There is ${names.join(', ')}`,
  noGame: (ids: readonly string[]) => `which game? (${ids.join(', ')})`,
  unknownGame: (id: string, ids: readonly string[]) => `unknown game "${id}"; there is ${ids.join(', ')}`,
  unknownBot: (word: string, levels: readonly string[]) => `unknown bot "${word}"; there are ${levels.join(', ')}`,
  unknownContestant: (word: string, levels: readonly string[]) =>
    `unknown bot "${word}"; there are ${levels.join(', ')}, or a search such as mcts:100ms or mcts:2000`,
  unknownSeat: (word: string, kinds: readonly string[]) => `unknown player "${word}"; there are ${kinds.join(', ')}`,
  unknownLanguage: (word: string, game: string, spoken: readonly string[]) =>
    `--language: ${game} is played in ${spoken.join(', ')}, not in "${word}"`,
  noSuchOption: (option: string, of: string) => `--${option} is no option of ${of}`,
  nothingToTrain: (id: string) => `the bots of ${id} have no weights to train`,
  cannotAnalyse: (id: string) => `${id} cannot be analysed`,
  badPair: (pair: string) => `--options: expected name=value, found "${pair}"`,
  badSeed: (text: string) => `--seed: "${text}" is neither a number nor 64 hexadecimal digits`,
  wrongSeats: (name: string, seats: number, found: number) =>
    `--${name}: expected ${seats === 2 ? 'two' : seats}, found ${found}`,
  noFile: (command: string) => `${command}: which file?`,
  noScenarios: (folder: string) => `${folder}: no .json file in this folder`,
  unreadable: (file: string, reason: string) => `cannot read ${file}: ${reason}`,
  unwritable: (file: string, reason: string) => `cannot write ${file}: ${reason}`,
  malformed: (file: string, code: string, detail: string) => `${file}: ${code}: ${detail}`,
  notWhole: (name: string, text: string, least: number, most: number) =>
    `--${name}: expected a whole number from ${least} to ${most}, found "${text}"`,
  notSeconds: (name: string, text: string, most: number) =>
    `--${name}: expected seconds, more than 0 and up to ${most}, found "${text}"`,
  noCheckout: (folder: string) => `--against: ${folder} is no checkout of Pharos`,
  cannotBuild: (folder: string, reason: string) => `--against: cannot build ${folder}: ${reason}`,
  againstNeedsCheckout: '--against: works only in a checkout with its packages installed (npm ci)',
  tooMany: (word: string) => `"${word}" is one word too many`,
  withResume: (name: string) => `--${name} is settled by the saved game; leave it out with --resume`,
  cannotResume: (file: string) => `${file}: played under older rules; it can be replayed, but not continued`,
};
