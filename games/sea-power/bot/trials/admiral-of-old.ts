/**
 * The best of the first machines, as far as today's rules let him be. In all but one thing he plays as the admiral of
 * today: he storms a port where the enemy lies in it and, being English, where there is trade, and nowhere else.
 */
import { hasCommerce } from '../../rules/chart/commerce.ts';
import { areasOpenTo, canStorm, portsToTake } from '../../rules/ports/assault.ts';
import { admiral } from '../admiral.ts';
import { type AreaId, type AskOf, type Desk, deskOf } from '../desk.ts';

const lieInside = ({ view, side, enemy }: Desk, area: AreaId): boolean => {
  const ports = portsToTake(view, side, area);
  return view.markers.some(
    ({ side: whose, at }) => whose === enemy && 'port' in at && ports.includes(at.port),
  );
};

function answerAssault(desk: Desk, { areas }: AskOf<'assault'>) {
  const { view, side } = desk;
  const able = areas.filter((area) => canStorm(view, side, area) && areasOpenTo(view, side).includes(area));
  return {
    areas: able.filter((area) => lieInside(desk, area) || (side === 'english' && hasCommerce(view, area))),
  };
}

export const admiralOfOld: typeof admiral = (view, ask, dice, budgetMs) =>
  ask.kind === 'assault' ? answerAssault(deskOf(view, ask, dice), ask) : admiral(view, ask, dice, budgetMs);
