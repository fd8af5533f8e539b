import type { DuelView } from '@pharos/duel';
import { atTable, EXPANSION_RULES, onDevice, RULES } from './places.ts';
import * as duel from './duelPositions.ts';
import type { Extras, Scenes, Setting } from './setting.ts';

const AGORA = { packs: ['base', 'agora'] };
const FIRST_PICK = ['.pick'];

type Wanted = (view: DuelView, version: number) => boolean;

const decision =
  (kind: string): Wanted =>
  (view) =>
    view.decision?.kind === kind;
const isTurn: Wanted = (view) => view.decision?.kind === 'turn' && view.age === 2;

/** How many Conspiracies of whoever acts are in that state. */
function conspiracies(view: DuelView, state: string): number {
  const held = view.agora?.players[view.decision?.seat ?? 0].conspiracies ?? [];
  return held.filter((one) => one.state === state).length;
}
const hasOpenSenator: Wanted = (view) =>
  view.structure.some((slot) => slot.accessible && slot.back === 'senator' && slot.card !== null);
const isPrepared: Wanted = (view, version) => isTurn(view, version) && conspiracies(view, 'prepared') > 0;
const isUnprepared: Wanted = (view, version) => isTurn(view, version) && conspiracies(view, 'unprepared') > 0;

/** The first position of a game with Agora that is as wanted; `from` is a game in which it is known to come up. */
const at = (wanted: Wanted, extras: Extras = {}, from = 1): Setting =>
  onDevice(duel.search(wanted, AGORA, from), extras);

export const agoraScenes: Scenes = {
  agoraDraft: () => at((view, version) => version >= 2 && decision('pickWonder')(view, version), { press: FIRST_PICK }),
  agora: () =>
    at((view, version) => isUnprepared(view, version) && view.structure.length <= 19, { press: [{ takeUp: 'build' }] }),
  agoraTurn: () => at(isPrepared),
  agoraMemory: () => at(isPrepared, { press: [{ key: 'm' }], until: '[data-testid=memory]' }),
  agoraRules: () => at(isPrepared, { ...RULES, press: [...RULES.press, EXPANSION_RULES] }),
  agoraNothingToPrepare: () =>
    at(
      (view, version) =>
        isTurn(view, version) && (view.agora?.players[view.decision?.seat ?? 0].conspiracies.length ?? 1) === 0,
      {
        press: [{ takeUp: 'any' }, '.act--prepare'],
      },
    ),
  agoraTrigger: () => at(isPrepared, { press: ['.offer__b'] }),
  agoraPrepare: () => at(isUnprepared, { press: ['.slot[aria-pressed]', '.act--prepare'] }),
  agoraSenator: () =>
    at((view, version) => isTurn(view, version) && hasOpenSenator(view, version), { press: [{ takeUp: 'senator' }] }),
  agoraAge3: () =>
    at((view, version) => view.age === 3 && decision('turn')(view, version) && view.structure.length <= 20, {
      press: [{ takeUp: 'any' }],
    }),
  agoraToken: () =>
    at((view, version) => decision('takeToken')(view, version) && view.board.length > 3, { press: FIRST_PICK }),
  agoraActions: () =>
    at((view, version) => decision('senateActions')(view, version) && view.age === 2, {
      press: ['.picker--senate .chamber.lit'],
    }),
  agoraBarred: () =>
    at(
      (view, version) =>
        decision('senateActions')(view, version) &&
        view.decision?.impossible?.some(({ action }) => action === 'move') === true,
      { press: ['.mode--no'] },
    ),
  agoraMove: () =>
    at((view, version) => decision('moveCube')(view, version) && view.age === 2, {
      press: ['.picker--senate .chamber.lit', '.picker--senate .chamber.lit:not(.from)'],
    }),
  agoraConspire: () => at(decision('chooseConspiracy'), { press: FIRST_PICK }),
  agoraSwap: () =>
    at(
      (view, version) => decision('swapCards')(view, version) && view.age > 1,
      {
        press: ['.group:first-child .pick', '.group:last-child .pick'],
      },
      37,
    ),
  agoraLock: () => at(decision('lockToken'), { press: FIRST_PICK }, 362),
  agoraDecree: () =>
    at(
      decision('moveDecree'),
      {
        press: ['.picker--senate [data-chamber="2"]', '.picker--senate [data-chamber="5"]'],
      },
      107,
    ),
  agoraDrop: () => at(decision('dropCard'), { press: ['.slot.is-lit'] }, 170),
  agoraWonder: () => at((view) => /takeWonder|sabotage/.test(view.decision?.kind ?? ''), { press: FIRST_PICK }, 32),
  agoraBox: () => at(decision('takeBoxToken'), { press: FIRST_PICK }),
  agoraRemoved: () => at(decision('buildRemoved'), { press: FIRST_PICK }, 22),
  agoraSenate: () =>
    at((view, version) => isTurn(view, version) && view.structure.length < 12, { press: ['.ags, .agora__h'] }),
  agoraConspiracies: () => at(isPrepared, { press: ['.tabs [data-conspiracies], .ags__p, .conspiracies .agora__h'] }),
  agoraLate: () =>
    at((view, version) => view.age === 3 && decision('turn')(view, version) && view.structure.length < 5),
  agoraLog: () => at((view) => view.age === 3, { press: [{ key: 'l' }] }),
  agoraEnd: () => atTable(duel.end((view) => view.outcome?.ending === 'political', AGORA)),
};
