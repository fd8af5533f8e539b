/** Longer links are cut by those who hand them on. */
const MOST_LETTERS = 6000;
/** As long as a text record may be. */
const MOST_READ = 1_000_000;
const PLACE = /^record\.([\w-]+)(?:\/(.*))?$/;

/** A link that holds a game as text; null if it would be too long, or this browser cannot make it short. */
export async function recordLink(text: string, place: string): Promise<string | null> {
  try {
    const packed = new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')));
    const data = toLetters(new Uint8Array(await packed.arrayBuffer()));
    const link = `${location.origin}/replay#record.${data}/${place}`;
    return link.length > MOST_LETTERS ? null : link;
  } catch {
    return null;
  }
}

/** The game in a link, and what is looked at in it; null if what follows the # holds no game. */
export async function readRecordLink(hash: string): Promise<{ readonly text: string; readonly place: string } | null> {
  const [, data, place = ''] = PLACE.exec(hash) ?? [];
  if (data === undefined) return null;
  try {
    const stream = new Blob([fromLetters(data)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return { text: await readText(stream), place };
  } catch {
    // Half a link, or none of ours.
    return { text: '', place };
  }
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    // A short link may hold a text of any length.
    if (text.length > MOST_READ) throw new RangeError('the text is too long');
  }
  return text + decoder.decode();
}

function toLetters(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromLetters(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
