import type { GameForm } from '../../src/form/gameForm.ts';

const noTexts = async (): ReturnType<GameForm['rulingTexts']['en']> => ({ default: {} });

export const form: GameForm = {
  game: 'auction',
  title: 'Auction',
  packs: [],
  expansions: [],
  controls: [],
  rulings: [],
  rulingWhen: {},
  rulingTexts: { en: noTexts, pl: noTexts, hu: noTexts },
  listsRulings: false,
};
