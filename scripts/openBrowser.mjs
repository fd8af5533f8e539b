// Opens an address in the browser of whoever started this, if they sit in front of it.
import { spawn } from 'node:child_process';

/** The command that opens an address, or null where nobody could see it or nobody wants it. */
export function openCommand(address, { platform, env, args, isTerminal }) {
  const isUnwanted = args.includes('--no-open') || env.PHAROS_OPEN === '0' || env.BROWSER === 'none' || isSet(env.CI);
  const isAway = !isTerminal || isSet(env.SSH_CONNECTION) || isSet(env.SSH_TTY);
  if (isUnwanted || isAway) return null;
  if (platform === 'darwin') return ['open', address];
  if (platform === 'win32') return ['cmd', '/c', 'start', '', address];
  return isSet(env.DISPLAY) || isSet(env.WAYLAND_DISPLAY) ? ['xdg-open', address] : null;
}

function isSet(value) {
  return value !== undefined && value !== '';
}

/** A browser that does not open is no failure: the address was printed. */
export function openBrowser(address) {
  const { platform, env, argv, stdout } = process;
  const command = openCommand(address, { platform, env, args: argv.slice(2), isTerminal: stdout.isTTY });
  if (command === null) return;
  const [program, ...args] = command;
  const child = spawn(program, args, { detached: true, stdio: 'ignore' });
  child.once('error', () => undefined);
  child.unref();
}
