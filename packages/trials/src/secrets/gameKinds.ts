/** A game as it may be agreed on. */
export interface Kind {
  readonly label: string;
  readonly game: 'duel' | 'wonders';
  readonly options: Readonly<Record<string, unknown>>;
}

const AGORA = { packs: ['base', 'agora'] };
const PANTHEON = { packs: ['base', 'pantheon'] };
const BOTH = { packs: ['base', 'agora', 'pantheon'] };
const ARMADA = { packs: ['base', 'armada'] };

const seven = (edition: 1 | 2, players: number): Kind => ({
  label: `7 Wonders, edition ${edition}, ${players} players`,
  game: 'wonders',
  options: { edition, players },
});

const armada = (edition: 1 | 2, players: number, teams = false): Kind => ({
  label: `Armada, edition ${edition}, ${players} players${teams ? ' in teams' : ''}`,
  game: 'wonders',
  options: { ...ARMADA, edition, players, ...(teams ? { teams } : {}) },
});

/** Leaders and black cards, alone and with all that there is. */
const withPacks = (label: string, packs: readonly string[], edition: 1 | 2, players: number, teams = false): Kind => ({
  label: `${label}, edition ${edition}, ${players} players${teams ? ' in teams' : ''}`,
  game: 'wonders',
  options: { packs: ['base', ...packs], edition, players, ...(teams ? { teams } : {}) },
});

/** Every game with every pack, and every number of players; Duel as often as the others together. */
export const KINDS: readonly Kind[] = [
  { label: 'Duel', game: 'duel', options: {} },
  seven(1, 2),
  { label: 'Agora', game: 'duel', options: AGORA },
  armada(1, 3),
  seven(2, 3),
  { label: 'Duel, beginners’ Wonders', game: 'duel', options: { wonders: 'beginner', pairToken: 'must' } },
  armada(2, 3),
  {
    label: 'Agora, other rulings',
    game: 'duel',
    options: { ...AGORA, sabotagedCard: 'discard', mausoleum: 'anyCard', militaryToken: 'pawnsFavour' },
  },
  { label: 'Pantheon', game: 'duel', options: PANTHEON },
  armada(2, 4, true),
  seven(1, 4),
  { label: 'Agora', game: 'duel', options: AGORA },
  seven(2, 5),
  armada(1, 6, true),
  armada(2, 5),
  { label: 'Agora and Pantheon', game: 'duel', options: BOTH },
  seven(1, 6),
  armada(1, 7),
  seven(2, 7),
  armada(1, 8, true),
  withPacks('Leaders, Cities and Armada', ['leaders', 'cities', 'armada'], 2, 4, true),
  withPacks('Leaders and Cities', ['leaders', 'cities'], 1, 5),
];
