import { t, type MessageKey } from '../../../i18n/index.svelte.ts';
import { content } from '../words/duelContent.ts';

/** Those that the list of signs explains. */
export const signs = [
  'divinity',
  'mythology',
  'offering',
  'gate',
  'temple',
  'search-deck',
  'snake',
  'minerva',
] as const;

const NAMES: Readonly<Partial<Record<string, MessageKey>>> = {
  divinity: 'icon.divinity',
  mythology: 'icon.mythology',
  offering: 'icon.offering',
  gate: 'icon.gate',
  temple: 'icon.temple',
  snake: 'icon.snake',
  minerva: 'icon.minerva',
  'military-token': 'icon.militaryToken',
  'search-deck': 'icon.searchDeck',
};

/** What an icon of an effect of Pantheon stands for. */
export function iconName(icon: string): string | null {
  if (icon === 'pantheon') return content().pantheon.board.name;
  const name = NAMES[icon];
  return name === undefined ? null : t(name);
}
