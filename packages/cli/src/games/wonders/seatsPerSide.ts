import type { Options } from '@pharos/wonders';

/** How many seats win or lose together. */
export const seatsPerSide = ({ teams }: Options): number => (teams === true ? 2 : 1);
