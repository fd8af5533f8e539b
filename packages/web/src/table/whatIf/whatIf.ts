export type Tone = 'plain' | 'good' | 'warn';

/** A number that a move changes, as short as it goes. */
export interface Chip {
  readonly icon: string;
  /** What is counted, for those who do not see the icon. */
  readonly name: string;
  readonly text: string;
  /** Whether it will be so whatever others do. */
  readonly isCertain: boolean;
}

/** A category of the score before and after. */
export interface Bar {
  readonly id: string;
  readonly icon: string;
  readonly look: string;
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

/** Something else that a move brings about, with its numbers. */
export interface Row {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly tone: Tone;
  readonly isCertain: boolean;
}

/** What a move would change, before it is made. */
export interface WhatIf {
  /** Points in all. */
  readonly total: { readonly before: number; readonly after: number };
  readonly chips: readonly Chip[];
  /** What is said beside the numbers, the most important first. */
  readonly news: readonly Pick<Row, 'icon' | 'title' | 'text' | 'tone'>[];
  readonly bars: readonly Bar[];
  readonly rows: readonly Row[];
}

export const row = (icon: string, title: string, text: string, tone: Tone = 'plain', isCertain = true): Row => ({
  icon,
  title,
  text,
  tone,
  isCertain,
});

export const chip = (icon: string, name: string, text: string, isCertain = true): Chip => ({
  icon,
  name,
  text,
  isCertain,
});
