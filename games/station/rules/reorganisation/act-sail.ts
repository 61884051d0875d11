/** Transfer of Sail between Squadrons (3.26). */
import { refuse } from '@weathergage/kernel';
import { dissolveEmpty, enrol } from '../organisation/organisation.ts';
import { spareCounters } from '../organisation/sail-received.ts';
import { takeSail } from '../umpire/damage.ts';
import { onceATurn, tryOnce } from '../umpire/strategy-checks.ts';
import { samePlace } from '../umpire/tokens.ts';
import { forcesOf } from '../world/forces.ts';
import { hullsOf, placeOf, squadronOf } from '../world/formations.ts';
import { commandOf, theatreOf } from '../world/theatre.ts';
import { concernsNewcomersOnly } from './newcomers.ts';
import type { CheckAct, DoAct } from './occasion.ts';

/** 3.26: from one Squadron to another that lies with it and has room. */
export const checkTransfer: CheckAct<'transfer'> = (world, side, act, occasion) => {
  const theatre = theatreOf(world);
  const forces = forcesOf(world, side);
  const donor = forces.squadrons[act.from];
  const into = theatre.hulls.get(act.to);
  const hulls = theatre.hulls.get(act.from);
  if (donor === undefined || hulls === undefined || into === undefined || act.from === act.to)
    return refuse('no-squadron', '3.26', 'There are no such Squadrons.');
  if (hulls.flagship || into.flagship)
    return refuse('flagship', '10.31', 'A Flagship is one ship, and no other.');
  if (hulls.contingent !== into.contingent || hulls.class !== into.class)
    return refuse('unlike', '3.252', 'Sail go only to a Squadron of their own Contingent and Class.');
  if (donor.sail < act.sail) return refuse('too-few', '3.26', 'It has not so many Sail.');
  const place = placeOf(forces, donor);
  const recipient = forces.squadrons[act.to];
  if ((recipient?.sail ?? 0) + act.sail > into.capacity)
    return refuse('full', '3.252', 'There is no room for so many Sail.');
  if (recipient === undefined) {
    // 3.26: the recipient may be Formed by the Transfer where Squadrons may be Formed.
    if (!spareCounters(world, side, into.contingent, into.class).includes(act.to))
      return refuse('no-counter', '3.246', 'That Squadron is not to be had.');
    if (!occasion.free && place?.berth !== 'harbour')
      return refuse('at-sea', '3.254', 'Squadrons are Formed Fitting Out.');
  } else {
    const other = placeOf(forces, recipient);
    if (place === null || other === null || !samePlace(place, other))
      return refuse('apart', '3.26', 'They are not together.');
    if (occasion.free && place.at !== occasion.at)
      return refuse('apart', '8.42', 'They are not in the Battle Space.');
  }
  return occasion.free ? null : onceATurn(world, side, `transfer ${act.from}`);
};

export const doTransfer: DoAct<'transfer'> = (world, context, side, act, occasion) => {
  const theatre = theatreOf(world);
  const forces = forcesOf(world, side);
  const command = commandOf(theatre, hullsOf(theatre, act.from).contingent);
  const free = occasion.free || concernsNewcomersOnly(world, side, act);
  if (!free && !tryOnce(world, context, side, command, '3.26', `transfer ${act.from}`)) return false;
  const donor = squadronOf(forces, act.from);
  const existing = forces.squadrons[act.to];
  const recipient = existing ?? { id: act.to, sail: 0, dp: 0, formation: null, port: donor.port };
  if (existing === undefined && forces.newcomers?.includes(act.from) === true) forces.newcomers.push(act.to);
  forces.squadrons[act.to] = recipient;
  if (existing === undefined && donor.formation !== null) enrol(world, side, act.to, donor.formation);
  // 3.261: nothing but the numbers on the two counters changes.
  recipient.sail += act.sail;
  // 3.26, 7.38: Damage may grow by a Transfer, never shrink.
  recipient.dp = Math.max(recipient.dp, donor.dp);
  takeSail(forces, act.from, act.sail);
  dissolveEmpty(world, context, side, false);
  context.tellSide(
    side,
    { kind: 'transferred', rule: '3.26', side, from: act.from, to: act.to, sail: act.sail },
    null,
  );
  return true;
};
