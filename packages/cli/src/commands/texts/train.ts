import type { NetworkQuality, PointsReport, Report } from '@pharos/bots';
import { GAMES } from '../../games/registry.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** What `pharos train` says. */
export const trainTexts = {
  help: `pharos train ${GAMES.map(({ id }) => id).join('|')} [options]

Lets bots play, and fits to these games the weights of the search: how likely each seat is to win, and which moves are worth a try.

  --rounds R,…      whose moves are the targets, in how many games: greedy*4000 the greedy bot, guide*4000 a player that looks one
                    move ahead with the weights of the round before (Duel only), mcts:100*500 a search of 100 iterations
  --seed S          number of the series (default 1)
  --packs P,…       as in pharos play
  --players N,…, --edition E,…   7 Wonders: tables to play at, in turn (default: all there are)
  --network FOLDER  train a network instead. What is done lies in the folder, and an interrupted training goes on.
                    Duel: by a league, the best one so far, earlier ones and players that go all in for one way to win. --rounds then
                    says how long they search, in how many games: mcts:120*8000,mcts:200*4000.
                    7 Wonders: one that foretells points, from games of the networks before it. --rounds as above.
  --hidden N, --second N, --epochs N   how large a network gets, and how often it sees each position (default 120, 15, 4; of 7
                    Wonders 47, 15, 3)
  --threads N       how many threads play games for a network (default: one for each core); the network is the same
  --out FILE        where the weights go (default: they are not kept)
  --json            one JSON object: positions, constant, handmade, fitted, movesConstant, movesFitted

Tells how well the winners of games that were not trained on are foretold: the log-loss in nats, less being better, and how
often the likeliest seat wins. The same command writes the same file.`,
  progress: 'Training',
  badRounds: (text: string) => `cannot read the rounds "${text}"; an example is greedy*4000,guide*4000,mcts:100*500`,
  badLeagueRounds: (text: string) => `cannot read the rounds "${text}"; an example is mcts:120*8000,mcts:200*4000`,
  playing: (round: number, games: number) => `Round ${round}, ${games} games`,
  round: (round: number, games: number, { logLoss, accuracy, wayLoss, moveLoss }: NetworkQuality) =>
    `round ${round}: ${games} games; winner ${logLoss.toFixed(4)} (${percent(accuracy)} right), how it won ${wayLoss.toFixed(4)}, moves ${moveLoss.toFixed(4)}`,
  pointsRound: (round: number, { games, positions, error, spread }: PointsReport) =>
    `round ${round}: ${games} games, ${positions} positions; points of a seat ${error.toFixed(3)} from what is foretold, ${spread.toFixed(3)} from the mean`,
  noTable: 'no table is like that',
  unwritable: (file: string, reason: string) => `cannot write ${file}: ${reason}`,
  report: ({ positions, constant, handmade, fitted, movesConstant, movesFitted }: Report): string => {
    const line = (name: string, { logLoss, accuracy }: Report['fitted']): string =>
      `  ${name.padEnd(28)} ${logLoss.toFixed(4)}  ${percent(accuracy).padStart(7)}`;
    return [
      `${positions} positions in the last round            log-loss   right`,
      line('winner, all alike', constant),
      line('winner, hand-made evaluation', handmade),
      line('winner, fitted evaluation', fitted),
      line('move, all alike', movesConstant),
      line('move, fitted weights', movesFitted),
    ].join('\n');
  },
};
