import type { TableInfo } from '@pharos/protocol';
import { createContext } from 'svelte';
import type { MessageKey } from '../../i18n/index.svelte.ts';
import type { SeatRatings } from '../../ratings/seatRatings.svelte.ts';
import type { AnyTableStore } from '../store/tableStore.svelte.ts';

/** What can be looked at more closely at every table, with its title. */
export const SHARED_DETAILS = {
  discard: 'discard.title',
  log: 'log.title',
  chat: 'chat.title',
  players: 'people.atTable',
  memory: 'memory.title',
  keys: 'keys.title',
  menu: 'menu.title',
  rules: 'nav.rules',
} as const satisfies Readonly<Record<string, MessageKey>>;

export type SharedDetail = keyof typeof SHARED_DETAILS;

export const isSharedDetail = (detail: string): detail is SharedDetail => Object.hasOwn(SHARED_DETAILS, detail);

/** Those that open at the side and leave the table in sight. */
export const isDrawer = (detail: string): boolean => ['chat', 'memory', 'menu', 'plan', 'whatIf'].includes(detail);

/** What takes the whole screen. */
export const isFull = (detail: string): boolean => detail === 'log' || detail === 'rules';

/** What stays open on wide screens while the table is played at. */
export const isBeside = (detail: string): boolean => ['chat', 'memory', 'whatIf'].includes(detail);

/** Whether there is somebody to talk to. The host gets there even when nobody may speak, to allow it again. */
export function canSpeak({ id, chat, isHost }: Pick<TableInfo, 'id' | 'chat' | 'isHost'>): boolean {
  return chat || (isHost && id !== 'local');
}

/** A table of any game, for the parts that are the same at all of them. */
export interface SharedTable {
  readonly store: AnyTableStore;
  /** The seat shown at the bottom. */
  readonly me: number;
  readonly nameOf: (seat: number) => string;
  /** Of games that count; pictures of tables have none. */
  readonly ratings?: Pick<SeatRatings, 'textOf'>;
  /** Nothing can be played here, as in a replay. */
  readonly readOnly: boolean;
  readonly ui: {
    /** What is looked at; null if nothing. */
    readonly detail: { readonly kind: string } | null;
    show(detail: SharedDetail): void;
    /** Puts down whatever is taken up. */
    clear(): void;
    readonly isEmpty: boolean;
  };
}

export const [getTable, setTable] = createContext<SharedTable>();
