/** Bombs and their mortars (42.0): the bow mortar first, then the second if she has one. */
import { type Refusal, refuse } from '@weathergage/kernel';
import { MORTARS } from '../../data/criticals.ts';
import { isSilenced } from '../bearing/battery.ts';
import { fromBow, inArc } from '../bearing/field-of-fire.ts';
import { hexesOfTarget, isBattery, rangeTo, type Target } from '../bearing/fields.ts';
import { advancedFaces, advancedRow, splitTables } from '../bearing/hit-row.ts';
import { type Blow, blowFrom } from '../damage/advanced-damage.ts';
import { noteCritical } from '../damage/note-critical.ts';
import type { AnswerTo } from '../sea/asks.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import type { Hex } from '../sea/hex.ts';
import type { Context } from '../sea/phase.ts';
import type { Ship } from '../sea/ship.ts';
import { specialOf } from '../sea/special-rules.ts';
import type { Sea } from '../sea/state.ts';
import { modifier } from '../sea/throw.ts';
import { type Hits, type Modifier, NO_HITS } from '../sea/told.ts';
import { sectionsLost } from './broadside.ts';
import { gunsBarred, sectionsElsewhere } from './gunners.ts';

type Targets = NonNullable<AnswerTo<'fire'>['mortars']>;

/**
 * 42.0: her mortars by number, where they are played, without those out of action (42.6: their boxes are the carronade
 * squares, right and left).
 */
function mortarsOf(sea: AdvancedState, ship: AdvancedShip): number[] {
  const count = ship.spec.advanced.mortars;
  if (count === 0 || !sea.advanced.rules.bombs) return [];
  return (['R', 'L'] as const).flatMap((box, mortar) =>
    mortar < count && ship.carronades[box] > 0 ? [mortar] : [],
  );
}

/** 42.4, 42.4.1: the bow mortar everywhere but over the stern, the second abeam only. */
function inMortarField(ship: Ship, mortar: number, hex: Hex): boolean {
  if (inArc(ship, 'L', hex) || inArc(ship, 'R', hex)) return true;
  const { q, r } = fromBow(ship, hex);
  return mortar === 0 && r < Math.min(0, -q);
}

/** 42.7: what stands on the shore, and ships that hold to the ground. */
const isFixed = (target: Target): boolean =>
  isBattery(target) ||
  target.advanced?.anchor?.state === 'holding' ||
  target.advanced?.aground != null ||
  target.spec.advanced?.traits.includes('moored-hulk') === true;

const isEnemy = (ship: Ship, target: Target): boolean =>
  target.side !== ship.side &&
  (isBattery(target) ? !isSilenced(target) : target.presence === 'afloat' && target.surrender === null);

/** Why a mortar may not be fired at that, by what everybody can see; the load is another matter. */
function aimRefusal(ship: Ship, mortar: number, target: Target): Refusal | null {
  const range = rangeTo(ship, target);
  if (!isFixed(target))
    return refuse('not-fixed', '42.7', 'Mortars hit only what stands ashore, lies at anchor or is aground.');
  if (range < MORTARS.data.nearest)
    return refuse('too-near', '42.8.1', `At ${range} hexes it is too near for a mortar: three at least.`);
  if (range > MORTARS.data.farthest)
    return refuse('too-far', '42.8', `At ${range} hexes it is too far for a mortar: ten at most.`);
  if (!hexesOfTarget(target).some((hex) => inMortarField(ship, mortar, hex)))
    return mortar === 0
      ? refuse('over-the-stern', '42.4', 'The bow mortar can’t fire over the stern.')
      : refuse('not-abeam', '42.4.1', 'The second mortar fires into the left or right broadside only.');
  return null;
}

const GUNS_OR_MORTARS = 'Broadsides and mortars are not fired in the same turn.';

