/** The questions of the Basic Game and the shape of their answers. One ask is about one ship of the seat asked. */
import { type Ask, OneOf, type Static, type TSchema, Type } from '@weathergage/kernel';
import type { Hex } from './hex.ts';
import { type Broadside, PARTY_TYPES } from './ship.ts';

const Strict = { additionalProperties: false } as const;
const ShipId = Type.String({ minLength: 1, maxLength: 60 });
const ShipIds = Type.Array(ShipId, { maxItems: 60, uniqueItems: true });

const Shot = Type.Object(
  { target: Type.Union([ShipId, Type.Null()]), aim: OneOf(['hull', 'rigging']) },
  Strict,
);

export const ANSWERS = {
  /** 6.0, 6.1: which fouls to try, and for which of them a rigging square is given up. */
  unfoul: Type.Object(
    { attempts: Type.Array(Type.Object({ from: ShipId, spend: Type.Boolean() }, Strict), { maxItems: 60 }) },
    Strict,
  ),
  /** 7.2: the move column. */
  plot: Type.Object({ plot: Type.String({ minLength: 1, maxLength: 24, pattern: '^[0-9LRBD]+$' }) }, Strict),
  /** 8.3.2: the high die says which ship has the hex. */
  contested: Type.Object({ ship: ShipId }, Strict),
  /** 9.1.2: each adjacent ship may be tried once. */
  grapple: Type.Object({ targets: ShipIds }, Strict),
  /** 9.2.4: each grapple with the ships named is tried once. */
  ungrapple: Type.Object({ from: ShipIds }, Strict),
  /** 10.2: the parties formed; none is NBP. A TBP fills lost squares of the ship it goes to if `stay` (12.1.3). */
  boarding: Type.Object(
    {
      parties: Type.Array(
        Type.Object(
          {
            type: OneOf(PARTY_TYPES),
            sections: Type.Array(Type.Integer({ minimum: 1, maximum: 99 }), {
              minItems: 1,
              maxItems: 99,
              uniqueItems: true,
            }),
            target: Type.Union([ShipId, Type.Null()]),
            stay: Type.Optional(Type.Boolean()),
          },
          Strict,
        ),
        { maxItems: 20 },
      ),
    },
    Strict,
  ),
  /** 11.1: each broadside fires at one ship, at nothing (13.4), or not at all. */
  fire: Type.Object({ L: Type.Union([Shot, Type.Null()]), R: Type.Union([Shot, Type.Null()]) }, Strict),
  /** 11.4.3.1: one mark for each gun hit, side and piece. */
  'gun-losses': Type.Object({ marks: Type.Array(OneOf(['LG', 'LC', 'RG', 'RC']), { maxItems: 60 }) }, Strict),
  /** 12.3.5: a defending party that has won may board in its turn. */
  'board-on': Type.Object({ board: Type.Boolean() }, Strict),
  /** 12.3.3: a melee ends if both sides wish it. */
  disengage: Type.Object({ disengage: Type.Boolean() }, Strict),
  /** 13.1: one broadside a turn. */
  load: Type.Object({ side: OneOf(['L', 'R']) }, Strict),
} as const satisfies Record<string, TSchema>;

export type AskKind = keyof typeof ANSWERS;
export type AnswerTo<K extends AskKind> = Static<(typeof ANSWERS)[K]>;
export type Answer = { [K in AskKind]: AnswerTo<K> }[AskKind];

interface AskFor<K extends AskKind> extends Ask {
  readonly kind: K;
  readonly ship: string;
}

export type HexAsk =
  | (AskFor<'unfoul'> & { readonly fouledWith: readonly string[] })
  | AskFor<'plot'>
  | (AskFor<'contested'> & { readonly hex: Hex; readonly ships: readonly string[] })
  | (AskFor<'grapple'> & { readonly targets: readonly string[] })
  | (AskFor<'ungrapple'> & { readonly from: readonly string[] })
  | AskFor<'boarding'>
  | AskFor<'fire'>
  | (AskFor<'gun-losses'> & { readonly hits: readonly (Broadside | null)[] })
  | (AskFor<'board-on'> & { readonly target: string })
  | (AskFor<'disengage'> & { readonly other: string })
  | AskFor<'load'>;
