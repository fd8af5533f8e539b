import type { DuelEvent } from '@pharos/duel';
import type { WondersEvent } from '@pharos/wonders';
import { settings } from '../settings/settings.svelte.ts';

/** Short tones made on the spot; no files. Everything but "your turn" is off unless it is asked for. */
let context: AudioContext | null = null;

interface Tone {
  readonly pitch: number;
  readonly at: number;
  readonly length: number;
  readonly shape: OscillatorType;
}

function play(tones: readonly Tone[]): void {
  // Browsers keep sound silent until the player has touched the page.
  if (settings.volume === 0 || document.hidden || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  // Browsers keep sound silent until the player has touched the page.
  if (context.state === 'suspended') void context.resume();
  for (const { pitch, at, length, shape } of tones) {
    const start = context.currentTime + at;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = shape;
    oscillator.frequency.value = pitch;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime((settings.volume / 100) * 0.22, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + length);
  }
}

const tone = (pitch: number, at = 0, length = 0.18, shape: OscillatorType = 'sine'): Tone => ({
  pitch,
  at,
  length,
  shape,
});

export function soundYourTurn(): void {
  if (settings.yourTurn) play([tone(587), tone(784, 0.11, 0.3)]);
}

const SOUNDS: Partial<Record<DuelEvent['type'] | WondersEvent['type'], readonly Tone[]>> = {
  cardBuilt: [tone(220, 0, 0.12, 'triangle')],
  cardDiscarded: [tone(165, 0, 0.14, 'triangle')],
  wonderBuilt: [tone(262, 0, 0.4), tone(330, 0.08, 0.4), tone(392, 0.16, 0.5)],
  coinsGained: [tone(1320, 0, 0.07), tone(1760, 0.05, 0.09)],
  pawnMoved: [tone(110, 0, 0.12, 'square')],
  tokenTaken: [tone(523, 0, 0.2), tone(659, 0.09, 0.3)],
  stageBuilt: [tone(262, 0, 0.4), tone(330, 0.08, 0.4), tone(392, 0.16, 0.5)],
  conflictResolved: [tone(110, 0, 0.12, 'square'), tone(98, 0.12, 0.16, 'square')],
  senatorRecruited: [tone(294, 0, 0.14, 'triangle'), tone(349, 0.07, 0.18, 'triangle')],
  cubePlaced: [tone(440, 0, 0.07, 'triangle')],
  controlGained: [tone(440, 0, 0.12), tone(554, 0.07, 0.2)],
  conspiracyTriggered: [tone(233, 0, 0.35), tone(277, 0.1, 0.35), tone(330, 0.2, 0.5)],
  gameEnded: [tone(392, 0, 0.3), tone(523, 0.16, 0.3), tone(659, 0.32, 0.6)],
};

export function soundOf(events: readonly (DuelEvent | WondersEvent)[]): void {
  if (!settings.sounds) return;
  const loudest = events.findLast((event) => event.type in SOUNDS);
  if (loudest) play(SOUNDS[loudest.type] ?? []);
}
