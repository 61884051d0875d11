/** What is told of Auxiliaries and Spotting (6.0, 7.1, 7.2). */
import type { Face } from '../state.ts';
import type {
  AuxClass,
  AuxId,
  FormationId,
  LocationId,
  SideId,
  SquadronId,
  TaskKind,
  TokenId,
} from '../vocabulary.ts';
import type { Of } from './of.ts';

export type SearchTold =
  | (Of<'spotted'> & {
      readonly side: SideId;
      readonly token: TokenId;
      readonly face: Face;
      readonly why: 'search' | 'strait' | 'port' | 'passing' | 'shown' | 'battle' | 'interdiction' | 'shadow';
    })
  /** What lies face up is no longer what it was. */
  /** 10.156: a Scattered Convoy; its counter stays face down. */
  | (Of<'sighted'> & { readonly side: SideId; readonly token: TokenId; readonly at: LocationId })
  | (Of<'seen'> & { readonly side: SideId; readonly token: TokenId; readonly face: Face })
  | (Of<'counters'> & {
      readonly side: SideId;
      readonly come: readonly LocationId[];
      readonly gone: readonly LocationId[];
    })
  | (Of<'concealed'> & { readonly side: SideId; readonly token: TokenId })
  | (Of<'dummy-found'> & { readonly side: SideId; readonly token: TokenId })
  | (Of<'dummies'> & { readonly side: SideId; readonly count?: number })
  /** A Task resolved. `aux` shows its Class; the dice decide `result`. */
  | (Of<'task'> & {
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
  | (Of<'looked'> & {
      readonly side: SideId;
      readonly at: LocationId;
      readonly token: TokenId;
      readonly found: boolean;
      readonly mayShadow: boolean;
    })
  | (Of<'shadowing'> & { readonly side: SideId; readonly token: TokenId; readonly on: boolean })
  | (Of<'recovered'> & {
      readonly side: SideId;
      readonly back?: readonly AuxId[];
      readonly not?: readonly AuxId[];
    })
  | (Of<'assigned'> & {
      readonly side: SideId;
      readonly aux?: readonly { readonly aux: AuxId; readonly to: string }[];
    })
  | (Of<'converted'> & {
      readonly side: SideId;
      readonly aux?: AuxId;
      readonly into: 'sail' | 'auxiliary';
      readonly formation?: FormationId;
      readonly squadrons?: readonly SquadronId[];
      readonly done: boolean;
    })
  | (Of<'removed'> & { readonly side: SideId; readonly marker: TokenId; readonly at: LocationId })
  | (Of<'rebased'> & { readonly side: SideId; readonly aux?: AuxId; readonly to?: LocationId });
