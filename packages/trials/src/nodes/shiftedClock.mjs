// Loaded into a node before anything else: moves the clock of the process by as many milliseconds as a file says, as if
// somebody had set the clock of the machine. Clocks that nobody can set, such as those of timers, go on as they do.
import { readFileSync, watchFile, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const LOOK_EVERY_MS = 100;
const file = process.env['PHAROS_TRIAL_CLOCK'] ?? '';
const MachineDate = Date;
let shift = 0;

/** Says what it has read, for whoever set the clock and waits. */
function read() {
  try {
    shift = Number(readFileSync(file, 'utf8'));
    if (isMainThread) writeFileSync(`${file}.read`, String(shift));
  } catch {
    shift = 0;
  }
}

const now = () => MachineDate.now() + shift;

globalThis.Date = new Proxy(MachineDate, {
  apply: () => new MachineDate(now()).toString(),
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

read();
// A process that begins while the clock is wrong believes that it began at that hour, and goes on from there.
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + shift });
watchFile(file, { interval: LOOK_EVERY_MS, persistent: false }, read);
