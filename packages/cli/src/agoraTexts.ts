import type { AgoraEvent, words } from '@pharos/duel';
import { listing, nameOf, plural, roman } from './names.ts';
import type { EffectTexts, Sentences } from './speaker.ts';

/** Every sentence that only Agora needs. ▣ is an Influence cube. */

export const CUBE = '▣';

export const agoraEventSentences: Sentences<AgoraEvent['type']> = {
  senatorRecruited: ({ seat, card, from }, who) =>
    `${who.name(seat)} recruited a ${nameOf(card)}${from === 'discard' ? ' from the discard pile' : ''}`,
  cubePlaced: ({ seat, chamber }, who) => `${who.name(seat)} placed a cube in Chamber ${chamber}`,
  cubeMoved: ({ seat, from, to }, who) => `${who.name(seat)} moved a cube from Chamber ${from} to ${to}`,
  cubeRemoved: ({ seat, owner, chamber }, who) =>
    `${who.name(seat)} took one of ${who.possessive(owner)} cubes out of Chamber ${chamber}`,
  controlGained: ({ seat, chamber }, who) => `${who.name(seat)} gained control of Chamber ${chamber}`,
  controlLost: ({ seat, chamber }, who) => `${who.name(seat)} lost control of Chamber ${chamber}`,
  decreeTurned: ({ decree }) => `A Decree was turned up: ${decreeShort(decree)}`,
  decreeMoved: ({ seat, from, to }, who) => `${who.name(seat)} moved the Decree of Chamber ${from} to Chamber ${to}`,
  conspiraciesDrawn: ({ seat, count, conspiracies }, who) =>
    `${who.name(seat)} drew ${count === 1 ? '1 Conspiracy' : `${count} Conspiracies`}${conspiracies === null ? '' : `: ${listing(conspiracies.map(nameOf))}`}`,
  conspiracyKept: ({ seat, conspiracy, other }, who) =>
    `${who.name(seat)} kept ${conspiracy === null ? 'one' : nameOf(conspiracy)}${other === null ? '' : ` and put the other one ${DECK_ENDS[other]} of the deck`}`,
  conspiracyPrepared: ({ seat, conspiracy, position, card }, who) =>
    `${who.name(seat)} prepared ${conspiracy === null ? `Conspiracy ${position}` : nameOf(conspiracy)} with ${nameOf(card)}`,
  conspiracyTriggered: ({ seat, conspiracy }, who) =>
    `${who.name(seat)} triggered the Conspiracy ${nameOf(conspiracy)}`,
  removedCardsSeen: ({ seat, ages }, who) =>
    `${who.name(seat)} looked at the cards removed from ${ages === 1 ? 'Age I' : `Ages I to ${roman(ages)}`}`,
  wonderTaken: ({ seat, owner, wonder }, who) =>
    `${who.name(seat)} took ${who.possessive(owner)} Wonder ${nameOf(wonder)}`,
  wonderSabotaged: ({ seat, owner, wonder }, who) =>
    `${who.name(seat)} sent ${who.possessive(owner)} Wonder ${nameOf(wonder)} back to the box`,
  cardTaken: ({ seat, owner, card }, who) => `${who.name(seat)} took ${who.possessive(owner)} ${nameOf(card)}`,
  cardsSwapped: ({ seat, owner, taken, given }, who) =>
    `${who.name(seat)} took ${who.possessive(owner)} ${nameOf(taken)} and gave ${nameOf(given)} for it`,
  cardDropped: ({ seat, card }, who) => `${who.name(seat)} put ${nameOf(card)} on the discard pile`,
  tokenLocked: ({ seat, token, from }, who) =>
    `${who.name(seat)} locked ${token === null ? 'a Progress token' : `the Progress token ${nameOf(token)}`}${LOCKED_FROM[from]}`,
};

const DECK_ENDS = { top: 'on top', bottom: 'at the bottom' } as const;
const LOCKED_FROM = { board: ' of the board', opponent: ' of the opponent', box: ' of the box' } as const;

