import { fastRng, SPECTATOR, type SeatId } from '@pharos/core';
import { expect, test } from 'vitest';
import { conspiracyOf } from '../../src/agora/conspiracies.ts';
import { agoraOf } from '../../src/agora/state.ts';
import { duel, type DuelView } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { AGORA, eachPly, matchOf, ofType, play, political, stateOf } from '../support.ts';

const DRAWS = 60;
const VIEWERS = [0, 1, SPECTATOR];

/** What a seat thinks possible: everything that `read` finds in tables that look the same to it. */
function imagined(match: ReturnType<typeof matchOf>, seat: SeatId, read: (s: State) => unknown): Set<string> {
  const draws = Array.from({ length: DRAWS }, (_, draw) => match.imagine(seat, fastRng(31, draw)));
  return new Set(draws.map((s) => JSON.stringify(read(s))));
}

function withoutSecrets(view: DuelView): unknown {
  const { decision, agora, ...table } = view;
  const players = agora?.players.map((player) => ({
    ...player,
    conspiracies: player.conspiracies.map(({ state, under }) => ({ state, under })),
  }));
  const kind = decision && { seat: decision.seat, kind: decision.kind, colour: decision.colour };
  return {
    ...table,
    viewer: null,
    decision: kind,
    agora: { ...agora, players, lockedToken: agora?.lockedToken !== null },
  };
}

test('[A-31] everybody sees the same table, but for what only one of them may know', () => {
  eachPly(
    3,
    ({ after, events }) => {
      if (events.length < 3) return;
      const [first, second, spectator] = VIEWERS.map((viewer) => withoutSecrets(duel.view(after, viewer)));
      expect(first).toEqual(spectator);
      expect(second).toEqual(spectator);
    },
    political,
  );
});

test('[A-31, A-43] a Conspiracy is named to its owner, and to everybody once it is triggered', () => {
  let held = 0;
  eachPly(
    3,
    ({ after }) => {
      const { players, triggered } = agoraOf(after);
      for (const viewer of VIEWERS) {
        const { agora } = duel.view(after, viewer);
        for (const [seat, player] of players.entries()) {
          const named = player.conspiracies.map((index) =>
            seat === viewer || ((triggered >> index) & 1) === 1 ? after.catalog.pieces.conspiracies[index].id : null,
          );
          expect(agora?.players[seat].conspiracies.map(({ conspiracy }) => conspiracy)).toEqual(named);
          held += named.length;
        }
      }
    },
    political,
  );
  expect(held).toBeGreaterThan(400);
});

test('[A-52, D-94] cards that set-up removed are in no view, but for those that Treason shows or builds', () => {
  let looks = 0;
  eachPly(
    10,
    ({ after, events }) => {
      const { kind } = duel.view(after, SPECTATOR).decision ?? {};
      if (kind !== 'buildRemoved' && events.length < 5) return;
      const removed = after.deal.removed.flat().filter((card) => card !== agoraOf(after).treasonCard);
      const ids = removed.map((card) => after.catalog.cards[card].id);
      // "senate" is a card and a row of the score.
      const named = new RegExp(`"(${ids.join('|')})"(?!:)`);
      for (const viewer of VIEWERS) {
        const view = duel.view(after, viewer);
        const isLooking = kind === 'buildRemoved' && view.decision?.seat === viewer;
        if (isLooking) looks++;
        expect(JSON.stringify(isLooking ? { ...view, decision: null } : view)).not.toMatch(named);
      }
    },
    { options: AGORA, prefers: (move) => /treason|^recruit conspirator|^conspire/.test(move) },
  );
  expect(looks).toBeGreaterThan(0);
});

test('[A-6, D-93] every face-down card shows its back, Senators their own', () => {
  eachPly(
    4,
    ({ after }) => {
      for (const { card, back } of duel.view(after, SPECTATOR).structure) {
        const isSenator = card === null ? null : /^(politician|conspirator)-/.test(card);
        if (isSenator !== null) expect(back === 'senator').toBe(isSenator);
      }
    },
    political,
  );
});

test('[A-31, A-33, A-49, D-94] a redrawn table looks the same to the seat it was drawn for', () => {
  let redrawn = 0;
  eachPly(
    8,
    ({ after, events }) => {
      if (after.ending !== 0 || events.length < 3) return;
      for (const seat of [0, 1]) {
        const other = duel.resample(after, seat, fastRng(94, redrawn));
        expect(duel.view(other, seat)).toEqual(duel.view(after, seat));
        redrawn++;
      }
    },
    political,
  );
  expect(redrawn).toBeGreaterThan(200);
});

const DECK = ['coup', 'treason', 'swindle', 'sabotage'];
const CONSPIRATORS = {
  structure: ['conspirator-1', 'conspirator-2', 'altar'],
  agora: { deck: DECK, decrees: { 1: 'oratory' } },
};

function topOfDeck(s: State, place = 0): string {
  return s.catalog.pieces.conspiracies[conspiracyOf(agoraOf(s).deck.at(place) ?? -1)].id;
}

