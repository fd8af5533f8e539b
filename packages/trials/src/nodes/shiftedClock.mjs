// Loaded into a node before anything else: moves the clock of the process by as many milliseconds as a file says, as if
// somebody had set the clock of the machine. Clocks that nobody can set, such as those of timers, go on as they do.
import { readFileSync, watchFile } from 'node:fs';

const LOOK_EVERY_MS = 100;
const file = process.env['PHAROS_TRIAL_CLOCK'] ?? '';
const MachineDate = Date;
let shift = 0;

function read() {
  try {
    shift = Number(readFileSync(file, 'utf8'));
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
watchFile(file, { interval: LOOK_EVERY_MS, persistent: false }, read);
