import { BOT_LEVELS } from '@pharos/bots';
import { duel } from '@pharos/duel';
import { wonders } from '@pharos/wonders';

const COLUMN = 20;
const WIDTH = 110;

/** The rulings of Duel, each with its answers, and the names of those of 7 Wonders, as the rules have them. */
const duelRulings = inColumn(
  duel.rulings.map(({ id, answers }) => `${id}=${answers.map((answer) => answer.id).join('|')}`),
);
const wondersRulings = inColumn(wonders.rulings.map(({ id }) => id));

/** Entries with commas between them, in lines that begin at the column of the explanations. */
function inColumn(entries: readonly string[]): string {
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last === undefined || COLUMN + last.length + entry.length + 3 > WIDTH) lines.push(entry);
    else lines[lines.length - 1] = `${last}, ${entry}`;
  }
  return lines.map((line) => ' '.repeat(COLUMN) + line).join(',\n');
}

export const help = {
  main: `pharos: 7 Wonders and 7 Wonders Duel in a terminal

  pharos play duel       play against a bot, or with somebody beside you
  pharos play wonders    the same for 7 Wonders, three to seven players (or two)
  pharos simulate GAME   let bots play many games and count the results
  pharos bench GAME      measure how fast the rules run
  pharos arena GAME      let two bots compete and tell which is stronger
  pharos balance armada  compare the shipyards of Armada by games between bots
  pharos train GAME      fit what the search knows to games between bots
  pharos replay FILE     tell a saved game move by move
  pharos verify FILE     check that a game was dealt fairly and played by the rules
  pharos scenario FILE…  check written positions against the rules
  pharos backup FILE     write everything a server has stored into a file
  pharos restore FILE    fill a server's database from it
  pharos export FILE     write the records of finished games

  pharos <command> --help   what a command can do
  pharos --version`,

  play: `pharos play duel|wonders [options]

Plays a game in the terminal. Type a number to choose, ? for help while playing.

  --seats A,B       who sits first and second: human or a bot (${BOT_LEVELS.join(', ')})
                    (without it: you against greedy, and who sits first is drawn)
  --seed S          the deal: 64 hexadecimal digits, or a number such as 7 or 7.12
  --wonders W       Duel: draft (default) or beginner
  --edition E       7 Wonders: 1 or 2 (default)
  --players N       7 Wonders: 3 (default) to 7, or 2 in edition 1; --seats names as many
  --packs P,…       base (default), or base,agora (Duel), base,armada (7 Wonders)
  --teams           Armada: partners side by side, 4, 6 or 8 players
  --shipyards FILE  Armada: the prices of your own shipyards (docs/shipyards.md)
  --rulings R,…     Armada: rulings to turn round (docs/rules/armada.md):
${wondersRulings}
  --options K=V,…   Duel: rulings, the default first (docs/rules/duel.md, docs/rules/agora.md):
${duelRulings}
  --resume FILE     go on with a saved game
  --save FILE       where the game is kept while you play (default: a new temporary file)

The game is saved after every choice; leaving at any time loses nothing.
Colours need a terminal; NO_COLOR turns them off, FORCE_COLOR on.`,

  simulate: `pharos simulate duel|wonders [options]

Lets bots play whole games and counts the results.

  --games N     how many games (default 1000)
  --seed S      number of the series (default 1); game g is dealt from the seed "S.g", g = 0 … N−1
  --bots A,B    the bots of the first and second seat (default random,random):
                ${BOT_LEVELS.join(', ')}
  --packs P,…   base (default), or base,agora (Duel), base,armada (7 Wonders)
  --options K=V,…   rulings of Duel, as in pharos play
  --wonders W   Duel: draft (default) or beginner
  --edition E   7 Wonders: 1 or 2 (default)
  --players N   7 Wonders: 3 (default) to 7, or 2 in edition 1; one bot may stand for all seats
  --teams, --shipyards FILE, --rulings R,…   Armada: as in pharos play
  --json        one JSON object: game, games, seed, plies, checksum, wins, draws, endings, scores, errors

A ply is one choice of a player. The same command gives the same checksum.
Exit code 1 if a game broke down.`,

  bench: `pharos bench duel|wonders [options]

Measures random games, from deal to final score, after a second of warming up.

  --seconds N   how long to measure (default 3)
  --packs P,…   base (default), or base,agora (Duel), base,armada (7 Wonders)
  --edition E, --players N, --teams, --shipyards FILE   7 Wonders: as in pharos simulate
  --json        one JSON object: gamesPerSecond, nsPerPly, plies, games, checksum, wall

gamesPerSecond and nsPerPly count CPU time of this process, so that a busy machine matters little;
"wall" has the same by the clock. The checksum is that of the first 1000 games of series 7, whatever the speed:
it equals the one of "pharos simulate duel --games 1000 --seed 7".`,

  arena: `pharos arena duel|wonders --a BOT --b BOT [options]

Lets two bots compete. Two players play every deal twice, with seats exchanged; at a larger table one seat (or team) of a
plays against b on all others, and its seat goes round from deal to deal.

  --a BOT, --b BOT  a level (${BOT_LEVELS.join(', ')}) or a search:
                    mcts:100ms thinks so long about each choice, mcts:2000 for so many iterations;
                    settings follow after commas: mcts:2000,exploration=1.5,plies=20 (docs/bots.md)
                    (default: greedy against random)
  --games N         how many games (default 200)
  --seed S          number of the series (default 1)
  --packs P,…, --options K=V,…, --wonders W, --edition E, --players N, --teams, --shipyards FILE
                    as in pharos simulate
  --threads N       how many threads share the work (default: one for each core)
  --json            one JSON object: game, players, a, b, games, seed, wins, draws, losses, rate, low, high, chance,
                    elo, points, milliseconds

The intervals hold with 95 % confidence. Without bots that think by the clock the same command gives the same games.`,

  balance: `pharos balance armada [options]

Lets equal bots play with shipyards drawn at random and tells how often each shipyard wins. Every deal is played once for
each seat, while the shipyards go round the table.

  --games N         how many games (default 2000)
  --players N       3 to 7, in edition 1 also 8 (default 4)
  --edition E       1 or 2 (default)
  --seed S          number of the series (default 1)
  --bot LEVEL       who plays (default greedy)
  --shipyards FILE  your own shipyards in place of ours (docs/shipyards.md)
  --rulings R,…     rulings to turn round, as in pharos play
  --threads N       how many threads share the work (default: one for each core); the result is the same
  --json            one JSON object: edition, players, games, seed, bot, shipyards

"95 %" is the confidence interval of the rate (Wilson); ! marks a shipyard whose interval does not hold the mean.`,

  replay: `pharos replay FILE [--json]

Tells a saved game move by move, then shows the table and the score.

  --json   one JSON object: game, options, seed, moves with their events, outcome`,

  scenario: `pharos scenario FILE…

Plays written positions and checks what they expect. A folder stands for all .json files in it.
Exit code 1 if an expectation fails, 2 if a file cannot be read.`,
};
