/** What is told of Auxiliaries and Spotting (6.0, 7.1, 7.2). */
import type {
  AuxClass,
  AuxId,
  FormationId,
  LocationId,
  SideId,
  SquadronId,
  TaskKind,
  TokenId,
} from '../module/vocabulary.ts';
import type { Face } from '../world/state.ts';
import type { Is } from './is.ts';

export type SearchTold =
  | (Is<'spotted'> & {
      readonly side: SideId;
      readonly token: TokenId;
      readonly face: Face;
      readonly why: 'search' | 'strait' | 'port' | 'passing' | 'shown' | 'battle' | 'interdiction' | 'shadow';
    })
  /** What lies face up is no longer what it was. */
  /** 10.156: a Scattered Convoy; its counter stays face down. */
  | (Is<'sighted'> & { readonly side: SideId; readonly token: TokenId; readonly at: LocationId })
  | (Is<'seen'> & { readonly side: SideId; readonly token: TokenId; readonly face: Face })
  | (Is<'counters'> & {
      readonly side: SideId;
      readonly come: readonly LocationId[];
      readonly gone: readonly LocationId[];
    })
  | (Is<'concealed'> & { readonly side: SideId; readonly token: TokenId })
  | (Is<'dummy-found'> & { readonly side: SideId; readonly token: TokenId })
  | (Is<'dummies'> & { readonly side: SideId; readonly count?: number })
  /** A Task resolved. `aux` shows its Class; the dice decide `result`. */
  | (Is<'task'> & {
      readonly side: SideId;
      readonly task: TaskKind;
      readonly at: LocationId;
      readonly class: AuxClass | null;
      readonly aux?: AuxId;
      readonly screen: { readonly class: AuxClass; readonly result: 'screened' | 'partly' | 'failed' } | null;
      readonly result: 'done' | 'failed' | 'screened' | 'stationed' | 'nothing-there';
      readonly against?: TokenId | null;
      readonly dp?: number;
      readonly sunk?: number;
    })
  | (Is<'looked'> & {
      readonly side: SideId;
      readonly at: LocationId;
      readonly token: TokenId;
      readonly found: boolean;
      readonly mayShadow: boolean;
    })
  | (Is<'shadowing'> & { readonly side: SideId; readonly token: TokenId; readonly on: boolean })
  | (Is<'recovered'> & {
      readonly side: SideId;
      readonly back?: readonly AuxId[];
      readonly not?: readonly AuxId[];
    })
  | (Is<'assigned'> & {
      readonly side: SideId;
      readonly aux?: readonly { readonly aux: AuxId; readonly to: string }[];
    })
  | (Is<'converted'> & {
      readonly side: SideId;
      readonly aux?: AuxId;
      readonly into: 'sail' | 'auxiliary';
      readonly formation?: FormationId;
      readonly squadrons?: readonly SquadronId[];
      readonly done: boolean;
    })
  | (Is<'removed'> & { readonly side: SideId; readonly marker: TokenId; readonly at: LocationId })
  | (Is<'rebased'> & { readonly side: SideId; readonly aux?: AuxId; readonly to?: LocationId });
