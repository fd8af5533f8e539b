import type { WondersEvent } from '@pharos/wonders';

export type RevealedChoice = Extract<WondersEvent, { type: 'choicesRevealed' }>['choices'][number];
