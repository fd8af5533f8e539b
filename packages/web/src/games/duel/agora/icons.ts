import { t, type MessageKey } from '../../../i18n/index.svelte.ts';
import { sectionName } from './content.ts';

/** Those that the list of signs explains. */
export const signs = ['cube-place', 'cube-move', 'cube-remove', 'conspiracy', 'decree'] as const;

const NAMES: Readonly<Partial<Record<string, MessageKey>>> = {
  cube: 'icon.cube',
  'cube-foe': 'icon.cubeFoe',
  'cube-place': 'icon.cubePlace',
  'cube-move': 'icon.cubeMove',
  'cube-remove': 'icon.cubeRemove',
  conspiracy: 'icon.conspiracy',
  decree: 'icon.decree',
  lock: 'icon.lock',
  eye: 'icon.look',
  'far-row': 'icon.farRow',
  'trade-both': 'icon.swap',
};

const SECTION = 'section-';

/** What an icon of an effect of Agora stands for. */
export function iconName(icon: string): string | null {
  if (icon.startsWith(SECTION)) return sectionName(icon.slice(SECTION.length));
  const name = NAMES[icon];
  return name === undefined ? null : t(name);
}
