/** What of a war tells who will win it, as one side sees it: the other sees the same with the sign turned. */
import { type Side, sideOf as sideOfNation } from '../../data/nations.ts';
import { PORT_IDS, portOf } from '../../data/ports.ts';
import { WINNING_LEAD } from '../../rules/victory.ts';
import type { Open } from '../../rules/world/state.ts';
import { otherSide, warOf } from '../../rules/world/war.ts';
import { yearsLeft } from '../standing.ts';

export const FEATURES = [
  'lead in winning leads',
  'lead by the root of the years left',
  'lead, up to a winning one, by the years left',
  'English',
  'English, by the years left',
  'ports taken',
] as const;

const A_WAR = 7;

/** Ports of the other side that this one has taken in the war. */
function portsTaken(open: Readonly<Open>, side: Side): number {
  const war = warOf(open);
  let taken = 0;
  for (const id of PORT_IDS) {
    const { owner, captured } = open.ports[id]!;
    const before = portOf(id).owner[war];
    if (!captured || before === owner) continue;
    const nation = owner === 'Removed' ? 'England' : owner;
    if (nation === 'Neutral' || nation === 'Closed') continue;
    taken += sideOfNation(nation) === side ? 1 : -1;
  }
  return taken;
}

export function featuresOf(open: Readonly<Open>, side: Side): readonly number[] {
  const lead = (open.points[side] - open.points[otherSide(side)]) / WINNING_LEAD;
  const years = yearsLeft(open);
  const sign = side === 'english' ? 1 : -1;
  return [
    lead,
    lead / Math.sqrt(years),
    Math.max(-1, Math.min(1, lead)) / years,
    sign,
    (sign * years) / A_WAR,
    portsTaken(open, side),
  ];
}
