import { catalogOf, PACKS } from '@pharos/duel';

const { cards, backs } = catalogOf(PACKS.map(({ id }) => id));

/** Cards that are read at every leaf, as numbers. */
export const isSenator = Uint8Array.from(cards, ({ deck }) => (backs[deck] === 'senator' ? 1 : 0));
export const isPolitician = Uint8Array.from(cards, ({ onGain }) =>
  onGain.some(({ type }) => type === 'senateActions') ? 1 : 0,
);
