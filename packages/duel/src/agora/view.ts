import { hasSeat, SPECTATOR, type SeatId, type Viewer } from '@pharos/core';
import { bitsOf, hasBit } from '../bits.ts';
import { DECKS, SECTIONS, type SectionName } from '../content/types.ts';
import { NOBODY, playerAt, type State } from '../state.ts';
import { CHOOSE_CONSPIRACY, SENATE, taskKind, taskSeat, type Task } from '../tasks.ts';
import { isPrepared } from './conspiracies.ts';
import { decreeName } from './decrees.ts';
import { CHAMBER_POINTS, controllerOf, sectionOf } from './senate.ts';
import { actionsLeft, recruitPrice, senateActions, senateSection } from './senators.ts';
import { NO_CARD, type AgoraState } from './state.ts';

/** A Decree in a Chamber. */
export interface DecreeView {
  /** `d1` … `d6`, as moves name it. */
  readonly name: string;
  /** Null while it lies face down. */
  readonly decree: string | null;
}

export interface ChamberView {
  /** 1 … 6. */
  readonly chamber: number;
  readonly section: SectionName;
  readonly points: number;
  /** Cubes of the first and of the second player. */
  readonly cubes: readonly [number, number];
  readonly controller: SeatId | null;
  readonly decrees: readonly DecreeView[];
}

/** A Conspiracy a player holds. */
export interface ConspiracyView {
  /** Null for everybody but its owner until it is triggered. */
  readonly conspiracy: string | null;
  readonly state: 'unprepared' | 'prepared' | 'triggered';
  /** The back of the card under it. */
  readonly under: string | null;
}

export interface AgoraPlayerView {
  readonly supply: number;
  readonly senators: readonly string[];
  /** What the next Senator costs, and how many actions a Politician would give now. */
  readonly recruitPrice: number;
  readonly senateActions: number;
  /** The Decrees that work for this player. */
  readonly decrees: readonly string[];
  readonly conspiracies: readonly ConspiracyView[];
}

export interface AgoraView {
  readonly chambers: readonly ChamberView[];
  readonly players: readonly [AgoraPlayerView, AgoraPlayerView];
  /** Cards in the Conspiracy deck. */
  readonly deckCount: number;
  /** The Progress token out of use; null within if only its owner knows it. */
  readonly lockedToken: { readonly token: string | null } | null;
}

/** What a choice of Agora is about. */
export interface AgoraDecisionView {
  /** For Senate actions: where cubes may be placed, and how many actions are left. */
  readonly section: SectionName | null;
  readonly actionsLeft: number | null;
  /** Conspiracies drawn to choose from: how many is public, which ones only the seat sees. */
  readonly conspiracies: { readonly count: number; readonly drawn: readonly string[] | null } | null;
}

export function agoraView(s: State, agora: AgoraState, viewer: Viewer): AgoraView {
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
              decree: hasBit(agora.faceUp, decree) ? s.catalog.decrees[s.deal.decrees[decree]].id : null,
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
    decrees: bitsOf(playerAt(s, seat).decrees).map((decree) => s.catalog.decrees[decree].id),
    conspiracies: conspiracies.map((conspiracy) => conspiracyView(s, agora, conspiracy, seat === viewer)),
  };
}

function conspiracyView(s: State, agora: AgoraState, conspiracy: number, isMine: boolean): ConspiracyView {
  const isTriggered = hasBit(agora.triggered, conspiracy);
  const under = agora.under[conspiracy];
  return {
    conspiracy: isMine || isTriggered ? s.catalog.conspiracies[conspiracy].id : null,
    state: isTriggered ? 'triggered' : isPrepared(agora, conspiracy) ? 'prepared' : 'unprepared',
    under: under === NO_CARD ? null : DECKS[s.catalog.cards[under].deck],
  };
}

function lockedToken(s: State, agora: AgoraState, viewer: Viewer): AgoraView['lockedToken'] {
  const { lockedToken: token, isLockSecret, lockKnownTo } = agora;
  if (token < 0) return null;
  const isKnown = !isLockSecret || (viewer !== SPECTATOR && hasSeat(lockKnownTo, viewer));
  return { token: isKnown ? s.catalog.tokens[token].id : null };
}

export function agoraDecisionView(s: State, agora: AgoraState, choice: Task, viewer: Viewer): AgoraDecisionView {
  const kind = taskKind(choice);
  const isSenate = kind === SENATE;
  return {
    section: isSenate ? SECTIONS[senateSection(choice)] : null,
    actionsLeft: isSenate ? actionsLeft(choice) : null,
    conspiracies:
      kind === CHOOSE_CONSPIRACY
        ? {
            count: agora.drawn.length,
            drawn: taskSeat(choice) === viewer ? agora.drawn.map((drawn) => s.catalog.conspiracies[drawn].id) : null,
          }
        : null,
  };
}
