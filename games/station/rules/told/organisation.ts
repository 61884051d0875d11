/** What is told of leaders, forces, repair and reinforcement (3.0, 11.0). Most of it is its owner's secret. */
import type {
  AuxId,
  ContingentId,
  FormationId,
  LeaderId,
  PortId,
  Rank,
  SideId,
  SquadronId,
} from '../module/vocabulary.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import type { SailTally } from '../world/forces.ts';
import type { Is } from './is.ts';

export type OrganisationTold =
  | (Is<'formed'> & {
      readonly side: SideId;
      readonly flotilla?: FormationId;
      readonly leader?: LeaderId | null;
      readonly squadrons?: readonly SquadronId[];
    })
  | (Is<'unformed'> & { readonly side: SideId; readonly flotilla?: FormationId })
  | (Is<'subordinated'> & {
      readonly side: SideId;
      readonly formation?: FormationId;
      readonly to?: FormationId | null;
    })
  | (Is<'transferred'> & {
      readonly side: SideId;
      readonly from?: SquadronId;
      readonly to?: SquadronId;
      readonly sail?: number;
    })
  /** An act of a row that could not be done when its turn came. */
  | (Is<'left-out'> & {
      readonly side: SideId;
      readonly number: number;
      readonly what: ReorganisationAct['do'];
      readonly why: string;
    })
  | (Is<'transferred-auxiliary'> & { readonly side: SideId; readonly aux?: AuxId; readonly to?: string })
  /** 3.45: a check of any kind, with what it was for. */
  | (Is<'check'> & {
      readonly side: SideId;
      readonly leader?: LeaderId | null;
      readonly what: string;
      readonly rating?: number;
      readonly modifier?: number;
      readonly passed: boolean;
    })
  | (Is<'posted'> & { readonly side: SideId; readonly leader?: LeaderId; readonly formation?: FormationId })
  | (Is<'station'> & { readonly side: SideId; readonly station: string; readonly leader: LeaderId | null })
  | (Is<'relieved'> & {
      readonly side: SideId;
      readonly leader?: LeaderId;
      readonly why: 'order' | 'senior' | 'unformed' | 'withdrawn' | 'performance';
    })
  | (Is<'officer'> & {
      readonly side: SideId;
      readonly leader: LeaderId;
      readonly what: 'arrived' | 'left' | 'promoted' | 'recovered' | 'exchanged' | 'ransomed' | 'bought';
      readonly rank?: Rank;
    })
  | (Is<'reinforcements'> & {
      readonly side: SideId;
      readonly contingent: ContingentId;
      readonly add?: SailTally;
      readonly auxiliaries?: readonly AuxId[];
      readonly at?: string;
    })
  | (Is<'withdrawn'> & {
      readonly side: SideId;
      readonly contingent: ContingentId;
      readonly sail?: SailTally;
      readonly ids?: readonly string[];
    })
  | (Is<'request'> & { readonly side: SideId; readonly contingent: ContingentId; readonly result?: string })
  | (Is<'in-ordinary'> & {
      readonly side: SideId;
      readonly into?: readonly SquadronId[];
      readonly out?: readonly SquadronId[];
    })
  | (Is<'repaired'> & {
      readonly side: SideId;
      readonly port?: PortId;
      readonly squadron?: SquadronId;
      readonly dp?: number;
    })
  | (Is<'hulked'> & { readonly side: SideId; readonly squadron?: SquadronId; readonly sail?: number })
  | (Is<'relief'> & {
      readonly side: SideId;
      readonly leader: LeaderId;
      readonly lost: number;
      readonly removed: boolean;
    });
