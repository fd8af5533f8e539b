import scenes from '@pharos/web/sprites/scenes.json';

/** The drawn scene of a Wonder or a board. */
const SCENES: Readonly<Partial<Record<string, string>>> = {
  ...scenes,
  'curia-iulia': 'curia',
  knossos: 'knossos',
  sanctuary: 'artemis',
  'divine-theater': 'circus',
};

export const sceneNamed = (piece: string): string => SCENES[piece] ?? 'pyramids';
