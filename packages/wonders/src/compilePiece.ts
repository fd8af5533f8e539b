import { OWN, type Effect, type NamedPiece, type Piece } from './catalog.ts';
import type { AnyEffectSpec, CostSpec, PackSpec, Provenance } from './content/types.ts';
import { compileCost } from './cost.ts';
import type { Act, EffectNumbers } from './effectRule.ts';
import type { ExpansionPieces, ExpansionPieceSpecs } from './expansionTypes.ts';

/** What all pieces have. */
export interface PieceSpec extends ExpansionPieceSpecs {
  readonly cost?: CostSpec;
  readonly effects: readonly AnyEffectSpec[];
  readonly provenance?: Provenance;
}

export interface NamedPieceSpec extends PieceSpec {
  readonly id: string;
}

/** What turning packs into numbers needs to know of the rules. */
export interface CompileRules {
  /** Where a type of effect stands among all of them. */
  kindOf(type: string): number;
  actOf(kind: number): Act<never, never>;
  numbersOf(spec: AnyEffectSpec, kind: number): EffectNumbers;
  /** What expansions make of a piece. */
  partsOf(spec: PieceSpec): ExpansionPieces;
  /** Pieces of kinds that only expansions have, by kind. */
  piecesIn(
    pack: PackSpec<AnyEffectSpec>,
    packs: readonly PackSpec<AnyEffectSpec>[],
  ): Readonly<Record<string, readonly NamedPieceSpec[]>>;
}

export function compilePiece(spec: PieceSpec, pack: PackSpec<AnyEffectSpec>, rules: CompileRules): Piece {
  const effects = spec.effects.map((effect) => compileEffect(effect, rules));
  const acting = (moment: Act<never, never>['moment']): Effect[] =>
    effects.filter(({ kind }) => rules.actOf(kind).moment === moment);
  const printed = (what: 'coins' | 'points'): number =>
    effects.reduce((sum, { kind, count }) => {
      const act = rules.actOf(kind);
      return act.moment === 'printed' && act.what === what ? sum + count : sum;
    }, 0);
  return {
    cost: compileCost(spec.cost ?? {}),
    provenance: spec.provenance ?? pack.provenance,
    standing: acting('lasting'),
    coins: printed('coins'),
    income: acting('income'),
    onGain: acting('atOnce'),
    choices: acting('choice'),
    scoring: acting('end'),
    points: printed('points'),
    parts: rules.partsOf(spec),
  };
}

// Fields are added to the new piece rather than both spread: V8 gives spread objects a hidden class each, and then every
// look at a piece costs several times as much.
export function compileNamed(
  spec: NamedPieceSpec,
  index: number,
  pack: PackSpec<AnyEffectSpec>,
  rules: CompileRules,
): NamedPiece {
  return Object.assign(compilePiece(spec, pack, rules), { index, id: spec.id });
}

function compileEffect(spec: AnyEffectSpec, rules: CompileRules): Effect {
  const kind = rules.kindOf(spec.type);
  const { subject = 0, count = 1, where = OWN } = rules.numbersOf(spec, kind);
  return { type: spec.type, kind, subject, count, where };
}
