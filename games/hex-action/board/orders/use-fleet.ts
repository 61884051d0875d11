/** The fleet as its admiral handles it: divisions with their leaders, orders for many at once, and what would go wrong. */
import { useMemo, useState } from 'react';
import type { Course, Crossing } from '../courses/courses.ts';
import type { Manoeuvre } from '../fleet/division-orders.ts';
import { type Division, divisionsOf, lineOf } from '../fleet/divisions.ts';
import {
  asLastTurn,
  coursesOf,
  type Draft,
  inDivision,
  isSailing,
  isWritten,
  ownCrossings,
  straightDrafts,
} from '../fleet/plans.ts';
import type { HexDesk } from '../look/types.ts';
import { faultIn } from './defaults.ts';
import type { Orders } from './use-orders.ts';

export interface FleetDivision extends Division {
  /** The ship that the others go by. */
  readonly leader: string;
  readonly drafts: readonly Draft[];
}

export interface Fleet {
  readonly divisions: readonly FleetDivision[];
  /** Questions that are not about a ship of the fleet: batteries, flags, the muster. */
  readonly others: readonly Draft[];
  readonly crossings: readonly Crossing[];
  /** Courses written for ships other than the one on the table. */
  readonly laid: readonly Course[];
  readonly sailing: boolean;
  lead(division: string, ship: string): void;
  order(division: string, manoeuvre: Manoeuvre): void;
  again(division: string): void;
  /** All ships still without a plot; or those of one division. */
  straight(division?: string): void;
  /** Last turn's plot for the ship on the table. */
  copyCurrent(): void;
  sails(sail: 'battle' | 'full'): void;
}

const NO_CROSSINGS: readonly Crossing[] = [];

export function useFleet(desk: HexDesk, orders: Orders): Fleet {
  const { view, seat } = desk;
  const [leaders, setLeaders] = useState<Readonly<Record<string, string>>>({});
  const { drafts, current } = orders;
  const divisions = useMemo(() => {
    const byShip = new Map(drafts.map((draft) => [draft.ask.ship, draft]));
    return divisionsOf(view, seat).map((division): FleetDivision => {
      const sailing = division.ships.filter(({ id }) => byShip.has(id));
      const line = lineOf(sailing.length > 0 ? sailing : division.ships, leaders[division.id] ?? null);
      return {
        ...division,
        leader: line[0]!.id,
        drafts: line.flatMap(({ id }) => byShip.get(id) ?? []),
      };
    });
  }, [view, seat, drafts, leaders]);
  const sailing = drafts.some(({ ask }) => isSailing(ask));
  const crossings = useMemo(
    () => (sailing ? ownCrossings(view, seat, drafts) : NO_CROSSINGS),
    [view, seat, drafts, sailing],
  );
  const laid = useMemo(
    () => coursesOf(view, drafts).filter(({ ship }) => ship.id !== current?.ship),
    [view, drafts, current?.ship],
  );
  const others = useMemo(() => {
    const own = new Set(divisions.flatMap(({ ships }) => ships.map(({ id }) => id)));
    return drafts.filter(({ ask }) => !own.has(ask.ship));
  }, [divisions, drafts]);

  const draftsIn = (id: string): readonly Draft[] =>
    (divisions.find((division) => division.id === id)?.drafts ?? []).filter(({ ask }) => isSailing(ask));
  const change = (many: readonly Draft[]): void => {
    if (many.length > 0) orders.changeMany(many);
  };
  return {
    divisions,
    others,
    crossings,
    laid,
    sailing,
    lead: (division, ship) => setLeaders((all) => ({ ...all, [division]: ship })),
    order: (id, manoeuvre) => {
      const mine = draftsIn(id);
      const asked = new Set(mine.map(({ ask }) => ask.id));
      const leader = divisions.find((division) => division.id === id)?.leader ?? null;
      const elsewhere = drafts.filter(({ ask }) => !asked.has(ask.id));
      change(inDivision(view, mine, manoeuvre, leader, elsewhere));
    },
    again: (id) => change(asLastTurn(view, draftsIn(id))),
    straight: (id) =>
      change(
        straightDrafts(
          view,
          (id === undefined ? drafts.filter(({ ask }) => isSailing(ask)) : draftsIn(id)).filter(
            (draft) => !isWritten(draft) || faultIn(view, draft.ask, draft.answer) !== null,
          ),
        ),
      ),
    copyCurrent: () => {
      const draft = drafts.find(({ ask }) => ask.id === current?.id);
      if (draft !== undefined && isSailing(draft.ask)) change(asLastTurn(view, [draft]));
    },
    sails: (sail) =>
      change(
        drafts
          .filter(({ ask }) => ask.kind === 'prepare' && faultIn(view, ask, { sail }) === null)
          .map(({ ask }) => ({ ask, answer: { sail } })),
      ),
  };
}
