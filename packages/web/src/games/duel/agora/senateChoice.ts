import type { DecisionView, DuelView, ImpossibleView } from '@pharos/duel';
import { choicesOf, impossibleOf, unique, type ChoiceOf } from '../table/choices.ts';
import type { AgoraUi } from './ui.svelte.ts';

/** What is done in the Senate; the first three may be open at the same time. */
const MODES = ['place', 'move', 'conspire'] as const;
const ACTS = [...MODES, 'remove', 'shift'] as const;

type Act = (typeof ACTS)[number];
export type SenateMode = (typeof MODES)[number];

/** Something that may be done in the Senate, or what stands in its way. */
export interface OfferedMode {
  readonly mode: SenateMode;
  readonly obstacle: ImpossibleView | null;
}

export interface SenateChoice {
  readonly act: Act;
  /** Between what there is to choose. */
  readonly modes: readonly OfferedMode[];
  /** Chambers to press next. */
  readonly lit: readonly number[];
  readonly from: number | null;
  readonly to: number | null;
  /** The Decrees of the first Chamber, and the one that moves. */
  readonly decrees: readonly string[];
  readonly decree: string | null;
  /** What the presses amount to, once they are complete. */
  readonly choice: ChoiceOf<Act> | undefined;
}

type Chosen = Pick<AgoraUi, 'mode' | 'from' | 'to'>;

/** Whether a choice is made by pressing Chambers. */
export const isInSenate = (decision: DecisionView | null | undefined): boolean =>
  decision?.among === 'chamber' || decision?.among === 'decree';

/** What can be pressed in the Senate, and what the presses so far amount to; `pick` is a Decree by its name. */
export function senateChoice(view: DuelView, chosen: Chosen, pick: string | null): SenateChoice {
  const isOpen = (one: Act): boolean => choicesOf(view, one).length > 0;
  const act = MODES.find((mode) => mode === chosen.mode && isOpen(mode)) ?? ACTS.find(isOpen) ?? 'place';
  const from = isTwofold(act) ? chosen.from : null;
  const { to } = chosen;
  const shifts = choicesOf(view, 'shift').filter((shift) => shift.from === from);
  const decrees = unique(shifts.map(({ subject }) => subject));
  const decree = decrees.find((name) => name === pick) ?? decrees.at(0) ?? null;
  const lit = litFor(view, act, from);
  return {
    act,
    modes: MODES.flatMap((mode) => offered(view, mode)),
    lit: from === null ? lit : [...lit, from],
    from,
    to,
    decrees,
    decree,
    choice: choicesOf(view, act).find((choice) => isMeant(choice, from, to, decree)),
  };
}

function offered(view: DuelView, mode: SenateMode): OfferedMode[] {
  if (choicesOf(view, mode).length > 0) return [{ mode, obstacle: null }];
  return impossibleOf(view, mode)
    .slice(0, 1)
    .map((obstacle) => ({ mode, obstacle }));
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
const isTwofold = (act: Act): boolean => act === 'move' || act === 'shift';

/** The Chamber that is pressed last is where a cube is removed, too. */
function isMeant(choice: ChoiceOf<Act>, from: number | null, to: number | null, decree: string | null): boolean {
  switch (choice.action) {
    case 'conspire':
      return true;
    case 'place':
      return choice.to === to;
    case 'remove':
      return choice.from === to;
    case 'move':
      return choice.from === from && choice.to === to;
    case 'shift':
      return choice.from === from && choice.to === to && choice.subject === decree;
  }
}

function litFor(view: DuelView, act: Act, from: number | null): number[] {
  switch (act) {
    case 'place':
      return choicesOf(view, act).map(({ to }) => to);
    case 'remove':
      return choicesOf(view, act).map((choice) => choice.from);
    case 'move':
    case 'shift': {
      const steps = choicesOf(view, act);
      if (from === null) return unique(steps.map((step) => step.from));
      return unique(steps.filter((step) => step.from === from).map(({ to }) => to));
    }
    case 'conspire':
      return [];
  }
}
