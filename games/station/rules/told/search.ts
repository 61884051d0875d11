/** What is told of Auxiliaries and Spotting (6.0, 7.1, 7.2). */
import type {
  AuxClass,
  AuxId,
  FormationId,
  LocationId,
  SquadronId,
  TaskKind,
  TokenId,
} from '../module/vocabulary.ts';
import type { Face } from '../world/state.ts';
import type { OfSide } from './is.ts';

export type SearchTold =
  | (OfSide<'spotted'> & {
      readonly token: TokenId;
      readonly face: Face;
      readonly why: 'search' | 'strait' | 'port' | 'passing' | 'shown' | 'battle' | 'interdiction' | 'shadow';
    })
  /** What lies face up is no longer what it was. */
  /** 10.156: a Scattered Convoy; its counter stays face down. */
  | (OfSide<'sighted'> & { readonly token: TokenId; readonly at: LocationId })
  | (OfSide<'seen'> & { readonly token: TokenId; readonly face: Face })
  | (OfSide<'counters'> & {
      readonly come: readonly LocationId[];
      readonly gone: readonly LocationId[];
    })
  | (OfSide<'concealed'> & { readonly token: TokenId })
  | (OfSide<'dummy-found'> & { readonly token: TokenId })
  | (OfSide<'dummies'> & { readonly count?: number })
  /** A Task resolved. `aux` shows its Class; the dice decide `result`. */
  | (OfSide<'task'> & {
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
  | (OfSide<'looked'> & {
      readonly at: LocationId;
      readonly token: TokenId;
      readonly found: boolean;
      readonly mayShadow: boolean;
    })
  | (OfSide<'shadowing'> & { readonly token: TokenId; readonly on: boolean })
  | (OfSide<'recovered'> & {
      readonly back?: readonly AuxId[];
      readonly not?: readonly AuxId[];
    })
  | (OfSide<'assigned'> & {
      readonly aux?: readonly { readonly aux: AuxId; readonly to: string }[];
    })
  | (OfSide<'converted'> & {
      readonly aux?: AuxId;
      readonly into: 'sail' | 'auxiliary';
      readonly formation?: FormationId;
      readonly squadrons?: readonly SquadronId[];
      readonly done: boolean;
    })
  | (OfSide<'removed'> & { readonly marker: TokenId; readonly at: LocationId })
  | (OfSide<'rebased'> & { readonly aux?: AuxId; readonly to?: LocationId });
