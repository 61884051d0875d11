/** The squadron boxes as a commander arranges them, before he gives them to the umpire. */
import { leaderOf, ratingOf } from '../../data/leaders.ts';
import type { Nation, Side } from '../../data/nations.ts';
import type { PortId } from '../../data/ports.ts';
import { shipOf } from '../../data/ships.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import { leadersAboard, seniorOf } from '../../rules/world/leadership.ts';
import { firstHomeOf, flagOf, flagOfNation } from '../../rules/world/own-forces.ts';
import type { LeaderId, ShipId, SquadronId, Stack } from '../../rules/world/squadron.ts';
import type { Forces, View } from '../../rules/world/state.ts';
import { isFirstYear, nationsAtWar, warOf } from '../../rules/world/war.ts';
import { proposeDisposition } from '../../rules/year/proposal.ts';

/** One squadron's box of the display. */
export interface Box {
  readonly squadron: SquadronId;
  readonly nation: Nation;
  /** Null in the first year of a war, when places come later, and while the marker lies idle. */
  readonly port: PortId | null;
  /** Whether the marker goes on the chart: always with ships in it, as a decoy without. */
  readonly sails: boolean;
  readonly stacks: readonly Stack[];
}

export interface Draft {
  readonly boxes: readonly Box[];
  /** Where new ships lie that are in no squadron. */
  readonly ports: Readonly<Record<ShipId, PortId>>;
}

/** What is arranged, by whom. */
export interface Muster {
  readonly view: View;
  readonly side: Side;
  readonly forces: Forces;
  /** The first year of a war: squadrons without places. */
  readonly first: boolean;
}

type Organised = AnswerTo<'organise'>;
type Reorganised = AnswerTo<'reorganise'>;

export function musterOf(view: View, side: Side): Muster {
  return { view, side, forces: view.forces[side]!, first: isFirstYear(view) };
}

/** Boxes for every marker of the nations at war, filled as the answer says. */
export function draftOf({ view, side, forces }: Muster, answer: Organised | Reorganised): Draft {
  const named = new Map<SquadronId, { readonly stacks: readonly Stack[]; readonly port?: string }>(
    answer.squadrons.map((each) => [each.squadron, each]),
  );
  const atWar = nationsAtWar(view, side);
  return {
    boxes: forces.squadrons
      .filter(({ nation }) => atWar.includes(nation))
      .map(({ id, nation }) => {
        const filled = named.get(id);
        return {
          squadron: id,
          nation,
          port: (filled?.port ?? null) as PortId | null,
          sails: filled !== undefined,
          stacks: filled?.stacks ?? [],
        };
      }),
    ports:
      'ashore' in answer
        ? Object.fromEntries(answer.ashore.map(({ ship, port }) => [ship, port as PortId]))
        : {},
  };
}

export function proposed(muster: Muster, variant: number): Draft {
  const { squadrons, ashore } = proposeDisposition(muster.view, variant);
  if (muster.first)
    return draftOf(muster, { squadrons: squadrons.map(({ squadron, stacks }) => ({ squadron, stacks })) });
  return draftOf(muster, { squadrons: squadrons.map((each) => ({ ...each, port: each.port! })), ashore });
}

const inPlay = ({ sails, stacks }: Box): boolean => sails || stacks.length > 0;
export const isIdle = (box: Box): boolean => !inPlay(box);
export const isDecoy = ({ sails, stacks }: Box): boolean => sails && stacks.length === 0;

const copied = (stacks: readonly Stack[]) => stacks.map((stack) => stack.map((berth) => ({ ...berth })));

export const organised = ({ boxes }: Draft): Organised => ({
  squadrons: boxes.filter(inPlay).map(({ squadron, stacks }) => ({ squadron, stacks: copied(stacks) })),
});

export const reorganised = (draft: Draft, muster: Muster): Reorganised => ({
  squadrons: draft.boxes.filter(inPlay).map(({ squadron, nation, port, stacks }) => ({
    squadron,
    port: port ?? firstHomeOf(nation),
    stacks: copied(stacks),
  })),
  ashore: reserveOf(draft, muster).flatMap((ship) =>
    isNew(muster, ship) ? [{ ship, port: portOfReserve(draft, muster, ship) }] : [],
  ),
});

