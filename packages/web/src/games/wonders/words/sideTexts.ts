import { t } from '../../../i18n/index.svelte.ts';
import type { SideSpec } from '../piece/pieces.ts';
import { pieceTexts } from './pieceTexts.ts';
import { resourceName } from './wonders.ts';

/** What a side of a board gives from the start: its resource, and what it does. */
export const sideTexts = ({ resource, effects = [] }: SideSpec): string[] => [
  ...(resource === null ? [] : [t('seven.makes', { resource: resourceName(resource) })]),
  ...pieceTexts({ effects }),
];
