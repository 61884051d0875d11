/** Docks at home (11.12): where a station's own yards are too few, the most worn are sent where there are more. */
import type { ReorganisationAct } from '../rules/world/asks.ts';
import type { Squadron } from '../rules/world/forces.ts';
import { hullsOf, lyingAt } from '../rules/world/formations.ts';
import { type Desk, marginOf } from './desk.ts';

/** Damage Points for which a Squadron is sent to be docked at home. */
const WORN = 5;

/** Those who will be docked at home this Turn: the most worn where ships go home from. */
export function homebound(desk: Desk): Squadron[] {
  const { theatre, side, forces, date, last } = desk;
  const rules = theatre.module.homeDocking;
  // Who goes home at the end of a match does not come back in it.
  if (rules === undefined || rules.side !== side || date.turn !== rules.turn || last < 12) return [];
  return rules.from
    .flatMap((port) => [...lyingAt(forces, port, 'InOrdinary'), ...lyingAt(forces, port, 'FittingOut')])
    .filter(({ id, dp }) => hullsOf(theatre, id).class === 'SOL' && dp >= WORN)
    .toSorted((a, b) => b.sail - a.sail || marginOf(desk, a) - marginOf(desk, b))
    .slice(0, rules.most);
}

export function sendHome(desk: Desk, may: (act: ReorganisationAct) => boolean): ReorganisationAct | null {
  for (const { id } of homebound(desk)) {
    const act = { do: 'send-home', squadron: id } as const;
    if (may(act)) return act;
  }
  return null;
}
