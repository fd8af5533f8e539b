import { complete } from '../../../i18n/index.svelte.ts';
import { texts, type Explained } from './wondersContent.ts';

export { abilityShort, effectShort, effectText } from './wondersEffects.ts';
export { loadWords } from './wondersContent.ts';

/** A card that exists in two Ages is one to its name: `loom-1` and `loom-2`. */
export const cardName = (id: string): string => texts().cards[id.replace(/-\d$/, '')] ?? texts().leaders[id];
export const boardName = (id: string): string => texts().boards[id].name;
export const wonderName = (id: string): string => texts().boards[id].wonder;
export const sideName = (id: string): string => texts().sides[id];
export const resourceName = (id: string): string => texts().resources[id];
export const colourName = (id: string): string => texts().colours[id].name;
export const colourShort = (id: string): string => texts().colours[id].short;
export const symbolName = (id: string): string => texts().symbols[id];
export const ageName = (age: number): string => texts().ages[String(age)];

const tokenOf = (value: number): Explained => texts().tokens[value < 0 ? 'defeat' : 'victory'];
/** A conflict token by its points: −1, 1, 3 or 5. */
export const tokenName = (value: number): string => complete(tokenOf(value).name, { count: Math.abs(value) });
export const tokenText = (value: number): string => complete(tokenOf(value).text);

/** A category of scoring, or the total. */
export const scoreName = (category: string): string => complete(texts().scoring[category].name);
export const scoreText = (category: string): string => complete(texts().scoring[category].text);
