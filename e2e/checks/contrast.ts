// Words and signs that are too pale, by the colours that are really drawn. Runs in the page.
import { isExempt } from './exemptions.ts';
import { isOnTop, isVisible, nameOf, scaleOf, shownPart, type Line } from './visibleText.ts';

const WORDS = 4.5;
const LARGE = 3;
const SIGNS = 3;
/** A sign is at most so large; what is larger is a picture. */
const LARGEST_SIGN = 72;
/** The part of what lies behind a word that may be closer to its colour: an edge, a line, a leaf. */
const ASIDE = 0.25;
/** Letters and digits take up this part of the size of their font, in the middle of the line. */
const LETTERS = 0.7;

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** The page as it was drawn, from a picture of it. */
export async function readPicture(base64: string): Promise<ImageData> {
  // Letter by letter: pictures are large, and `Uint8Array.from` takes ten times as long.
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true });
  if (canvas === null) throw new Error('no canvas');
  canvas.drawImage(picture, 0, 0);
  return canvas.getImageData(0, 0, picture.width, picture.height);
}

/** How bright each of the 256 values of a colour is. */
const BRIGHTNESS = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * BRIGHTNESS[Math.round(red)] + 0.7152 * BRIGHTNESS[Math.round(green)] + 0.0722 * BRIGHTNESS[Math.round(blue)];

const contrast = (one: number, other: number): number =>
  one > other ? (one + 0.05) / (other + 0.05) : (other + 0.05) / (one + 0.05);

const painter = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** Any colour that styles can write. */
function readColour(text: string): Colour {
  const plain = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(text);
  if (plain) return [Number(plain[1]), Number(plain[2]), Number(plain[3]), Number(plain[4] ?? 1)];
  if (painter === null) return [0, 0, 0, 1];
  painter.clearRect(0, 0, 1, 1);
  painter.fillStyle = text;
  painter.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = painter.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

/** What an element lies in that is drawn paler as a whole, how pale, and whether the ground of the element pales with it. */
interface Paling {
  readonly opacity: number;
  readonly group: Element | null;
}

/** How pale an element makes what is in it, and whether it has a ground of its own. */
interface Layer {
  readonly opacity: number;
  readonly hasGround: boolean;
}

let layers = new Map<Element, Layer>();

function layerOf(element: Element): Layer {
  const known = layers.get(element);
  if (known !== undefined) return known;
  const { opacity, backgroundImage, backgroundColor } = getComputedStyle(element);
  const hasGround = backgroundImage !== 'none' || readColour(backgroundColor)[3] > 0.5;
  const layer = { opacity: Number(opacity), hasGround };
  layers.set(element, layer);
  return layer;
}

function palingOf(element: Element): Paling {
  let opacity = 1;
  let group: Element | null = null;
  let hasGround = false;
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    const layer = layerOf(around);
    hasGround ||= layer.hasGround;
    opacity *= layer.opacity;
    if (layer.opacity !== 1 && hasGround) group = around;
  }
  return { opacity, group };
}

/** What comes or goes at this moment is not there to be read yet; what moves for ever is. */
function inMotion(): (element: Element) => boolean {
  const moving = new Set(
    document.getAnimations().flatMap(({ effect, playState }) => {
      const isPassing = playState !== 'finished' && Number.isFinite(Number(effect?.getComputedTiming().endTime));
      return isPassing && effect instanceof KeyframeEffect && effect.target ? [effect.target] : [];
    }),
  );
  return (element) => [...moving].some((target) => target.contains(element));
}

const luminanceOf = ([red, green, blue]: readonly number[]): number => luminance(red, green, blue);

const over = ([red, green, blue, alpha]: Colour, behind: readonly number[]): number[] =>
  [red, green, blue].map((part, index) => part * alpha + (behind[index] ?? 0) * (1 - alpha));

/** The colours in a part of a picture, a few for each line of it. */
function colours({ data, width, height }: ImageData, box: DOMRect): number[][] {
  const scale = width / innerWidth;
  const found: number[][] = [];
  const step = Math.max(1, Math.floor((Math.min(box.width, box.height) * scale) / 8));
  for (let y = Math.ceil(box.top * scale); y < Math.min(box.bottom * scale, height); y += step)
    for (let x = Math.ceil(box.left * scale); x < Math.min(box.right * scale, width); x += step) {
      const at = (y * width + x) * 4;
      found.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
    }
  return found;
}

/** The colour beside an element, on which it is drawn. */
function besideOf(picture: ImageData, element: Element): number[] | null {
  const { left, top, height } = element.getBoundingClientRect();
  return colours(picture, new DOMRect(Math.max(0, left - 4), top + height / 2, 1, 1)).at(0) ?? null;
}

