import { hasSeat, SPECTATOR, type Viewer } from '@pharos/core';
import { costView } from '../actionView.ts';
import { NONE, sideOf, type State } from '../state.ts';
import { taskKind } from '../tasks.ts';
import { lookersAt } from '../teams.ts';
import { navalTokens } from './conflicts.ts';
import { nextStep } from './handMoves.ts';
import { islandsOf } from './islands.ts';
import type { StepView } from './previewTypes.ts';
import { attackerOf, raidedAge, raidedBy, raidedToken, targetOf } from './raids.ts';
import { navalPoints } from './scoring.ts';
import { canMove, commerceLevel, fleetsOf, movesLeft, navalStrength } from './ships.ts';
import type { ArmadaState, Yard } from './state.ts';
import { stepView } from './stepView.ts';
import { NAVAL_CONFLICT } from './tasks.ts';
import type { ArmadaView, FleetView, HarbourView } from './viewTypes.ts';
import { FLEETS, NAVAL_POWERS } from './words.ts';

export function armadaView(s: State, armada: ArmadaState, viewer: Viewer): ArmadaView {
  const strengths = armada.harbours.map((harbour) => navalStrength(armada, harbour));
  return {
    harbours: armada.harbours.map((_, city) => harbourView(s, armada, city, viewer)),
    decks: armada.decks.map((deck) => deck.length),
    incursions: armada.raids.map((raid) => ({ attacker: attackerOf(raid), target: targetOf(raid) })),
    preview: navalTokens(strengths, s.options.edition, Math.max(1, s.age), armada.rulings),
    steps: viewer === SPECTATOR ? null : stepsOf(armada, viewer),
  };
}

function stepsOf(armada: ArmadaState, city: number): StepView[] {
  return FLEETS.flatMap((_, fleet) => (canMove(armada.harbours[city], fleet) ? [stepView(armada, city, fleet)] : []));
}

function harbourView(s: State, armada: ArmadaState, city: number, viewer: Viewer): HarbourView {
  const harbour = armada.harbours[city];
  const yard = armada.yards[harbour.yard];
  const { civil, naval, islands } = navalPoints(s, armada, city);
  const isSeen = viewer !== SPECTATOR && hasSeat(lookersAt(s.options, viewer), city);
  return {
    city,
    shipyard: yard.spec.id,
    linked: FLEETS[yard.linked],
    linkedProvenance: typeof yard.spec.provenance === 'string' ? yard.spec.provenance : yard.spec.provenance.linked,
    fleets: FLEETS.map((_, fleet) => fleetView(armada, city, yard, fleet)),
    commerceLevel: commerceLevel(armada, harbour),
    strength: navalStrength(armada, harbour),
    islands: harbour.islands.map((island) => islandsOf(s)[island].id),
    powers: NAVAL_POWERS.filter((_, power) => (harbour.powers & (1 << power)) !== 0),
    tokens: harbour.tokens.map((token, age) => ({ age: age + 1, token: age < navalAges(s) ? token : null })),
    incursions: harbour.raided.map((packed) => ({
      age: raidedAge(packed),
      opponent: raidedBy(packed),
      token: raidedToken(packed),
    })),
    stageOrder: s.cities[city].side === NONE ? [] : sideOf(s, s.cities[city]).order.map((stage) => stage + 1),
    freeMove:
      harbour.moves.length === 0
        ? null
        : {
            count: movesLeft(harbour.moves[0]),
            fleets: FLEETS.filter((_, fleet) => hasSeat(fleetsOf(harbour.moves[0]), fleet)),
          },
    exploring:
      harbour.drawn.length === 0
        ? null
        : {
            count: harbour.drawn.length,
            islands: isSeen ? harbour.drawn.map((island) => islandsOf(s)[island].id) : null,
          },
    levies: harbour.levy,
    pirates: harbour.pirates,
    points: { ship: civil, naval, islands },
  };
}

/** Ages whose naval conflict is over: the land conflicts of an Age come first. */
function navalAges(s: State): number {
  return s.agenda.length === 0 ? s.conflicts : s.conflicts - (isBetweenConflicts(s) ? 1 : 0);
}

function isBetweenConflicts(s: State): boolean {
  return s.agenda.some((entry) => taskKind(entry) === NAVAL_CONFLICT);
}

function fleetView(armada: ArmadaState, city: number, { spec }: Yard, fleet: number): FleetView {
  const harbour = armada.harbours[city];
  const space = harbour.ships[fleet];
  const { provenance } = spec;
  const known = typeof provenance === 'string' ? provenance : provenance.steps[FLEETS[fleet]][space];
  return {
    fleet: FLEETS[fleet],
    space,
    next: canMove(harbour, fleet) ? { price: costView(nextStep(armada, city, fleet)), provenance: known } : null,
  };
}
