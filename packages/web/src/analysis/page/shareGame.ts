import { saveFile } from '../../controls/saveFile.ts';
import { share } from '../../net/share.ts';
import { recordLink } from '../../replay/recordLink.ts';
import type { AnalysisPageProps } from './analysisPageProps.ts';
import type { AnalysisView } from './analysisView.svelte.ts';
import { analysedText, bareText, triedText } from './writtenGame.ts';

/**
 * Hands on what is looked at. A game that the server does not have is in the link itself, with all that was tried out if
 * that is short enough; where even the bare game is too long for a link, it is saved as a file.
 */
export async function shareGame(view: AnalysisView, told: AnalysisPageProps): Promise<boolean> {
  const place = view.nameLine();
  const title = `Pharos · ${told.title}`;
  if (told.table !== null) return share(location.href, title);
  const link = (await recordLink(triedText(view, told), place)) ?? (await recordLink(bareText(told), place));
  if (link !== null) return share(link, title);
  saveText(view, told);
  return false;
}

export function saveText(view: AnalysisView, told: AnalysisPageProps): void {
  const name = [told.replay.game, ...told.names].join('-').replaceAll(' ', '_');
  saveFile(`${name}.txt`, analysedText(view, told), 'text/plain;charset=utf-8');
}
