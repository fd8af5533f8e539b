import type { MessageKey } from '../i18n/index.svelte.ts';

/** Something to agree on before a game, with a few answers; the first is the usual one. */
export interface OptionControl {
  /** As the options of the game call it. */
  readonly id: string;
  readonly label: MessageKey;
  readonly explanation?: MessageKey;
  readonly answers: readonly (readonly [id: string, label: MessageKey])[];
  /** Asked only with this expansion. */
  readonly pack?: string;
}

interface Expansion {
  readonly id: string;
  /** A proper name, the same in every language. */
  readonly name: string;
  readonly label: MessageKey;
  readonly explanation: MessageKey;
}

/** What can be chosen for a game; a new game is one entry. */
export interface GameForm {
  readonly game: string;
  readonly title: string;
  /** What the game is called in a line of its own language. */
  readonly short: MessageKey;
  readonly packs: readonly string[];
  readonly expansions: readonly Expansion[];
  readonly controls: readonly OptionControl[];
}

export const DUEL: GameForm = {
  game: 'duel',
  title: '7 Wonders Duel',
  short: 'home.duel',
  packs: ['base'],
  expansions: [{ id: 'agora', name: 'Agora', label: 'opt.agora', explanation: 'opt.agoraText' }],
  controls: [
    {
      id: 'wonders',
      label: 'opt.wonders',
      answers: [
        ['draft', 'opt.draft'],
        ['beginner', 'opt.beginner'],
      ],
    },
    {
      id: 'centreStart',
      label: 'opt.centreStart',
      answers: [
        ['lastStarts', 'opt.lastStarts'],
        ['lastChooses', 'opt.lastChooses'],
      ],
    },
    {
      id: 'pairToken',
      label: 'opt.pairToken',
      answers: [
        ['must', 'opt.must'],
        ['may', 'opt.may'],
      ],
    },
    {
      id: 'sabotagedCard',
      label: 'opt.sabotagedCard',
      explanation: 'opt.sabotagedCardText',
      answers: [
        ['box', 'opt.toBox'],
        ['discard', 'opt.toDiscard'],
      ],
      pack: 'agora',
    },
    {
      id: 'mausoleum',
      label: 'opt.mausoleum',
      explanation: 'opt.mausoleumText',
      answers: [
        ['anyCard', 'opt.anyCard'],
        ['buildings', 'opt.buildings'],
      ],
      pack: 'agora',
    },
  ],
};

const FORMS: readonly GameForm[] = [DUEL];

export const formOf = (game: string): GameForm => FORMS.find((form) => form.game === game) ?? DUEL;

/** What is chosen in a form: expansions, and an answer to each question. */
export interface Chosen {
  expansions: string[];
  answers: Record<string, string>;
}

/** Reads what was chosen before, or what a table was opened with; whatever is not known is as usual. */
export function readChosen(form: GameForm, raw: unknown): Chosen {
  const said = isRecord(raw) ? raw : {};
  const packs = Array.isArray(said.packs) ? said.packs : [];
  return {
    expansions: form.expansions.flatMap(({ id }) => (packs.includes(id) ? [id] : [])),
    answers: Object.fromEntries(
      form.controls.map(({ id, answers }) => [id, (answers.find(([answer]) => answer === said[id]) ?? answers[0])[0]]),
    ),
  };
}

/** The questions that matter with these expansions. */
export function controlsFor(form: GameForm, { expansions }: Pick<Chosen, 'expansions'>): readonly OptionControl[] {
  return form.controls.filter(({ pack }) => pack === undefined || expansions.includes(pack));
}

/** The options of the game, as its rules read them. */
export function optionsOf(form: GameForm, { expansions, answers }: Chosen): Readonly<Record<string, unknown>> {
  const asked = controlsFor(form, { expansions }).map(({ id }) => [id, answers[id]] as const);
  return { packs: [...form.packs, ...expansions], ...Object.fromEntries(asked) };
}

/** What a table plays, in one line: its game and the expansions. */
export function titleOf({ game, options }: { game: string; options: unknown }): string {
  const form = formOf(game);
  return [form.title, ...namesOf(form, options)].join(' · ');
}

/** The names of the expansions a table plays with. */
export function namesOf(form: GameForm, options: unknown): string[] {
  const { expansions } = readChosen(form, options);
  return form.expansions.flatMap(({ id, name }) => (expansions.includes(id) ? [name] : []));
}

function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null;
}
