/** What is told of time, weather and movement (4.0, 5.0). */
import type { Place, Plan } from '../forces.ts';
import type {
  AuxClass,
  Force,
  FormationId,
  LeaderId,
  LocationId,
  SideId,
  SquadronId,
  TokenId,
  WindId,
} from '../vocabulary.ts';
import type { Of } from './of.ts';

export type SailingTold =
  | (Of<'turn'> & { readonly year: number; readonly turn: number })
  | (Of<'impulse'> & { readonly impulse: number })
  /** One die for each wind or pair of winds, in the module's order. */
  | (Of<'winds'> & { readonly blowing: readonly WindId[] })
  | (Of<'gale'> & {
      readonly wind: WindId;
      readonly force: Force;
      readonly at: LocationId;
      readonly what: 'born' | 'grew' | 'moved' | 'over';
      readonly to?: LocationId;
    })
  | (Of<'plotted'> & {
      readonly side: SideId;
      readonly plans?: readonly { readonly formation: FormationId; readonly plan: Plan }[];
    })
  | (Of<'moved'> & {
      readonly side: SideId;
      readonly token: TokenId;
      readonly formation?: FormationId;
      readonly from: Place;
      readonly to: Place;
      readonly how: 'with' | 'against' | 'caught' | 'off-course' | 'put-out' | 'put-in' | 'drawn-on';
    })
  /** 5.154: player A has a choice of ways out, and so must be going. */
  | (Of<'leeway'> & { readonly side: SideId; readonly tokens: readonly TokenId[] })
  /** 5.255: the attempt to Catch the Wind that failed. */
  | (Of<'becalmed'> & {
      readonly side: SideId;
      readonly token: TokenId;
      readonly formation?: FormationId;
      readonly at: Place;
      readonly needed?: number;
    })
  | (Of<'held'> & {
      readonly side: SideId;
      readonly token: TokenId;
      readonly formation?: FormationId;
      readonly why?: string;
    })
  /** DPs by Squadron; the other side is told nothing. */
  | (Of<'attrition'> & {
      readonly side: SideId;
      readonly why: 'gale' | 'strait' | 'interdiction' | 'turn' | 'wreck';
      readonly squadrons?: readonly {
        readonly squadron: SquadronId;
        readonly dp: number;
        readonly total: number;
      }[];
    })
  | (Of<'sunk'> & {
      readonly side: SideId;
      readonly squadron?: SquadronId;
      readonly sail?: number;
      readonly why: 'damage' | 'battle' | 'fire' | 'port';
    })
  | (Of<'scattered'> & {
      readonly side: SideId;
      readonly leader?: LeaderId | null;
      readonly kept: boolean;
      readonly lost?: readonly SquadronId[];
    })
  | (Of<'driven-off'> & {
      readonly side: SideId;
      readonly aux?: string;
      readonly class?: AuxClass;
      readonly at: LocationId;
    });
