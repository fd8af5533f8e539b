import type { WondersEvent, WondersView } from '@pharos/wonders';
import { lettersOf } from '../../english.ts';
import type { TableCommand, TableScene } from '../../session/gameTable.ts';
import { paint } from '../../terminal/ansi.ts';
import { wrapTexts } from '../../terminal/wrapText.ts';
import { EXPANSIONS } from './expansions.ts';
import { isWondersMemory, memoryTexts } from './render/memory.ts';
import { cityLines } from './render/table.ts';
import { cityName, type Scene } from './sentenceContext.ts';
import { boardSentences, cardSentences, cardName } from './words/describe.ts';

type Command = TableCommand<WondersView, WondersEvent>;

/** What can be asked for at a table of 7 Wonders. */
export function wondersCommands(sceneOf: (scene: TableScene<WondersView, WondersEvent>) => Scene): Command[] {
  return [
    { name: 'info', short: 'i', answer: (text, scene) => explain(text, sceneOf(scene)) },
    {
      name: 'memory',
      short: 'm',
      answer: (_, scene, remembered) => {
        const memory = remembered();
        return memory !== null && isWondersMemory(memory)
          ? wrapTexts(memoryTexts(memory, sceneOf(scene)), scene.screen)
          : '';
      },
    },
    { name: 'city', short: 'c', answer: (text, scene) => showCity(text, sceneOf(scene)) },
  ];
}

/** What a card or a board does, or which ones may be meant. */
function explain(text: string, { words, pieces }: Scene): string {
  if (text === '') return words.say('infoOfWhat');
  const known = [
    ...pieces.cards.map((card) => ({
      name: cardName(card.id, words),
      sentences: () => cardSentences(card, pieces, words),
    })),
    ...pieces.boards.map((board) => ({ name: words.board(board.id), sentences: () => boardSentences(board, words) })),
    ...EXPANSIONS.flatMap((expansion) => expansion.pieces(words)).map(({ name, sentences }) => ({
      name,
      sentences: () => [`${name}: ${sentences.join(' ')}`],
    })),
  ];
  const found = meant(text, known);
  const [first] = found;
  if (first === undefined) return words.say('infoUnknown', { text });
  if (found.length > 1) return words.say('infoWhich', { names: found.map(({ name }) => name).join(', ') });
  return first.sentences().join('\n');
}

/** What a typed name may mean: the one that is called so, or those that begin with or contain it; each name once. */
function meant<Named extends { readonly name: string }>(text: string, known: readonly Named[]): Named[] {
  const wanted = lettersOf(text);
  const unique = known.filter(({ name }, index) => known.findIndex((one) => one.name === name) === index);
  const matching = (test: (letters: string) => boolean): Named[] => unique.filter(({ name }) => test(lettersOf(name)));
  const exact = matching((letters) => letters === wanted);
  if (exact.length > 0 || wanted === '') return exact;
  const starting = matching((letters) => letters.startsWith(wanted));
  return starting.length > 0 ? starting : matching((letters) => letters.includes(wanted));
}

/** A whole city, by the name of its owner or its number at the table; the own one if none is named. */
function showCity(text: string, scene: Scene): string {
  const { view, me, words, screen } = scene;
  const named = view.cities.map(({ city }) => ({ city, name: cityName(scene, city) }));
  const byNumber = named.filter(({ city }) => String(city + 1) === text);
  const found = byNumber.length > 0 ? byNumber : meant(text, named);
  const city = text === '' ? me : found.length === 1 ? found[0].city : null;
  if (city === null) {
    const cities = named.map((one) => `${one.city + 1} ${one.name}`).join(', ');
    return words.say('cityWhich', { names: cities });
  }
  return cityLines(scene, city)
    .map((line) => paint(line, screen.colours))
    .join('\n');
}
