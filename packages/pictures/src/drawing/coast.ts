import colours from '@pharos/web/home/coast.css?raw';
import { HEIGHT, WIDTH } from './frame.ts';
import { NIGHT } from './palette.ts';
import { monument, sceneColours } from './scenes.ts';
import { coloured, coloursIn } from './sheet.ts';
import { sprite } from './sprites.ts';
import { gradient, rectangle, short } from './svg.ts';

const COAST = coloursIn(colours, ['.lighthouse']);
const HORIZON = 416;
/** The tower stands here, its flame below the upper edge. */
const TOWER = { x: 730, y: 44, width: 485, height: 490 };
const VIEW = { x: 76, y: -2, width: 180, height: 182 };

/** Places all over the picture that are the same each time, each with a part of 1 for whatever differs between them. */
function scatterPoints(count: number, width: number, height: number): [x: number, y: number, part: number][] {
  const golden = 0.618_034;
  return Array.from({ length: count }, (_, index) => [
    (index / count) * width,
    ((index * index * golden) % 1) * height,
    ((index + 1) * golden) % 1,
  ]);
}

/** The lighthouse at dusk. Words stand on the left of it. */
export function coast(): string {
  const at = (name: string): string => COAST[name] ?? NIGHT;
  const stars = scatterPoints(70, WIDTH, 330).map(
    ([x, y, part]) =>
      `<circle cx="${short(x)}" cy="${short(y)}" r="${short(0.6 + part)}" opacity="${short(0.3 + part * 0.6)}"/>`,
  );
  const glints = scatterPoints(46, WIDTH, HEIGHT - HORIZON - 20).map(
    ([x, y, part]) =>
      `<path d="M${short(x)} ${short(HORIZON + 10 + y)}h${short(14 + part * 34)}" opacity="${short(0.12 + part * 0.3)}"/>`,
  );
  const hills = sprite('coast-hills', { x: 0, y: HORIZON - 108, width: WIDTH, height: 110 });
  const boat = sprite('coast-boat', { x: 1104, y: HORIZON - 10, width: 36, height: 32 });
  return [
    gradient('coast-sky', [0, 1], [0, at('sky1')], [0.36, at('sky2')], [0.56, at('sky3')], [0.68, at('sky4')]),
    gradient('coast-water', [0, 1], [0, at('water1')], [0.16, at('water2')], [0.96, at('water3')]),
    rectangle({ x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: 'url(#coast-sky)' }),
    `<g fill="#fff6dc">${stars.join('')}</g>`,
    moon(1124, 196, 32),
    coloured(hills, COAST),
    rectangle({ x: 0, y: HORIZON, width: WIDTH, height: HEIGHT - HORIZON, fill: 'url(#coast-water)' }),
    `<g stroke="${at('glint')}" stroke-width="2" stroke-linecap="round">${glints.join('')}</g>`,
    tower(),
    coloured(boat, COAST),
    gradient('coast-veil', [1, 0], [0, NIGHT, 0.82], [0.5, NIGHT, 0.5], [0.72, NIGHT, 0]),
    rectangle({ x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: 'url(#coast-veil)' }),
  ].join('');
}

function moon(x: number, y: number, radius: number): string {
  const ring = (more: number, opacity: number): string =>
    `<circle cx="${x}" cy="${y}" r="${radius + more}" fill="#f4ecd2" opacity="${opacity}"/>`;
  return `${ring(46, 0.06)}${ring(22, 0.1)}<circle cx="${x}" cy="${y}" r="${radius}" fill="#f6edd0"/>`;
}

function tower(): string {
  const scale = TOWER.height / VIEW.height;
  const tints = { ...sceneColours('lighthouse', true), m1: '#c8b3b0', m2: '#93839c', m3: '#5a5477', 'beam-o': '0' };
  const drawing = [
    coloured(sprite('coast-far-rock', { x: 44, y: -2, width: 240, height: 186 }), COAST),
    monument('lighthouse', 3, tints, { x: 0, y: -6, width: 320, height: 186 }),
    coloured(sprite('coast-near-rocks', { x: 44, y: -2, width: 240, height: 186 }), COAST),
  ];
  const light = [
    '<linearGradient id="beam-left" x1="1" x2="0"><stop stop-color="#ffe7a0" stop-opacity=".62"/><stop offset="1" stop-color="#ffe7a0" stop-opacity="0"/></linearGradient>',
    '<linearGradient id="beam-right" x1="0" x2="1"><stop stop-color="#ffe7a0" stop-opacity=".62"/><stop offset="1" stop-color="#ffe7a0" stop-opacity="0"/></linearGradient>',
    '<radialGradient id="glow"><stop stop-color="#fff0b8" stop-opacity=".95"/><stop offset="1" stop-color="#ffcf66" stop-opacity="0"/></radialGradient>',
    '<path fill="url(#beam-left)" d="M161.5 18-150-20v84z"/><path fill="url(#beam-right)" d="M161.5 18 440-20v80z"/>',
    '<circle cx="161.5" cy="17" r="44" fill="url(#glow)"/>',
  ];
  const place = `translate(${short(TOWER.x - VIEW.x * scale)} ${short(TOWER.y - VIEW.y * scale)}) scale(${scale.toFixed(4)})`;
  return `<g transform="${place}">${light.join('')}${drawing.join('')}</g>`;
}
