import type { DecisionKind } from '../facts.ts';
import { FOOT, HEIGHT, WIDTH } from './frame.ts';
import { gradient, rectangle, short } from './svg.ts';

/** The middle of the tower, to the right of the words. */
const MIDDLE = 880;
/** How wide and high windows are at most. */
const WINDOW = { width: 34, height: 46 };

interface Floor {
  /** The foot of its windows, and of its wall. */
  readonly windows: number;
  readonly foot: number;
  readonly top: number;
  readonly wide: number;
  readonly narrow: number;
  /** Its part of all windows. */
  readonly part: number;
}

/** From the top: each is wider than the one above. */
const FLOORS: readonly Floor[] = [
  { windows: 224, foot: 246, top: 158, wide: 290, narrow: 256, part: 0.25 },
  { windows: 334, foot: 356, top: 258, wide: 396, narrow: 356, part: 0.33 },
  { windows: 448, foot: 500, top: 368, wide: 520, narrow: 470, part: 0.42 },
];
/** What is shown where nobody has judged the decisions. */
const UNJUDGED = [4, 5, 7];

/** A lighthouse at night with a window for each decision, the first ones at the bottom. */
export function lighthouse(decisions: readonly DecisionKind[]): string {
  return [landscape(), ...FLOORS.map(wall), flame(), ...windowsOf(decisions)].join('');
}

function landscape(): string {
  const beam = (to: number, x1: number): string =>
    `<linearGradient id="beam${to}" x1="${x1}" x2="${1 - x1}"><stop stop-color="#ffe7a0" stop-opacity=".55"/><stop offset="1" stop-color="#ffe7a0" stop-opacity="0"/></linearGradient><path fill="url(#beam${to})" d="M${MIDDLE} 106 ${to} -10v190z"/>`;
  const stars = Array.from({ length: 60 }, (_, at) => {
    const [x, y] = [(at * 197) % WIDTH, (at * 83 + at * at * 7) % 360];
    return `<circle cx="${x}" cy="${y}" r="${short(0.8 + (at % 3) * 0.5)}" opacity="${short(0.3 + (at % 5) * 0.13)}"/>`;
  });
  return [
    gradient('dusk', [0, 1], [0, '#0b1433'], [0.55, '#2a3a74'], [0.78, '#7d527a']),
    rectangle({ x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: 'url(#dusk)' }),
    `<g fill="#fff6dc">${stars.join('')}</g>`,
    beam(-60, 1),
    beam(1260, 0),
    '<path fill="#3a3560" d="M0 486l150-44 160 30 210-40 230 44 160-26 290 40v60H0z"/>',
    rectangle({ x: 0, y: 478, width: WIDTH, height: FOOT - 478, fill: '#14244a' }),
    `<path fill="#141a36" d="M${MIDDLE - 330} ${FOOT}q110-62 330-62t330 62z"/>`,
  ].join('');
}

/** A wall that gets narrower upwards, lit from the right, with a ledge on it. */
function wall({ foot, top, wide, narrow }: Floor, at: number): string {
  const corners = (from: number): string =>
    `M${from} ${foot}L${from === MIDDLE ? MIDDLE : MIDDLE - narrow / 2} ${top}H${MIDDLE + narrow / 2}L${MIDDLE + wide / 2} ${foot}z`;
  return [
    `<path fill="${at === 1 ? '#6a6390' : '#4f4a75'}" d="${corners(MIDDLE - wide / 2)}"/>`,
    `<path fill="#cbb7b6" opacity=".2" d="${corners(MIDDLE)}"/>`,
    rectangle({ x: MIDDLE - narrow / 2 - 12, y: top - 12, width: narrow + 24, height: 14, fill: '#8b83a8' }),
  ].join('');
}

const flame = (): string =>
  `<circle cx="${MIDDLE}" cy="104" r="66" fill="#ffcf66" opacity=".25"/><path fill="#ffb63d" d="M${MIDDLE} 34q36 42 21 80-9 22-21 26-12-4-21-26-15-38 21-80z"/><path fill="#fff3b8" d="M${MIDDLE} 80q18 20 9 44-4 10-9 12-5-2-9-12-9-24 9-44z"/>`;

function windowsOf(decisions: readonly DecisionKind[]): string[] {
  if (decisions.length === 0)
    return FLOORS.flatMap((floor, at) =>
      row(
        floor,
        Array.from({ length: UNJUDGED[at] }, () => null),
      ),
    );
  const top = Math.round(decisions.length * FLOORS[0].part);
  const middle = Math.round(decisions.length * FLOORS[1].part);
  const bottom = decisions.length - top - middle;
  const rows = [decisions.slice(bottom + middle), decisions.slice(bottom, bottom + middle), decisions.slice(0, bottom)];
  return FLOORS.flatMap((floor, at) => row(floor, rows[at]));
}

function row({ windows, narrow }: Floor, kinds: readonly (DecisionKind | null)[]): string[] {
  const step = Math.min(WINDOW.width * 1.5, (narrow - 24) / Math.max(1, kinds.length));
  const width = Math.min(WINDOW.width, step * 0.7);
  const height = Math.min(WINDOW.height, width * 1.6);
  return kinds.map((kind, at) =>
    decisionWindow(kind, {
      x: MIDDLE + (at - (kinds.length - 1) / 2) * step - width / 2,
      y: windows - height,
      width,
      height,
    }),
  );
}

interface Opening {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const LIT = '#ffe9a6';
const AMBER = '#f2c14e';
const DARK = '#2b2748';
const WOOD = '#7d5a14';

/** Its form says how good a decision was, not its colour alone: bright, with a bar, half dark, dark. Null where nobody knows. */
export function decisionWindow(kind: DecisionKind | null, { x, y, width, height }: Opening): string {
  const radius = width / 2;
  const arch = `M${short(x)} ${short(y + height)}v${short(radius - height)}a${short(radius)} ${short(radius)} 0 0 1 ${short(width)} 0v${short(height - radius)}z`;
  const filled = (fill: string, more = ''): string => `<path d="${arch}" fill="${fill}" ${more}/>`;
  switch (kind) {
    case null:
      return filled('#b99a5c');
    case 'best':
      return filled(LIT);
    case 'good':
      return `${filled(AMBER)}<path d="M${short(x + radius)} ${short(y)}v${short(height)}" stroke="${WOOD}" stroke-width="${short(width / 7)}"/>`;
    case 'slip':
      return (
        filled(DARK, 'stroke="#a79dc4" stroke-width="2"') +
        rectangle({ x, y: y + height / 2, width, height: height / 2, fill: AMBER })
      );
    case 'mistake':
      return filled(DARK, 'stroke="#a79dc4" stroke-width="2"');
  }
}
