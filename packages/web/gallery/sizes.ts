/** The windows and wishes in which a scene is looked at. */
export const SIZES = ['1440x900', '1024x768', '768x1024', '390x844', '844x390'] as const;
export const THEMES = ['dusk', 'noon', 'contrast'] as const;
export const LANGUAGES = ['en', 'pl', 'hu'] as const;

export type Size = (typeof SIZES)[number];
export type Theme = (typeof THEMES)[number];
export type Language = (typeof LANGUAGES)[number];

export function pixelsOf(size: Size): { width: number; height: number } {
  const [width, height] = size.split('x').map(Number);
  return { width, height };
}
