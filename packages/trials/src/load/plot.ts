import type { LoadReport, StepReport } from './report.ts';

interface Line {
  readonly name: string;
  /** Tells lines apart without colour. */
  readonly dash: string;
  readonly value: (step: StepReport) => number;
}

interface Panel {
  readonly title: string;
  readonly unit: string;
  readonly lines: readonly Line[];
}

const PANELS: readonly Panel[] = [
  {
    title: 'Until the others see a move',
    unit: 'ms',
    lines: [
      { name: 'p50', dash: '', value: ({ played }) => played.others.p50 },
      { name: 'p90', dash: '6 3', value: ({ played }) => played.others.p90 },
      { name: 'p99', dash: '2 3', value: ({ played }) => played.others.p99 },
    ],
  },
  {
    title: 'Server CPU for a move',
    unit: 'ms',
    lines: [{ name: 'all threads', dash: '', value: ({ cpuMsPerMove }) => cpuMsPerMove }],
  },
  {
    title: 'Memory of the server',
    unit: 'MB',
    lines: [
      { name: 'resident', dash: '', value: ({ memory }) => memory.rss / 1e6 },
      { name: 'heap', dash: '6 3', value: ({ memory }) => memory.heap / 1e6 },
    ],
  },
];

const WIDTH = 330;
const HEIGHT = 220;
const MARGIN = { left: 48, right: 102, top: 36, bottom: 40 } as const;

/** The steps of a measurement as a picture: readable on light and dark ground, without colour, and as text. */
export function plot(report: LoadReport): string {
  const { steps } = report;
  const panels = PANELS.map((panel, index) => {
    return `<g transform="translate(${index * WIDTH} 0)">${panelOf(panel, steps)}</g>`;
  });
  const size = `0 0 ${PANELS.length * WIDTH} ${HEIGHT}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}" role="img" aria-labelledby="title desc">
<title id="title">Cost by number of games at a time</title>
<desc id="desc">${steps.map(wordsOfStep).join(' ')}</desc>
<style>${STYLE}</style>
<rect class="ground" width="100%" height="100%"/>
${panels.join('\n')}
</svg>
`;
}

const STYLE = `
text { font: 11px system-ui, sans-serif; fill: #222 }
.title { font-weight: 600; font-size: 12px }
.ground { fill: #fff }
.axis { stroke: #888; stroke-width: 1; fill: none }
.line { stroke: #1d4ed8; stroke-width: 2; fill: none }
.dot { fill: #1d4ed8 }
@media (prefers-color-scheme: dark) {
  text { fill: #eee }
  .ground { fill: #16181d }
  .axis { stroke: #777 }
  .line { stroke: #93c5fd }
  .dot { fill: #93c5fd }
}`;

function wordsOfStep(step: StepReport): string {
  const figures = PANELS.flatMap(({ title, unit, lines }) =>
    lines.map(({ name, value }) => `${title}, ${name}: ${short(value(step))} ${unit}`),
  );
  return `${step.games} games. ${figures.join('; ')}.`;
}

function panelOf({ title, unit, lines }: Panel, steps: readonly StepReport[]): string {
  const top = niceTop(Math.max(...lines.flatMap(({ value }) => steps.map(value))));
  const x = acrossOf(steps);
  const y = (value: number): number => MARGIN.top + (HEIGHT - MARGIN.top - MARGIN.bottom) * (1 - value / top);
  const bottom = HEIGHT - MARGIN.bottom;
  const scale = [0, top / 2, top].map(
    (value) => `<text x="${MARGIN.left - 6}" y="${round(y(value) + 4)}" text-anchor="end">${short(value)}</text>`,
  );
  const games = steps.map(
    (step) => `<text x="${x(step)}" y="${bottom + 16}" text-anchor="middle">${step.games.toLocaleString('en')}</text>`,
  );
  return [
    `<text class="title" x="${MARGIN.left - 30}" y="18">${title} (${unit})</text>`,
    `<path class="axis" d="M${MARGIN.left} ${MARGIN.top}V${bottom}H${WIDTH - MARGIN.right + 10}"/>`,
    ...scale,
    ...games,
    `<text x="${(MARGIN.left + WIDTH - MARGIN.right) / 2}" y="${bottom + 32}" text-anchor="middle">games at a time</text>`,
    ...lines.map((line) => lineOf(line, steps, x, y)),
    ...labelsOf(lines, steps, x, y),
  ].join('');
}

type Across = (step: StepReport) => number;

/** By powers of ten: a step to ten times as many is as wide as the next one. */
function acrossOf(steps: readonly StepReport[]): Across {
  const powers = steps.map(({ games }) => Math.log10(games));
  const least = Math.min(...powers);
  const span = Math.max(...powers) - least || 1;
  return ({ games }) =>
    round(MARGIN.left + 14 + (WIDTH - MARGIN.left - MARGIN.right - 14) * ((Math.log10(games) - least) / span));
}

function lineOf({ dash, value }: Line, steps: readonly StepReport[], x: Across, y: (value: number) => number): string {
  const points = steps.map((step) => ({ x: x(step), y: round(y(value(step))) }));
  const dots = points.map((point) => `<circle class="dot" cx="${point.x}" cy="${point.y}" r="3"/>`);
  const path = points.map((point) => `${point.x} ${point.y}`).join('L');
  return `<path class="line" stroke-dasharray="${dash}" d="M${path}"/>${dots.join('')}`;
}

/** Names at the ends of the lines, pushed apart where they would lie on each other. */
function labelsOf(
  lines: readonly Line[],
  steps: readonly StepReport[],
  x: Across,
  y: (value: number) => number,
): string[] {
  const last = steps.at(-1);
  if (last === undefined) return [];
  let below = Infinity;
  return [...lines]
    .sort((a, b) => a.value(last) - b.value(last))
    .map(({ name, value }) => {
      below = Math.min(y(value(last)) + 4, below - 13);
      return `<text x="${x(last) + 8}" y="${round(below)}">${name} ${short(value(last))}</text>`;
    });
}

/** 1, 2 or 5 times a power of ten. */
function niceTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 0.001)));
  return [1, 2, 5, 10].map((times) => times * power).find((top) => top >= most) ?? most;
}

function short(value: number): string {
  if (value >= 100) return value.toFixed(0);
  return value >= 10 ? value.toFixed(1) : value.toFixed(2).replace(/\.?0+$/, '');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
