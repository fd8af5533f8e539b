import type { DuelEvent } from '@pharos/duel';
import { listing, nameOf, plural, roman } from './names.ts';
import type { Summary } from './simulation/summary.ts';

/** Every sentence the command line says, so that wording is found and mended in one place. */

export const help = {
  main: `pharos: 7 Wonders Duel in a terminal

  pharos play duel       play against a bot, or with somebody beside you
  pharos simulate duel   let bots play many games and count the results
  pharos bench duel      measure how fast the rules run
  pharos replay FILE     tell a saved game move by move
  pharos scenario FILE…  check written positions against the rules

  pharos <command> --help   what a command can do
  pharos --version`,

  play: `pharos play duel [options]

Plays a game in the terminal. Type a number to choose, ? for help while playing.

  --seats A,B       who sits first and second: human, random or greedy
                    (without it: you against greedy, and who sits first is drawn)
  --seed S          the deal: 64 hexadecimal digits, or a number such as 7 or 7.12
  --wonders W       draft (default) or beginner
  --packs P,…       content packs (default: base)
  --options K=V,…   house rules: centreStart=lastStarts|lastChooses, pairToken=must|may
  --resume FILE     go on with a saved game
  --save FILE       where the game is kept while you play (default: a new temporary file)

The game is saved after every choice; leaving at any time loses nothing.
Colours need a terminal; NO_COLOR turns them off, FORCE_COLOR on.`,

  simulate: `pharos simulate duel [options]

Lets bots play whole games and counts the results.

  --games N     how many games (default 1000)
  --seed S      number of the series (default 1); game g is dealt from the seed "S.g", g = 0 … N−1
  --bots A,B    random or greedy, for the first and second seat (default random,random)
  --packs P,…   content packs (default: base)
  --options K=V,…   house rules, as in pharos play
  --wonders W   draft (default) or beginner
  --json        one JSON object: game, games, seed, plies, checksum, wins, draws, endings, scores, errors

A ply is one choice of a player. The same command gives the same checksum.
Exit code 1 if a game broke down.`,

  bench: `pharos bench duel [options]

Measures random games, from deal to final score, after a second of warming up.

  --seconds N   how long to measure (default 3)
  --json        one JSON object: gamesPerSecond, nsPerPly, plies, games, checksum, wall

gamesPerSecond and nsPerPly count CPU time of this process, so that a busy machine matters little;
"wall" has the same by the clock. The checksum is that of the first 1000 games of series 7, whatever the speed:
it equals the one of "pharos simulate duel --games 1000 --seed 7".`,

  replay: `pharos replay FILE [--json]

Tells a saved game move by move, then shows the table and the score.

  --json   one JSON object: game, options, seed, moves with their events, outcome`,

  scenario: `pharos scenario FILE…

Plays written positions and checks what they expect. A folder stands for all .json files in it.
Exit code 1 if an expectation fails, 2 if a file cannot be read.`,
};

export const complaints = {
  unknownCommand: (word: string) => `unknown command "${word}"; pharos --help lists the commands`,
  noGame: (ids: readonly string[]) => `which game? (${ids.join(', ')})`,
  unknownGame: (id: string, ids: readonly string[]) => `unknown game "${id}"; there is ${ids.join(', ')}`,
  unknownBot: (word: string, levels: readonly string[]) => `unknown bot "${word}"; there are ${levels.join(', ')}`,
  unknownSeat: (word: string, kinds: readonly string[]) => `unknown player "${word}"; there are ${kinds.join(', ')}`,
  badPair: (pair: string) => `--options: expected name=value, found "${pair}"`,
  badSeed: (text: string) => `--seed: "${text}" is neither a number nor 64 hexadecimal digits`,
  twoSeats: (name: string, found: number) => `--${name}: expected two, found ${found}`,
  noFile: (command: string) => `${command}: which file?`,
  noScenarios: (folder: string) => `${folder}: no .json file in this folder`,
  unreadable: (file: string, reason: string) => `cannot read ${file}: ${reason}`,
  unwritable: (file: string, reason: string) => `cannot write ${file}: ${reason}`,
  malformed: (file: string, code: string, detail: string) => `${file}: ${code}: ${detail}`,
  notWhole: (name: string, text: string, least: number, most: number) =>
    `--${name}: expected a whole number from ${least} to ${most}, found "${text}"`,
  notSeconds: (name: string, text: string, most: number) =>
    `--${name}: expected seconds, more than 0 and up to ${most}, found "${text}"`,
  tooMany: (word: string) => `"${word}" is one word too many`,
  withResume: (name: string) => `--${name} is settled by the saved game; leave it out with --resume`,
};