type AgoraEffect =
  | 'senateActions'
  | 'conspirator'
  | 'conspire'
  | 'placeCube'
  | 'removeCube'
  | 'moveCube'
  | 'triggerUnprepared'
  | 'takeWonder'
  | 'takeHalfCoins'
  | 'lockToken'
  | 'buildFarRow'
  | 'buildRemoved'
  | 'takeBoxToken'
  | 'dropCards'
  | 'coinsPerCube'
  | 'opponentLosesPerCube'
  | 'takeCard'
  | 'swapCards'
  | 'moveDecree'
  | 'sabotage';

export const agoraShortEffects: EffectTexts<AgoraEffect> = {
  senateActions: ({ section }) => `${CUBE} ${section}`,
  conspirator: () => `${CUBE}/plot`,
  conspire: () => 'conspire',
  placeCube: () => `+1${CUBE}`,
  removeCube: () => `foe −1${CUBE}`,
  moveCube: () => `${CUBE}→`,
  triggerUnprepared: () => 'trigger',
  takeWonder: () => 'take Wonder',
  takeHalfCoins: () => 'take ½ ¢',
  lockToken: () => 'lock token',
  buildFarRow: () => 'build far row',
  buildRemoved: () => 'build removed',
  takeBoxToken: () => 'box token',
  dropCards: () => 'drop 1–2',
  coinsPerCube: () => `+¢/${CUBE}`,
  opponentLosesPerCube: () => `foe −¢/${CUBE}`,
  takeCard: () => 'take Br/Gy',
  swapCards: () => 'swap Bl/Gn',
  moveDecree: () => 'move Decree',
  sabotage: () => 'wreck Wonder',
};

export const agoraEffectSentences: EffectTexts<AgoraEffect> = {
  senateActions: ({ section }) =>
    `Gives a Senate action, 2 with 2 blue cards in your city, 3 with 4: place a cube in the ${section} section, or move one of yours to an adjacent Chamber`,
  conspirator: () => 'Place a cube in any Chamber, or conspire: draw 2 Conspiracies and keep one',
  conspire: () => 'Draw 2 Conspiracies and keep one',
  placeCube: () => 'Place a cube in any Chamber',
  removeCube: () => 'Take a cube of the opponent out of the Senate',
  moveCube: () => 'You may move one of your cubes to an adjacent Chamber',
  triggerUnprepared: () => 'You may trigger one of your Conspiracies that is not prepared',
  takeWonder: () => 'Take an unbuilt Wonder of the opponent',
  takeHalfCoins: () => "Take half of the opponent's coins, rounded up",
  lockToken: () => 'Put a Progress token of the board, of the opponent or of the box out of use',
  buildFarRow: () => 'Build a Building of the far row of the structure for free',
  buildRemoved: () => 'Build one of the cards removed from the Ages so far for free',
  takeBoxToken: () => 'Take a Progress token of the box',
  dropCards: () => 'Put one or two accessible cards on the discard pile',
  coinsPerCube: () => 'Gives 1 coin for each of your cubes in the Senate',
  opponentLosesPerCube: () => 'The opponent loses 1 coin for each of their cubes there',
  takeCard: () => 'Take a brown or grey card of the opponent into your city',
  swapCards: () => 'Take a blue or green card of the opponent and give one of yours of the same colour',
  moveDecree: () => 'Move a Decree to another Chamber',
  sabotage: () => 'A built Wonder of the opponent goes back to the box',
};

type AgoraAbility = Exclude<
  words.AbilityName,
  'architecture' | 'masonry' | 'economy' | 'strategy' | 'theology' | 'urbanism'
>;

