// Compares two folders of pictures, pixel by pixel: node scripts/comparePictures.mjs before after
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

const CHANNELS = { 2: 3, 6: 4 };

/** The pixels of a PNG as browsers write it: eight bits for a channel, not interlaced. */
function pixelsOf(file) {
  const data = readFileSync(file);
  const parts = [];
  for (let at = 8; at < data.length; at += 12 + data.readUInt32BE(at)) {
    if (data.toString('latin1', at + 4, at + 8) !== 'IDAT') continue;
    parts.push(data.subarray(at + 8, at + 8 + data.readUInt32BE(at)));
  }
  const [width, height, channels] = [data.readUInt32BE(16), data.readUInt32BE(20), CHANNELS[data[25]]];
  if (data[24] !== 8 || channels === undefined || data[28] !== 0) throw new Error(`${file} is another kind of PNG`);
  return { width, height, channels, bytes: unfilter(inflateSync(Buffer.concat(parts)), width * channels, channels) };
}

/** Each row tells its bytes by what stands to the left and above. */
function unfilter(raw, length, step) {
  const rows = raw.length / (length + 1);
  const bytes = Buffer.alloc(rows * length);
  for (let y = 0; y < rows; y++) {
    const filter = raw[y * (length + 1)];
    for (let x = 0; x < length; x++) {
      const left = x < step ? 0 : bytes[y * length + x - step];
      const up = y === 0 ? 0 : bytes[(y - 1) * length + x];
      const corner = x < step || y === 0 ? 0 : bytes[(y - 1) * length + x - step];
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      bytes[y * length + x] = raw[y * (length + 1) + 1 + x] + guess;
    }
  }
  return bytes;
}

function paeth(left, up, corner) {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** How many pixels differ, and the box around them; null where all are the same. */
function difference(one, other) {
  if (one.width !== other.width || one.height !== other.height) return 'another size';
  let count = 0;
  const box = { left: Infinity, top: Infinity, right: -1, bottom: -1 };
  for (let pixel = 0; pixel < one.width * one.height; pixel++) {
    const same = [0, 1, 2].every(
      (channel) => one.bytes[pixel * one.channels + channel] === other.bytes[pixel * other.channels + channel],
    );
    if (same) continue;
    const [x, y] = [pixel % one.width, Math.floor(pixel / one.width)];
    count++;
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
  return count === 0 ? null : `${count} pixels, within ${box.left},${box.top} and ${box.right},${box.bottom}`;
}

const [before, after] = process.argv.slice(2);
const pictures = (folder) => readdirSync(folder).filter((name) => name.endsWith('.png'));
const there = new Set(pictures(after));
let different = 0;
for (const name of pictures(before)) {
  const [one, other] = [join(before, name), join(after, name)];
  const said = !there.has(name)
    ? 'missing'
    : readFileSync(one).equals(readFileSync(other))
      ? null
      : difference(pixelsOf(one), pixelsOf(other));
  if (said === null) continue;
  different++;
  process.stdout.write(`${name}: ${said}\n`);
}
process.stdout.write(`${pictures(before).length} pictures, ${different} differ\n`);
process.exitCode = different === 0 ? 0 : 1;