export const scenarioTexts = {
  passed: (title: string, file: string) => `✓ ${title}  ${file}`,
  failed: (title: string, file: string, failure: string) => `✗ ${title}  ${file}\n  ${failure}`,
  total: (passed: number, failed: number) => `${passed} passed, ${failed} failed`,
};

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

export const simulateTexts = {
  progress: (games: number) => `playing ${games} games`,
  summary: (bots: readonly string[], summary: Summary): string => {
    const { games, wins, draws, endings, scores } = summary;
    return [
      `${games} games of ${summary.game}, series ${summary.seed}: ${summary.plies} plies, checksum ${summary.checksum}`,
      `  won by     ${wins.map((won, seat) => `${SEATS[seat]} (${bots[seat]}) ${percent(won, games)}`).join(', ')}, shared ${percent(draws, games)}`,
      `  endings    ${Object.entries(endings)
        .map(([ending, count]) => `${ending} ${percent(count, games)}`)
        .join(', ')}`,
      `  mean score ${scores.mean.toFixed(1)} (winners ${scores.meanWinner.toFixed(1)}): ${Object.entries(
        scores.byCategory,
      )
        .map(([name, points]) => `${name} ${points.toFixed(1)}`)
        .join(', ')}`,
      `  errors     ${summary.errors}`,
      ...(summary.failures ?? []).map(({ seed, message }) => `    seed ${seed}: ${message}`),
    ].join('\n');
  },
};

const SEATS = ['first', 'second'];

interface Rates {
  readonly gamesPerSecond: number;
  readonly nsPerPly: number;
}

export const benchTexts = {
  progress: 'measuring',
  result: (result: Rates & { games: number; plies: number; checksum: string; wall: Rates }): string =>
    [
      `${result.gamesPerSecond} games a second, ${result.nsPerPly} ns a ply (CPU time)`,
      `${result.wall.gamesPerSecond} games a second, ${result.wall.nsPerPly} ns a ply (by the clock)`,
      `${result.games} games and ${result.plies} plies measured; checksum ${result.checksum}`,
    ].join('\n'),
};

/** How a seat is called in a sentence; past tense suits "You" and "Greedy" alike. */
export interface Speaker {
  name(seat: number): string;
  /** `your`, `Greedy's`. */
  possessive(seat: number): string;
}

type EventOf<Type extends DuelEvent['type']> = Extract<DuelEvent, { type: Type }>;
type Sentences = { readonly [Type in DuelEvent['type']]: (event: EventOf<Type>, who: Speaker) => string | null };

const COIN_REASONS = {
  effect: '',
  discard: ' for it',
  economy: ' through Economy',
  urbanism: ' through Urbanism',
  military: ' to the army at the gates',
  opponent: ' to the bank',
} as const;

