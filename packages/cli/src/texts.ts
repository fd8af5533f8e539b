import { BOT_LEVELS } from '@pharos/bots';
import { duel, type words } from '@pharos/duel';
import { wonders } from '@pharos/wonders';
import {
  agoraAbilitySentences,
  agoraEffectSentences,
  agoraEventSentences,
  agoraQuestions,
  agoraShortEffects,
  shortAbility,
} from './agoraTexts.ts';
import { listing, nameOf, plural, roman } from './names.ts';
import type { Summary } from './simulation/summary.ts';
import type { EffectTexts, Sentences, Speaker } from './speaker.ts';

/** Every sentence the command line says, so that wording is found and mended in one place. */

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

export const complaints = {
  unknownCommand: (word: string) => `unknown command "${word}"; pharos --help lists the commands`,
  balanceOfWhat: (what: string) => `balance of what? There is ${what}`,
  noGame: (ids: readonly string[]) => `which game? (${ids.join(', ')})`,
  unknownGame: (id: string, ids: readonly string[]) => `unknown game "${id}"; there is ${ids.join(', ')}`,
  unknownBot: (word: string, levels: readonly string[]) => `unknown bot "${word}"; there are ${levels.join(', ')}`,
  unknownContestant: (word: string, levels: readonly string[]) =>
    `unknown bot "${word}"; there are ${levels.join(', ')}, or a search such as mcts:100ms or mcts:2000`,
  unknownSeat: (word: string, kinds: readonly string[]) => `unknown player "${word}"; there are ${kinds.join(', ')}`,
  badPair: (pair: string) => `--options: expected name=value, found "${pair}"`,
  badSeed: (text: string) => `--seed: "${text}" is neither a number nor 64 hexadecimal digits`,
  twoSeats: (name: string, found: number) => `--${name}: expected two, found ${found}`,
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
      `  won by     ${wins.map((won, seat) => `${SEATS[seat] ?? `seat ${seat + 1}`} (${bots[seat]}) ${percent(won, games)}`).join(', ')}, shared ${percent(draws, games)}`,
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

const COIN_REASONS = {
  effect: '',
  discard: ' for it',
  economy: ' through Economy',
  urbanism: ' through Urbanism',
  military: ' to the army at the gates',
  opponent: ' to the bank',
  decree: ' through a Decree',
  conspiracy: ' through a Conspiracy',
} as const;

/** Where a card comes from that is not of the structure. */
const SOURCES: Readonly<Record<string, string | undefined>> = {
  discard: ' from the discard pile',
  removed: ' from the removed cards',
};

export const eventSentences: Sentences = {
  wondersOffered: ({ wonders }) => `On offer: ${listing(wonders.map(nameOf))}`,
  wonderPicked: ({ seat, wonder, forced }, who) =>
    `${who.name(seat)} ${forced ? 'got the last one,' : 'picked'} ${nameOf(wonder)}`,
  ageStarted: ({ age }) => `Age ${roman(age)} was laid out`,
  starterSettled: ({ seat }, who) => `The first turn went to ${who.name(seat)}`,
  cardBuilt: ({ seat, card, from, chain }, who) =>
    `${who.name(seat)} built ${nameOf(card)}${chain ? ' free through a chain' : ''}${SOURCES[from] ?? ''}`,
  cardDiscarded: ({ seat, card }, who) => `${who.name(seat)} discarded ${nameOf(card)}`,
  wonderBuilt: ({ seat, wonder, card }, who) =>
    `${who.name(seat)} built the Wonder ${nameOf(wonder)}, with ${nameOf(card)} under it`,
  wonderReturned: ({ wonder }) => `Seven Wonders stand: ${nameOf(wonder)} went back to the box`,
  coinsPaid: ({ seat, count, trade }, who) =>
    `${who.name(seat)} paid ${plural(count, 'coin')}${trade > 0 && trade < count ? ` (${trade} of them for resources)` : ''}`,
  coinsGained: ({ seat, count, reason }, who) =>
    `${who.name(seat)} gained ${plural(count, 'coin')}${COIN_REASONS[reason]}`,
  coinsLost: ({ seat, count, reason }, who) => `${who.name(seat)} lost ${plural(count, 'coin')}${COIN_REASONS[reason]}`,
  pawnMoved: ({ seat, to }, who) => `${who.name(seat)} pushed the Conflict pawn to ${pawnPlace(to, who)}`,
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
  ...agoraEventSentences,
};

function pawnPlace(to: number, who: Speaker): string {
  return to === 0 ? 'the centre' : `space ${Math.abs(to)} of ${who.possessive(to > 0 ? 1 : 0)} half`;
}

/** Endings in words. */
export const endings: Readonly<Record<string, string>> = {
  civilian: 'civilian victory, by points',
  military: 'military supremacy, the pawn reached the capital',
  scientific: 'scientific supremacy, six different symbols',
  political: 'political supremacy, all six Chambers of the Senate',
};

export const replayTexts = {
  title: (game: string, seed: string, options: string) => `${game}, seed ${seed}, ${options}`,
  move: (index: number, name: string, text: string) => `${String(index).padStart(3)}. ${name}: ${text}`,
  brief: (index: number, sentences: string) => `${String(index).padStart(3)}. ${sentences}`,
  event: (sentence: string) => `     ${sentence}`,
  unfinished: 'The game is not over.',
  stopped: (index: number) => `Move ${index + 1} is refused by the present rules; the game is shown as far as it goes.`,
};

const GOODS = { raw: 'any raw', manufactured: 'any goods' } as const;

/** Effects in a few signs, for cards. ★ is a victory point, ¢ a coin. */
export const shortEffects: EffectTexts = {
  produce: ({ resource, count }) => (count === 1 ? resource : `${count} ${resource}`),
  produceAny: ({ kind }) => GOODS[kind],
  fixedPrice: ({ resources }) => `${resources.length === 1 ? resources.join('') : 'goods'} at 1¢`,
  points: ({ count }) => `${count}★`,
  coins: ({ count }) => `+${count}¢`,
  shields: ({ count }) => plural(count, 'shield'),
  science: ({ symbol }) => symbol,
  coinsPerCard: ({ colour, count }) => `${count}¢/${colour}`,
  coinsPerWonder: ({ count }) => `${count}¢/Wonder`,
  guildOfCards: ({ colours }) => `★/${colours.join('+')}`,
  guildOfWonders: ({ points }) => `${points}★/Wonder`,
  guildOfCoins: () => '★/3¢',
  pointsPerToken: ({ count }) => `${count}★/token`,
  extraTurn: () => 'again',
  opponentLosesCoins: ({ count }) => `foe −${count}¢`,
  destroy: ({ colour }) => `destroy ${colour}`,
  revive: () => 'revive',
  drawTokens: ({ count }) => `draw ${count} tokens`,
  ability: ({ ability }) => shortAbility(ability),
  ...agoraShortEffects,
};

/** Effects as sentences without a full stop. */
export const effectSentences: EffectTexts = {
  produce: ({ resource, count }) => `Produces ${count} ${resource}`,
  produceAny: ({ kind }) =>
    `Produces one ${kind === 'raw' ? 'wood, clay or stone' : 'glass or papyrus'} for each construction, as you choose`,
  fixedPrice: ({ resources }) => `You buy ${listing(resources)} at 1 coin a unit`,
  points: ({ count }) => `Worth ${plural(count, 'point')}`,
  coins: ({ count }) => `Gives ${plural(count, 'coin')} at once`,
  shields: ({ count }) => `Moves the Conflict pawn ${plural(count, 'space')} towards the opposing capital`,
  science: ({ symbol }) => `Shows the science symbol ${symbol}`,
  coinsPerCard: ({ colour, count }) => `Gives ${plural(count, 'coin')} at once for each ${colour} card in your city`,
  coinsPerWonder: ({ count }) => `Gives ${plural(count, 'coin')} at once for each Wonder you have built`,
  guildOfCards: ({ colours }) =>
    `Gives 1 coin at once, and 1 point at the end, for each ${listing(colours)} card in the city with more of them`,
  guildOfWonders: ({ points }) => `Worth ${points} points for each Wonder in the city with more Wonders`,
  guildOfCoins: () => 'Worth 1 point for each full 3 coins in the richer city',
  pointsPerToken: ({ count }) => `Worth ${count} points for each Progress token you hold at the end, this one included`,
  extraTurn: () => 'You play again',
  opponentLosesCoins: ({ count }) => `The opponent loses ${plural(count, 'coin')}`,
  destroy: ({ colour }) => `Put a ${colour} card of the opponent on the discard pile`,
  revive: () => 'Build a card of the discard pile for free',
  drawTokens: ({ count }) => `Draw ${count} Progress tokens from the box and keep one`,
  ability: ({ ability }) => abilitySentences[ability],
  ...agoraEffectSentences,
};

export const abilitySentences: Readonly<Record<words.AbilityName, string>> = {
  architecture: 'Your Wonders cost 2 resources less',
  masonry: 'Your blue cards cost 2 resources less',
  economy: 'You gain the coins the opponent spends on buying resources',
  strategy: 'Each red card you build from now on has one more shield',
  theology: 'Each Wonder you build from now on lets you play again',
  urbanism: 'Gives 4 coins each time you build a card free through a chain',
  ...agoraAbilitySentences,
};

export const paymentTexts = {
  nothing: 'nothing',
  free: 'free',
  chain: 'free through a chain',
  printed: (coins: number) => `${coins} printed`,
  buy: 'buy',
  each: (count: number, resource: string, each: number) => `${count} ${resource} at ${each}`,
};

export const tableTexts = {
  title: 'PHAROS',
  hint: '? help ',
  draft: 'choosing the Wonders',
  stage: (age: string, turn: number, turns: number) => `Age ${age} · turn ${turn} of ${turns}`,
  over: 'the game is over',
  turnOf: (name: string) => (name === YOU ? 'your turn' : `${name}'s turn`),
  progress: 'Progress',
  noTokens: 'none left',
  discard: (count: number) => `discard pile: ${plural(count, 'card')} `,
  shortDiscard: (count: number) => `pile ${count} `,
  legend: (below: string, above: string) =>
    `▼ ${seatTexts.possessive(below)} price  ▲ ${seatTexts.possessive(above)} price  ✗ too dear  ★ points  ¢ coins  (2¢) for a unit more`,
};

export const YOU = 'You';

export const cityTexts = {
  makes: 'makes',
  wonders: 'Wonders',
  cards: 'cards',
  tokens: 'tokens',
  nothing: 'nothing yet',
  noWonders: 'none yet',
  science: (count: number) => `science ${count}/6`,
  anyRaw: (count: number) => (count === 1 ? 'any raw' : `${count} any raw`),
  anyGoods: (count: number) => (count === 1 ? 'any goods' : `${count} any goods`),
};

export const trackTexts = {
  pawn: (advance: number) => (advance === 0 ? '' : advance > 0 ? `   +${advance}` : `   −${-advance}`),
};

export const scoreTexts = {
  total: 'Total',
  won: (name: string, how: string) => `${name} won: ${how}.`,
  shared: (how: string) => `The victory is shared: ${how}.`,
};

export const seatTexts = {
  possessive: (name: string) => (name === YOU ? 'your' : `${name}'s`),
  person: (seat: number) => (seat === 0 ? 'First player' : 'Second player'),
  twin: (name: string, seat: number) => `${name} (${SEATS[seat]})`,
};

export const pieceTexts = {
  card: (name: string, colour: string, age: string, cost: string) =>
    `${name}: a ${colour} card of Age ${age}. Costs ${cost}.`,
  guild: (name: string, cost: string) => `${name}: a Guild, a purple card of Age III. Costs ${cost}.`,
  wonder: (name: string, cost: string) => `${name}: a Wonder. Costs ${cost}.`,
  shortOnPick: (effect: string) => `now ${effect}`,
  onPick: (sentence: string) => `When picked: ${sentence}.`,
  token: (name: string) => `${name}: a Progress token.`,
  senator: (name: string) => `${name}: a Senator. Recruiting costs a coin for each Senator you have.`,
  decree: (text: string) => `Decree “${text}”: in force for whoever controls its Chamber.`,
  conspiracy: (name: string) =>
    `${name}: a Conspiracy. A card put under it prepares it; it is triggered at the start of a turn.`,
  freeWith: (name: string) => `Free once ${name} stands in your city.`,
  gives: (name: string) => `Makes ${name} free for you.`,
};

export const menuTexts = {
  questions: {
    pickWonder: 'Pick a Wonder.',
    turn: 'Take a card.',
    takeToken: 'Take a Progress token for your pair.',
    drawToken: 'Keep one of the Progress tokens you drew.',
    destroy: 'Put a card of your opponent on the discard pile.',
    revive: 'Build a card of the discard pile for free.',
    chooseStarter: 'You choose who starts this Age.',
    endTurn: '',
    nextPick: '',
    ...agoraQuestions,
  },
  use: (name: string) => `What to do with ${name}?`,
  build: (name: string) => `build ${name}`,
  discard: (name: string, coins: number) => `discard ${name} for ${plural(coins, 'coin')}`,
  buildWonder: (name: string) => `build the Wonder ${name}`,
  outOfReach: (entries: readonly string[], coins: number) =>
    `out of reach with ${plural(coins, 'coin')}: ${entries.join(', ')}`,
  decline: 'take none',
  start: (isMe: boolean) => (isMe ? 'I start' : 'my opponent starts'),
  prompt: (last: number, canGoBack: boolean) =>
    `${last === 1 ? '1' : `1–${last}`}${canGoBack ? ', 0 to go back' : ''}, ? for help: `,
};

export const playTexts = {
  help: `Type the number of what you want: first a card, then its use; "3 1" does both.
Or type the move:  build baths    discard baths    build sphinx with altar
  info NAME   what a card, Wonder or token does    pile    the discard pile
  log         the game so far                      score   the points so far
  undo        take your last choice back           save FILE
  table       draw the table again (or Enter)      quit    the game is kept
  senate      Agora: the Chambers and what their Decrees do
Cards:  ■Br brown  ◆Gy grey  ●Bl blue  ▲Gn green  ○Ye yellow  ✚Rd red  ✦Pu purple
  I II III G  the backs of face-down cards    ★ points    ¢ coins
  ▼ price for the city below    ▲ for the one above    ✗ not enough coins
Cities: "2 wood (3¢)" makes 2 wood and buys a further one for 3 coins.
Track:  ◆ is the Conflict pawn; your shields move it to the right.
  Under a zone: its points at the end, and the coins whoever is pushed loses.
Agora:  ▣ is an Influence cube; [▼2]▲1 are cubes in a Chamber, in brackets those that control it.
  Under a Chamber: its Decree, ? face down. S is the back of a Senator.
  Track: +▣ place a cube, −▣ take an opposing one out, whoever pushes the pawn there first.
  Conspiracies: ◻ held, ◨ prepared (with the back of the card under it), ◼ triggered.`,
  unknown: (text: string) => `"${text}" is neither a number of the list nor a move; ? helps`,
  notLegal: (text: string) => `"${text}" is not possible now; ? helps`,
  noPiece: (text: string) => `there is no card, Wonder or token called "${text}"`,
  whichPiece: 'info of what? For example: info temple of artemis',
  severalPieces: (names: readonly string[]) => `which one? ${names.join(', ')}`,
  noSenate: 'there is no Senate without Agora',
  emptyPile: 'the discard pile is empty',
  emptyLog: 'nothing has happened yet',
  saved: (file: string) => `saved in ${file}`,
  saveWhere: 'save to which file? For example: save duel.json',
  undone: (text: string) => `Taken back: ${text}.`,
  undoRevealed: 'your last choice showed new cards or tokens: it cannot be taken back',
  nothingToUndo: 'there is nothing of yours to take back',
  kept: (file: string) => `The game is saved in ${file}`,
  resume: (command: string) => `Go on with:  ${command}`,
  replay: (command: string) => `See it again:  ${command}`,
  cannotResume: (file: string) => `${file}: played under older rules; it can be replayed, but not continued`,
};
