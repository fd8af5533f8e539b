import type { CardSpec } from '../piece/pieces.ts';
import { ageName, colourName, colourShort } from './wonders.ts';

/** What kind of card it is: its colour and its Age, where it has one. */
export const cardKind = ({ colour, age }: CardSpec, isShort = false): string =>
  [isShort && age !== null ? colourShort(colour) : colourName(colour), ...(age === null ? [] : [ageName(age)])].join(
    ' · ',
  );
