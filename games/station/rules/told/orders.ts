/** What is told of Orders, Events, Campaigns and Prestige (9.0, 12.0). */
import type { Outcome, Seat } from '@weathergage/kernel';
import type {
  CampaignId,
  EventId,
  FormationId,
  LocationId,
  OrderId,
  PortId,
  SideId,
  SquadronId,
} from '../module/vocabulary.ts';
import type { Score } from '../world/state.ts';
import type { Is, OfSide } from './is.ts';

export type OrdersTold =
  | (OfSide<'drew'> & {
      readonly orders?: readonly OrderId[];
      readonly way: 'mandatory' | 'choose' | 'blind' | 'keep';
      readonly count: number;
    })
  | (OfSide<'pool'> & {
      readonly come: readonly OrderId[];
      readonly gone: readonly OrderId[];
    })
  | (OfSide<'issued'> & {
      readonly order?: OrderId;
      readonly formation?: FormationId;
      readonly target?: LocationId | null;
    })
  /** 9.322: the chit is shown when it is Fulfilled. */
  | (OfSide<'order'> & {
      readonly order?: OrderId;
      readonly formation?: FormationId;
      readonly what: 'met' | 'fulfilled' | 'failed' | 'invalid' | 'extended' | 'handed-over' | 'arrived';
      readonly why?: string;
    })
  | (Is<'year'> & { readonly year: number; readonly nets: Readonly<Record<SideId, number>> })
  | (Is<'event'> & {
      readonly event: EventId;
      readonly what: 'tested' | 'occurred' | 'implemented' | 'waits' | 'ended' | 'cancelled';
      readonly needed?: number;
      readonly modifier?: number;
    })
  | (Is<'campaign'> & {
      readonly campaign: CampaignId;
      readonly what: 'activated' | 'not-activated' | 'up' | 'down' | 'stays' | 'ended' | 'stopped' | 'moved';
      readonly box: number;
      readonly modifier?: number;
      readonly status?: string;
    })
  | (Is<'random'> & { readonly event: string; readonly place?: PortId; readonly side?: SideId })
  | (OfSide<'named-port'> & { readonly port: PortId })
  | (Is<'contingent'> & { readonly contingent: string; readonly is: string })
  | (Is<'port-side'> & { readonly port: PortId; readonly side: SideId | null })
  /** M1.8: a Squadron In Ordinary in a Port that changes sides. */
  | (OfSide<'port-lost'> & {
      readonly port: PortId;
      readonly squadron: SquadronId;
      readonly escaped: boolean;
    })
  | (OfSide<'shown-chit'> & { readonly order: OrderId })
  | (Is<'prestige'> & { readonly score: Score; readonly total: number })
  /** Sail that a side has left at the end, of all that it had. */
  | (OfSide<'fleet-left'> & { readonly left: number; readonly of: number })
  | (Is<'ending'> & { readonly modifier: number; readonly over: boolean })
  | (Is<'resigned'> & { readonly seat: Seat })
  | (Is<'over'> & { readonly outcome: Outcome });
