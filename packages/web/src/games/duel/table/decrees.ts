import type { DuelView } from '@pharos/duel';

/** The Decrees that serve a player now: those of the Chambers under control. None without Agora. */
export function decreesOf(view: DuelView, seat: number): string[] {
  return (view.agora?.chambers ?? [])
    .filter((chamber) => chamber.controller === seat)
    .flatMap((chamber) => chamber.decrees.flatMap(({ decree }) => (decree === null ? [] : [decree])));
}
