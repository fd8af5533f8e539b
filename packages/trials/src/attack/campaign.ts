import { loadavg } from 'node:os';
import { GuestClient } from '../load/guestClient.ts';
import { attack, type Attack, type AttackCounts } from './attackers.ts';
import { MeasuredPlayer, type Waits } from './measuredPlayer.ts';

interface AttackKind {
  readonly attack: Attack;
  /** The bot of the one who is measured. */
  readonly level: string;
}

const NOTHING: Attack = { guests: 0, addresses: 1, tables: 0, hints: false };

/** What is tried, one after the other. */
export const ATTACKS: Readonly<Record<string, AttackKind>> = {
  'nobody attacks': { attack: NOTHING, level: 'master' },
  '60 tables of one guest': { attack: { ...NOTHING, guests: 1, tables: 60 }, level: 'master' },
  '60 tables of 20 guests': { attack: { ...NOTHING, guests: 20, tables: 60 }, level: 'master' },
  'hints of 9 guests': { attack: { guests: 9, addresses: 9, tables: 0, hints: true }, level: 'greedy' },
  'hints of 100 guests': { attack: { guests: 100, addresses: 10, tables: 0, hints: true }, level: 'greedy' },
};

export interface Result {
  readonly kind: string;
  readonly counts: AttackCounts;
  readonly waits: Waits;
  /** Processes that wanted to run, on average over the last minute. */
  readonly load: number;
}

/** Attacks a server in one way while somebody else plays, for so many milliseconds or until the bot has answered so often. */
export async function measureAttack(
  url: string,
  kind: string,
  { seed, ms, answers = Infinity }: { readonly seed: number; readonly ms: number; readonly answers?: number },
): Promise<Result> {
  const plan = ATTACKS[kind];
  const { counts, stop } = await attack(url, plan.attack);
  try {
    const player = await MeasuredPlayer.create(url, await GuestClient.create(url, seed % 1000), plan.level, seed);
    const waits = await player.play(ms, answers);
    return { kind, counts, waits, load: loadavg()[0] };
  } finally {
    await stop();
  }
}
