/** Convoys that want an Escort: those on their way without one, and who will gather before this Turn is over (10.12). */
import type { Order } from '../rules/module/orders.ts';
import type { FormationId } from '../rules/module/vocabulary.ts';
import { suits } from '../rules/orders/force-needed.ts';
import { leavesOf } from '../rules/orders/order-goals.ts';
import { type Desk, leastMargin, squadronsOf, worthMost } from './desk.ts';

/** Sail that an Escort should have. */
const ESCORT = 4;

const escortOrderFor = ({ theatre, side }: Desk, group: string): Order | undefined =>
  theatre.module.orders.find(
    (one) =>
      one.side === side && leavesOf(one).some((leaf) => leaf.test === 'escort' && leaf.group === group),
  );

/** The Orders for them, one for each Convoy. */
export function escortsWanted(desk: Desk): Order[] {
  const { forces, theatre, side, date, temper } = desk;
  const alone = Object.values(forces.convoys)
    .filter(
      ({ id, scattered }) =>
        !scattered && !Object.values(forces.formations).some(({ execution }) => execution?.convoy === id),
    )
    .map(({ group }) => group);
  const today = temper.provides
    ? theatre.module.convoys
        .filter((group) => group.side === side && group.assembles.some(({ turn }) => turn === date.turn))
        .map(({ group }) => group)
        .filter((group) => !Object.values(forces.convoys).some((one) => one.group === group))
    : [];
  return [...alone, ...today].flatMap((group) => escortOrderFor(desk, group) ?? []);
}

/** Who of these would go with a Convoy best. */
export const bestEscort = (desk: Desk, order: Order, who: readonly FormationId[]): FormationId | null =>
  worthMost(
    who.filter((id) => suits(desk.view, desk.side, id, order) === null),
    (id) => {
      const squadrons = squadronsOf(desk, id);
      const sail = squadrons.reduce((sum, one) => sum + one.sail, 0);
      return Math.min(ESCORT, sail) + leastMargin(desk, squadrons) / 3;
    },
  );
