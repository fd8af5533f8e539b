import type { Reason } from '@pharos/analysis';
import { t } from '../../i18n/index.svelte.ts';
import type { ReasonWords } from '../../table/hint/words.ts';
import type { AnalysisGame } from '../analysisGame.ts';

/** What speaks for a move and is said of no hint; null for everything else. */
export function meritTexts(
  { kind, n, what = '', piece = '' }: Reason,
  { pieceName, whatName }: Pick<AnalysisGame, 'pieceName' | 'whatName'>,
): ReasonWords[] | null {
  switch (kind) {
    case 'producesFirst':
      return [{ icon: 'plus', text: t('analysis.merit.producesFirst', { what: whatName(what) }), number: '' }];
    case 'produces':
      return [{ icon: 'plus', text: t('analysis.merit.produces', { what: whatName(what) }), number: `+${n}` }];
    case 'producesAny':
      return [{ icon: 'plus', text: t('analysis.merit.producesAny', { what: whatName(what) }), number: '' }];
    case 'coinsMore':
      return [{ icon: 'coin', text: t('analysis.merit.coinsMore'), number: `+${n}` }];
    case 'cheaperWonder':
      return [{ icon: 'stage', text: t('analysis.merit.cheaperWonder', { piece: pieceName(piece) }), number: `−${n}` }];
    case 'cheaperTrade':
      return [{ icon: 'trade-both', text: t('analysis.merit.cheaperTrade'), number: '' }];
    default:
      return null;
  }
}