/** 42.1, 42.3.1: at anchor, with men for the guns, and no broadside fired this turn. */
function bombBarred(sea: AdvancedState, ship: AdvancedShip): Refusal | null {
  const barred = gunsBarred(sea, ship);
  if (barred !== null) return barred;
  // A broadside noted to be fired out went off as the phase began; everybody has heard it.
  if (ship.advanced.did.fired) return refuse('guns-or-mortars', '42.3.1', GUNS_OR_MORTARS);
  return ship.advanced.anchor?.state === 'holding'
    ? null
    : refuse('not-anchored', '42.1', 'Mortars are fired only by a bomb at anchor.');
}

const everything = (sea: AdvancedState): Target[] => [...sea.ships, ...sea.advanced.batteries];

/** 42.2: nothing is ever in the way. */
export const mortarTargets = (sea: AdvancedState, ship: AdvancedShip, mortar: number): Target[] =>
  everything(sea).filter((target) => isEnemy(ship, target) && aimRefusal(ship, mortar, target) === null);

/** Whether she is asked for her mortars, by what everybody can see. */
export function mayBombard(sea: AdvancedState, ship: AdvancedShip): boolean {
  const mortars = mortarsOf(sea, ship);
  return (
    mortars.length > 0 &&
    bombBarred(sea, ship) === null &&
    mortars.some((mortar) => mortarTargets(sea, ship, mortar).length > 0)
  );
}

/** Her mortars that could be laid on a target, by what everybody can see. */
export const mortarsBearing = (sea: AdvancedState, ship: AdvancedShip, target: Target): number =>
  mayBombard(sea, ship)
    ? mortarsOf(sea, ship).filter((mortar) => mortarTargets(sea, ship, mortar).includes(target)).length
    : 0;

/** 42.5: after four turns of loading. */
const isReady = (ship: AdvancedShip, mortar: number): boolean =>
  (ship.advanced.mortars?.[mortar] ?? 0) >= MORTARS.data.loading;

/** What her mortars may be told to do; nothing if none is ready. */
export function bombardChoices(sea: AdvancedState, ship: AdvancedShip): Targets[] {
  if (!mayBombard(sea, ship)) return [];
  const working = mortarsOf(sea, ship);
  let ways: Targets[] = [[]];
  for (let mortar = 0; mortar < ship.spec.advanced.mortars; mortar++) {
    const aims = working.includes(mortar) && isReady(ship, mortar) ? mortarTargets(sea, ship, mortar) : [];
    ways = ways.flatMap((way) => [...aims.map(({ id }) => [...way, id]), [...way, null]]);
  }
  return ways.filter((way) => way.some((target) => target !== null));
}

