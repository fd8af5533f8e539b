import type { DuelEvent, words } from '@pharos/duel';

/** How a seat is called in a sentence; past tense suits "You" and "Greedy" alike. */
export interface Speaker {
  name(seat: number): string;
  /** `your`, `Greedy's`. */
  possessive(seat: number): string;
}

type EventOf<Type extends DuelEvent['type']> = Extract<DuelEvent, { type: Type }>;

/** An event as a sentence without a full stop; null for what goes without saying. */
export type Sentences<Types extends DuelEvent['type'] = DuelEvent['type']> = {
  readonly [Type in Types]: (event: EventOf<Type>, who: Speaker) => string | null;
};

type EffectType = words.EffectSpec['type'];

/** A text for each kind of effect. */
export type EffectTexts<Types extends EffectType = EffectType> = {
  readonly [Type in Types]: (effect: Extract<words.EffectSpec, { type: Type }>) => string;
};
