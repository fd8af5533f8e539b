import { hasSeat, SPECTATOR, type Viewer } from '@pharos/core';
import { findViolations, type ConformanceChecks } from '@pharos/core/testkit';
import { expect, test } from 'vitest';
import { currentTask } from '../src/agenda.ts';
import { conspiracyOf } from '../src/agora/conspiracies.ts';
import { CHAMBERS, CUBES, type AgoraState } from '../src/agora/state.ts';
import { BUILD_REMOVED } from '../src/agora/tasks.ts';
import { bitsOf, countBits, hasBit } from '../src/bits.ts';
import { drawnTokens } from '../src/choices/progressTokens.ts';
import { refold } from '../src/city.ts';
import { duel, RULINGS } from '../src/index.ts';
import { isDivinity } from '../src/pantheon/board.ts';
import { divinityOf, knownTo } from '../src/pantheon/decks.ts';
import { tokenAt } from '../src/pantheon/slotTokens.ts';
import type { PantheonState } from '../src/pantheon/state.ts';
import { clone, encode, type State } from '../src/state.ts';
import { DRAW_TOKEN, taskKind, taskSeat } from '../src/tasks.ts';

/** Every card, Wonder and token is in exactly one place, and nobody owes coins. */
function findDisorder(s: State): string | null {
  const { cards, wonders, tokens } = s.catalog;
  if (!isWhole(cardsOf(s), cards.length)) return 'cards are lost or doubled';
  const locked = s.parts.agora === undefined || s.parts.agora.lockedToken < 0 ? [] : [s.parts.agora.lockedToken];
  const onEnki = s.parts.pantheon?.enkiTokens ?? [];
  const held = s.players.flatMap((player) => bitsOf(player.tokens)).concat(bitsOf(s.board), s.box, locked, onEnki);
  if (!isWhole(held, tokens.length)) return 'tokens are lost or doubled';
  const [first, second] = s.players;
  const owned = [first.built, first.unbuilt, second.built, second.unbuilt, s.offer];
  if (owned.reduce((sum, set) => sum + countBits(set), 0) !== countBits(owned.reduce((all, set) => all | set))) {
    return 'a Wonder has two owners';
  }
  if (s.deal.wonders.length !== wonders.length) return 'Wonders are lost';
  if (s.players.some((player) => player.coins < 0 || player.coinsApart < 0)) return 'a player owes coins';
  const { agora, pantheon } = s.parts;
  return (
    (agora === undefined ? null : findSenateDisorder(s, agora)) ??
    (pantheon === undefined ? null : findPantheonDisorder(s, pantheon)) ??
    findDrift(s)
  );
}

/** Whether there are so many of them, each once. */
function isWhole(numbers: readonly number[], count: number): boolean {
  return numbers.length === count && new Set(numbers).size === count;
}

/** Every card, wherever it lies. */
function cardsOf(s: State): number[] {
  const { decks, removed } = s.deal;
  const found: number[] = [];
  if (s.age > 0) for (const slot of bitsOf(s.present)) found.push(decks[s.age - 1][slot]);
  for (const { city } of s.players) found.push(...city);
  found.push(...s.discard);
  for (const card of s.under) if (card >= 0) found.push(card);
  for (const cards of removed) for (const card of cards) if (card !== s.parts.agora?.treasonCard) found.push(card);
  for (const deck of decks.slice(s.age)) found.push(...deck);
  if (s.parts.agora === undefined) return found;
  for (const { senators } of s.parts.agora.players) found.push(...senators);
  for (const card of s.parts.agora.under) if (card >= 0) found.push(card);
  return found;
}

/** Cubes and Conspiracies are all there, and Decrees work for whoever controls their Chamber. */
function findSenateDisorder(s: State, agora: AgoraState): string | null {
  const conspiracies = [
    ...agora.deck.map(conspiracyOf),
    ...agora.drawn,
    ...agora.players.flatMap((player) => player.conspiracies),
  ];
  if (!isWhole(conspiracies, 16)) return 'Conspiracies are lost or doubled';
  if (new Set(agora.dealt).size !== 16) return 'Decrees are lost or doubled';
  const [first, second] = agora.players;
  for (const { cubes, supply } of agora.players) {
    if (supply < 0 || cubes.some((count) => count < 0)) return 'a player owes cubes';
    if (cubes.reduce((sum, count) => sum + count) + supply !== CUBES) return 'cubes are lost or doubled';
  }
  const working = [0, 0];
  for (const [decree, chamber] of agora.decreeAt.entries()) {
    if (chamber >= CHAMBERS) return 'a Decree lies outside the Senate';
    const difference = first.cubes[chamber] - second.cubes[chamber];
    if (difference === 0) continue;
    if (!hasBit(agora.faceUp, decree)) return 'a Decree lies face down in a controlled Chamber';
    working[difference > 0 ? 0 : 1] |= 1 << agora.dealt[decree];
  }
  // A game that ends in the middle of a movement of cubes leaves the rest undone.
  if (s.ending !== 0) return null;
  return agora.players.every(({ decrees }, seat) => decrees === working[seat])
    ? null
    : 'a Decree works for the wrong player';
}

