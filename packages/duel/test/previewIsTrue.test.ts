import { fastRng, firstSeat, movesOf, type Move, type SeatId } from '@pharos/core';
import { randomMove } from '@pharos/core/testkit';
import { expect, test } from 'vitest';
import { EXPANSIONS } from '../src/expansions.ts';
import { foresee } from '../src/foresee.ts';
import { catalogOf, duel, PACKS, RULINGS, type DuelEvent, type DuelPreview, type DuelView } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { AGORA, BOTH_EXPANSIONS, devout, PANTHEON, political } from './support.ts';

/** Everything that can be counted on a table, by seat and name. */
function countsIn({ pawn, militaryTokens, players, agora, pantheon }: DuelView): Map<string, number> {
  const counts = new Map([
    ['null pawn', pawn],
    ['null militaryTokens', militaryTokens.length],
  ]);
  for (const [seat, player] of players.entries()) {
    const note = (group: string, all: Readonly<Record<string, number>>): void => {
      for (const [name, count] of Object.entries(all)) counts.set(`${seat} ${group}${name}`, count);
    };
    const { coins, differentSymbols, tokens, wonders } = player;
    note('', { coins, differentSymbols, tokens: tokens.length, wonders: wonders.filter(({ built }) => built).length });
    note('points.', player.score);
    note('symbols.', player.symbols);
    note('cards.', player.colours);
    note('prices.', player.prices);
    if (pantheon !== null) {
      const { mythologyTokens, offeringTokens, divinities, coinsApart } = pantheon.players[seat];
      note('', { mythologyTokens: mythologyTokens.length, offeringTokens: offeringTokens.length });
      note('', { divinities: divinities.length, coinsApart });
    }
    if (agora === null) continue;
    const { supply, senators, recruitPrice, senateActions, conspiracies } = agora.players[seat];
    const chambers = agora.chambers.filter(({ controller }) => controller === seat).length;
    note('', { supply, recruitPrice, senateActions, chambers });
    note('', { senators: senators.length, conspiracies: conspiracies.length });
    for (const { chamber, cubes } of agora.chambers) counts.set(`${seat} cubes.${chamber}`, cubes[seat]);
  }
  return counts;
}

/** What really comes of a move, in the words of a preview. */
function truthOf(s: State, seat: SeatId, move: Move): DuelPreview {
  const before = duel.view(s, seat);
  const copy = duel.clone(s);
  const events: DuelEvent[] = [];
  duel.listen(copy, (event) => events.push(event));
  duel.apply(copy, seat, move);
  const after = duel.view(copy, seat);
  const counts = countsIn(before);
  const ended = events.find((event) => event.type === 'gameEnded');
  const isOver = after.outcome !== null;
  const has = (type: DuelEvent['type']): boolean => events.some((event) => event.type === type);
  const isLost = has('extraTurnLost') || (has('extraTurnEarned') && after.structure.length === 0);
  const { decision } = after;
  return {
    events: events.flatMap((event) => foresee(duel.redact(event, seat) ?? event, EXPANSIONS) ?? []),
    changes: [...countsIn(after)].flatMap(([key, count]) => {
      const [who, what] = key.split(' ');
      const change = { seat: who === 'null' ? null : Number(who), what, before: counts.get(key), after: count };
      return change.before === count ? [] : [change as DuelPreview['changes'][number]];
    }),
    outcome: after.outcome,
    uncovers: isOver || after.age !== before.age ? [] : uncoveredIn(before, after),
    nextTurn: decision?.kind === 'turn' ? decision.seat : null,
    extraTurn: isOver ? null : isLost ? 'lost' : has('extraTurnEarned') ? 'gained' : null,
    pairs: events.flatMap((event) =>
      event.type === 'pairCompleted'
        ? [{ seat: event.seat, symbol: event.symbol, givesToken: before.board.length > 0 }]
        : [],
    ),
    supremacy: ended === undefined || ended.ending === 'civilian' ? null : supremacyOf(ended),
    next: decision === null ? [] : [{ seat: decision.seat, kind: decision.kind }],
    agora: before.agora && after.agora && senateChanges(before.agora, after.agora),
    pantheon: before.pantheon && after.pantheon && { tokens: tokensTaken(before.pantheon, after.pantheon) },
  };
}

function supremacyOf({ ending, winner }: Extract<DuelEvent, { type: 'gameEnded' }>): DuelPreview['supremacy'] {
  return { ending, winner } as DuelPreview['supremacy'];
}

function uncoveredIn(before: DuelView, after: DuelView): DuelPreview['uncovers'] {
  const wasOpen = new Set(before.structure.flatMap(({ slot, accessible }) => (accessible ? [slot] : [])));
  return after.structure
    .filter(({ slot, accessible }) => accessible && !wasOpen.has(slot))
    .map(({ slot, back, payments }) => {
      const card = before.structure.find((other) => other.slot === slot)?.card ?? null;
      return { slot, card, back, payments: card === null ? null : payments };
    });
}

type Pantheon = NonNullable<DuelView['pantheon']>;

