/** Unforming, detaching and passing from Flotilla to Flotilla (3.34, 8.422, 11.13). */

import { refuse } from '@weathergage/kernel';
import { dissolveEmpty, enrol, lieIn, relieveTo, setLoose, unform } from '../organisation/organisation.ts';
import { onceATurn, tryOnce } from '../umpire/strategy-checks.ts';
import { putToken, samePlace, shuffle } from '../umpire/tokens.ts';
import { entryOf } from '../world/entries.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOf, hullsOf, topOf } from '../world/formations.ts';
import { theatreOf } from '../world/theatre.ts';
import { concernsNewcomersOnly } from './newcomers.ts';
import type { CheckAct, DoAct } from './occasion.ts';

/** 3.341: Unforming at will; what losses bring about is `dissolveEmpty`. */
export const checkUnform: CheckAct<'unform'> = (world, side, act) => {
  const formation = forcesOf(world, side).formations[act.flotilla];
  if (formation?.kind !== 'flotilla') return refuse('no-flotilla', '3.341', 'There is no such Flotilla.');
  return onceATurn(world, side, `unform ${act.flotilla}`);
};

/** 3.341, 3.482: its leader is Relieved first, by a check; at sea the Unforming needs one of its own. */
export const doUnform: DoAct<'unform'> = (world, context, side, act, occasion) => {
  const formation = formationOf(forcesOf(world, side), act.flotilla);
  const what = `unform ${act.flotilla}`;
  if (!occasion.free && !concernsNewcomersOnly(world, side, act)) {
    if (formation.leader !== null && !tryOnce(world, context, side, formation.command, '3.482', what))
      return false;
    if (
      formation.place.berth !== 'harbour' &&
      !tryOnce(world, context, side, formation.command, '3.341', what)
    )
      return false;
  }
  relieveTo(world, side, formation.leader, 'mess');
  unform(world, context, side, act.flotilla, '3.341');
  return true;
};

export const checkDetach: CheckAct<'detach'> = (world, side, act) => {
  const formation = forcesOf(world, side).formations[act.formation];
  if (formation === undefined || formation.under === null)
    return refuse('not-under', '3.344', 'It is under no other Flotilla.');
  if (formation.kind === 'convoy' || forcesOf(world, side).convoys[formation.under] !== undefined)
    return refuse('escort', '10.121', 'An Escort stays with its Convoy.');
  return onceATurn(world, side, `detach ${act.formation}`);
};

export const doDetach: DoAct<'detach'> = (world, context, side, act, occasion) => {
  const forces = forcesOf(world, side);
  const formation = formationOf(forces, act.formation);
  const free =
    occasion.free || formation.place.berth === 'harbour' || concernsNewcomersOnly(world, side, act);
  if (!free && !tryOnce(world, context, side, formation.command, '3.341', `detach ${act.formation}`))
    return false;
  const above = formation.under;
  formation.under = null;
  formation.plan = { kind: 'hold' };
  putToken(world, side, formation);
  context.tellSide(
    side,
    { kind: 'subordinated', rule: '3.344', side, formation: act.formation, to: null },
    { kind: 'subordinated', rule: '3.344', side },
  );
  if (above !== null) dissolveEmpty(world, context, side, false);
  shuffle(world, context, formation.place, side);
  return true;
};

export const checkDrop: CheckAct<'drop'> = (world, side, act) => {
  const forces = forcesOf(world, side);
  const formation = entryOf(forces.formations, forces.squadrons[act.squadron]?.formation);
  if (formation?.kind !== 'flotilla') return refuse('not-in', '11.13', 'It is in no Flotilla.');
  if (formation.place.berth !== 'harbour' && hullsOf(theatreOf(world), act.squadron).flagship)
    return refuse('flagship', '10.311', 'At sea a Flagship stays with a Flotilla.');
  return onceATurn(world, side, `drop ${act.squadron}`);
};

export const doDrop: DoAct<'drop'> = (world, context, side, act, occasion) => {
  const forces = forcesOf(world, side);
  const formation = formationOf(forces, forces.squadrons[act.squadron]!.formation!);
  const { place } = formation;
  const inPort = place.berth === 'harbour';
  if (
    !inPort &&
    !occasion.free &&
    !concernsNewcomersOnly(world, side, act) &&
    !tryOnce(world, context, side, formation.command, '3.341', `drop ${act.squadron}`)
  )
    return false;
  if (inPort) lieIn(world, side, act.squadron, place.at, 'FittingOut');
  else setLoose(world, context, side, [act.squadron], place, formation.due);
  context.tellSide(
    side,
    { kind: 'subordinated', rule: '11.13', side, formation: act.squadron, to: null },
    { kind: 'subordinated', rule: '11.13', side },
  );
  dissolveEmpty(world, context, side, false);
  return true;
};

/** 8.422: a Squadron from one Formation of the Battle Space to another. */
export const checkMove: CheckAct<'move'> = (world, side, act, occasion) => {
  const forces = forcesOf(world, side);
  const from = entryOf(forces.formations, forces.squadrons[act.squadron]?.formation);
  const to = forces.formations[act.to];
  const counter = theatreOf(world).flotillas.get(act.to);
  if (!occasion.free)
    return refuse('not-now', '3.331', 'Squadrons are added to a Formed Flotilla only after a Battle.');
  if (from === undefined || to?.kind !== 'flotilla' || counter === undefined || from === to)
    return refuse('no-formation', '8.422', 'There are no such Formations.');
  if (from.place.at !== occasion.at || !samePlace(from.place, to.place))
    return refuse('apart', '8.422', 'They are not in the Battle Space.');
  const hulls = hullsOf(theatreOf(world), act.squadron);
  if (!counter.contingents.includes(hulls.contingent))
    return refuse('contingent', '3.326', 'A Squadron of that Contingent may not serve in this Flotilla.');
  if (counter.galleysOnly === true && hulls.class !== 'G')
    return refuse('galleys', '3.326', 'This Flotilla is for Galleys.');
  return null;
};

export const doMove: DoAct<'move'> = (world, context, side, act) => {
  const forces = forcesOf(world, side);
  const from = formationOf(forces, forces.squadrons[act.squadron]!.formation!);
  // 8.453: it brings its disorder with it.
  if (topOf(forces, from.id).disorganised) topOf(forces, act.to).disorganised = true;
  // 10.312: a Flagship stays with the Independent Squadron that she sails with.
  const going = from.id === act.squadron ? [...from.squadrons] : [act.squadron];
  for (const squadron of going) enrol(world, side, squadron, act.to);
  dissolveEmpty(world, context, side, false);
  return true;
};
