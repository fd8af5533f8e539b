import { loadSave, Match, SPECTATOR } from '@pharos/core';
import { wonders } from '@pharos/wonders';
import { Complaint } from '../complaint.ts';
import { note, print, printJson } from '../output.ts';
import { complaints, replayTexts } from '../texts.ts';
import { tellWonders, wondersTexts } from './texts.ts';

/** Tells a saved game of 7 Wonders move by move. */
export function replayWonders(file: string, text: string, asJson: boolean): number {
  const loaded = loadSave(wonders, text);
  if (!loaded.ok) throw new Complaint(complaints.malformed(file, loaded.problem.code, loaded.problem.detail));
  const { match, stoppedAt } = loaded.value;
  const seed = match.seed ?? '';
  const again = Match.deal(wonders, match.options, seed);
  const moves = match.log.map(({ seat, text: move }) => {
    const played = again.play(seat, move);
    return { seat, move, events: played.ok ? played.value : [] };
  });
  const outcome = match.outcome();
  if (asJson) printJson({ game: wonders.id, options: match.options, seed, moves, outcome });
  else {
    const names = Array.from({ length: match.seatCount }, (_, seat) => `Player ${seat + 1}`);
    print(replayTexts.title(wonders.id, seed, JSON.stringify(match.options)));
    for (const [index, { seat, move, events }] of moves.entries()) {
      print(replayTexts.move(index + 1, names[seat], move));
      for (const event of events) {
        const sentence = tellWonders(event, names);
        if (sentence !== null) print(replayTexts.event(sentence));
      }
    }
    const winners = outcome?.ranking[0].map((seat) => names[seat]) ?? [];
    print(outcome === null ? replayTexts.unfinished : wondersTexts.result(winners, match.view(SPECTATOR), names));
  }
  if (stoppedAt !== null) note(replayTexts.stopped(stoppedAt));
  return 0;
}
