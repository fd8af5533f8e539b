import scenes from '../../../styles/sprites/scenes.json';

/** The drawn scene of each Wonder. */
export const ART: Readonly<Partial<Record<string, string>>> = scenes;