/** What of a line nothing lies over, around its middle: a drawer may cover an end or the foot of it. */
function uncoveredPart(element: Element, { left, top, width, height }: DOMRect): DOMRect {
  const [x, y] = [left + width / 2, top + height / 2];
  const reach = (half: number, isSeen: (far: number) => boolean): number => {
    if (isSeen(half - 1)) return half;
    let reached = 0;
    for (const step = half / 8; reached + step < half && isSeen(reached + step);) reached += step;
    return reached;
  };
  const [before, after] = [-1, 1].map((way) => reach(width / 2, (far) => isOnTop(element, x + far * way, y)));
  const [above, below] = [-1, 1].map((way) => reach(height / 2, (far) => isOnTop(element, x, y + far * way)));
  return new DOMRect(x - before, y - above, before + after, above + below);
}

/** Words against what lies behind them; the picture was taken without words. */
export function paleWords(lines: readonly Line[], picture: ImageData): string[] {
  layers = new Map();
  const isMoving = inMotion();
  const found = new Set<string>();
  for (const { element, shown } of lines) {
    if (isMoving(element)) continue;
    const style = getComputedStyle(element);
    const [red, green, blue, alpha] = readColour(element.closest('svg') === null ? style.color : style.fill);
    const { opacity, group } = palingOf(element);
    const drawn: Colour = [red, green, blue, alpha * opacity];
    const around = group && besideOf(picture, group);
    const size = Number.parseFloat(style.fontSize) * scaleOf(element);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const isOff = element.closest(':disabled, [aria-disabled=true]') !== null;
    const wanted = isLarge || isOff ? LARGE : WORDS;
    const height = Math.min(shown.height, size * LETTERS);
    const letters = uncoveredPart(
      element,
      new DOMRect(shown.left, shown.top + (shown.height - height) / 2, shown.width, height),
    );
    const values = colours(picture, letters)
      .map((behind) => contrast(luminanceOf(over(drawn, around ?? behind)), luminanceOf(behind)))
      .toSorted((a, b) => a - b);
    const worst = values[Math.floor(values.length * ASIDE)] ?? wanted;
    if (worst < wanted - 0.05) found.add(`pale, ${worst.toFixed(1)}: ${nameOf(element)}`);
  }
  return [...found];
}

/** Signs against what lies behind them, by pictures with and without signs: some part of each must stand out. */
export function paleSigns(picture: ImageData, without: ImageData): string[] {
  const isMoving = inMotion();
  const found = new Set<string>();
  for (const sign of document.querySelectorAll('svg')) {
    if (isMoving(sign)) continue;
    if (sign.closest('svg svg') !== null || !isVisible(sign) || isExempt('pale sign', sign)) continue;
    const box = sign.getBoundingClientRect();
    const shown = shownPart(box, sign.parentElement);
    const isWhole = shown.width > box.width / 2 && shown.height > box.height / 2;
    if (sign.parentElement === null || !isUncovered(sign.parentElement, shown)) continue;
    if (!isWhole || box.width < 6 || box.width > LARGEST_SIGN || box.height > LARGEST_SIGN) continue;
    const { points, values } = contrasts(picture, without, shown);
    // Nothing of it is drawn: something lies over it, or it is empty.
    if ((values[0] ?? 1) < 1.02) continue;
    const isOff = sign.closest(':disabled, [aria-disabled=true]') !== null;
    const best = values[Math.floor(points * 0.01)] ?? 1;
    if (!isOff && best < SIGNS - 0.05)
      found.add(
        `pale sign, ${best.toFixed(1)}: ${sign.querySelector('use')?.getAttribute('href') ?? ''} in ${nameOf(sign.parentElement)}`,
      );
  }
  return [...found];
}

/** Nothing lies over the middle or a corner: a card that another one covers shows half a sign. */
function isUncovered(element: Element, { left, top, width, height }: DOMRect): boolean {
  const places = [
    [0.5, 0.5],
    [0.15, 0.15],
    [0.85, 0.15],
    [0.15, 0.85],
    [0.85, 0.85],
  ];
  return places.every(([across, down]) => isOnTop(element, left + width * across, top + height * down));
}

interface Contrasts {
  /** How many points were looked at. */
  readonly points: number;
  /** How much each of them stands out, the most first; those that do not are left out. */
  readonly values: Float64Array;
}

/** How much the points of a part of one picture stand out from the other. */
function contrasts({ data, width, height }: ImageData, other: ImageData, box: DOMRect): Contrasts {
  const scale = width / innerWidth;
  const [left, right] = [Math.floor(box.left * scale), Math.min(Math.ceil(box.right * scale), width)];
  const [top, bottom] = [Math.floor(box.top * scale), Math.min(Math.ceil(box.bottom * scale), height)];
  const found: number[] = [];
  for (let y = top; y < bottom; y++)
    for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
      const [red, green, blue] = [data[at], data[at + 1], data[at + 2]];
      const [redBehind, greenBehind, blueBehind] = [other.data[at], other.data[at + 1], other.data[at + 2]];
      if (red === redBehind && green === greenBehind && blue === blueBehind) continue;
      found.push(contrast(luminance(red, green, blue), luminance(redBehind, greenBehind, blueBehind)));
    }
  const points = Math.max(0, right - left) * Math.max(0, bottom - top);
  return { points, values: Float64Array.from(found).sort().reverse() };
}
