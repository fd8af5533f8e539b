import { byNumber, clonePartsOf, FIRST_VERSION, oncePer, onlyOne } from '@pharos/core';
import { BASE_ACTIONS, BASE_CHOICES, BASE_TASKS } from './baseRules.ts';
import { compile } from './compile.ts';
import type { AnyEffectSpec, PackSpec } from './content/types.ts';
import { effectRules } from './effectRules.ts';
import { EFFECTS } from './effects/effects.ts';
import { drawsOf, noPointsOf, partsOf } from './expansionRules.ts';
import { handMoves, stageMoves } from './handMoves.ts';
import { baseHandView } from './handView.ts';
import { packsOf, type Selection } from './packVersion.ts';
import { baseWayOf } from './specialPrices.ts';
import type { Action, AutomaticTask, ChoiceKind, Expansion, Rules } from './state.ts';

/** The packs and expansions a game can be played with. */
export interface Registry {
  readonly packs: readonly PackSpec<AnyEffectSpec>[];
  readonly expansions: readonly Expansion[];
}

/** Turns in an Age [W-14], coins to start with [W-8], and more points than any guild gives. */
const TURNS = 6;
const STARTING_COINS = 3;
const NO_CAP = 999;

/** Finds the rules of a selection of packs; they are built once for each. The ids and versions must be known. */
export function rulesFrom(registry: Registry): (selection: Selection) => Rules {
  const built = new Map<string, Rules>();
  return oncePer((selection) => {
    const { packs, edition, versions } = selection;
    const key = `${packs.map((id) => `${id}.${versions?.[id] ?? FIRST_VERSION}`).join('+')}/${edition}`;
    const rules = built.get(key) ?? buildRules(registry, selection);
    built.set(key, rules);
    return rules;
  });
}

function buildRules(registry: Registry, selection: Selection): Rules {
  const expansions = registry.expansions.filter(({ id }) => selection.packs.includes(id));
  /** What the expansions in play have under a name. */
  const all = <Key extends keyof Expansion>(key: Key): NonNullable<Expansion[Key]>[] =>
    expansions.map((expansion) => expansion[key]).filter((value) => value !== undefined && value !== null);
  const packs = packsOf(selection, registry.packs);
  const { fold, amount, perform, choiceOf, isAtOnce, ...effects } = effectRules([EFFECTS, ...all('effects')]);
  const catalog = compile(packs, {
    ...effects,
    partsOf: (spec) => partsOf(expansions, ({ compilePiece }) => compilePiece?.(spec)),
    piecesIn: (pack) => Object.assign({}, ...all('piecesIn').map((piecesIn) => piecesIn(pack, packs))),
  });
  const choices = [...BASE_CHOICES, ...all('choices').flat()];
  const automatic = [...BASE_TASKS, ...all('automatic').flat()];
  const tasks = byNumber('tasks', [...choices.map(choiceTask), ...automatic.map(automaticTask)], ({ kind }) => kind);
  return {
    packs,
    catalog,
    fold,
    amount,
    perform,
    choiceOf,
    isAtOnce,
    expansions,
    known: registry.expansions,
    draws: expansions.flatMap((expansion) => drawsOf(expansion, catalog)),
    turns: turnsWith(all('cardsPerAge')),
    startingCoins: onlyOne('startingCoins', all('startingCoins')) ?? STARTING_COINS,
    defeats: all('defeats'),
    noPoints: noPointsOf(all('scoring')),
    scoring: all('scoring').map(({ score }) => score),
    guildCap: Math.min(NO_CAP, ...all('guildCap')),
    science: all('science'),
    sharesTeamTies: onlyOne('sharesTeamTies', all('sharesTeamTies')),
    choices: byNumber('choices', choices, ({ kind }) => kind),
    actions: byNumber('actions', actionsWith(all('changedActions').flat(), all('actions').flat()), ({ kind }) => kind),
    additionWord: onlyOne('additionWord', all('additionWord')) ?? ((addition) => addition),
    isShared: tasks.map((task) => task.isShared),
    offers: tasks.map((task) => task.offers),
    moves: tasks.map((task) => task.moves),
    settled: tasks.map((task) => task.settled),
    closes: tasks.map((task) => task.closes),
    written: choices.filter(({ write }) => write !== undefined),
    handMoves: onlyOne('handMoves', all('handMoves')) ?? handMoves,
    stageMoves: onlyOne('stageMoves', all('stageMoves')) ?? stageMoves,
    handView: onlyOne('handView', all('handView')) ?? baseHandView,
    steps: all('steps'),
    afterActions: all('afterActions'),
    aroundExtraCard: all('aroundExtraCard'),
    cardRevived: all('cardRevived'),
    beforeFirstAge: all('beforeFirstAge'),
    beforeFirstTurn: all('beforeFirstTurn'),
    coinsGained: all('coinsGained'),
    losses: all('losses'),
    settleLosses: onlyOne('settleLosses', all('settleLosses')),
    othersLose: onlyOne('othersLose', all('othersLose')),
    staysOut: onlyOne('staysOut', all('staysOut')),
    takesDefeat: onlyOne('takesDefeat', all('takesDefeat')),
    tokenGained: all('tokenGained'),
    tokenLost: all('tokenLost'),
    afterConflicts: all('afterConflicts'),
    conflictsAhead: all('conflictsAhead'),
    specialAbilities: all('prices').reduce((set, { abilities }) => set | abilities, 0),
    prices: all('prices'),
    wayOf: onlyOne('wayOf', all('wayOf')) ?? baseWayOf,
    freeBuild: onlyOne('freeBuild', all('freeBuild')),
    previews: expansions.flatMap(({ word, preview }) => (preview === undefined ? [] : [{ word, ...preview }])),
    cloneParts: clonePartsOf(expansions),
  };
}

/** [C-80] A card more for each player is a turn more. */
function turnsWith(cardsPerAge: readonly NonNullable<Expansion['cardsPerAge']>[]): Rules['turns'] {
  if (cardsPerAge.length === 0) return () => TURNS;
  return (options) => cardsPerAge.reduce((turns, cards) => turns + cards(options), TURNS);
}

/** The actions of the base game, those that an expansion words anew in their place, and those of expansions. */
function actionsWith(changed: readonly Action[], more: readonly Action[]): Action[] {
  const kept = BASE_ACTIONS.filter(({ kind }) => !changed.some((action) => action.kind === kind));
  return [...kept, ...changed, ...more];
}

type AnyTask = Pick<ChoiceKind, 'kind' | 'isShared' | 'moves'> &
  Required<Pick<ChoiceKind, 'settled'>> & { readonly offers: ChoiceKind['offers'] | null; readonly closes: boolean };

function choiceTask({ kind, isShared, offers, moves, settled }: ChoiceKind): AnyTask {
  return { kind, isShared, offers, moves, settled: settled ?? nothing, closes: false };
}

/** An automatic task is like a choice that offers nothing and is performed instead. */
function automaticTask({ kind, closes, perform }: AutomaticTask): AnyTask {
  return { kind, isShared: false, offers: null, moves: () => 0, settled: perform, closes: closes === true };
}

function nothing(): void {
  // Most choices leave nothing to do once they are made.
}
