/** What is told of Orders, Events, Campaigns and Prestige (9.0, 12.0). */
import type { Outcome, Seat } from '@weathergage/kernel';
import type { Score } from '../state.ts';
import type {
  CampaignId,
  EventId,
  FormationId,
  LocationId,
  OrderId,
  PortId,
  SideId,
  SquadronId,
} from '../vocabulary.ts';
import type { Of } from './of.ts';

export type OrdersTold =
  | (Of<'drew'> & {
      readonly side: SideId;
      readonly orders?: readonly OrderId[];
      readonly way: 'mandatory' | 'choose' | 'blind' | 'keep';
      readonly count: number;
    })
  | (Of<'pool'> & {
      readonly side: SideId;
      readonly come: readonly OrderId[];
      readonly gone: readonly OrderId[];
    })
  | (Of<'issued'> & {
      readonly side: SideId;
      readonly order?: OrderId;
      readonly formation?: FormationId;
      readonly target?: LocationId | null;
    })
  /** 9.322: the chit is shown when it is Fulfilled. */
  | (Of<'order'> & {
      readonly side: SideId;
      readonly order?: OrderId;
      readonly formation?: FormationId;
      readonly what: 'met' | 'fulfilled' | 'failed' | 'invalid' | 'extended' | 'handed-over' | 'arrived';
      readonly why?: string;
    })
  | (Of<'year'> & { readonly year: number; readonly nets: Readonly<Record<SideId, number>> })
  | (Of<'event'> & {
      readonly event: EventId;
      readonly what: 'tested' | 'occurred' | 'implemented' | 'waits' | 'ended' | 'cancelled';
      readonly needed?: number;
      readonly modifier?: number;
    })
  | (Of<'campaign'> & {
      readonly campaign: CampaignId;
      readonly what: 'activated' | 'not-activated' | 'up' | 'down' | 'stays' | 'ended' | 'stopped' | 'moved';
      readonly box: number;
      readonly modifier?: number;
      readonly status?: string;
    })
  | (Of<'random'> & { readonly event: string; readonly place?: PortId; readonly side?: SideId })
  | (Of<'named-port'> & { readonly side: SideId; readonly port: PortId })
  | (Of<'contingent'> & { readonly contingent: string; readonly is: string })
  | (Of<'port-side'> & { readonly port: PortId; readonly side: SideId | null })
  /** M1.8: a Squadron In Ordinary in a Port that changes sides. */
  | (Of<'port-lost'> & {
      readonly side: SideId;
      readonly port: PortId;
      readonly squadron: SquadronId;
      readonly escaped: boolean;
    })
  | (Of<'shown-chit'> & { readonly side: SideId; readonly order: OrderId })
  | (Of<'prestige'> & { readonly score: Score; readonly total: number })
  | (Of<'ending'> & { readonly modifier: number; readonly over: boolean })
  | (Of<'resigned'> & { readonly seat: Seat })
  | (Of<'over'> & { readonly outcome: Outcome });
