import scenes from '../../../styles/sprites/scenes.json';

/** The drawn scene of each board. */
const SCENES: Readonly<Partial<Record<string, string>>> = scenes;

export const sceneOf = (board: string): string => SCENES[board] ?? 'pyramids';

/** The first edition calls its sides A and B: B is the richer one, as night is in the second. */
export const isNight = (side: string | null): boolean => side === 'night' || side === 'B';

/** A monument is drawn in three parts, however many stages a side has. */
export function partsBuilt(built: number, stages: number): number {
  if (stages === 0) return 3;
  return built === 0 ? 0 : Math.max(1, Math.floor((built * 3) / stages));
}
