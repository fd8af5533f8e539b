/** Effects of Agora that are worth less on a Wonder than others, in points. */
export const EFFECT_WORTH: Readonly<Partial<Record<string, number>>> = { moveCube: 1 };
