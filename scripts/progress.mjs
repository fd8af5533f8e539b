// What takes its time says so in one calm line; what it has to tell is shown only if it fails.
import { spawn } from 'node:child_process';

const TICK_MS = 1000;

/** Says what is being done, for how long already where somebody watches, and how long it took. */
export async function withProgress(name, work, { out = process.stderr, now = Date.now } = {}) {
  const began = now();
  const seconds = () => `${Math.round((now() - began) / 1000)} s`;
  const show = (text) => out.write(out.isTTY ? `\r${text}` : text);
  show(`${name} …`);
  const ticking = out.isTTY ? setInterval(() => show(`${name} … ${seconds()}`), TICK_MS) : undefined;
  try {
    const result = await work();
    out.write(out.isTTY ? `\r${name} … ${seconds()}\n` : ` ${seconds()}\n`);
    return result;
  } catch (error) {
    out.write(' failed\n');
    throw error;
  } finally {
    clearInterval(ticking);
  }
}

/** Runs a program without a word; if it fails, the error holds everything it said. */
export function runQuietly(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(said.trimEnd() || `ended with ${code}`))));
  });
}
