import type { Component } from 'svelte';

/** What a picture is about, and what it shows to those who do not see it. */
export type FigureTexts = Readonly<Record<string, { readonly caption: string; readonly alt: string }>>;

/** Pictures by the chapter that they stand in, each with its name in the texts. */
export type Pictures = Readonly<Partial<Record<string, Readonly<Record<string, Component<Record<string, never>>>>>>>;

export interface Figures {
  readonly pictures: Pictures;
  readonly texts: FigureTexts;
}
