import type { WondersView } from '@pharos/wonders';
import { LEADERS_PACKS } from '@pharos/wonders/client';
import { pieceShorts } from '../words/pieceTexts.ts';
import { cardName } from '../words/wonders.ts';
import { t } from '../../../i18n/index.svelte.ts';

const OF_SCIENCE: ReadonlySet<string> = new Set(['scienceSetPoints', 'mostOwnedSymbol', 'changeSymbol']);

/** Leaders under the board count with the Wonder [L-74], what others do to symbols with science [L-52, L-53]. */
export function scoreNotes({ leaders, options }: WondersView, city: number, of: string): string[] {
  if (of === 'science') {
    const specs = LEADERS_PACKS.find(({ edition }) => edition === options.edition)?.leaders ?? [];
    return [...(leaders?.cities[city].recruited ?? []), leaders?.cities[city].copied].flatMap((id) => {
      const spec = specs.find((leader) => leader.id === id);
      return spec?.effects.some(({ type }) => OF_SCIENCE.has(type)) ? pieceShorts(spec) : [];
    });
  }
  if (of !== 'wonder') return [];
  return (leaders?.cities[city].buried ?? []).map(
    ({ leader, points }) => `${cardName(leader)}: ${t('leaders.board.buried', { n: points })}`,
  );
}
