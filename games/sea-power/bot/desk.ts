/** What a commander has on his desk when he is asked something: his view, his own forces, and chance to imagine with. */
import type { Dice } from '@weathergage/kernel';
import { AREA_IDS, type AreaId } from '../data/areas.ts';
import type { Side, War } from '../data/nations.ts';
import { portOf } from '../data/ports.ts';
import { markersAtSea } from '../rules/chart/chart.ts';
import type { AnswerTo, AskKind, SeaAsk } from '../rules/world/asks.ts';
import { ratingOfSquadron } from '../rules/world/leadership.ts';
import { ownForces } from '../rules/world/own-forces.ts';
import { berthsOf, isEmpty, type Marker, type Squadron, type Token } from '../rules/world/squadron.ts';
import type { Forces, View } from '../rules/world/state.ts';
import { otherSide, warOf } from '../rules/world/war.ts';
import { type Below, streamOf } from './chance.ts';
import { type Weight, weightOf } from './odds-table.ts';

export type AskOf<K extends AskKind> = Extract<SeaAsk, { kind: K }>;
/** How one kind of question is answered. */
export type Answerer<K extends AskKind> = (desk: Desk, ask: AskOf<K>) => AnswerTo<K> | null;

export interface Desk {
  readonly view: View;
  readonly side: Side;
  readonly enemy: Side;
  readonly forces: Forces;
  readonly war: War;
  readonly dice: Dice;
  readonly below: Below;
}

export function deskOf(view: View, ask: SeaAsk, dice: Dice): Desk {
  const { side, forces } = ownForces(view, ask);
  return { view, side, enemy: otherSide(side), forces, war: warOf(view), dice, below: streamOf(dice) };
}

/** A squadron of one's own, as its commander sees it. */
export interface Command {
  readonly token: Token;
  readonly squadron: Squadron;
  readonly ships: number;
  readonly rating: number;
  readonly decoy: boolean;
  readonly weight: Weight;
}

export function commandOf({ view, side, forces, war }: Desk, token: Token): Command {
  const squadron = forces.squadrons.find((one) => one.token === token)!;
  return {
    token,
    squadron,
    ships: berthsOf(squadron).length,
    rating: ratingOfSquadron(view, squadron),
    decoy: isEmpty(squadron),
    weight: weightOf(side, berthsOf(squadron), (ship) => forces.ships[ship]!.damage, war),
  };
}

/** The enemy's markers that have still to move, by the area they must come out into. */
export function enemyInPort({ view, enemy }: Desk): Map<AreaId, number> {
  const found = new Map<AreaId, number>();
  for (const marker of view.markers) {
    if (marker.side !== enemy || marker.moved || !('port' in marker.at)) continue;
    const area = portOf(marker.at.port).area;
    found.set(area, (found.get(area) ?? 0) + 1);
  }
  return found;
}

export const frigatesIn = ({ view }: Desk, side: Side, area: AreaId): number =>
  view.frigates[side].reduce((count, one) => (one === area ? count + 1 : count), 0);

/** The marker of a side at sea in an area, if there is one. */
export const atSea = ({ view }: Desk, side: Side, area: AreaId): Marker | null =>
  markersAtSea(view, area, side)[0] ?? null;

export const worthMost = <T>(items: Iterable<T>, worth: (item: T) => number): T | null => {
  let found: T | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = worth(item);
    if (value > most) [found, most] = [item, value];
  }
  return found;
};

export { AREA_IDS, type AreaId };