test('[A-33] drawing and keeping Conspiracies: the others learn how many, and top or bottom', () => {
  const match = matchOf(CONSPIRATORS, AGORA);
  const events = play(match, 'recruit conspirator-1', 'conspire', 'keep treason other bottom');
  const [drawn] = ofType(events, 'conspiraciesDrawn');
  const [kept] = ofType(events, 'conspiracyKept');
  expect(duel.redact(drawn, 0)).toMatchObject({ count: 2, conspiracies: ['coup', 'treason'] });
  expect(duel.redact(kept, 0)).toMatchObject({ conspiracy: 'treason', other: 'bottom' });
  for (const viewer of [1, SPECTATOR]) {
    expect(duel.redact(drawn, viewer)).toMatchObject({ count: 2, conspiracies: null });
    expect(duel.redact(kept, viewer)).toMatchObject({ conspiracy: null, other: 'bottom' });
  }
});

test('[A-33] whoever puts a Conspiracy back knows where it lies, and nobody else does', () => {
  const top = matchOf(CONSPIRATORS, AGORA);
  play(top, 'recruit conspirator-1', 'conspire', 'keep treason other top');
  expect(imagined(top, 0, (s) => topOfDeck(s))).toEqual(new Set(['"coup"']));
  expect(imagined(top, 1, (s) => topOfDeck(s)).size).toBeGreaterThan(8);
  const bottom = matchOf(CONSPIRATORS, AGORA);
  play(bottom, 'recruit conspirator-1', 'conspire', 'keep treason other bottom');
  expect(imagined(bottom, 0, (s) => topOfDeck(s, -1))).toEqual(new Set(['"coup"']));
  expect(imagined(bottom, 0, (s) => topOfDeck(s)).size).toBeGreaterThan(8);
  expect(imagined(bottom, 1, (s) => topOfDeck(s, -1)).size).toBeGreaterThan(8);
});

test('[A-31, A-33] what a seat draws and holds is fixed for itself and open for the other', () => {
  const match = matchOf(CONSPIRATORS, AGORA);
  play(match, 'recruit conspirator-1', 'conspire');
  expect(imagined(match, 0, (s) => agoraOf(s).drawn).size).toBe(1);
  expect(imagined(match, 1, (s) => agoraOf(s).drawn).size).toBeGreaterThan(20);
  play(match, 'keep treason other top');
  expect(imagined(match, 0, (s) => agoraOf(s).players[0].conspiracies).size).toBe(1);
  expect(imagined(match, 1, (s) => agoraOf(s).players[0].conspiracies).size).toBeGreaterThan(8);
});

test('[A-31, A-35] preparing names the card, which lay open, and hides the Conspiracy', () => {
  const match = matchOf(
    { structure: ['altar', 'baths'], agora: { first: { conspiracies: ['coup', 'swindle'] } } },
    AGORA,
  );
  const [prepared] = ofType(play(match, 'prepare swindle with altar'), 'conspiracyPrepared');
  expect(duel.redact(prepared, 0)).toMatchObject({ conspiracy: 'swindle', position: 2, card: 'altar' });
  expect(duel.redact(prepared, 1)).toMatchObject({ conspiracy: null, position: 2, card: 'altar' });
  // The other player does not know which one it is, but the card stays where it was put.
  expect(imagined(match, 1, (s) => agoraOf(s).players[0].conspiracies[1]).size).toBeGreaterThan(8);
  const states = Array.from({ length: 20 }, (_, draw) => match.imagine(1, fastRng(35, draw)));
  for (const s of states) {
    const views = duel.view(s, 1).agora?.players[0].conspiracies;
    expect(views?.map(({ state, under }) => `${state} ${under}`)).toEqual(['unprepared null', 'prepared age1']);
  }
});

const LOCKING = {
  structure: ['altar', 'baths', 'theater'],
  agora: { first: { conspiracies: { obscurantism: 'tavern' } }, second: { conspiracies: { espionage: 'press' } } },
  board: ['economy'],
  box: ['agriculture', 'law', 'strategy', 'urbanism', 'theology'],
};

test('[A-49] a token locked from the box is known to its owner, and to whoever has looked through the box since', () => {
  const match = matchOf(LOCKING, AGORA);
  const locked = (s: State): number => agoraOf(s).lockedToken;
  const [event] = ofType(play(match, 'trigger obscurantism', 'lock law'), 'tokenLocked');
  expect(duel.redact(event, 0)).toMatchObject({ token: 'law', from: 'box' });
  expect(duel.redact(event, 1)).toMatchObject({ token: null, from: 'box' });
  expect(duel.redact(event, SPECTATOR)).toMatchObject({ token: null, from: 'box' });
  expect(imagined(match, 0, locked).size).toBe(1);
  expect(imagined(match, 1, locked).size).toBe(5);
  play(match, 'discard altar', 'trigger espionage');
  expect(imagined(match, 1, locked).size).toBe(1);
  expect(match.view(1).agora?.lockedToken).toEqual({ token: 'law' });
  expect(match.view(SPECTATOR).agora?.lockedToken).toEqual({ token: null });
});

