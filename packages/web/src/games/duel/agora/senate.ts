import type { AgoraView } from '@pharos/duel';

/** What one cube does to the Senate: put into a Chamber, taken out of one, or both. */
export interface CubeChange {
  readonly owner: number;
  readonly from: number | null;
  readonly to: number | null;
}

/** What changes in a Chamber, said before it happens. */
export interface ControlChange {
  readonly chamber: number;
  /** Who controls it afterwards; null for nobody. */
  readonly controller: number | null;
  /** Who controlled it before. */
  readonly before: number | null;
  /** Decrees that change hands: ids, null for those face down. */
  readonly decrees: readonly (string | null)[];
}

export const CHAMBERS = 6;

function controllerWith([first, second]: readonly number[]): number | null {
  return first === second ? null : first > second ? 0 : 1;
}

/** Which Chambers a cube brings into other hands. */
export function controlChanges(agora: AgoraView, { owner, from, to }: CubeChange): ControlChange[] {
  return agora.chambers.flatMap((chamber) => {
    const difference = (chamber.chamber === to ? 1 : 0) - (chamber.chamber === from ? 1 : 0);
    if (difference === 0) return [];
    const cubes = chamber.cubes.map((count, seat) => (seat === owner ? count + difference : count));
    const controller = controllerWith(cubes);
    if (controller === chamber.controller) return [];
    return [
      {
        chamber: chamber.chamber,
        controller,
        before: chamber.controller,
        decrees: chamber.decrees.map(({ decree }) => decree),
      },
    ];
  });
}

/** How many Chambers a player controls. */
export const controlled = (agora: AgoraView, seat: number): number =>
  agora.chambers.filter((chamber) => chamber.controller === seat).length;

/** Whether these changes put all six Chambers into one hand. */
export function winsSenate(agora: AgoraView, changes: readonly ControlChange[], seat: number): boolean {
  const gained = changes.filter((change) => change.controller === seat).length;
  const lost = changes.filter((change) => change.before === seat).length;
  return controlled(agora, seat) + gained - lost === CHAMBERS;
}

/** Cubes of a player in the Senate. */
export const cubesInSenate = (agora: AgoraView, seat: number): number =>
  agora.chambers.reduce((sum, { cubes }) => sum + (cubes[seat] ?? 0), 0);
