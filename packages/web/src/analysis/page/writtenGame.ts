import { annotated, formatRecord, recordOf, type GameRecord } from '@pharos/analysis';
import { t } from '../../i18n/index.svelte.ts';
import { withSaid } from '../../replay/saidInRecord.ts';
import { withVariations } from '../explore/recordedVariations.ts';
import { percent } from '../moments.ts';
import { AnalysisWords } from '../words/analysisWords.ts';
import type { AnalysisPageProps } from './analysisPageProps.ts';
import type { AnalysisView } from './analysisView.svelte.ts';

type Shown = Pick<AnalysisPageProps, 'game' | 'names' | 'record' | 'replay'>;

/** The game as text, and nothing else. */
export const bareText = (shown: Shown): string => formatRecord(bareRecord(shown));

/** With what was said in the file it comes from, and what was tried out. */
export const triedText = (view: AnalysisView, shown: Shown): string => formatRecord(triedRecord(view, shown));

/** With what the analysis says as well. */
export function analysedText(view: AnalysisView, shown: Shown): string {
  const record = triedRecord(view, shown);
  if (view.analysed === null) return formatRecord(record);
  const words = new AnalysisWords({ game: shown.game, replay: shown.replay, me: null, nameOf: view.nameOf });
  const decisions = view.analysed.decisions.filter(({ ply }) => {
    // What somebody has written about a move stays as it is.
    const { label, chances } = record.moves[ply];
    return label === null && chances.length === 0;
  });
  return formatRecord(annotated(record, { ...view.analysed, decisions }, (decision) => words.why(decision)));
}

function bareRecord({ names, record, replay }: Shown): GameRecord {
  return recordOf(replay.matchAt(replay.length), { names, date: record?.date ?? null });
}

function triedRecord({ explore, nameOf }: AnalysisView, shown: Shown): GameRecord {
  const said = withSaid(bareRecord(shown), shown.record);
  return withVariations(said, explore.trees, shown.replay, ({ seat, chance }) =>
    t('analysis.fromHere', { name: nameOf(seat), n: percent(chance ?? 0) }),
  );
}
