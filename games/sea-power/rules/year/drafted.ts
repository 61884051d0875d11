/** A squadron while a disposition is being drawn up: its stacks are dealt, joined and shared out step by step. */
import type { Nation } from '../../data/nations.ts';
import type { Berth, PortId, SquadronId } from '../world/squadron.ts';

export interface Drafted {
  readonly squadron: SquadronId;
  readonly nation: Nation;
  /** Null in the first year of a war, when places come later. */
  readonly port: PortId | null;
  stacks: Berth[][];
}
