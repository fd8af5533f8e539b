import type { Memory } from '@pharos/core';
import type { ChatMessage, GameUpdate, Hint, OwnSeek, Pairing, Previews, Refused, TableState } from '@pharos/protocol';

/**
 * What is done with the page once it is there: the first visible element of a selector is pressed, or another one of them, or
 * a key; or an option of a list is chosen, even where buttons stand in its place; or a card of Duel that fits is taken up.
 */
export type Press =
  | string
  | { readonly selector: string; readonly nth: number }
  | { readonly key: string }
  | { readonly list: string; readonly option: number }
  | { readonly takeUp: CardKind };

/** An open card that can be built, one that helps a Wonder, a Senator, or any. */
export type CardKind = 'build' | 'wonder' | 'senator' | 'any';

/** The server as the page meets it; what it does not know is refused. */
export interface FakeServer {
  /** Answers by path, such as `/tables/mine`; null: no answer comes. */
  readonly api: Readonly<Record<string, unknown>> | null;
  /** What `watch` brings, or why it is refused. */
  readonly table: TableState | Refused | null;
  readonly previews?: Previews;
  readonly memory?: Memory | null;
  readonly hints?: readonly Hint[];
  /** Why moves are refused. */
  readonly refusal?: Refused;
  /** Who waits for what, and what the guest of the page looks for. */
  readonly pairing?: Pairing;
  readonly seek?: OwnSeek;
  /** What comes once the table is shown. */
  readonly updates?: readonly GameUpdate[];
  readonly chat?: readonly ChatMessage[];
  /** `lost` breaks the connection once the table is shown, `leaving` announces a restart, `never` does not connect at all. */
  readonly connection?: 'lost' | 'leaving' | 'never';
}

/**
 * All that makes a scene, as data: it is told to a frame of the gallery or to a page under test, which then shows the scene
 * without a server behind it.
 */
export interface Setting {
  readonly path: string;
  /** What this browser remembers. */
  readonly storage: Readonly<Record<string, string>>;
  readonly server: FakeServer;
  /** Tells that the page is there. */
  readonly shown: string;
  readonly press: readonly Press[];
  /** Once all updates have come, what is watched before this is passed over with Space. */
  readonly passTo: string | null;
  /** Tells that the scene is there. */
  readonly until: string | null;
  /** The scene passes: pictures move at the slowest pace, and time stands still once it is there. */
  readonly passes: boolean;
}

/** What an entry may say beyond where it takes place. */
export type Extras = Partial<Pick<Setting, 'path' | 'shown' | 'press' | 'passTo' | 'until' | 'passes'>>;

/** Scenes by name; positions are played only when a scene is wanted. */
export type Scenes = Readonly<Record<string, () => Setting>>;