/** 42.0: why the mortars may not be fired as ordered, or not together with the broadsides (42.3.1). */
export function bombardRefusal(
  sea: AdvancedState,
  ship: AdvancedShip,
  answer: AnswerTo<'fire'>,
): Refusal | null {
  const targets = answer.mortars ?? [];
  // 42.3: with her mortars silent a bomb fires her broadsides like any ship.
  if (targets.every((target) => target === null)) return null;
  if (answer.L !== null || answer.R !== null) return refuse('guns-or-mortars', '42.3.1', GUNS_OR_MORTARS);
  const barred = bombBarred(sea, ship);
  if (barred !== null) return barred;
  const working = mortarsOf(sea, ship);
  for (const [mortar, id] of targets.entries()) {
    if (id === null) continue;
    if (!working.includes(mortar)) return refuse('no-mortar', '42.0', 'She has no such mortar.');
    if (!isReady(ship, mortar))
      return refuse('not-loaded', '42.5', 'A mortar takes four turns to load; this one is not ready.');
    const target = everything(sea).find((each) => each.id === id);
    if (target === undefined || !isEnemy(ship, target))
      return refuse('no-target', '42.7', 'There is no such enemy to be fired at.');
    const refusal = aimRefusal(ship, mortar, target);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** 42.9.1: nothing but the crew's quality, its losses and a captor's hands count. */
export function mortarModifiers(sea: Sea, ship: Ship): Modifier[] {
  const row = advancedRow(1);
  const down = sectionsLost(ship) + sectionsElsewhere(sea, ship);
  return [
    ...modifier('crew quality', row.quality[ship.quality], '42.9.1'),
    ...(ship.captured
      ? modifier('captured ship', row.captured, '42.9.1')
      : modifier('crew sections lost or away', down * row.crewSectionLost, '42.9.1')),
  ];
}

/** 42.9.3: every hit counts three times. */
export const tripled = ({ H, G, C, R }: Hits): Hits => {
  const { times } = MORTARS.data;
  return { H: H * times, G: G * times, C: C * times, R: R * times };
};

/** Throws for each mortar that fires; the blows are marked with all others of the phase, `target` a ship or a battery. */
export function fireMortars(
  sea: AdvancedState,
  ship: AdvancedShip,
  targets: Targets,
  context: Context,
): { target: string; blow: Blow }[] {
  const log = ship.advanced;
  return targets.flatMap((id, mortar) => {
    const target = everything(sea).find((each) => each.id === id);
    if (target === undefined) return [];
    log.mortars = (log.mortars ?? []).with(mortar, 0);
    log.did = { ...log.did, bombarded: true };
    return [{ target: target.id, blow: fireMortar(sea, ship, target, context) }];
  });
}

/** 42.9: on the same table at any range. */
function fireMortar(sea: AdvancedState, ship: AdvancedShip, target: Target, context: Context): Blow {
  const { base } = MORTARS.data;
  const modifiers = mortarModifiers(sea, ship);
  const sum = modifiers.reduce((total, { by }) => total + by, base);
  const [table] = splitTables(sum);
  const die = table === undefined ? null : context.dice.d6();
  // 42.9.2: always at the hull.
  const hits = die === null ? NO_HITS : tripled(advancedFaces(table!, 'hull')[die - 1]!);
  const range = rangeTo(ship, target);
  context.tell(
    {
      kind: 'bombardment',
      rule: '42.9',
      ...(die === null ? {} : { dice: [die] }),
      from: ship.id,
      target: target.id,
      aim: 'hull',
      mortar: true,
      range,
      guns: 1,
      base,
      modifiers,
      table: table ?? null,
      hits,
    },
    { news: true },
  );
  if (isBattery(target)) {
    scoreBombardment(sea, ship, hits);
    return { hits, side: null, section: null };
  }
  const blow = blowFrom(ship, undefined, target, hits);
  if (die !== null) {
    const where = { ship: target.id, firer: ship.id, aim: 'hull', range, rake: false } as const;
    const { side, section } = blow;
    noteCritical(sea, die, { ...where, table: table!, side, section, hits, shot: 'M' }, context);
  }
  return blow;
}

/** Points for every hit on a work ashore that is no mere splinter in its rigging. */
function scoreBombardment(sea: AdvancedState, ship: AdvancedShip, { H, G, C }: Hits): void {
  const { scored, special } = sea.advanced;
  for (const { side, pointsPerHit } of specialOf(special, 'bombard'))
    if (side === ship.side) scored[side] = (scored[side] ?? 0) + (H + G + C) * pointsPerHit;
}

/** 42.3.1: her mortars were fired this turn, so that no broadside is loaded. */
export const mortarsFired = (ship: AdvancedShip): boolean => ship.advanced.did.bombarded === true;

/** 42.5, 42.3.1: whether she has a mortar that is not fully loaded, and has fired no broadside this turn. */
export const mayLoadMortars = (sea: AdvancedState, ship: AdvancedShip): boolean =>
  ship.advanced.did.fired !== true && mortarsOf(sea, ship).some((mortar) => !isReady(ship, mortar));

/** 42.5: one turn's loading, of both mortars where there are two. */
export function loadMortars(sea: AdvancedState, ship: AdvancedShip, context: Context): void {
  const log = ship.advanced;
  const working = mortarsOf(sea, ship);
  log.mortars = (log.mortars ?? []).map((turns, mortar) =>
    working.includes(mortar) ? Math.min(MORTARS.data.loading, turns + 1) : turns,
  );
  const truth = {
    kind: 'reloaded',
    rule: '42.5',
    ship: ship.id,
    side: null,
    shot: null,
    mortars: true,
    left: log.reloads ?? 0,
  } as const;
  // 7.2.5: the load column is closed to everybody else.
  context.tell(truth, { shown: { others: null, seats: { [ship.seat]: truth } } });
}
