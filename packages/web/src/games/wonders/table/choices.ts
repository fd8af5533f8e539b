import type { PaymentView, WondersView } from '@pharos/wonders';

/** Whether the hand can be played from: in a turn of all, for the Free City, or the last card of an Age. */
export function playsHand({ decision }: WondersView): boolean {
  if (!decision?.choices || decision.naval !== undefined) return false;
  return decision.kind === 'turn' || decision.kind === 'freeCity' || decision.kind === 'seventhCard';
}

/** Whether something has to be picked that is not in the hand. */
export function picksPiece(view: WondersView): boolean {
  return (view.decision?.choices ?? null) !== null && !playsHand(view);
}

/** The ways to pay that can be chosen now. */
export const movable = (options: readonly PaymentView[]): readonly PaymentView[] =>
  options.filter(({ move }) => move !== null);

/** The city the hand is played for. */
export const actingCity = (view: WondersView, me: number): number =>
  view.decision?.kind === 'freeCity' && view.decision.choices ? (view.decision.city ?? me) : me;

/**
 * What I am asked, so that a new question is told from the same one asked again: others' choices change nothing in it,
 * but of several free moves each is a question of its own.
 */
export function questionOf({ age, turn, decision, staged, armada, viewer }: WondersView): string {
  const harbour = viewer === null ? undefined : armada?.harbours[viewer];
  const sea = [decision?.naval, harbour?.freeMove?.count, harbour?.freeMove?.fleets, harbour?.exploring?.islands];
  return [age, turn, decision?.kind, staged?.move, ...sea].join('.');
}

/** A move in its parts. */
export interface MoveParts {
  readonly action:
    | 'build'
    | 'stage'
    | 'discard'
    | 'revive'
    | 'copy'
    | 'side'
    | 'advance'
    | 'keep'
    | 'stayOut'
    | 'takePart'
    | 'decline';
  /** The card, the side, the fleet or the island; empty where there is none. */
  readonly subject: string;
  /** The fleet whose ship goes along. */
  readonly fleet: string | null;
  /** The stage, as printed from 1, where any may be built. */
  readonly stage: number | null;
  readonly move: string;
}

const WORDLESS: Readonly<Record<string, MoveParts['action']>> = {
  'stay out': 'stayOut',
  'take part': 'takePart',
  decline: 'decline',
};

/** What I have chosen for this turn. */
export const stagedOf = ({ staged }: WondersView): MoveParts | null => (staged === null ? null : readMove(staged.move));

export function readMove(move: string): MoveParts {
  const text = move.replace(/^free-city /, '');
  const plain = { fleet: null, stage: null, move };
  if (Object.hasOwn(WORDLESS, text)) return { ...plain, action: WORDLESS[text], subject: '' };
  const fleet = / (?:and|for) (\w+) ship\b/.exec(text)?.[1] ?? null;
  const under = /^stage(?: (\d))? with (\S+)/.exec(text);
  if (under) return { ...plain, action: 'stage', subject: under[2], fleet, stage: under[1] ? Number(under[1]) : null };
  const [action, subject] = text.split(' ') as [MoveParts['action'], string];
  return { ...plain, action, subject, fleet };
}
