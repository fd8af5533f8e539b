import type { GameEvent } from '@pharos/core';
import { settings, VOLUMES } from '../settings/settings.svelte.ts';
import { tone, type Tone } from './tones.ts';

/** Short tones made on the spot; no files. Everything but "your turn" is off unless it is asked for. */
let context: AudioContext | null = null;

function play(tones: readonly Tone[]): void {
  // Browsers keep sound silent until the player has touched the page.
  if (document.hidden || !navigator.userActivation.hasBeenActive) return;
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
    gain.gain.linearRampToValueAtTime(VOLUMES[settings.volume] * 0.22, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + length);
  }
}

export function soundYourTurn(): void {
  if (settings.yourTurn) play([tone(587), tone(784, 0.11, 0.3)]);
}

/** Of all that happens in a step, the last thing with a sound is heard. */
export function soundOf(events: readonly GameEvent[], sounds: Readonly<Record<string, readonly Tone[]>>): void {
  if (!settings.sounds) return;
  const heard = events.findLast(({ type }) => Object.hasOwn(sounds, type));
  if (heard) play(sounds[heard.type]);
}
