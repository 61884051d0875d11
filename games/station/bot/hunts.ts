/** Flotillas in reserve, free to spoil what the Enemy is about (9.313, 9.314). */
import type { LocationId } from '../rules/module/vocabulary.ts';
import type { Formation, Plan } from '../rules/world/forces.ts';
import { squadronsIn } from '../rules/world/formations.ts';
import type { Token } from '../rules/world/state.ts';
import { outlook, type Unit } from './battle-odds.ts';
import { gain, guesses, unitOf } from './battles.ts';
import { type Desk, leastMargin, squadronsOf } from './desk.ts';
import { hostile, menace } from './menace.ts';
import { Passage } from './passage.ts';
import { quarry } from './quarry.ts';

/** Damage Points that every Squadron must be able to bear. */
const SOUND = 4;

interface Quarry {
  readonly to: LocationId;
  readonly impulses: number;
  readonly worth: number;
}

/** Who would be met with him; a Convoy is met on its way. */
const companyOf = ({ view, enemy }: Desk, token: Token): Token[] =>
  token.face?.convoy != null
    ? [token]
    : view.tokens.filter((one) => one.side === enemy && one.place.at === token.place.at);

/** What a fight with them promises, in Sail of the line. */
function fight(desk: Desk, own: readonly Unit[], company: readonly Token[]): number {
  const deals = guesses(
    desk,
    company.map(({ id }) => id),
  );
  return (desk.temper.glory * deals.reduce((sum, his) => sum + gain(outlook(own, his)), 0)) / deals.length;
}

/** Whether it is out already, after somebody or waiting for him. */
const isOut = ({ place, plan }: Formation): boolean =>
  place.berth === 'sea' && (plan.kind === 'hold' || (plan.kind === 'voyage' && plan.arrive === 'hold'));

/** After whom a Flotilla without Orders goes, if there is anybody worth it; thought over once in an Impulse. */
export function hunt(desk: Desk, formation: Formation): Plan | null {
  const { forces, temper, date, view } = desk;
  if (formation.kind !== 'flotilla' || temper.hunts === null || date.turn < temper.spring) return null;
  if (view.increment > 1) return isOut(formation) ? formation.plan : null;
  if (leastMargin(desk, squadronsOf(desk, formation.id)) < SOUND) return null;
  const own = squadronsIn(forces, formation.id).map((one) => unitOf(desk, one));
  const passage = new Passage(desk, formation.id, null);
  const { scales } = temper;
  let found: Quarry | null = null;
  for (const token of hostile(desk)) {
    const company = companyOf(desk, token);
    const isConvoy = token.face?.convoy != null;
    // Only who is outnumbered is worth it.
    if (own.length <= company.reduce((sum, { face }) => sum + (face?.squadrons ?? 1), 0)) continue;
    const way = quarry(desk, token, passage, formation.place);
    // Nobody lies in wait under the guns of somebody stronger.
    if (way === null || (isConvoy && menace(desk, formation.id, way.to) > scales.risk)) continue;
    const worth =
      fight(desk, own, company) + (isConvoy ? scales.caught : scales.spoilt) - scales.wear * way.impulses;
    if (worth >= temper.hunts && (found === null || worth > found.worth)) found = { ...way, worth };
  }
  if (found === null) return null;
  return formation.place.at === found.to && formation.place.berth === 'sea'
    ? { kind: 'hold' }
    : { kind: 'voyage', to: found.to, arrive: 'hold' };
}
