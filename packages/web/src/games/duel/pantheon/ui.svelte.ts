import type { ExpansionUi } from '../table/expansionUi.ts';
import type { DuelUi } from '../table/ui.svelte.ts';

declare module '../table/ui.svelte.ts' {
  interface Details {
    readonly pantheon: object;
    readonly divinity: { readonly id: string };
    readonly mythology: { readonly mythology: string };
    readonly holdings: { readonly seat: number };
  }
}

/** What the player has picked up of Pantheon. */
export class PantheonUi implements ExpansionUi {
  /** The space to be activated in the turn, or the one that a Divinity is put on. */
  space = $state<number | null>(null);
  /** Offering tokens to be spent with it. */
  offerings = $state.raw<readonly string[]>([]);
  /** The second piece of a choice that has two. */
  second = $state<string | null>(null);

  get isEmpty(): boolean {
    return this.space === null && this.second === null;
  }

  clear(): void {
    this.cardChanged();
    this.second = null;
  }

  cardChanged(): void {
    this.space = null;
    this.offerings = [];
  }

  stepBack(): boolean {
    return false;
  }

  /** Spends an Offering token, or keeps it. */
  toggle(offering: string): void {
    this.offerings = this.offerings.includes(offering)
      ? this.offerings.filter((one) => one !== offering)
      : [...this.offerings, offering];
  }
}

export const pantheonUi = (ui: DuelUi): PantheonUi => ui.part(PantheonUi);

/** Takes up a space to activate what lies on it; a second time puts it down. */
export function takeUpSpace(ui: DuelUi, space: number): void {
  const isUp = pantheonUi(ui).space === space;
  ui.clear();
  ui.detail = null;
  if (!isUp) pantheonUi(ui).space = space;
}