/** Tokens that somebody has got, Mythology tokens first, in the order of the pieces. */
function tokensTaken(before: Pantheon, after: Pantheon): string[] {
  const held = ({ players }: Pantheon, kind: 'mythologyTokens' | 'offeringTokens'): string[] =>
    players.flatMap((player) => player[kind]);
  const { mythologyTokens = [], offeringTokens = [] } = catalogOf(PACKS.map(({ id }) => id)).pieces;
  const gained = (kind: 'mythologyTokens' | 'offeringTokens', all: readonly { readonly id: string }[]): string[] =>
    all.map(({ id }) => id).filter((id) => held(after, kind).includes(id) && !held(before, kind).includes(id));
  return [...gained('mythologyTokens', mythologyTokens), ...gained('offeringTokens', offeringTokens)];
}

type Senate = NonNullable<DuelView['agora']>;

function senateChanges(before: Senate, after: Senate): DuelPreview['agora'] {
  const controllers = (senate: Senate): Map<string, SeatId | null> =>
    new Map(
      senate.chambers.flatMap(({ decrees, controller }) => decrees.map(({ name }) => [name, controller] as const)),
    );
  const [was, is] = [controllers(before), controllers(after)];
  const known = new Map(before.chambers.flatMap(({ decrees }) => decrees.map(({ name, decree }) => [name, decree])));
  return {
    control: after.chambers.flatMap(({ chamber, controller }, index) =>
      before.chambers[index].controller === controller
        ? []
        : [{ chamber, before: before.chambers[index].controller, after: controller }],
    ),
    decrees: ['d1', 'd2', 'd3', 'd4', 'd5', 'd6'].flatMap((name) => {
      const [old, now] = [was.get(name) ?? null, is.get(name) ?? null];
      return old === now ? [] : [{ name, decree: known.get(name) ?? null, before: old, after: now }];
    }),
  };
}

/** Whether a Decree is turned up that nobody knows yet. */
const isOpen = ({ agora }: DuelPreview): boolean => agora?.decrees.some(({ decree }) => decree === null) ?? false;

function byName(changes: DuelPreview['changes']): string[] {
  return changes.map(({ seat, what, before, after }) => `${seat} ${what}: ${before} → ${after}`).sort();
}

/** Like `toEqual`, which is slow, where the two are nearly always the same. */
function expectSame(told: unknown, truth: unknown): void {
  if (JSON.stringify(told) !== JSON.stringify(truth)) expect(told).toEqual(truth);
}

/** A preview tells what really happens; of what depends on an unknown Decree it tells nothing wrong. */
function expectTrue(told: DuelPreview, truth: DuelPreview): void {
  expectSame(told.agora, truth.agora);
  expectSame(told.pantheon, truth.pantheon);
  const next = told.next.slice(0, 1);
  if (!isOpen(told)) {
    expectSame(told.events, truth.events);
    expectSame(byName(told.changes), byName(truth.changes));
    expectSame(told.uncovers, truth.uncovers);
    expectSame([told.outcome, told.extraTurn, told.pairs], [truth.outcome, truth.extraTurn, truth.pairs]);
    expectSame([told.supremacy, next], [truth.supremacy, truth.next]);
  } else {
    expectSame(told.events, truth.events.slice(0, told.events.length));
    expect(byName(truth.changes)).toEqual(expect.arrayContaining(byName(told.changes)));
    if (told.outcome !== null) expectSame([told.outcome, told.supremacy], [truth.outcome, truth.supremacy]);
    if (next.length > 0) expectSame(next, truth.next);
    if (told.extraTurn !== null) expect(told.extraTurn).toBe(truth.extraTurn);
  }
  if (truth.nextTurn !== null && !(isOpen(told) && told.nextTurn === null)) expect(told.nextTurn).toBe(truth.nextTurn);
}

const TURNED_ROUND = Object.fromEntries(RULINGS.map(({ id, answers }) => [id, answers[answers.length - 1].id]));

test.each([
  ['the base game', {}, undefined, 10],
  ['the base game with all rulings turned round', TURNED_ROUND, undefined, 5],
  ['Agora', AGORA, political.prefers, 12],
  ['Agora with all rulings turned round', { ...AGORA, ...TURNED_ROUND }, political.prefers, 6],
  ['Pantheon', PANTHEON, devout.prefers, 8],
  ['Agora and Pantheon', BOTH_EXPANSIONS, devout.prefers, 5],
])('in random games of %s a preview is what then happens', { timeout: 240_000 }, (_, options, prefers, games) => {
  let looked = 0;
  for (let game = 0; game < games; game++) {
    const rng = fastRng(78, game);
    const s = duel.setup(duel.readOptions(options), rng);
    for (let acting = duel.toAct(s); acting !== 0; acting = duel.toAct(s)) {
      const seat = firstSeat(acting);
      // What can be afforded is rare in random games: now and then a player is made rich, or poor.
      if (rng(9) === 0) s.players[rng(2)].coins = rng(2) === 0 ? 1 : 20;
      const isTurn = duel.view(s, seat).decision?.kind === 'turn';
      if (rng(isTurn ? 5 : 2) === 0) {
        for (const move of movesOf(duel, s, seat)) {
          looked++;
          expectTrue(duel.preview(s, seat, move), truthOf(s, seat, move));
        }
      }
      duel.apply(s, seat, randomMove(duel, s, seat, rng, prefers));
    }
  }
  expect(looked).toBeGreaterThan(80 * games);
});