/** In a few signs, for a Chamber of the Senate. */
const agoraShortAbilities: Readonly<Record<AgoraAbility, string>> = {
  corruption: 'corruption',
  organizedCrime: 'organized crime',
  incomeBlue: 'blue pays',
  incomeGreen: 'green pays',
  incomeYellow: 'yellow pays',
  incomeRed: 'red pays',
  incomeWonder: 'Wonders pay',
  ignoreYellow: 'yellow −1',
  ignoreRed: 'red −1',
  ignoreGreen: 'green −1',
  wonderDiscount: 'Wonders −1',
  shield: '1 shield',
  tradeRaw: 'raw −1¢',
  tradeManufactured: 'goods −1¢',
  oratory: 'oratory +2',
  discardBonus: 'discard +2¢',
  sharedChains: 'all chains',
  conspiratorTurn: 'plot again',
};

export function shortAbility(ability: words.AbilityName): string {
  return ability in agoraShortAbilities ? agoraShortAbilities[ability as AgoraAbility] : ability;
}

const whenBuilt = (what: string): string =>
  `You gain coins equal to the number of the Age whenever anybody builds a ${what}`;
const oneLess = (colour: string): string =>
  `Your ${colour} cards cost one resource less, or nothing in coins, whichever is cheaper`;

export const agoraAbilitySentences: Readonly<Record<AgoraAbility, string>> = {
  corruption: 'You recruit Senators for nothing',
  organizedCrime: 'When you conspire you keep both Conspiracies',
  incomeBlue: whenBuilt('blue card'),
  incomeGreen: whenBuilt('green card'),
  incomeYellow: whenBuilt('yellow card'),
  incomeRed: whenBuilt('red card'),
  incomeWonder: whenBuilt('Wonder'),
  ignoreYellow: oneLess('yellow'),
  ignoreRed: oneLess('red'),
  ignoreGreen: oneLess('green'),
  wonderDiscount: 'Your Wonders cost one resource less',
  shield: 'Gaining control moves the Conflict pawn 1 space towards the opposing capital, losing it moves it back',
  tradeRaw: 'Each wood, clay or stone you buy costs 1 coin less, but at least 1',
  tradeManufactured: 'Each glass or papyrus you buy costs 1 coin less, but at least 1',
  oratory: 'Your Politicians count 2 blue cards more',
  discardBonus: 'You gain 2 coins more when you discard a card for coins',
  sharedChains: "The opponent's chain symbols count as yours",
  conspiratorTurn: 'You play again after recruiting a Conspirator',
};

/** Decrees have no printed names: what they do in a few signs stands for them. */
const DECREE_ABILITIES: Readonly<Record<string, AgoraAbility>> = {
  'income-blue': 'incomeBlue',
  'income-green': 'incomeGreen',
  'income-yellow': 'incomeYellow',
  'income-red': 'incomeRed',
  'income-wonder': 'incomeWonder',
  'ignore-cost-yellow': 'ignoreYellow',
  'ignore-cost-red': 'ignoreRed',
  'ignore-cost-green': 'ignoreGreen',
  'wonder-discount': 'wonderDiscount',
  shield: 'shield',
  'trade-raw': 'tradeRaw',
  'trade-manufactured': 'tradeManufactured',
  oratory: 'oratory',
  'discard-bonus': 'discardBonus',
  'shared-chains': 'sharedChains',
  'conspirator-extra-turn': 'conspiratorTurn',
};

/** A Decree as a Chamber shows it; `?` while it lies face down. */
export function decreeShort(decree: string | null): string {
  if (decree === null) return '?';
  return decree in DECREE_ABILITIES ? agoraShortAbilities[DECREE_ABILITIES[decree]] : nameOf(decree);
}

