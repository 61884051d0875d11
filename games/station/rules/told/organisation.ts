/** What is told of leaders, forces, repair and reinforcement (3.0, 11.0). Most of it is its owner's secret. */
import type {
  AuxId,
  ContingentId,
  FormationId,
  LeaderId,
  PortId,
  Rank,
  SquadronId,
} from '../module/vocabulary.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import type { SailTally } from '../world/forces.ts';
import type { OfSide } from './is.ts';

export type OrganisationTold =
  | (OfSide<'formed'> & {
      readonly flotilla?: FormationId;
      readonly leader?: LeaderId | null;
      readonly squadrons?: readonly SquadronId[];
    })
  | (OfSide<'unformed'> & { readonly flotilla?: FormationId })
  | (OfSide<'subordinated'> & {
      readonly formation?: FormationId;
      readonly to?: FormationId | null;
    })
  | (OfSide<'transferred'> & {
      readonly from?: SquadronId;
      readonly to?: SquadronId;
      readonly sail?: number;
    })
  /** An act of a row that could not be done when its turn came. */
  | (OfSide<'left-out'> & {
      readonly number: number;
      readonly what: ReorganisationAct['do'];
      readonly why: string;
    })
  | (OfSide<'transferred-auxiliary'> & { readonly aux?: AuxId; readonly to?: string })
  /** 3.45: a check of any kind, with what it was for. */
  | (OfSide<'check'> & {
      readonly leader?: LeaderId | null;
      readonly what: string;
      readonly rating?: number;
      readonly modifier?: number;
      readonly passed: boolean;
    })
  | (OfSide<'posted'> & { readonly leader?: LeaderId; readonly formation?: FormationId })
  | (OfSide<'station'> & { readonly station: string; readonly leader: LeaderId | null })
  | (OfSide<'relieved'> & {
      readonly leader?: LeaderId;
      readonly why: 'order' | 'senior' | 'unformed' | 'withdrawn' | 'performance';
    })
  | (OfSide<'officer'> & {
      readonly leader: LeaderId;
      readonly what: 'arrived' | 'left' | 'promoted' | 'recovered' | 'exchanged' | 'ransomed' | 'bought';
      readonly rank?: Rank;
    })
  | (OfSide<'reinforcements'> & {
      readonly contingent: ContingentId;
      readonly add?: SailTally;
      readonly auxiliaries?: readonly AuxId[];
      readonly at?: string;
    })
  | (OfSide<'withdrawn'> & {
      readonly contingent: ContingentId;
      readonly sail?: SailTally;
      readonly ids?: readonly string[];
    })
  | (OfSide<'request'> & { readonly contingent: ContingentId; readonly result?: string })
  | (OfSide<'in-ordinary'> & {
      readonly into?: readonly SquadronId[];
      readonly out?: readonly SquadronId[];
    })
  | (OfSide<'repaired'> & {
      readonly port?: PortId;
      readonly squadron?: SquadronId;
      readonly dp?: number;
    })
  | (OfSide<'hulked'> & { readonly squadron?: SquadronId; readonly sail?: number })
  | (OfSide<'relief'> & {
      readonly leader: LeaderId;
      readonly lost: number;
      readonly removed: boolean;
    });
