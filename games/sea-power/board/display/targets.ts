/** Where ships and leaders can be put down, and what putting them there does. */
import type { PortId } from '../../data/ports.ts';
import type { ShipId, SquadronId } from '../../rules/world/squadron.ts';
import { boxOf, type Draft, isLeader, type Muster } from './draft.ts';
import { boardSquadron, goAboard, moveShips, toReserve } from './draft-moves.ts';

export type Target =
  | {
      readonly kind: 'line';
      readonly squadron: SquadronId;
      readonly stack: number;
      readonly before: ShipId | null;
      /** The ship under the hand: whom a leader would board. */
      readonly ship: ShipId | null;
    }
  | { readonly kind: 'reserve'; readonly port: PortId | null };

/** Ships and leaders together, in the order they were chosen. */
export function putDown(draft: Draft, muster: Muster, items: readonly string[], target: Target): Draft {
  const ships = items.filter((item) => !isLeader(muster, item));
  const leaders = items.filter((item) => isLeader(muster, item));
  if (target.kind === 'reserve') {
    const after = ships.length === 0 ? draft : toReserve(draft, muster, ships, target.port);
    return leaders.reduce((next, leader) => goAboard(next, leader, null), after);
  }
  const after = ships.length === 0 ? draft : moveShips(draft, muster, ships, target);
  return leaders.reduce(
    (next, leader, index) =>
      index === 0 && target.ship !== null
        ? goAboard(next, leader, target.ship)
        : boardSquadron(next, leader, target.squadron),
    after,
  );
}

/** At the end of a squadron's last stack. */
export function endOf(draft: Draft, squadron: SquadronId): Target {
  const stacks = boxOf(draft, squadron)?.stacks ?? [];
  return { kind: 'line', squadron, stack: Math.max(0, stacks.length - 1), before: null, ship: null };
}

/** What lies under a point of the page, by the marks that boxes and chips carry. */
export function targetAt(x: number, y: number): Target | null {
  const under = document.elementFromPoint(x, y);
  const zone = under?.closest<HTMLElement>('[data-drop]') ?? null;
  if (zone === null) return null;
  const { drop, squadron, stack, port } = zone.dataset;
  if (drop === 'reserve') return { kind: 'reserve', port: (port ?? null) as PortId | null };
  if (squadron === undefined) return null;
  const chips = [...zone.querySelectorAll<HTMLElement>('[data-ship]')];
  const below = chips.find((chip) => {
    const box = chip.getBoundingClientRect();
    return y < box.top + box.height / 2;
  });
  return {
    kind: 'line',
    squadron,
    stack: Number(stack ?? 0),
    before: below?.dataset.ship ?? null,
    ship: under?.closest<HTMLElement>('[data-ship]')?.dataset.ship ?? null,
  };
}
