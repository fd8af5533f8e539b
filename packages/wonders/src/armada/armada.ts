import type { Expansion } from '../state.ts';
import { countedNavalDefeats } from './defeats.ts';
import { armadaPack, isArmada, islandsOf } from './islands.ts';
import { nameFormerDefaults } from './migrations.ts';
import { additionWord } from './moves.ts';
import { compileNaval } from './naval.ts';
import { OPTION_KEYS, readArmadaOptions } from './options.ts';
import { position } from './position.ts';
import { redactIslands } from './redact.ts';
import { redrawIslands } from './resample.ts';
import { ARMADA_RULINGS } from './rulings.ts';
import { addNavalPoints, GUILD_CAP, scienceAtSea, sharesTeamTies } from './scoring.ts';
import { cardsPerAge, dealArmada, draws, drawsBoard, emptyArmada } from './setup.ts';
import { buildAtSea, buildFreeAtSea, discardAtSea, stageAtSea } from './choices/constructions.ts';
import { exploring, keep } from './choices/explore.ts';
import { fightingAtSea, stayingOut, stayOut, takePart } from './choices/navalConflict.ts';
import { advance, movingShips } from './choices/ships.ts';
import { preview } from './comparison.ts';
import { endAgeAtSea, incursionsAhead } from './conflicts.ts';
import { refoldHarbour, reviveAtSea } from './effects.ts';
import { handMovesAtSea, stageMovesAtSea } from './handMoves.ts';
import { handViewAtSea } from './handView.ts';
import { stepsAtSea } from './resolve.ts';
import { demandLosses } from './losses.ts';
import { wayAtSea } from './terms.ts';
import { pushLossesAroundExtraCard, pushSettling, settling } from './settling.ts';
import { armadaOf, cloneArmada, encodeArmada } from './state.ts';
import type { ArmadaTypes } from './types.ts';
import { armadaView } from './view.ts';
import { ARMADA } from './words.ts';

declare module '../expansionTypes.ts' {
  interface TypesById {
    readonly armada: ArmadaTypes;
  }
}

/** Armada: fleets, islands and naval conflicts. */
export const armada: Expansion = {
  id: ARMADA,
  name: 'Armada',
  word: 'naval',
  leastPlayers: 3,
  mostPlayers: { 1: 8, 2: 7 },
  hasTeams: true,
  options: {
    keys: OPTION_KEYS,
    read: (fields, players, packs) => readArmadaOptions(fields, players, armadaPack(packs).shipyards),
  },
  rulings: ARMADA_RULINGS,
  migrations: { 1: nameFormerDefaults },
  compilePiece: ({ naval }) => (naval === undefined ? null : compileNaval(naval)),
  piecesIn: (pack) => (isArmada(pack) ? { islands: pack.islands } : {}),
  draws,
  cardsPerAge,
  drawsBoard,
  setUp: dealArmada,
  newPart: emptyArmada,
  clonePart: (s) => cloneArmada(armadaOf(s)),
  encodePart: (s, out) => encodeArmada(armadaOf(s), out),
  // [AR-84] What islands give is nobody else's.
  heldPieces: (s, city) =>
    armadaOf(s).harbours[city].islands.map((island) => {
      const piece = islandsOf(s)[island];
      return { id: piece.id, piece };
    }),
  refold: refoldHarbour,
  defeats: countedNavalDefeats,
  scoring: { categories: ['naval', 'islands'], score: addNavalPoints },
  guildCap: GUILD_CAP,
  science: scienceAtSea,
  sharesTeamTies,
  view: (s, viewer) => armadaView(s, armadaOf(s), viewer),
  preview,
  redact: redactIslands,
  redrawPart: redrawIslands,
  position,
  choices: [movingShips, exploring, stayingOut],
  automatic: [settling, fightingAtSea],
  actions: [advance, keep, stayOut, takePart],
  changedActions: [buildAtSea, buildFreeAtSea, stageAtSea, discardAtSea],
  additionWord,
  handMoves: handMovesAtSea,
  stageMoves: stageMovesAtSea,
  handView: handViewAtSea,
  steps: stepsAtSea,
  afterActions: pushSettling,
  losses: demandLosses,
  aroundExtraCard: pushLossesAroundExtraCard,
  cardRevived: reviveAtSea,
  afterConflicts: (s, borders, shields) => endAgeAtSea(s, armadaOf(s), borders, shields),
  conflictsAhead: incursionsAhead,
  wayOf: wayAtSea,
};
