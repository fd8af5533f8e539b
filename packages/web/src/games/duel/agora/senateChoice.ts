import type { DuelView } from '@pharos/duel';
import type { DuelUi } from '../table/ui.svelte.ts';
import { chambersFor, cubeShifts, decreeShifts, movesOf } from './choice.ts';
import type { CubeChange } from './senate.ts';

/** Choices that are made by pressing Chambers. */
export const SENATE_KINDS: readonly string[] = [
  'senateActions',
  'conspirator',
  'placeCube',
  'removeCube',
  'moveCube',
  'moveDecree',
];

type Act = 'place' | 'move' | 'remove' | 'conspire' | 'decree';

export interface SenateChoice {
  readonly act: Act;
  /** Other things that could be done instead. */
  readonly acts: readonly ('place' | 'move' | 'conspire')[];
  /** Chambers to press next. */
  readonly lit: readonly number[];
  readonly from: number | null;
  readonly to: number | null;
  /** The Decrees of the first Chamber, and the one that moves. */
  readonly decrees: readonly string[];
  readonly decree: string | null;
  /** The move that is put together, once it is complete. */
  readonly move: string | undefined;
  readonly change: CubeChange | null;
}

type Chosen = Pick<DuelUi, 'mode' | 'from' | 'to' | 'pick'>;

/** What can be pressed in the Senate, and what the presses so far amount to. */
export function senateChoice(view: DuelView, chosen: Chosen): SenateChoice {
  const acts = actsOf(view);
  const act = actOf(view, chosen, acts);
  const from = isTwofold(act) ? chosen.from : null;
  const { to } = chosen;
  const decrees = act === 'decree' && from !== null ? decreesIn(view, from) : [];
  const decree = decrees.find((name) => name === chosen.pick) ?? decrees[0] ?? null;
  const lit = litFor(view, act, from);
  return {
    act,
    acts,
    lit: from === null ? lit : [...lit, from],
    from,
    to,
    decrees,
    decree,
    move: moveOf(act, from, to, decree),
    change: changeOf(view, act, from, to),
  };
}

/** What pressing a Chamber does to the choice. */
export function pressChamber(ui: Chosen, { act, from }: SenateChoice, chamber: number): void {
  if (!isTwofold(act)) ui.to = chamber;
  else if (from === null) ui.from = chamber;
  else if (chamber === from) {
    ui.from = null;
    ui.to = null;
  } else ui.to = chamber;
}

/** A cube or a Decree that moves has a Chamber to leave and one to enter. */
const isTwofold = (act: Act): boolean => act === 'move' || act === 'decree';

function actsOf(view: DuelView): SenateChoice['acts'] {
  const kind = view.decision?.kind;
  if (kind !== 'senateActions' && kind !== 'conspirator') return [];
  return (['place', 'move', 'conspire'] as const).filter((verb) => movesOf(view, verb).length > 0);
}

function actOf(view: DuelView, { mode }: Chosen, acts: SenateChoice['acts']): Act {
  switch (view.decision?.kind) {
    case 'removeCube':
      return 'remove';
    case 'moveCube':
      return 'move';
    case 'moveDecree':
      return 'decree';
    default:
      return acts.find((one) => one === mode) ?? acts[0] ?? 'place';
  }
}

function litFor(view: DuelView, act: Act, from: number | null): number[] {
  switch (act) {
    case 'place':
    case 'remove':
      return chambersFor(view, act);
    case 'move': {
      const shifts = cubeShifts(view);
      return unique(from === null ? shifts.map((one) => one.from) : targets(shifts, from));
    }
    case 'decree': {
      if (from !== null) return unique(decreeShifts(view).map(({ to }) => to)).filter((to) => to !== from);
      return (view.agora?.chambers ?? []).filter(({ decrees }) => decrees.length > 0).map(({ chamber }) => chamber);
    }
    case 'conspire':
      return [];
  }
}

const targets = (shifts: ReturnType<typeof cubeShifts>, from: number): number[] =>
  shifts.filter((one) => one.from === from).map(({ to }) => to);

const unique = (numbers: readonly number[]): number[] => [...new Set(numbers)];

const decreesIn = (view: DuelView, chamber: number): string[] =>
  (view.agora?.chambers[chamber - 1]?.decrees ?? []).map(({ name }) => name);

function moveOf(act: Act, from: number | null, to: number | null, decree: string | null): string | undefined {
  if (act === 'conspire') return 'conspire';
  if (to === null) return undefined;
  if (act === 'place' || act === 'remove') return `${act} ${to}`;
  if (from === null) return undefined;
  return act === 'move' ? `move ${from} to ${to}` : `shift ${decree} to ${to}`;
}

function changeOf(view: DuelView, act: Act, from: number | null, to: number | null): CubeChange | null {
  const seat = view.decision?.seat ?? 0;
  if (to === null) return null;
  if (act === 'place') return { owner: seat, from: null, to };
  if (act === 'remove') return { owner: 1 - seat, from: to, to: null };
  return act === 'move' && from !== null ? { owner: seat, from, to } : null;
}
