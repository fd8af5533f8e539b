import type agoraTexts from './texts/en.json';
import { complete } from '../../../i18n/index.svelte.ts';
import type { FigureTexts } from '../../../help/figure.ts';
import type { Message, Section } from '../../../i18n/types.ts';
import { effectText } from '../words/content.svelte.ts';
import { content, type Explained, type Told } from '../words/duelContent.ts';
import { conspiracySpec, decreeSpec } from './pieces.ts';

declare module '../../../i18n/index.svelte.ts' {
  interface MoreMessages extends Record<keyof typeof agoraTexts.messages, string> {}
}

declare module '../help/duelHelp.ts' {
  interface DuelHelpTexts {
    readonly agoraFigures: FigureTexts;
  }
}

declare module '../words/duelContent.ts' {
  interface DuelContent {
    /** `short` is one line for the list beside the Senate; income depends on the Age. */
    readonly decrees: By<{ readonly name: string; readonly short: Message }>;
    readonly conspiracies: By<Named>;
    readonly sections: By<string>;
    readonly agora: AgoraContent;
  }
}

interface AgoraContent {
  readonly senate: Told;
  readonly chamber: { readonly name: Message; readonly text: Message };
  readonly controlled: Message;
  readonly nobody: string;
  readonly cube: Told;
  readonly decree: Told & { readonly hidden: string; readonly turns: string };
  readonly conspiracy: Told & { readonly hidden: string; readonly deck: string };
  readonly states: Readonly<Record<'unprepared' | 'prepared' | 'triggered', Told>>;
  readonly locked: Told & { readonly hidden: string };
  /** The tokens that replace those of the base game. */
  readonly military: { readonly inner: Explained; readonly outer: Explained };
  readonly help: {
    readonly title: string;
    readonly decrees: string;
    readonly conspiracies: string;
    readonly senators: string;
    readonly sections: readonly Section[];
  };
}

export const sectionName = (id: string): string => content().sections[id];
export const decreeName = (id: string): string => content().decrees[id].name;
export const conspiracyName = (id: string): string => content().conspiracies[id].name;

export const isConspiracy = (id: string): boolean => Object.hasOwn(content().conspiracies, id);

const CHAMBER_NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const;
/** Chambers bear Roman numerals: Arabic ones are their points. */
export const chamberNumeral = (chamber: number): string => CHAMBER_NUMERALS[chamber] ?? '';
export const chamberName = (chamber: number): string =>
  complete(content().agora.chamber.name, { n: chamberNumeral(chamber) });

/** A Decree in one short line; what it brings may depend on the Age. */
export const decreeShort = (id: string, age: number): string =>
  complete(content().decrees[id].short, { age: Math.max(1, age) });

/** What a Decree does, and the steps of a Conspiracy. */
export const decreeText = (id: string): string => decreeSpec(id).effects.map(effectText).join(' ');
export const conspiracyTexts = (id: string): string[] => conspiracySpec(id).effects.map(effectText);
