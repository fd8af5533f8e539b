import type { CityView, PaymentView, WondersEvent, WondersView } from '@pharos/wonders';
import { listing, nameOf, plural, roman } from '../names.ts';
import { tellArmada } from './armadaTexts.ts';

/** Every sentence said while 7 Wonders is played in a terminal. */
export const wondersTexts = {
  help: [
    'Type the number of a choice, or the choice itself (build altar).',
    'log: what happened · undo: take back your choice until it is revealed · save FILE · quit · ?: this help',
  ].join('\n'),
  question: 'your choice> ',
  unknown: (text: string) => `"${text}" is no choice here; ? for help`,
  saveWhere: 'save where? (save FILE)',
  saved: (file: string) => `saved in ${file}`,
  undone: (move: string) => `taken back: ${move}`,
  emptyLog: 'nothing has happened yet',
  waiting: (who: string) => `${who}, it is your choice`,
  header: ({ age, turn, turnsInAge, passing, discardCount }: WondersView): string =>
    age === 0
      ? 'Choose the side of your board'
      : `Age ${roman(age)}, turn ${turn} of ${turnsInAge} · hands go ${passing} · ${plural(discardCount, 'card')} discarded`,
  city: (city: CityView, name: string, isMine: boolean): string => {
    const side = city.side === null ? '' : ` ${city.side}`;
    const stages = `${city.stagesBuilt}/${city.stages.length} stages`;
    const head = `${isMine ? '▸' : ' '} ${name} · ${nameOf(city.board)}${side} · ${stages} · ${city.coins}¢ · ${plural(city.shields, 'shield')} · ${plural(city.score.total, 'point')}`;
    const makes = productionText(city);
    const cards = city.cards.length === 0 ? 'no cards' : city.cards.map(nameOf).join(', ');
    return `${head}\n    makes ${makes === '' ? 'nothing' : makes}\n    ${cards}`;
  },
  next: ({ side, stages, stagesBuilt }: CityView): string => {
    if (side === null) return 'which side?';
    const stage = stages.at(stagesBuilt);
    if (stage === undefined) return 'your wonder is complete';
    const units = Object.entries(stage.cost.resources).map(([name, count]) => `${count} ${name}`);
    return `next stage: ${listing(units)}`;
  },
  payment: ({ total, bank, free, purchases, far = [] }: PaymentView): string => {
    if (free !== null) return FREE[free];
    const bought = [...purchases, ...far].map(({ count, resource, from }) => `${count} ${resource} from the ${from}`);
    const parts = [...(bank > 0 ? [`${bank}¢ to the bank`] : []), ...bought];
    return `${total}¢: ${listing(parts)}`;
  },
  result: (winners: readonly string[], view: WondersView, names: readonly string[]): string =>
    [
      winners.length === 1 ? `${winners[0]} won.` : `${listing(winners)} share the victory.`,
      ...view.cities.map(({ score }, city) => {
        const { total, ...parts } = score;
        const points = Object.entries(parts).map(([name, count]) => `${name} ${count}`);
        return `  ${names[city] ?? 'Free City'}: ${total} (${points.join(', ')})`;
      }),
    ].join('\n'),
};

const FREE = {
  noCost: 'costs nothing',
  production: 'own production',
  chain: 'free by a chain',
  oncePerAge: 'free, once an Age',
  firstOfColour: 'free, first of its colour',
  firstCard: 'free, first card of the Age',
  lastCard: 'free, last card of the Age',
} as const;

function productionText({ production }: CityView): string {
  const fixed = Object.entries(production.fixed).flatMap(([name, count]) => (count > 0 ? [`${count} ${name}`] : []));
  return [...fixed, ...production.choices.map((names) => names.join('/'))].join(', ');
}

/** An event in a sentence; null for what goes without saying. */
export function tellWonders(event: WondersEvent, names: readonly string[]): string | null {
  const name = (city: number): string => names[city] ?? 'The Free City';
  switch (event.type) {
    case 'ageStarted':
      return `— Age ${roman(event.age)} —`;
    case 'sidesRevealed':
      return `Sides: ${event.sides.map((side, city) => `${name(city)} ${side}`).join(', ')}.`;
    case 'cardDrawn':
      return `${name(event.seat)} drew ${event.card === null ? 'a card' : nameOf(event.card)} for the Free City.`;
    case 'cardBuilt':
      return `${name(event.city)} built ${nameOf(event.card)}${event.free === null ? '' : ' for free'}.`;
    case 'stageBuilt':
      return `${name(event.city)} built stage ${event.stage} of the wonder.`;
    case 'cardDiscarded':
      return `${name(event.city)} discarded ${event.card === null ? 'a card' : nameOf(event.card)}.`;
    case 'coinsPaid':
      return `${name(event.city)} paid ${event.bank + event.left + event.right}¢.`;
    case 'coinsGained':
      return event.reason === 'effect' ? `${name(event.city)} gained ${event.count}¢.` : null;
    case 'cardRevived':
      return `${name(event.city)} built ${nameOf(event.card)} from the discard pile.`;
    case 'conflictResolved': {
      const [own, other] = event.tokens;
      if (own === other) return null;
      const [winner, loser] = own > other ? [event.city, event.left] : [event.left, event.city];
      return `${name(winner)} defeated ${name(loser)} (${Math.max(own, other)}).`;
    }
    case 'guildCopied':
      return `${name(event.city)} copied the ${nameOf(event.card)}.`;
    case 'powerDeclined':
      return `${name(event.seat)} passed up the power of the wonder.`;
    case 'choiceMade':
    case 'turnStarted':
    case 'choicesRevealed':
    case 'leftoversDiscarded':
    case 'discardSeen':
    case 'handsPassed':
    case 'ageEnded':
    case 'gameEnded':
      return null;
    default:
      return tellArmada(event, name);
  }
}