/** She came into play this year and lies nowhere yet. */
export const isNew = ({ forces }: Muster, ship: ShipId): boolean => forces.ships[ship]?.port == null;

export const portOfReserve = (draft: Draft, { forces }: Muster, ship: ShipId): PortId =>
  forces.ships[ship]?.port ?? draft.ports[ship] ?? firstHomeOf(shipOf(ship).nation);

/** 9.1: strength for the eye and for sorting: what she can give and take. */
export const worthOf = ({ forces }: Muster, ship: ShipId): number => {
  const { attack, defence } = shipOf(ship);
  return 2 * attack + defence - (forces.ships[ship]?.damage ?? 0);
};

/** Ships in no squadron, the best first. */
export function reserveOf({ boxes }: Draft, muster: Muster): ShipId[] {
  const sailing = new Set(boxes.flatMap(({ stacks }) => stacks.flat().map(({ ship }) => ship)));
  return Object.keys(muster.forces.ships)
    .filter((ship) => !sailing.has(ship))
    .sort((a, b) => worthOf(muster, b) - worthOf(muster, a) || a.localeCompare(b));
}

/** Leaders aboard no ship, the highest first. */
export function ashoreOf({ boxes }: Draft, { forces, view }: Muster): LeaderId[] {
  const aboard = new Set(boxes.flatMap(leadersAboard));
  const war = warOf(view);
  return forces.leaders
    .filter((leader) => !aboard.has(leader))
    .sort((a, b) => ratingOf(b, war) - ratingOf(a, war));
}

export interface Totals {
  readonly ships: number;
  readonly attack: number;
  readonly defence: number;
  readonly damage: number;
  readonly senior: LeaderId | null;
  readonly rating: number;
}

export function totalsOf({ view, forces }: Muster, box: Box): Totals {
  const ships = box.stacks.flat().map(({ ship }) => ship);
  const senior = seniorOf(box, warOf(view));
  const sum = (of: (ship: ShipId) => number): number => ships.reduce((all, ship) => all + of(ship), 0);
  return {
    ships: ships.length,
    attack: sum((ship) => shipOf(ship).attack),
    defence: sum((ship) => shipOf(ship).defence),
    damage: sum((ship) => forces.ships[ship]?.damage ?? 0),
    senior,
    rating: senior === null ? 0 : ratingOf(senior, warOf(view)),
  };
}

export const boxOf = ({ boxes }: Draft, squadron: SquadronId): Box | null =>
  boxes.find((box) => box.squadron === squadron) ?? null;

/** The box that holds a ship or a leader; null for those in reserve or ashore. */
export const boxWith = ({ boxes }: Draft, item: ShipId | LeaderId): Box | null =>
  boxes.find(({ stacks }) =>
    stacks.some((stack) => stack.some(({ ship, leader }) => ship === item || leader === item)),
  ) ?? null;

export const isLeader = ({ forces }: Muster, item: string): boolean => forces.leaders.includes(item);

/** Old ships hold their squadron in the port where they lie. */
export const heldIn = ({ forces }: Muster, box: Box): PortId | null => {
  for (const { ship } of box.stacks.flat()) {
    const port = forces.ships[ship]?.port ?? null;
    if (port !== null) return port;
  }
  return null;
};

/** Whether a ship or leader could go into a box at all, without breaking up what is in it. */
export function mayGo(draft: Draft, muster: Muster, item: string, box: Box): boolean {
  if (isLeader(muster, item)) {
    const { nation } = leaderOf(item);
    return box.stacks.some((stack) => stack.some(({ ship }) => shipOf(ship).nation === nation));
  }
  const own = flagOf(item) === box.nation;
  const lies = muster.forces.ships[item]?.port ?? null;
  if (lies === null) return own && flagOfNation(shipOf(item).nation) === box.nation;
  const there = heldIn(muster, box);
  return (own || boxWith(draft, item)?.squadron === box.squadron) && (there === null || there === lies);
}
