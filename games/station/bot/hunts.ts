/** Flotillas in reserve, free to spoil what the Enemy is about (9.313, 9.314). */
import type { Formation, Plan } from '../rules/forces.ts';
import { squadronsIn } from '../rules/formations.ts';
import { imagine } from '../rules/imagine.ts';
import type { Token } from '../rules/state.ts';
import type { LocationId } from '../rules/vocabulary.ts';
import { outlook, type Unit } from './battle-odds.ts';
import { gain, guesses, unitOf } from './battles.ts';
import { type Chart, type Desk, leastMargin, squadronsOf } from './desk.ts';
import { hostile, menace } from './menace.ts';
import { Passage } from './passage.ts';
import { meeting } from './rendezvous.ts';

/** Impulses of sailing to where the Enemy is now beyond which he will be gone, or a Convoy is too far off. */
const REACH = 2;
const CONVOY_REACH = 8;
/** Damage Points that every Squadron must be able to bear. */
const SOUND = 4;
/** The chance of meeting somebody too strong that is borne for a Convoy. */
const RISK = 0.2;
/** Sail of the line that each Impulse under way costs in wear. */
const WEAR = 0.05;
/** What it is worth that a Flotilla which is driven from its station Fails its Order. */
const SPOILT = 0.3;
/** What it is worth to come upon a Convoy with more Squadrons than its Escort has. */
const CAUGHT = 1.5;

interface Quarry {
  readonly to: LocationId;
  readonly impulses: number;
  readonly worth: number;
}

/** The Enemy's side of the world as it might be. */
function imagined({ view, enemy, theatre, dice }: Desk): Chart {
  const world = imagine(view, dice);
  return { view: world, side: enemy, forces: world.forces[enemy]!, theatre };
}

/** Where he is, or where he will come by if he is a Convoy. */
function quarry({ face, place }: Token, passage: Passage, from: Formation['place'], his: () => Chart) {
  if (face === null) return null;
  const far = (at: LocationId): number | null => passage.impulses(from, at, 'hold');
  if (face.convoy === null) {
    const impulses = place.berth === 'sea' ? far(place.at) : null;
    return impulses === null || impulses > REACH ? null : { to: place.at, impulses };
  }
  const met = meeting(his(), face.formation, far);
  if (met === null || met.early < 0 || met.convoy > CONVOY_REACH || met.arrive !== 'hold') return null;
  return { to: met.at, impulses: met.convoy };
}

/** What a fight with him promises, in Sail of the line. */
function fight(desk: Desk, own: readonly Unit[], token: Token): number {
  const { view, enemy } = desk;
  const company = view.tokens.filter((one) => one.side === enemy && one.place.at === token.place.at);
  const tokens = token.face?.convoy == null ? company.map(({ id }) => id) : [token.id];
  const deals = guesses(desk, tokens);
  const fought = deals.reduce((sum, his) => sum + gain(outlook(own, his)), 0) / deals.length;
  const squadrons = token.face?.squadrons ?? 0;
  if (token.face?.convoy == null) return fought + SPOILT;
  return own.length > squadrons ? fought + CAUGHT : fought;
}

/** After whom a Flotilla without Orders goes, if there is anybody worth it. */
export function hunt(desk: Desk, formation: Formation): Plan | null {
  const { forces, temper, date } = desk;
  if (formation.kind !== 'flotilla' || temper.hunts === null || date.turn < temper.spring) return null;
  if (leastMargin(desk, squadronsOf(desk, formation.id)) < SOUND) return null;
  const own = squadronsIn(forces, formation.id).map((one) => unitOf(desk, one));
  const passage = new Passage(desk, formation.id, null);
  let chart: Chart | null = null;
  const his = (): Chart => {
    chart ??= imagined(desk);
    return chart;
  };
  let found: Quarry | null = null;
  for (const token of hostile(desk)) {
    const way = quarry(token, passage, formation.place, his);
    // Nobody lies in wait under the guns of somebody stronger.
    if (way === null || (token.face?.convoy != null && menace(desk, formation.id, way.to) > RISK)) continue;
    const worth = fight(desk, own, token) - WEAR * way.impulses;
    if (worth >= temper.hunts && (found === null || worth > found.worth)) found = { ...way, worth };
  }
  if (found === null) return null;
  return formation.place.at === found.to && formation.place.berth === 'sea'
    ? { kind: 'hold' }
    : { kind: 'voyage', to: found.to, arrive: 'hold' };
}
