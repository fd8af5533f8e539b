import { wonders, ARMADA_PACKS } from '@pharos/wonders';
import { noMoreWords, readArgs, wholeNumber } from '../args.ts';
import { balanceTexts } from '../balanceTexts.ts';
import { Complaint, didYouMean } from '../complaint.ts';
import { botLevel, readOptions } from '../games.ts';
import { print, printJson, Progress } from '../output.ts';
import { summariseBalance, type BalanceJob } from '../simulation/balance.ts';
import { inThreads } from '../simulation/threads.ts';
import { complaints } from '../texts.ts';

const OPTIONS = {
  games: 'string',
  players: 'string',
  edition: 'string',
  seed: 'string',
  bot: 'string',
  shipyards: 'string',
  rulings: 'string',
  threads: 'string',
  json: 'boolean',
} as const;

const WHAT = 'armada';
const MAX_GAMES = 10_000_000;
const MAX_SERIES = 4_294_967_295;
const MAX_THREADS = 64;
/** Games of one job: enough to be worth a message, few enough for a bar that moves. */
const BLOCK = 20;

/** Compares the shipyards of Armada by games between equal bots. */
export async function balance(argv: readonly string[]): Promise<number> {
  const { words, options: args } = readArgs(OPTIONS, argv);
  expectArmada(words[0]);
  noMoreWords(words, 1);
  const games = wholeNumber('games', args.games, 2000, 1, MAX_GAMES);
  const series = wholeNumber('seed', args.seed, 1, 0, MAX_SERIES);
  const threads = args.threads === undefined ? undefined : wholeNumber('threads', args.threads, 1, 1, MAX_THREADS);
  const bot = botLevel(args.bot ?? 'greedy');
  const options = readOptions(wonders, { ...args, players: args.players ?? '4', packs: 'base,armada' });
  const ours = ARMADA_PACKS.find(({ edition }) => edition === options.edition)?.shipyards ?? [];
  const shipyards = (options.shipyards ?? ours).map(({ id }) => id);
  const jobs: BalanceJob[] = [];
  for (let from = 0; from < games; from += BLOCK) {
    jobs.push({ options, shipyards, bot, series, from, games: Math.min(BLOCK, games - from) });
  }
  const progress = new Progress(balanceTexts.progress(games));
  const parts = await inThreads('balance', jobs, (done) => progress.show(done), threads);
  progress.clear();
  const boards = summariseBalance(shipyards, parts);
  const { edition, players } = options;
  if (args.json) printJson({ edition, players, games, seed: series, bot, shipyards: boards });
  else
    print(
      balanceTexts.table(`edition ${edition}, ${players} players, ${games} games, ${bot}, series ${series}`, boards),
    );
  return 0;
}

function expectArmada(word: string | undefined): void {
  if (word === undefined) throw new Complaint(complaints.balanceOfWhat(WHAT));
  if (word !== WHAT) throw new Complaint(`${complaints.balanceOfWhat(WHAT)}${didYouMean(word, [WHAT])}`);
}
