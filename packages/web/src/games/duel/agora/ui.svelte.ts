import type { ExpansionUi } from '../table/expansionUi.ts';
import type { DuelUi } from '../table/ui.svelte.ts';

declare module '../table/ui.svelte.ts' {
  interface Details {
    readonly senate: object;
    readonly chamber: { readonly chamber: number };
    readonly conspiracies: object;
    readonly conspiracy: { readonly id: string };
    readonly senators: { readonly seat: number };
  }
}

/** What the player has picked up of Agora. */
export class AgoraUi implements ExpansionUi {
  /** Choosing which Conspiracy to prepare with the card, or looking at one to trigger it. */
  prepares = $state(false);
  conspiracy = $state<string | null>(null);
  /** The second piece of a choice that has two. */
  second = $state<string | null>(null);
  /** What to do with a cube or Decree, and from which Chamber to which. */
  mode = $state<'place' | 'move' | 'conspire' | null>(null);
  from = $state<number | null>(null);
  to = $state<number | null>(null);

  get isEmpty(): boolean {
    return this.conspiracy === null && this.mode === null && this.to === null;
  }

  clear(): void {
    this.cardChanged();
    this.second = null;
    this.mode = null;
    this.from = null;
    this.to = null;
  }

  cardChanged(): void {
    this.prepares = false;
    this.conspiracy = null;
  }

  stepBack(): boolean {
    const { prepares } = this;
    this.prepares = false;
    return prepares;
  }
}

export const agoraUi = (ui: DuelUi): AgoraUi => ui.part(AgoraUi);

/** Takes up a Conspiracy to trigger it. */
export function takeUpConspiracy(ui: DuelUi, id: string): void {
  ui.clear();
  ui.detail = null;
  agoraUi(ui).conspiracy = id;
}
