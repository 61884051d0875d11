/** What is told of Convoys and Corsairs (10.1, 10.2). */
import type { FormationId, LocationId, PortId, SideId, TokenId } from '../module/vocabulary.ts';
import type { Is, OfSide } from './is.ts';

export type ConvoysTold =
  | (OfSide<'convoy'> & {
      readonly group: string;
      readonly what:
        | 'assembled'
        | 'appeared'
        | 'scattered'
        | 'arrived'
        | 'lost'
        | 'diverted'
        | 'joined'
        | 'unloaded'
        | 'emptied'
        | 'gathers';
      readonly token?: TokenId | null;
      readonly at?: LocationId;
      readonly route?: number;
      readonly escort?: FormationId;
      readonly points?: number;
    })
  | (OfSide<'convoy-hurt'> & {
      readonly group: string;
      readonly dp: number;
      readonly total: number;
      readonly by: 'battle' | 'task' | 'gale';
    })
  | (Is<'corsairs'> & { readonly active: readonly PortId[]; readonly side: SideId | null })
  | OfSide<'corsairs-handed'>
  | (OfSide<'corsair-toll'> & {
      readonly failed: number;
      readonly why: 'pirates' | 'privateers';
    })
  | (Is<'trade-track'> & { readonly covered: number; readonly fulfilled: number; readonly side: SideId })
  | (OfSide<'hired'> & { readonly on: boolean });
