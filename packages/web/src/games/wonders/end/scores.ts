import type { WondersView } from '@pharos/wonders';
import { t } from '../../../i18n/index.svelte.ts';
import { teamOf } from '../table/teams.ts';
import { numeral } from '../piece/pieces.ts';
import { categoriesOf, pointsIn } from './categories.ts';
import type { PartyWithCoins } from './places.ts';

/** What the scores are shown with. */
export interface ScoreProps {
  readonly view: WondersView;
  /** From best to worst. */
  readonly parties: readonly PartyWithCoins[];
  /** The viewer's only seat. */
  readonly me: number | null;
  readonly nameOf: (seat: number) => string;
  /** What stands in the sign of a seat. */
  readonly initialOf: (seat: number) => string;
  /** How many categories are counted so far. */
  readonly counted: number;
}

type Counting = Pick<ScoreProps, 'view' | 'counted'>;

export const isCounted = ({ view, counted }: Counting): boolean => counted >= categoriesOf(view).length;

/** The points of a city in the categories that are counted. */
export function pointsSoFar({ view, counted }: Counting, seat: number): number {
  return categoriesOf(view)
    .slice(0, counted)
    .reduce((sum, { id }) => sum + pointsIn(view, seat, id), 0);
}

const allIn = (view: WondersView, id: string): number[] =>
  view.cities.slice(0, view.options.players).map(({ city }) => pointsIn(view, city, id));

/** The largest number of all, for the length of bars. */
export const mostOfAll = (view: WondersView): number =>
  Math.max(1, ...categoriesOf(view).flatMap(({ id }) => allIn(view, id)));

/** Whether a city has the most in a category; where many have as much it is nothing to point out. */
export function isBest(props: Counting, seat: number, id: string): boolean {
  const points = pointsIn(props.view, seat, id);
  const all = allIn(props.view, id);
  return (
    isCounted(props) && points > 0 && points === Math.max(...all) && all.filter((one) => one === points).length < 3
  );
}

/** The parties in the order to show them: as they sit while points are counted, then from best to worst. */
export function inOrder({ view, parties, counted }: ScoreProps): readonly PartyWithCoins[] {
  return isCounted({ view, counted }) ? parties : parties.toSorted((a, b) => a.seats[0] - b.seats[0]);
}

export const isMine = ({ seats }: PartyWithCoins, me: number | null): boolean => me !== null && seats.includes(me);

/** What two partners are called together. */
export function teamName(party: PartyWithCoins, me: number | null): string {
  return isMine(party, me) ? t('seven.yourTeam') : t('seven.teamNumber', { n: teamNumeral(party) });
}

export const teamNumeral = ({ seats }: PartyWithCoins): string => numeral(teamOf(seats[0]) + 1);

/** A number with a real minus. */
export const numberText = (points: number): string => String(points).replace('-', '−');
