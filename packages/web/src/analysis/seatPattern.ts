/** What fills the area of a seat besides its colour, in a square of 6: no seat is told by its colour alone. */
const PATTERNS = [
  '',
  'M0 6 6 0M-1 1 1 -1M5 7 7 5',
  'M3 2.2a.8.8 0 1 0 .1 0',
  '',
  'M0 0l6 6M-1 5l2 2M5 -1l2 2',
  'M3 0v6',
  'M0 3h6',
  'M0 0l6 6M0 6l6-6',
] as const;

export const patternOf = (place: number): string => PATTERNS[place % PATTERNS.length];

/** The colour of a seat in charts: by its place in the order of the chart, the viewer's seat first. */
export const colourOf = (place: number): string => `var(--chart-${(place % PATTERNS.length) + 1})`;

/** What is written on it. */
export const inkOf = (place: number): string => `var(--chart-ink-${(place % PATTERNS.length) + 1}, var(--chart-ink))`;
