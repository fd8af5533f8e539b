import type { words } from '@pharos/duel';
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

/** What the command line says while it works, so that wording is found and mended in one place. */

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
