import { BOT_LEVELS } from '@pharos/bots';
import { listing } from '../../english.ts';
import type { GameOption } from '../../games/gameOption.ts';
import { GAMES } from '../../games/registry.ts';

const COLUMN = 20;
const ids = GAMES.map(({ id }) => id).join('|');
const compared = GAMES.flatMap(({ comparisons }) => comparisons);

/** An option with its explanation in the second column. */
function optionLines({
  name,
  value,
  help: [...text],
}: {
  name: string;
  value: string | null;
  help: readonly string[];
}): string {
  const head = `  --${name}${value === null ? '' : ` ${value}`}`;
  const isLong = head.length + 2 > COLUMN;
  const lines = text.map((line) => ' '.repeat(COLUMN) + line);
  return isLong ? [head, ...lines].join('\n') : [head.padEnd(COLUMN) + text[0], ...lines.slice(1)].join('\n');
}

function gameOptionLines(option: GameOption): string {
  return optionLines({ ...option, help: option.help.split('\n') });
}

/** The options of every game, as `play` and the commands for bots take them. */
const gameOptions = GAMES.map(({ title, options }) => [`${title}:`, ...options.map(gameOptionLines)].join('\n')).join(
  '\n\n',
);
const AS_IN_PLAY = 'What the players agree on, such as --packs, is said as in "pharos play" (pharos play --help).';

export const help = {
  main: `pharos: ${listing(GAMES.map(({ title }) => title))} in a terminal

${GAMES.map(({ id, summary }) => `  ${`pharos play ${id}`.padEnd(23)}${summary}`).join('\n')}
  pharos simulate GAME   let bots play many games and count the results
  pharos bench GAME      measure how fast the rules run
  pharos arena GAME      let two bots compete and tell which is stronger
${compared.map(({ name, piece }) => `  ${`pharos balance ${name}`.padEnd(23)}compare ${piece}s by games between bots`).join('\n')}
  pharos train GAME      fit what the search knows to games between bots
  pharos replay FILE     tell a saved game move by move
  pharos analyse FILE    tell where a game was won and lost
  pharos calibrate GAME  compare the chances that the analysis tells with results
  pharos accuracy GAME   analyse games of bots and tell how well each chose
  pharos puzzles make GAME  make puzzles from games between bots; check FILE solves them anew
  pharos record FILE     write a game as text that people can read
  pharos verify FILE     check that a game was dealt fairly and played by the rules
  pharos scenario FILE…  check written positions against the rules
  pharos backup FILE     write everything a server has stored into a file
  pharos restore FILE    fill a server's database from it
  pharos export FILE     write the records of finished games
  pharos ratings rebuild compute all ratings of a server anew
  pharos admin code      a code that makes somebody an administrator of a server

  pharos <command> --help   what a command can do
  pharos --version`,

  play: `pharos play ${ids} [options]

Plays a game in the terminal. Type a number to choose, ? for help while playing.

  --seats A,B,…     who sits where: human or a bot (${BOT_LEVELS.join(', ')})
                    (without it: you against greedy; in a game for two, who sits first is drawn)
  --seed S          the deal: 64 hexadecimal digits, or a number such as 7 or 7.12
  --resume FILE     go on with a saved game
  --save FILE       where the game is kept while you play (default: a new temporary file)
  --language L      en, pl or hu, where the game speaks it (default: the language of the terminal)

${gameOptions}

The game is saved after every choice; leaving at any time loses nothing.
Colours need a terminal; NO_COLOR turns them off, FORCE_COLOR on.`,

  simulate: `pharos simulate ${ids} [options]

Lets bots play whole games and counts the results.

  --games N     how many games (default 1000)
  --seed S      number of the series (default 1); game g is dealt from the seed "S.g", g = 0 … N−1
  --bots A,B,…  the bots of the seats (default: all random): ${BOT_LEVELS.join(', ')};
                where the number of players can be chosen, one may stand for all
  --json        one JSON object: game, games, seed, plies, checksum, wins, draws, endings, scores, errors

${AS_IN_PLAY}
A ply is one choice of a player. The same command gives the same checksum.
Exit code 1 if a game broke down.`,

  bench: `pharos bench ${ids} [options]

Measures random games, from deal to final score, or searches of bots, after a fixed amount of work to warm up.

  --seconds N   how many CPU seconds to measure (default 3)
  --search N    searches of N iterations each, in positions of random games, in place of games
  --against DIR another checkout of Pharos to compare with: both do the same blocks by turns in this process
  --json        one JSON object: game, gamesPerSecond, nsPerPly, plies, games, checksum, wall, blocks,
                with --search iterationsPerSecond and iterations in place of those of games,
                with --against also speed, isSame, against

${AS_IN_PLAY}
Figures count CPU time of this process, so that a busy machine matters little; "wall" has the same by the clock.
"blocks" tells how far blocks of work differ: a tenth was below "low", a tenth above "high". "speed" is how many times
as fast this build is, with a 95 % interval; "isSame" whether both played the same. The checksum is that of the first
1000 games of series 7, whatever the speed: it equals the one of "pharos simulate duel --games 1000 --seed 7".`,

  arena: `pharos arena ${ids} --a BOT --b BOT [options]

Lets two bots compete. Two players play every deal twice, with seats exchanged; at a larger table one seat (or team) of a
plays against b on all others, and its seat goes round from deal to deal.

  --a BOT, --b BOT  a level (${BOT_LEVELS.join(', ')}) or a search:
                    mcts:100ms thinks so long about each choice, mcts:2000 for so many iterations;
                    settings follow after commas: mcts:2000,exploration=1.5,plies=20 (docs/bots.md)
                    (default: greedy against random)
  --games N         how many games (default 200)
  --seed S          number of the series (default 1)
  --threads N       how many threads share the work (default: one for each core)
  --json            one JSON object: game, players, a, b, games, seed, wins, draws, losses, rate, low, high, chance,
                    elo, points, milliseconds

${AS_IN_PLAY}
The intervals hold with 95 % confidence. Without bots that think by the clock the same command gives the same games.`,

  balance: `pharos balance ${compared.map(({ name }) => name).join('|')} [options]

Lets equal bots play with ${compared.map(({ piece }) => `${piece}s`).join(', ')} drawn at random and tells how often each wins.
Every deal is played once for each seat, while they go round the table.

  --games N         how many games (default 2000)
  --seed S          number of the series (default 1)
  --bot LEVEL       who plays (default greedy)
  --threads N       how many threads share the work (default: one for each core); the result is the same
  --json            one JSON object: the table, games, seed, bot, and what was counted

${AS_IN_PLAY}
"95 %" is the confidence interval of the rate (Wilson); ! marks one whose interval does not hold the mean.`,

  replay: `pharos replay FILE [--language L] [--json]

Tells a saved game move by move, then shows the table and the score.

  --json   one JSON object: game, options, seed, moves with their events, outcome, ended`,

  scenario: `pharos scenario FILE…

Plays written positions and checks what they expect. A folder stands for all .json files in it.
Exit code 1 if an expectation fails, 2 if a file cannot be read.`,
};
