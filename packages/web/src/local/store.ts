import type { Save } from '@pharos/core';

/** Who plays a seat of a game on this device. */
export interface LocalSeat {
  /** That of a bot is its level. */
  readonly name: string;
  /** Null for a person. */
  readonly level: string | null;
}

export interface LocalRecord {
  readonly save: Save;
  readonly seats: readonly LocalSeat[];
  readonly created: number;
  /** Whether a player may ask what a good player would do. */
  readonly hints?: boolean | undefined;
  /** Whether a player may look up which cards they have seen. */
  readonly memory?: boolean | undefined;
  /** Whether a first game is explained while it is played. */
  readonly coach?: boolean | undefined;
}

const KEY = 'pharos.local';

/** The one game that is played on this device without a server; it survives a reload. */
export function readLocal(): LocalRecord | null {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? null : (JSON.parse(text) as LocalRecord);
  } catch {
    return null;
  }
}

export function writeLocal(record: LocalRecord): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // Without storage the game lasts as long as the page.
  }
}
