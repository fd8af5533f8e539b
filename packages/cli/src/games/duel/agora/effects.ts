import type { EffectTexts } from '../expansion.ts';
import { CUBE } from './texts.ts';

/** In a few signs, for cards. */
export const agoraShortEffects = {
  senateActions: ({ section }) => `${CUBE} ${section}`,
  conspirator: () => `${CUBE}/consp.`,
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
} satisfies Partial<EffectTexts>;

/** As sentences without a full stop. */
export const agoraEffectSentences = {
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
} satisfies Partial<EffectTexts>;