/** Divinities and tokens are all there, and no token lies on a card that is turned. */
function findPantheonDisorder(s: State, pantheon: PantheonState): string | null {
  const { decks, spaces, drawn, players } = pantheon;
  const hidden = [...decks.flat(), ...spaces.filter(isDivinity), ...drawn].map(divinityOf);
  if (!isWhole([...hidden, ...players.flatMap(({ divinities }) => divinities)], 15))
    return 'Divinities are lost or doubled';
  if ((players[0].mythologyTokens & players[1].mythologyTokens) !== 0) return 'a Mythology token has two owners';
  if ((players[0].offeringTokens & players[1].offeringTokens) !== 0) return 'an Offering token has two owners';
  const isTurned = (slot: number): boolean => hasBit(s.faceUp, slot) || !hasBit(s.present, slot);
  if (s.age > 0 && s.catalog.marks[s.age - 1].some((slot) => isTurned(slot) && tokenAt(s, slot) !== null)) {
    return 'a token lies on a card that is turned or gone';
  }
  return pantheon.minerva === s.pawn ? 'two pawns stand on one space' : null;
}

/** The counters that are kept along the way are what a fresh count gives. */
function findDrift(s: State): string | null {
  const counted = clone(s);
  refold(counted, 0);
  refold(counted, 1);
  const fresh = encode(counted, []);
  return encode(s, []).every((number, index) => number === fresh[index]) ? null : 'counters differ from a fresh count';
}

const checks: ConformanceChecks<State> = {
  invariant: findDisorder,
  secrets(s, viewer) {
    const choice = currentTask(s);
    const lookedAt = taskKind(choice) === BUILD_REMOVED && taskSeat(choice) === viewer ? s.age : 0;
    const cards: number[] = [];
    if (s.age > 0) for (const slot of bitsOf(s.present & ~s.faceUp)) cards.push(s.deal.decks[s.age - 1][slot]);
    for (const deck of s.deal.decks.slice(s.age)) cards.push(...deck);
    for (const removed of s.deal.removed.slice(lookedAt)) cards.push(...removed);
    const drawn = taskKind(choice) === DRAW_TOKEN && taskSeat(choice) !== viewer ? drawnTokens(s, choice) : [];
    // Between the rounds of the draft, with Agora, the second four are not yet shown.
    const isFirstRound = s.picks < 4 || (s.picks === 4 && s.offer === 0);
    const wonders = s.deal.wonders.slice(isFirstRound ? 4 : 8);
    return [
      ...(s.parts.agora === undefined ? [] : secretsOfAgora(s, s.parts.agora, viewer)),
      ...(s.parts.pantheon === undefined ? [] : secretsOfPantheon(s, s.parts.pantheon, viewer)),
      ...cards
        .filter((card) => card !== s.parts.agora?.treasonCard)
        .map((card) => s.catalog.cards[card].id)
        // A card has the name of a pack, which the options in every view tell.
        .filter((id) => !s.options.packs.includes(id)),
      ...drawn.map((token) => s.catalog.tokens[token].id),
      ...(s.options.wonders === 'draft' ? wonders.map((wonder) => s.catalog.wonders[wonder].id) : []),
    ];
  },
};

/** Face-down Decrees, the Conspiracies of others, and which token was locked in secret. */
function secretsOfAgora(s: State, agora: AgoraState, viewer: Viewer): string[] {
  const { decrees, conspiracies } = s.catalog.pieces;
  const hidden = agora.dealt.filter((_, index) => index >= CHAMBERS || !hasBit(agora.faceUp, index));
  const choosing = taskSeat(currentTask(s)) === viewer ? [] : agora.drawn;
  const held = agora.players.flatMap((player, seat) => (seat === viewer ? [] : player.conspiracies));
  const secret = [...choosing, ...held.filter((conspiracy) => !hasBit(agora.triggered, conspiracy))];
  return [...hidden.map((decree) => decrees[decree].id), ...secret.map((conspiracy) => conspiracies[conspiracy].id)];
}

/** Divinities that lie face down and that the viewer has not seen. */
function secretsOfPantheon(s: State, { decks, spaces, drawn, isOpen }: PantheonState, viewer: Viewer): string[] {
  const choice = currentTask(s);
  const looksSelf = taskSeat(choice) === viewer;
  const lying = [...decks.flat(), ...(isOpen ? [] : spaces.filter(isDivinity)), ...(looksSelf ? [] : drawn)];
  const hidden = lying.filter((card) => viewer === SPECTATOR || !hasSeat(knownTo(card), viewer));
  return hidden.map((card) => s.catalog.pieces.divinities[divinityOf(card)].id);
}

/** The last answer to every ruling. */
const TURNED_ROUND = Object.fromEntries(RULINGS.map(({ id, answers }) => [id, answers[answers.length - 1].id]));

test.each([
  ['the base game', {}, 1600],
  ['the base game with all rulings turned round', TURNED_ROUND, 400],
  ['the beginner Wonders', { wonders: 'beginner' }, 200],
  ['Agora', { packs: ['base', 'agora'] }, 250],
  ['Agora with all rulings turned round', { packs: ['base', 'agora'], ...TURNED_ROUND }, 100],
  ['Pantheon', { packs: ['base', 'pantheon'] }, 200],
  ['Pantheon with all rulings turned round', { packs: ['base', 'pantheon'], ...TURNED_ROUND }, 60],
  ['Agora and Pantheon', { packs: ['base', 'agora', 'pantheon'] }, 100],
])(
  'thousands of random games of %s keep every promise',
  (_, options, games) => {
    const plan = { series: 21, games, lookEvery: 12 };
    expect(findViolations(duel, duel.readOptions(options), checks, plan)).toEqual([]);
  },
  // A busy machine takes its time.
  240_000,
);
