const ARMADA = { packs: ['base', 'armada'] };
const AGORA = { packs: ['base', 'agora'] };

/** A game in which a bot that thinks long sits at the second seat, and at most others that answer at once. */
export interface ThinkingKind {
  readonly label: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
}

export const KINDS: readonly ThinkingKind[] = [
  { label: 'Duel', game: 'duel', options: {}, seats: 2 },
  { label: 'Agora', game: 'duel', options: AGORA, seats: 2 },
  { label: '7 Wonders 4', game: 'wonders', options: { players: 4 }, seats: 4 },
  { label: 'Armada 4', game: 'wonders', options: { players: 4, ...ARMADA }, seats: 4 },
];

/** The seat of the bot that is measured. */
export const MEASURED_SEAT = 1;

/** What the table is opened with. */
export function newTable({ game, options, seats }: ThinkingKind, level: string): object {
  const plans = Array.from({ length: seats }, (_, seat) => {
    if (seat === 0) return { kind: 'host' };
    return { kind: 'bot', level: seat === MEASURED_SEAT ? level : 'random' };
  });
  return { game, options, seats: plans, drawSeats: false, start: true };
}
