/** How a ship may turn this phase beyond what wind and hexes say (20.4), and what keeps her from turning at all. */
import { inSquadron } from '../sea/advanced-sea.ts';
import type { Ship } from '../sea/ship.ts';
import { specialOf } from '../sea/special-rules.ts';
import type { Sea } from '../sea/state.ts';
import type { FaultCode } from './infractions.ts';

export interface Manoeuvre {
  /** Turns in this phase (7.1.9), after what she has lost of them. */
  readonly turning: number;
  /** Why a turn before the first hex ahead must be the whole move (20.4.1.1, 20.4.2); null if it need not. */
  readonly alone: FaultCode | null;
  /** Why she can't turn at all, or null. */
  readonly barred: FaultCode | null;
  /** A mast hangs over her side (36.2.2). */
  readonly wreckage: boolean;
}

/** The squadron's orders of the scenario. */
const holdsCourse = (sea: Sea, ship: Ship): boolean =>
  specialOf(sea.advanced?.special, 'holds-course').some(
    ({ squadron, untilTurn }) => sea.turn <= untilTurn && inSquadron(sea.advanced, [squadron], ship.id),
  );

export function manoeuvreOf(sea: Sea, ship: Ship): Manoeuvre {
  const log = ship.advanced;
  if (log === undefined) return { turning: ship.spec.turning, alone: null, barred: null, wreckage: false };
  // 20.4.1.2: a ship that stood loses one for the phase, beside what critical hits have cost her.
  const lost = (log.stood ? 1 : 0) + (log.wounds.turning ?? 0);
  const wreckage = log.wreckage.length > 0;
  const barred =
    log.wounds.helm === sea.turn
      ? 'helm'
      : wreckage
        ? 'wreckage'
        : holdsCourse(sea, ship)
          ? 'holds-course'
          : null;
  return {
    turning: Math.max(0, ship.spec.turning - lost),
    alone: log.stood ? 'stood' : log.endedOnTurn ? 'turned-last' : null,
    barred,
    wreckage,
  };
}