test('[A-49] a token locked from the board or from the opponent is known to all', () => {
  const match = matchOf(LOCKING, AGORA);
  const [event] = ofType(play(match, 'trigger obscurantism', 'lock economy'), 'tokenLocked');
  for (const viewer of VIEWERS) {
    expect(duel.redact(event, viewer)).toMatchObject({ token: 'economy', from: 'board' });
    expect(match.view(viewer).agora?.lockedToken).toEqual({ token: 'economy' });
  }
  expect(imagined(match, 1, (s) => agoraOf(s).lockedToken).size).toBe(1);
});

test('[A-52] whoever has triggered Treason knows the removed cards of the Ages so far, the opponent only the one built', () => {
  const agora = { first: { conspiracies: { treason: 'tavern' } } };
  const match = matchOf({ age: 2, turn: 'first', agora }, AGORA);
  const removed = (s: State, age: number): readonly number[] => s.deal.removed[age - 1];
  expect(imagined(match, 0, (s) => removed(s, 2)).size).toBeGreaterThan(20);
  play(match, 'trigger treason');
  expect(imagined(match, 0, (s) => removed(s, 2)).size).toBe(1);
  expect(imagined(match, 0, (s) => removed(s, 3)).size).toBeGreaterThan(20);
  expect(imagined(match, 1, (s) => removed(s, 2)).size).toBeGreaterThan(20);
  const cards = duel.view(match.imagine(0, fastRng(1)), 0).decision?.choices?.map(({ move }) => move) ?? [];
  expect(cards).toHaveLength(6);
  const ofAgeTwo = cards[5];
  play(match, ofAgeTwo);
  const built = stateOf({}, AGORA).catalog.cards.findIndex(({ id }) => `build ${id} free` === ofAgeTwo);
  for (let draw = 0; draw < 20; draw++) {
    const s = match.imagine(1, fastRng(52, draw));
    expect(removed(s, 2)).toContain(built);
    expect(s.deal.decks[1]).not.toContain(built);
  }
});

test('[A-6, A-3] a face-down Senator may be any that nobody has seen, also one of a later Age', () => {
  const match = matchOf(
    { structure: { r4c2: '?senator', r4c4: '?', r5c1: 'altar', r5c3: 'baths', r5c5: 'theater' } },
    AGORA,
  );
  const { slots } = stateOf({}, AGORA).catalog.layouts[0];
  const senator = slots.findIndex(({ id }) => id === 'r4c2');
  const other = slots.findIndex(({ id }) => id === 'r4c4');
  const backs = (slot: number): Set<string> => imagined(match, 0, (s) => s.catalog.cards[s.deal.decks[0][slot]].deck);
  expect(backs(senator)).toEqual(new Set(['4']));
  expect(backs(other)).toEqual(new Set(['0']));
  expect(imagined(match, 0, (s) => s.deal.decks[0][senator]).size).toBeGreaterThan(6);
});

test('[A-7] a face-down Decree may be any that does not lie face up', () => {
  const match = matchOf(
    { structure: ['altar'], agora: { decrees: { 1: 'oratory', 3: 'shield', 5: 'trade-raw' } } },
    AGORA,
  );
  expect(imagined(match, 0, (s) => agoraOf(s).dealt[1]).size).toBe(13);
  expect(imagined(match, 0, (s) => [0, 2, 4].map((chamber) => agoraOf(s).dealt[chamber])).size).toBe(1);
});

test('[A-12, D-94] what the last pick of a round brings about is settled before the next four Wonders are known', () => {
  const draft = { offer: ['knossos', 'sphinx'] };
  const position = { draft, first: { wonders: ['colossus'] }, second: { wonders: ['pyramids'] } };
  const match = matchOf(position, AGORA);
  const coming = (s: State): number[] => s.deal.wonders.slice(4, 8);
  play(match, 'pick sphinx');
  expect(match.view(0).decision?.kind).toBe('placeCube');
  expect(match.view(0).offer).toEqual([]);
  for (const seat of [0, 1]) expect(imagined(match, seat, coming).size).toBeGreaterThan(20);
  play(match, 'place 1');
  expect(imagined(match, 1, coming).size).toBe(1);
});

test('[A-16, D-94] a move with a face-down card reads like one with a card that is not there', () => {
  const s = stateOf(
    {
      structure: { r4c2: 'conspirator-1', r5c1: 'altar', r5c5: 'politician-left-1' },
      agora: { first: { conspiracies: ['coup'] } },
    },
    AGORA,
  );
  for (const verb of ['recruit', 'drop', 'prepare coup with']) {
    expect(duel.parseMove(s, `${verb} conspirator-1`)).toBe(duel.parseMove(s, `${verb} conspirator-6`));
    expect(duel.parseMove(s, `${verb} politician-left-1`)).not.toBe(duel.parseMove(s, `${verb} conspirator-6`));
  }
});
