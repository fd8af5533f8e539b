import type { Expansion } from '../state.ts';
import { abilities, IGNORES, INCOME_OF, INCOME_WONDER } from './abilities.ts';
import { swap, swappingCards } from './choices/cards.ts';
import {
  choosingConspiracy,
  keepAConspiracy,
  prepare,
  trigger,
  triggeringUnprepared,
  writePreparations,
  writeTriggers,
} from './choices/conspiracies.ts';
import { move, movingCube, place, placingCube, remove, removingCube } from './choices/cubes.ts';
import { movingDecree, shift } from './choices/decrees.ts';
import { drop, droppingCard, droppingSecondCard } from './choices/drop.ts';
import { buildFree, buildingFarRow, buildingRemoved } from './choices/freeBuilding.ts';
import { pass } from './choices/pass.ts';
import { lock, lockingToken, takingBoxToken } from './choices/progressTokens.ts';
import { takingSenateAction } from './choices/senate.ts';
import { conspireAction, recruit, senators, usingConspirator } from './choices/senators.ts';
import { sabotage, sabotaging } from './choices/wonders.ts';
import { heldDecrees, payIncome, settleChains } from './decrees.ts';
import { effects } from './effects.ts';
import { agoraFacts } from './facts.ts';
import { foreseeAgora } from './foresee.ts';
import { useMilitaryToken } from './military.ts';
import { agoraObstacles } from './obstacles.ts';
import { readAgora } from './position.ts';
import { agoraPreview } from './preview.ts';
import { redactAgora } from './redact.ts';
import { isRemovedKnown, redrawAgora, redrawSenators } from './resample.ts';
import { POLITICAL, senatePoints } from './senate.ts';
import { dealSenators, openSenate } from './setup.ts';
import { agoraOf, cloneAgora, encodeAgora, newAgora } from './state.ts';
import type { AgoraTypes } from './types.ts';
import { agoraView, emptyDecision } from './view.ts';
import { tryDecrees } from './worlds.ts';
import { writeAgora } from './write.ts';

declare module '../expansionTypes.ts' {
  interface TypesById {
    readonly agora: AgoraTypes;
  }
}

/** Agora: the Senate, its Decrees, Senators and Conspiracies. */
export const agora: Expansion = {
  id: 'agora',
  abilities,
  decks: { senator: senators },
  endings: { political: POLITICAL },
  ignores: IGNORES,
  choices: [
    takingSenateAction,
    usingConspirator,
    placingCube,
    removingCube,
    movingCube,
    choosingConspiracy,
    triggeringUnprepared,
    lockingToken,
    buildingFarRow,
    buildingRemoved,
    takingBoxToken,
    droppingCard,
    droppingSecondCard,
    swappingCards,
    movingDecree,
    sabotaging,
  ],
  actions: [
    recruit,
    trigger,
    prepare,
    place,
    move,
    remove,
    pass,
    conspireAction,
    keepAConspiracy,
    lock,
    buildFree,
    drop,
    swap,
    shift,
    sabotage,
  ],
  effects,
  deal: dealSenators,
  setUp: openSenate,
  opensAgeDuringDraft: true,
  newPart: (catalog) => newAgora(catalog.pieces.conspiracies.length),
  clonePart: (s) => cloneAgora(agoraOf(s)),
  encodePart: (s, out) =>
    encodeAgora(
      agoraOf(s),
      s.players.map(({ borrowedChains }) => borrowedChains),
      out,
    ),
  turnMoves: writeTriggers,
  slotMoves: writePreparations,
  heldPieces: heldDecrees,
  cityChanged: settleChains,
  cardBuilt: (s, _, { colour }) => payIncome(s, INCOME_OF[colour]),
  wonderBuilt: (s) => payIncome(s, INCOME_WONDER),
  wondersGone: (s) => (agoraOf(s).sabotaged >= 0 && s.options.wonderLimit === 'built' ? 1 : 0),
  useMilitaryToken,
  scoring: { category: 'senate', points: (s, seat) => senatePoints(agoraOf(s), seat) },
  view: agoraView,
  emptyDecision,
  obstacles: agoraObstacles,
  redact: redactAgora,
  foresee: foreseeAgora,
  facts: agoraFacts,
  preview: agoraPreview,
  tryWorlds: tryDecrees,
  isRemovedKnown,
  redrawDecks: redrawSenators,
  redrawPart: redrawAgora,
  cardsShown: (views) => views.agora?.players.flatMap(({ senators: recruited }) => recruited) ?? [],
  showsRemoved: ({ type }) => type === 'removedCardsSeen',
  readPosition: readAgora,
  writePart: writeAgora,
  oldRulings: {
    1: {
      conspirator: 'must',
      mausoleum: 'anyCard',
      turnOfEvents: 'faceUp',
      wonderLimit: 'standing',
      militaryToken: 'pawnsFavour',
    },
  },
};
