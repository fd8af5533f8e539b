import { Match, rngFromSeed, seatsOf, unwrap, type Rng } from '@pharos/core';
import { wonders, type HandCardView, type NavalActionView, type WondersView } from '@pharos/wonders';
import { describe, expect, it, vi } from 'vitest';
import { speak } from '../../../../../test/catalogues.ts';
import { picksPiece, playsHand, questionOf } from '../../table/choices.ts';
import { declineOf, moveOfPick, picksOf } from '../../pick/picks.ts';
import { costOf, type Cost } from '../../piece/pieces.ts';
import { piecesOf } from '../../piece/piecesOf.ts';
import { movable } from '../../piece/price.ts';
import { billOf } from '../../sheet/payment.ts';
import { prospectsOf } from '../pick/conflict.ts';
import { stepCost } from './payment.ts';
import { actionOfSheet, opensStage, shipMeant, shipsFor, stageMeant } from './shipAndStage.ts';

vi.mock('../../../../i18n/index.svelte.ts', async () => (await import('../../../../../test/catalogues.ts')).i18n);
vi.mock('../../words/wondersContent.ts', async () => (await import('../../../../../test/catalogues.ts')).gameContent);

speak('en', 'wonders');

interface Seen {
  readonly view: WondersView;
  readonly move: string;
}

/** A move that likes the sea: of the moves open, one with a ship where there is any, else one that builds. */
function seafaring(view: WondersView, rng: Rng): string {
  const moves = (view.decision?.choices ?? []).map(({ move }) => move);
  const likes = [/ship|advance|keep/, /build|stage/].map((word) => moves.filter((move) => word.test(move)));
  const liked = rng(8) === 0 ? moves : (likes.find(({ length }) => length > 0) ?? moves);
  return liked[rng(liked.length)];
}

/** Every choice of some games, as the seat sees it that makes it. */
function* choices(options: object, seeds: readonly string[]): Generator<Seen> {
  for (const seed of seeds) {
    const match = Match.deal(wonders, wonders.readOptions({ packs: ['base', 'armada'], ...options }), seed);
    const rng = rngFromSeed(seed);
    while (match.toAct() !== 0) {
      const [seat] = seatsOf(match.toAct());
      const view = match.view(seat);
      const move = seafaring(view, rng);
      unwrap(match.play(seat, move));
      yield { view, move };
    }
  }
}

const seeds = (from: number, count: number): string[] => Array.from({ length: count }, (_, at) => `61.${from + at}`);

const seen = [
  ...choices({ players: 5 }, seeds(0, 3)),
  ...choices({ players: 4, teams: true }, seeds(10, 2)),
  ...choices({ players: 3, boards: ['siracusa/day', 'babylon/night', 'olympia/day'] }, seeds(20, 2)),
  ...choices({ edition: 1, players: 4, boards: ['olympia/A', 'babylon/B', 'gizah/B', 'rhodos/A'] }, seeds(30, 3)),
];

const NO_WISH = { sails: false, fleet: null, stage: null };

/** Everything the sheet offers for a card, switch by switch. */
function offered(card: HandCardView): string[] {
  const moves = [card.discard, card.naval?.discard ?? null];
  for (const use of ['build', 'stage'] as const) {
    const stages = use === 'stage' ? (card.naval?.stages ?? []).map(({ stage }) => stage) : [null];
    for (const stage of stages) {
      const plain = { ...NO_WISH, stage };
      const ships = shipsFor(card, use, plain).map(({ fleet }) => ({ sails: true, fleet, stage }));
      for (const wanted of [plain, ...ships])
        moves.push(...movable(actionOfSheet(card, use, wanted).options).map(({ move }) => move));
    }
  }
  return moves.filter((move) => move !== null);
}

/** All that can be pressed in a position. */
function reachable(view: WondersView): string[] {
  const decline = declineOf(view) ?? [];
  if (playsHand(view)) return [...new Set((view.hand ?? []).flatMap(offered))].concat(decline);
  return (picksOf(view)?.ids ?? []).flatMap((id) => moveOfPick(view, id) ?? []).concat(decline);
}

describe('the choices of Armada', () => {
  it('the choices of Armada can all be made with what the sheet and the pickers offer, and nothing else can', () => {
    const met = new Set<string>();
    for (const { view } of seen) {
      const legal = (view.decision?.choices ?? []).map(({ move }) => move);
      met.add(view.decision?.naval ?? view.decision?.kind ?? '');
      expect(reachable(view).toSorted(), questionOf(view)).toEqual(legal.toSorted());
    }
    for (const kind of ['turn', 'moveShips', 'explore', 'navalConflict', 'seventhCard', 'revive'])
      expect(met).toContain(kind);
    expect(seen.length).toBeGreaterThan(700);
  });

  it('the choices of Armada leave the hand alone while ships and islands are chosen', () => {
    for (const { view } of seen.filter(({ view: { decision } }) => decision?.naval !== undefined)) {
      expect(playsHand(view)).toBe(false);
      expect(picksPiece(view)).toBe(true);
    }
  });

  it('the choices of Armada tell a new question from the same one asked again', () => {
    const pairs = seen.slice(1).map(({ view }, at) => [seen[at].view, view]);
    const inARow = pairs.filter(
      ([one, next]) =>
        one.viewer === next.viewer && [one, next].every(({ decision }) => decision?.naval === 'moveShips'),
    );
    expect(inARow.length).toBeGreaterThan(0);
    for (const [one, next] of inARow) expect(questionOf(next)).not.toBe(questionOf(one));
  });
});

