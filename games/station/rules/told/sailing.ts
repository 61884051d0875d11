/** What is told of time, weather and movement (4.0, 5.0). */
import type {
  AuxClass,
  Force,
  FormationId,
  LeaderId,
  LocationId,
  SquadronId,
  TokenId,
  WindId,
} from '../module/vocabulary.ts';
import type { Place, Plan } from '../world/forces.ts';
import type { Is, OfSide } from './is.ts';

export type SailingTold =
  | (Is<'turn'> & { readonly year: number; readonly turn: number })
  | (Is<'impulse'> & { readonly impulse: number })
  /** One die for each wind or pair of winds, in the module's order. */
  | (Is<'winds'> & { readonly blowing: readonly WindId[] })
  | (Is<'gale'> & {
      readonly wind: WindId;
      readonly force: Force;
      readonly at: LocationId;
      readonly what: 'born' | 'grew' | 'moved' | 'over';
      readonly to?: LocationId;
    })
  /** The dice of winds that blow and bring no Gale, in the module's order. */
  | (Is<'no-gale'> & { readonly winds: readonly WindId[] })
  | (OfSide<'plotted'> & {
      readonly plans?: readonly { readonly formation: FormationId; readonly plan: Plan }[];
    })
  | (OfSide<'moved'> & {
      readonly token: TokenId;
      readonly formation?: FormationId;
      readonly from: Place;
      readonly to: Place;
      readonly how: 'with' | 'against' | 'caught' | 'off-course' | 'put-out' | 'put-in';
    })
  /** 5.154: player A has a choice of ways out, and so must be going. */
  | (OfSide<'leeway'> & { readonly tokens: readonly TokenId[] })
  /** 5.255: the attempt to Catch the Wind that failed. */
  | (OfSide<'becalmed'> & {
      readonly token: TokenId;
      readonly formation?: FormationId;
      readonly at: Place;
      readonly needed?: number;
    })
  | (OfSide<'held'> & {
      readonly token: TokenId;
      readonly formation?: FormationId;
      readonly why?: string;
    })
  /** DPs by Squadron; the other side is told nothing. */
  | (OfSide<'attrition'> & {
      readonly why: 'gale' | 'strait' | 'interdiction' | 'turn' | 'wreck' | 'voyage';
      readonly squadrons?: readonly {
        readonly squadron: SquadronId;
        readonly dp: number;
        readonly total: number;
      }[];
    })
  | (OfSide<'sunk'> & {
      readonly squadron?: SquadronId;
      readonly sail?: number;
      readonly why: 'damage' | 'battle' | 'fire' | 'port';
    })
  | (OfSide<'scattered'> & {
      readonly leader?: LeaderId | null;
      readonly kept: boolean;
      readonly lost?: readonly SquadronId[];
    })
  /** 5.362: an Auxiliary that a Gale might have driven off; the other side is told nothing. */
  | (OfSide<'rode-out'> & { readonly aux: string; readonly at: LocationId })
  | (OfSide<'driven-off'> & {
      readonly aux?: string;
      readonly class?: AuxClass;
      readonly at: LocationId;
    });
