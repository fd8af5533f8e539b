import type { Colour, Style } from './ansi.ts';

export const PAPER: Colour = [236, 232, 220];
export const GOLD: Colour = [222, 178, 70];
export const SEA: Colour = [92, 168, 184];
export const GOOD: Colour = [104, 190, 116];
export const BAD: Colour = [226, 100, 92];
const NIGHT: Colour = [24, 34, 44];
const BACK_EDGE: Colour = [104, 116, 128];
const BACK_FACE: Colour = [28, 34, 40];

export const styles = {
  header: { fg: PAPER, bg: NIGHT },
  title: { fg: GOLD, bg: NIGHT, bold: true },
  label: { fg: SEA },
  strong: { bold: true },
  dim: { dim: true },
  coins: { fg: GOLD, bold: true },
  points: { bold: true },
  good: { fg: GOOD },
  bad: { fg: BAD },
  key: { fg: NIGHT, bg: GOLD, bold: true },
  back: { fg: BACK_EDGE, bg: BACK_FACE },
} as const satisfies Readonly<Record<string, Style>>;