/** An event as a sentence without a full stop; null for what goes without saying. */
export const eventSentences: Sentences = {
  wondersOffered: ({ wonders }) => `On offer: ${listing(wonders.map(nameOf))}`,
  wonderPicked: ({ seat, wonder, forced }, who) =>
    `${who.name(seat)} ${forced ? 'got the last one,' : 'picked'} ${nameOf(wonder)}`,
  ageStarted: ({ age }) => `Age ${roman(age)} was laid out`,
  starterSettled: ({ seat }, who) => `The first turn went to ${who.name(seat)}`,
  cardBuilt: ({ seat, card, from, chain }, who) =>
    `${who.name(seat)} built ${nameOf(card)}${chain ? ' free through a chain' : ''}${from === 'discard' ? ' from the discard pile' : ''}`,
  cardDiscarded: ({ seat, card }, who) => `${who.name(seat)} discarded ${nameOf(card)}`,
  wonderBuilt: ({ seat, wonder, card }, who) =>
    `${who.name(seat)} built the Wonder ${nameOf(wonder)}, with ${nameOf(card)} under it`,
  wonderReturned: ({ wonder }) => `Seven Wonders stand: ${nameOf(wonder)} went back to the box`,
  coinsPaid: ({ seat, count, trade }, who) =>
    `${who.name(seat)} paid ${plural(count, 'coin')}${trade > 0 && trade < count ? ` (${trade} of them for resources)` : ''}`,
  coinsGained: ({ seat, count, reason }, who) =>
    `${who.name(seat)} gained ${plural(count, 'coin')}${COIN_REASONS[reason]}`,
  coinsLost: ({ seat, count, reason }, who) => `${who.name(seat)} lost ${plural(count, 'coin')}${COIN_REASONS[reason]}`,
  pawnMoved: ({ seat, to }, who) => `${who.name(seat)} pushed the Conflict pawn to ${pawnPlace(to)}`,
  militaryTokenUsed: ({ seat }, who) => `${who.name(seat)} used up a military token`,
  pairCompleted: ({ seat, symbol }, who) => `${who.name(seat)} completed a pair of ${symbol} symbols`,
  tokensDrawn: ({ seat, count, tokens }, who) =>
    `${who.name(seat)} drew ${plural(count, 'Progress token')}${tokens === null ? '' : `: ${listing(tokens.map(nameOf))}`}`,
  tokenTaken: ({ seat, token, from }, who) =>
    `${who.name(seat)} took the Progress token ${nameOf(token)}${from === 'box' ? ' from the box' : ''}`,
  tokenDeclined: ({ seat }, who) => `${who.name(seat)} took no Progress token`,
  cardDestroyed: ({ seat, owner, card }, who) =>
    `${who.name(seat)} put ${who.possessive(owner)} ${nameOf(card)} on the discard pile`,
  extraTurnEarned: ({ seat }, who) => `${who.name(seat)} earned another turn`,
  extraTurnLost: ({ seat }, who) => `${who.name(seat)} lost the extra turn with the end of the Age`,
  cardRevealed: ({ card }) => `${nameOf(card)} was turned up`,
  turnStarted: () => null,
  ageEnded: ({ age }) => `Age ${roman(age)} ended`,
  gameEnded: ({ ending, winner }, who) =>
    winner === null ? `The game ended in a shared ${ending} victory` : `${who.name(winner)} won: ${endings[ending]}`,
};

function pawnPlace(to: number): string {
  return to === 0 ? 'the centre' : `${Math.abs(to)}, on the half of the ${to > 0 ? 'second' : 'first'} player`;
}

/** Endings in words. */
export const endings: Readonly<Record<string, string>> = {
  civilian: 'civilian victory, by points',
  military: 'military supremacy, the pawn reached the capital',
  scientific: 'scientific supremacy, six different symbols',
};

export const replayTexts = {
  title: (game: string, seed: string, options: string) => `${game}, seed ${seed}, ${options}`,
  move: (index: number, name: string, text: string) => `${String(index).padStart(3)}. ${name}: ${text}`,
  event: (sentence: string) => `     ${sentence}`,
  unfinished: 'The game is not over.',
  stopped: (index: number) => `Move ${index + 1} is refused by the present rules; the game is shown as far as it goes.`,
};
