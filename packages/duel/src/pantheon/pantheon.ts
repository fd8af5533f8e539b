import { CHAIN_SYMBOLS } from '../content/words.ts';
import { bitsOf } from '../bits.ts';
import { piecePoints } from '../scoring.ts';
import type { Piece } from '../catalog.ts';
import type { Expansion, State } from '../state.ts';
import { abilities } from './abilities.ts';
import { mixTopOfBox } from './box.ts';
import { activateSpace, writeActivations } from './choices/activate.ts';
import { discardingAnyCard, discardSlot } from './choices/discardAny.ts';
import { receive, takingEnkiToken } from './choices/enki.ts';
import {
  applyingMilitaryToken,
  applyMilitaryToken,
  discardingMilitaryToken,
  discardMilitaryToken,
  guard,
  placingMinerva,
} from './choices/military.ts';
import { placingDivinity, put } from './choices/place.ts';
import { choose, choosingBehindGate, choosingDeck, choosingInDeck, search } from './choices/search.ts';
import { checkSnake, placingSnake, snake } from './choices/snake.ts';
import { buildingFromDiscard, buildUsing, unbuild, unbuildingWonder } from './choices/wonders.ts';
import { effects } from './effects.ts';
import { payPoliorcetics, stopsAtMinerva } from './military.ts';
import { pantheonObstacles } from './obstacles.ts';
import { readPantheon } from './position.ts';
import { pantheonFacts, pantheonPreview } from './preview.ts';
import { foreseePantheon, redactPantheon } from './redact.ts';
import { redrawPantheon } from './resample.ts';
import { dealTemples, setUpPantheon, temples } from './setup.ts';
import { layTokens, takeUncoveredTokens } from './slotTokens.ts';
import { clonePantheon, encodePantheon, newPantheon, pantheonOf } from './state.ts';
import type { PantheonTypes } from './types.ts';
import { emptyPantheonDecision, pantheonView } from './view.ts';
import { MYTHOLOGIES } from './words.ts';

declare module '../expansionTypes.ts' {
  interface TypesById {
    readonly pantheon: PantheonTypes;
  }
}

/** Pantheon: Divinities, which are activated in place of taking a card, and Grand Temples. */
export const pantheon: Expansion = {
  id: 'pantheon',
  abilities,
  decks: { grandTemple: temples },
  chainSymbols: Object.fromEntries(MYTHOLOGIES.map((name, index) => [name, CHAIN_SYMBOLS.length + index])),
  linkedForCoin: 'engineering',
  replacesGuilds: true,
  choices: [
    placingDivinity,
    choosingBehindGate,
    choosingDeck,
    choosingInDeck,
    takingEnkiToken,
    placingSnake,
    discardingAnyCard,
    unbuildingWonder,
    buildingFromDiscard,
    placingMinerva,
    discardingMilitaryToken,
    applyingMilitaryToken,
  ],
  actions: [
    activateSpace,
    put,
    search,
    choose,
    receive,
    snake,
    discardSlot,
    unbuild,
    buildUsing,
    guard,
    discardMilitaryToken,
    applyMilitaryToken,
  ],
  effects,
  deal: dealTemples,
  setUp: setUpPantheon,
  newPart: () => newPantheon(),
  clonePart: (s) => clonePantheon(pantheonOf(s)),
  encodePart: (s, out) =>
    encodePantheon(
      pantheonOf(s),
      s.players.map(({ coinsApart }) => coinsApart),
      out,
    ),
  turnMoves: writeActivations,
  ageLaidOut: layTokens,
  beforeReveal: takeUncoveredTokens,
  heldPieces,
  cityChanged: checkSnake,
  stopsPawn: stopsAtMinerva,
  pawnMoved: payPoliorcetics,
  tokensReturned: mixTopOfBox,
  scoring: { category: 'divinities', points: divinityPoints },
  view: pantheonView,
  emptyDecision: emptyPantheonDecision,
  obstacles: pantheonObstacles,
  redact: redactPantheon,
  foresee: foreseePantheon,
  facts: pantheonFacts,
  preview: pantheonPreview,
  redrawPart: (s, seat, _, rng) => redrawPantheon(s, seat, rng),
  readPosition: readPantheon,
};

function heldPieces(s: State, seat: number): readonly Piece[] {
  const { mythologyTokens, offeringTokens, divinities } = pantheonOf(s).players[seat];
  const { pieces } = s.catalog;
  return [
    ...divinities.map((divinity) => pieces.divinities[divinity]),
    ...bitsOf(mythologyTokens).map((token) => pieces.mythologyTokens[token]),
    ...bitsOf(offeringTokens).map((token) => pieces.offeringTokens[token]),
  ];
}

function divinityPoints(s: State, seat: number): number {
  let points = 0;
  for (const divinity of pantheonOf(s).players[seat].divinities) {
    points += piecePoints(s, seat, s.catalog.pieces.divinities[divinity]);
  }
  return points;
}
