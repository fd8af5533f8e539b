const LONG_WORD = 10;
const LONG_NAME = 18;

/** Whether a name needs the narrower letters to stand on a small card: by its longest word, or as a whole. */
export const isLongName = (name: string): boolean =>
  name.length > LONG_NAME || name.split(/[\s-]/).some((word) => word.length > LONG_WORD);
