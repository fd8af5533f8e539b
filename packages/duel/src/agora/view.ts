import { hasSeat, SPECTATOR, type SeatId, type Viewer } from '@pharos/core';
import { hasBit } from '../bits.ts';
import { NOBODY, type State } from '../state.ts';
import { isPrepared } from './conspiracies.ts';
import { decreeName, heldDecrees } from './decrees.ts';
import { CHAMBER_POINTS, controllerOf, sectionOf } from './senate.ts';
import { recruitPrice, senateActions } from './senators.ts';
import { agoraOf, NO_CARD, type AgoraState } from './state.ts';
import type { AgoraDecisionView, AgoraPlayerView, AgoraView, ChamberView, ConspiracyView } from './viewTypes.ts';
import { SECTIONS } from './words.ts';

export function agoraView(s: State, viewer: Viewer): AgoraView {
  const agora = agoraOf(s);
  return {
    chambers: CHAMBER_POINTS.map((_, chamber) => chamberView(s, agora, chamber)),
    players: [agoraPlayerView(s, agora, 0, viewer), agoraPlayerView(s, agora, 1, viewer)],
    deckCount: agora.deck.length,
    lockedToken: lockedToken(s, agora, viewer),
  };
}

function chamberView(s: State, agora: AgoraState, chamber: number): ChamberView {
  const controller = controllerOf(agora, chamber);
  return {
    chamber: chamber + 1,
    section: SECTIONS[sectionOf(chamber)],
    points: CHAMBER_POINTS[chamber],
    cubes: [agora.players[0].cubes[chamber], agora.players[1].cubes[chamber]],
    controller: controller === NOBODY ? null : controller,
    decrees: agora.decreeAt.flatMap((at, decree) =>
      at === chamber
        ? [
            {
              name: decreeName(decree),
              decree: hasBit(agora.faceUp, decree) ? s.catalog.pieces.decrees[agora.dealt[decree]].id : null,
            },
          ]
        : [],
    ),
  };
}

function agoraPlayerView(s: State, agora: AgoraState, seat: SeatId, viewer: Viewer): AgoraPlayerView {
  const { supply, senators, conspiracies } = agora.players[seat];
  return {
    supply,
    senators: senators.map((card) => s.catalog.cards[card].id),
    recruitPrice: recruitPrice(s, seat),
    senateActions: senateActions(s, seat),
    decrees: heldDecrees(s, seat).map(({ id }) => id),
    conspiracies: conspiracies.map((conspiracy) => conspiracyView(s, agora, conspiracy, seat === viewer)),
  };
}

function conspiracyView(s: State, agora: AgoraState, conspiracy: number, isMine: boolean): ConspiracyView {
  const isTriggered = hasBit(agora.triggered, conspiracy);
  const under = agora.under[conspiracy];
  return {
    conspiracy: isMine || isTriggered ? s.catalog.pieces.conspiracies[conspiracy].id : null,
    state: isTriggered ? 'triggered' : isPrepared(agora, conspiracy) ? 'prepared' : 'unprepared',
    under: under === NO_CARD ? null : s.catalog.backs[s.catalog.cards[under].deck],
  };
}

function lockedToken(s: State, agora: AgoraState, viewer: Viewer): AgoraView['lockedToken'] {
  const { lockedToken: token, isLockSecret, lockKnownTo } = agora;
  if (token < 0) return null;
  const isKnown = !isLockSecret || (viewer !== SPECTATOR && hasSeat(lockKnownTo, viewer));
  return { token: isKnown ? s.catalog.tokens[token].id : null };
}

/** What is said of a decision that is not about the Senate or Conspiracies. */
export function emptyDecision(): AgoraDecisionView {
  return { section: null, actionsLeft: null, conspiracies: null };
}
