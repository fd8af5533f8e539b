import { listed, t } from '../../../i18n/index.svelte.ts';
import { partyOf, verdictByPoints, type Told, type Verdict } from '../../../table/shared/verdict.ts';
import type { PartyWithCoins } from './places.ts';

/** What the points say to whoever looks at them. */
export function verdictOf(
  parties: readonly PartyWithCoins[],
  { me, nameOf }: Omit<Told, 'parties'>,
): Omit<Verdict, 'kind'> {
  return verdictByPoints({ parties, me, nameOf }, tieText(parties, me, nameOf));
}

/** What decided between the first and whoever has as many points. */
function tieText(parties: readonly PartyWithCoins[], me: number | null, nameOf: Told['nameOf']): string {
  const [best] = parties;
  const second = parties.find(({ place, points }) => place !== 1 && points === best.points);
  if (second === undefined) return t('seven.tieShared');
  const mine = partyOf(parties, me);
  const [one, other] = mine?.place === 1 || mine === undefined ? [best, second] : [second, best];
  return t('seven.tieCoins', { names: listed(other.seats.map(nameOf)), mine: one.coins, theirs: other.coins });
}
