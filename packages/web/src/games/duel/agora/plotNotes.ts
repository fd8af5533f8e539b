import type { DuelView } from '@pharos/duel';
import { conspiracySpec } from '../card/pieces.ts';
import { t } from '../../../i18n/index.svelte.ts';
import { cubesInSenate } from './senate.ts';

const CAPITAL = 9;

interface Note {
  readonly icon: string;
  readonly text: string;
}

/** What triggering a Conspiracy brings in figures, as far as it can be said beforehand. */
export function plotNotes(view: DuelView, seat: number, id: string, foeName: string): Note[] {
  const { agora } = view;
  if (!agora) return [];
  const foe = view.players[1 - seat];
  return conspiracySpec(id).effects.flatMap((effect): Note[] => {
    switch (effect.type) {
      case 'takeHalfCoins':
        return [{ icon: 'coin', text: t('plot.halfCoins', { n: Math.ceil(foe.coins / 2), name: foeName }) }];
      case 'coinsPerCube':
        return [{ icon: 'coin', text: t('plot.cubeCoins', { n: cubesInSenate(agora, seat) }) }];
      case 'opponentLosesPerCube': {
        const lost = Math.min(foe.coins, cubesInSenate(agora, 1 - seat));
        return lost === 0 ? [] : [{ icon: 'coin', text: t('note.loot', { n: lost, name: foeName }) }];
      }
      case 'shields': {
        const advance = (seat === 0 ? view.pawn : -view.pawn) + effect.count;
        return advance >= CAPITAL ? [{ icon: 'vp', text: t('note.winsMilitary') }] : [];
      }
      default:
        return [];
    }
  });
}
