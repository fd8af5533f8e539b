import type { ArmadaEvent } from '@pharos/wonders';

export type Of<Type extends ArmadaEvent['type']> = Extract<ArmadaEvent, { type: Type }>;
