import type { CityView, WondersView } from '@pharos/wonders';
import { listing, nameOf, plural, roman } from '../../english.ts';
import type { TableScene } from '../../session/gameTable.ts';
import { line, span, type Line } from '../../terminal/ansi.ts';
import { cityName } from './events.ts';
import { EXPANSIONS } from './expansions.ts';

type Scene = TableScene<WondersView>;

/** The table in plain lines: where the game stands, then each city. */
export function tableLines({ view, names, me }: Scene): Line[] {
  const cities = view.cities.flatMap((city) => [
    ...cityLines(city, cityName(names, city.city), city.seat === me),
    ...EXPANSIONS.flatMap((expansion) => expansion.cityLines(view, city.city)),
  ]);
  return plain([headLine(view), ...cities]);
}

function headLine({ age, turn, turnsInAge, passing, discardCount }: WondersView): string {
  if (age === 0) return 'Choose the side of your board';
  return `Age ${roman(age)}, turn ${turn} of ${turnsInAge} · hands go ${passing} · ${plural(discardCount, 'card')} discarded`;
}

function cityLines(city: CityView, name: string, isMine: boolean): string[] {
  const side = city.side === null ? '' : ` ${city.side}`;
  const stages = `${city.stagesBuilt}/${city.stages.length} stages`;
  const makes = productionText(city);
  return [
    `${isMine ? '▸' : ' '} ${name} · ${nameOf(city.board)}${side} · ${stages} · ${city.coins}¢ · ${plural(city.shields, 'shield')} · ${plural(city.score.total, 'point')}`,
    `    makes ${makes === '' ? 'nothing' : makes}`,
    `    ${city.cards.length === 0 ? 'no cards' : city.cards.map(nameOf).join(', ')}`,
  ];
}

function productionText({ production }: CityView): string {
  const fixed = Object.entries(production.fixed).flatMap(([name, count]) => (count > 0 ? [`${count} ${name}`] : []));
  return [...fixed, ...production.choices.map((names) => names.join('/'))].join(', ');
}

/** The points of each city by category. */
export function scoreLines({ view, names }: Scene): Line[] {
  return plain(
    view.cities.map(({ score: { total, ...parts } }, city) => {
      const points = Object.entries(parts).map(([name, count]) => `${name} ${count}`);
      return `  ${cityName(names, city)}: ${total} (${points.join(', ')})`;
    }),
  );
}

/** Who won, and with how many points. */
export function finalLines(scene: Scene): Line[] {
  const winners = scene.outcome?.ranking[0].map((seat) => scene.names.name(seat)) ?? [];
  const result = winners.length === 1 ? `${winners[0]} won.` : `${listing(winners)} share the victory.`;
  return [...plain([result]), ...scoreLines(scene)];
}

function plain(texts: readonly string[]): Line[] {
  return texts.map((text) => line(span(text)));
}
