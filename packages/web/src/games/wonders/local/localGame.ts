import type { LocalGame } from '../../../local/localGame.ts';

export const localGame: LocalGame = {
  rules: async () => (await import('./rules.ts')).rules,
  bots: async () => (await import('./bots.ts')).bots,
  startBotWorker: () => new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' }),
};