/** Every action with a ship that a hand offers, with the cost that is printed on the card or stage, and that of the step. */
function* voyages(view: WondersView): Generator<{ action: NavalActionView; cost: Cost; step: Cost }> {
  const city = view.cities[view.viewer ?? 0];
  const pieces = piecesOf(view.options);
  for (const card of view.hand ?? []) {
    for (const use of ['build', 'stage'] as const) {
      for (const action of shipsFor(card, use, NO_WISH)) {
        const printed =
          use === 'build'
            ? pieces.card(card.card).cost
            : pieces.side(city.board, city.side).stages[(stageMeant(card, NO_WISH)?.stage ?? 1) - 1].cost;
        yield { action, cost: costOf(printed), step: stepCost(action.price) };
      }
    }
  }
}

describe('a payment for a card and a ship together', () => {
  it('a payment for a card and a ship together is explained to the last unit and coin', () => {
    const met = { far: 0, gift: 0, power: 0 };
    for (const { view } of seen.filter(({ view: one }) => playsHand(one))) {
      for (const { action, cost, step } of voyages(view)) {
        for (const way of movable(action.options)) {
          const { gift, own, sales, spared } = billOf(way);
          const isFreeShip = way.discounts?.some(({ kind }) => kind === 'freeShip') ?? false;
          const due = [...(gift === null ? [cost] : []), ...(isFreeShip ? [] : [step])];
          const paid = [
            ...own,
            ...sales.flatMap(({ units }) => units),
            ...spared.flatMap(({ resource }) => resource ?? []),
          ];
          expect(paid.toSorted(), way.move ?? '').toEqual(due.flatMap(({ units }) => units).toSorted());
          expect(way.bank + sales.reduce((sum, { coins }) => sum + coins, 0)).toBe(way.total);
          expect(way.bank).toBe(due.reduce((sum, { coins }) => sum + coins, 0));
          if (gift?.kind === 'oncePerAge') met.power++;
          else if (gift !== null) met.gift++;
          if (sales.some(({ seats }) => seats === 2)) met.far++;
        }
      }
    }
    for (const count of Object.values(met)) expect(count, JSON.stringify(met)).toBeGreaterThan(0);
  });

  it('a payment for a card and a ship together names the resource that is left out, and the island that spares it', () => {
    const way = { move: '', bank: 0, left: 0, right: 0, total: 0, purchases: [], free: 'production', affordable: true };
    const own = [
      { from: 'gizah', resource: 'stone', count: 1 },
      { from: 'lumber-yard', resource: 'wood', count: 2 },
    ] as const;
    const discounts = [{ kind: 'cheaperStep', from: 'ancient-oasis', resource: 'stone' }] as const;
    expect(billOf({ ...way, free: 'production', own, discounts })).toEqual({
      gift: null,
      own: ['wood', 'wood', 'stone'],
      spared: [{ resource: 'stone', text: 'Ancient Oasis: left out' }],
      sales: [],
    });
  });

  it('a payment for a card and a ship together is what the main button asks for while the switch is on', () => {
    for (const { view } of seen.filter(({ view: one }) => playsHand(one))) {
      for (const card of view.hand ?? []) {
        const ship = shipMeant(card, 'build', { ...NO_WISH, sails: true });
        expect(ship?.fleet ?? null).toBe(card.naval?.build?.fleet ?? null);
        expect(actionOfSheet(card, 'build', { ...NO_WISH, sails: true })).toBe(ship ?? card.build);
        expect(actionOfSheet(card, 'build', NO_WISH)).toBe(card.build);
        expect(opensStage(card)).toBe(offered(card).some((move) => move.startsWith('stage')));
      }
    }
  });
});

describe('staying out of the naval conflict', () => {
  it('staying out of the naval conflict is told with what everybody gets, the strongest first', () => {
    const asked = seen.filter(({ view }) => view.decision?.naval === 'navalConflict');
    expect(asked.length).toBeGreaterThan(0);
    for (const { view } of asked) {
      const me = view.viewer ?? 0;
      const rows = prospectsOf(view, me);
      expect(rows.map(({ strength }) => strength)).toEqual(
        rows.map(({ strength }) => strength).toSorted((a, b) => b - a),
      );
      expect(rows.find(({ city }) => city === me)?.withoutMe).toBe(0);
      const { takePart, stayOut } = view.decision?.tokens ?? { takePart: [], stayOut: [] };
      for (const { city, withMe, withoutMe } of rows)
        expect([withMe, withoutMe]).toEqual([takePart[city], stayOut[city]]);
    }
  });
});
