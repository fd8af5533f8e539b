/** A small sign beside what was done, such as a token. */
export interface LogSign {
  readonly icon: string;
  /** What it stands for, in words. */
  readonly label: string;
  /** The words or number shown with it, where the icon alone does not tell. */
  readonly text?: string;
  /** The colours of a card, or `good` and `bad` for tokens. */
  readonly look?: string;
}

/** What was done, in the colours of its card. */
export interface LogDeed {
  readonly icon: string;
  readonly look: string;
  readonly name: string;
  readonly signs: readonly LogSign[];
}

/** What one seat did in a turn, or what the end of an Age brought it. */
export interface LogRow {
  readonly id: string;
  readonly seat: number;
  readonly name: string;
  readonly initial: string;
  readonly accent: string;
  readonly isMine: boolean;
  /** The number of the turn, where a section has several. */
  readonly number?: number;
  readonly deed: LogDeed | null;
  /** Coins and to whom; nobody where that is the bank. */
  readonly payments: readonly { readonly coins: number; readonly to: string | null }[];
  /** Why nothing is paid, in a word; empty where it needs none. */
  readonly free: string;
  readonly coins: number;
  readonly tokens: readonly LogSign[];
  /** What the points changed by and became; null until the turn is over. */
  readonly points: { readonly change: number; readonly total: number } | null;
  /** A short line under the deed. */
  readonly note: string;
  /** The card, for a picture. */
  readonly card: string | null;
  /** Everything in sentences. */
  readonly texts: () => readonly string[];
}

interface OfAge {
  /** 0 before the first Age. */
  readonly age: number;
  readonly title: string;
}

/** A turn, or the end of an Age, or all turns of one. */
export interface LogSection extends OfAge {
  readonly id: string;
  /** Which part of the Age. */
  readonly part: string;
  /** What stands on the button that leads here; empty where the Age has no parts. */
  readonly pill: string;
  /** A sign in its place. */
  readonly icon?: string;
  readonly rows: readonly LogRow[];
  /** What concerns nobody in particular. */
  readonly notes: readonly string[];
}

export interface LogAge extends OfAge {
  readonly sections: readonly LogSection[];
}

/** The sections by Age, oldest first. */
export function agesOf(sections: readonly LogSection[]): LogAge[] {
  const ages: { age: number; title: string; sections: LogSection[] }[] = [];
  for (const section of sections) {
    const last = ages.at(-1);
    if (last?.age === section.age) last.sections.push(section);
    else ages.push({ age: section.age, title: section.title, sections: [section] });
  }
  return ages;
}
