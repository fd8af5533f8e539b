import { line, span, type Line } from '../../../terminal/ansi.ts';
import { styles } from '../../../terminal/styles.ts';
import { inColour } from '../../cardLooks.ts';
import { headedLines, labelledLines } from '../render/rows.ts';
import { cityName, type Scene } from '../sentenceContext.ts';
import { leaderName, leaderNote, sayOfLeaders } from './leaderWords.ts';

/** How many leaders a city has recruited. */
export function leaderItems({ view }: Scene, city: number): Line[] {
  const recruited = view.leaders?.cities[city].recruited.length ?? 0;
  return recruited === 0 ? [] : [line(span(`♔${recruited}`, inColour('white')))];
}

/** The leaders of a city with what they do, those it copies or has buried, and those in the own hand. */
export function leaderLines(scene: Scene, room: 'full' | 'some' | 'least'): Line[] {
  const { view, me, words, screen } = scene;
  const mine = view.leaders?.cities[me];
  if (mine === undefined) return [];
  const say = sayOfLeaders(words);
  const name = (leader: string): string => leaderName(leader, words) ?? '';
  const recruited = mine.recruited.map((leader) =>
    line(
      span(name(leader), { ...inColour('white'), bold: true }),
      span(room === 'full' ? ` (${leaderNote(leader, words)})` : '', styles.dim),
    ),
  );
  const copied = mine.copied === null ? [] : [line(span(say('copied', { leader: name(mine.copied) })))];
  const buried = mine.buried.map(({ leader, points }) =>
    line(span(say('buried', { leader: name(leader), n: points }))),
  );
  const inHand = view.viewer === me && !isRecruiting(scene) ? (view.leaders?.hand ?? []) : [];
  const held =
    inHand.length === 0 ? [] : [line(span(say('inHand', { leaders: inHand.map(name).join(', ') }), styles.dim))];
  const lines = labelledLines(say('leaders'), [...recruited, ...copied, ...buried, ...held], words, screen.columns);
  return room === 'least' ? lines.slice(0, 1) : lines;
}

/** While leaders of the hand are chosen from, the list of choices has them; in the draft they are those kept so far. */
function isRecruiting({ view }: Scene): boolean {
  return view.decision?.leader !== undefined && view.decision.leader !== 'draft';
}

/** [AR-188] The leaders that the partner holds; in the draft also those to choose from, which come first. */
export function partnerLines(scene: Scene, isShort: boolean): Line[] {
  const { view, words, screen } = scene;
  const hand = [...(view.leaders?.draft?.partnerOffered ?? []), ...(view.leaders?.partnerHand ?? [])];
  if (isShort || view.partner === undefined || view.partner === null || hand.length === 0) return [];
  return headedLines(
    sayOfLeaders(words)('partnerHand', { name: cityName(scene, view.partner.seat) }),
    hand.map((leader) => line(span(leaderName(leader, words) ?? ''))),
    screen.columns,
  );
}