export const senateTexts = {
  label: 'Senate',
  chamber: (chamber: number, points: number) => `${chamber}·${points}★`,
  section: (chamber: number, section: string, points: number) => `${chamber} ${section} ${points}★`,
  politician: (section: string) => `Pol ${section === 'middle' ? 'mid' : section}`,
  noDecree: 'no Decree',
  agora: 'Agora',
  senators: (politicians: number, conspirators: number) =>
    politicians + conspirators === 0
      ? 'no Senators'
      : listing([
          ...(politicians > 0 ? [plural(politicians, 'Politician')] : []),
          ...(conspirators > 0 ? [plural(conspirators, 'Conspirator')] : []),
        ]),
  shortSenators: (politicians: number, conspirators: number) => `${politicians}P ${conspirators}C`,
  next: (price: number) => `next ${price === 0 ? 'free' : `${price}¢`}`,
  actions: (actions: number) => plural(actions, 'action'),
  supply: (cubes: number) => `${cubes}${CUBE} left`,
  locked: (token: string | null) => `locked: ${token === null ? '?' : nameOf(token)}`,
  /** A Chamber in full, for the command `senate`. */
  account: (chamber: number, section: string, points: number, cubes: string, decrees: string) =>
    `Chamber ${chamber} (${section} section, ${plural(points, 'point')}): ${cubes}. ${decrees}`,
  faceDown: 'A Decree lies face down.',
};

export const agoraQuestions = {
  senateActions: 'A Senate action: place or move a cube.',
  conspirator: 'Your Conspirator: place a cube or conspire.',
  placeCube: 'Place a cube in a Chamber.',
  removeCube: 'Take a cube of your opponent out of the Senate.',
  moveCube: 'You may move one of your cubes.',
  chooseConspiracy: 'Keep one of the two Conspiracies.',
  triggerUnprepared: 'You may trigger a Conspiracy that is not prepared.',
  takeWonder: 'Take an unbuilt Wonder of your opponent.',
  lockToken: 'Put a Progress token out of use.',
  buildFarRow: 'Build a card of the far row for free.',
  buildRemoved: 'Build one of the removed cards for free.',
  takeBoxToken: 'Take a Progress token of the box.',
  dropCard: 'Put an accessible card on the discard pile.',
  dropSecondCard: 'You may put a second card on the discard pile.',
  takeCard: 'Take a brown or grey card of your opponent.',
  swapCards: 'Which card of your opponent do you take?',
  moveDecree: 'Which Decree do you move?',
  sabotage: 'Send a built Wonder of your opponent back to the box.',
} as const;

export const agoraMenuTexts = {
  turnOrTrigger: 'Take a card, or trigger a Conspiracy first.',
  senateActions: (section: string, left: number) =>
    `Senate actions, ${left} left: place in the ${section} section, or move any of your cubes.`,
  recruit: (name: string) => `recruit the ${name}`,
  prepare: (name: string) => `prepare ${name} with it`,
  trigger: (name: string) => `trigger ${name}`,
  place: (chamber: number) => `place a cube in Chamber ${chamber}`,
  move: (from: number, to: number) => `move a cube from Chamber ${from} to ${to}`,
  remove: (chamber: number) => `take one out of Chamber ${chamber}`,
  conspire: 'conspire',
  conspireNote: 'Draw 2 Conspiracies and keep one',
  keep: (name: string, other: string | undefined) =>
    `keep ${name}, the other ${other === 'top' ? 'on top' : 'at the bottom'}`,
  pass: {
    senateActions: 'no more actions',
    conspirator: 'neither',
    moveCube: 'move none',
    dropSecondCard: 'no second card',
  } as Readonly<Record<string, string>>,
  passOtherwise: 'none',
  decree: (chamber: number, text: string) => `Chamber ${chamber}: ${text}`,
  decreeTo: (chamber: number) => `to Chamber ${chamber}`,
  whereTo: 'Where does the Decree go?',
  giveFor: (name: string) => `Which card do you give for ${name}?`,
  control: {
    takes: (points: number, decrees: string) => `takes control: ${points}★${decrees === '' ? '' : `, ${decrees}`}`,
    endsTheirs: 'ends their control',
    loses: 'loses control',
    gives: 'gives them control',
    keeps: 'under your control',
    theirs: 'under their control',
    nobody: 'under no control',
  },
};
