/** Repairs (20.5, 26.2): noted with the move, worked at for three turns, two squares each time. */
import { isAground } from '../afloat/ground.ts';
import { availableSections } from '../afloat/parties.ts';
import type { Notes, Repair } from '../sea/advanced-log.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import type { NoteFault } from '../sea/note-fault.ts';
import type { Context } from '../sea/phase.ts';
import { canWork, type Ship } from '../sea/ship.ts';
import { BROADSIDES, type Broadside } from '../sea/words.ts';
import type { Judgement } from './course.ts';

/** 26.2.2, 26.2.3: sets of work until squares come back, and how many. */
const SETS = 3;
const SQUARES = 2;
/** Crew sections that must be free for it. */
const SECTIONS = 2;

const WHAT: Readonly<Record<Repair, string>> = { RH: 'hull', RG: 'guns', RR: 'rigging' };

/** Squares of one kind that could still be made good. */
export function damageOf(ship: AdvancedShip, repair: Repair): number {
  const { spec } = ship;
  if (repair === 'RH') return spec.hull - ship.hull;
  if (repair === 'RR')
    return spec.rigging.reduce((sum, squares, index) => sum + squares - (ship.rigging[index] ?? 0), 0);
  return BROADSIDES.reduce((sum, side) => sum + gunsMissing(ship, side) + carronadesMissing(ship, side), 0);
}

/** Guns thrown overboard are gone for good (38.2.2.1). */
const gunsMissing = (ship: AdvancedShip, side: Broadside): number =>
  Math.max(0, ship.spec.guns[side] - ship.guns[side] - (ship.advanced.overboard ?? 0));
const carronadesMissing = (ship: AdvancedShip, side: Broadside): number => {
  // One who had no gun there any more has thrown a carronade.
  const thrown = Math.max(0, (ship.advanced.overboard ?? 0) - (ship.spec.guns[side] - ship.guns[side]));
  return Math.max(0, ship.spec.carronades[side] - ship.carronades[side] - thrown);
};

/** What is wrong with a note of repairs, and with what was noted beside it. */
export function repairFaults(ship: AdvancedShip, notes: Notes, judgement: Judgement): NoteFault[] {
  const { name } = ship.spec;
  const repair = notes.repair!;
  const found: NoteFault[] = [];
  if (damageOf(ship, repair) === 0)
    found.push({
      note: 'repair',
      code: 'no-damage',
      rule: '20.5.7',
      message: `${name} has no damage of the ${WHAT[repair]} to repair.`,
    });
  if (isAground(ship))
    found.push({ note: 'repair', code: 'aground', rule: '38.4', message: `${name} is aground.` });
  if (judgement.turns > 0)
    found.push({
      note: 'repair',
      code: 'turning',
      rule: '20.5.4',
      message: `${name} can’t make repairs in a turn in which she spends a factor to turn.`,
    });
  // 20.5.5: neither the repair nor what stands beside it is done.
  const beside = ([notes.sail && 'sail', notes.anchor && notes.anchor !== 'cut' && 'anchor'] as const).filter(
    (note) => note === 'sail' || note === 'anchor',
  );
  const rule = '20.5.5';
  for (const note of beside) {
    const message = `${name} can’t make repairs and ${note === 'sail' ? 'change sail' : 'anchor or weigh'} in one turn.`;
    found.push({ note, code: 'repairing', rule, message });
    found.push({ note: 'repair', code: note, rule, message });
  }
  return found;
}

/** A repair that comes to nothing; she does not fire this turn all the same (20.5.3). */
export function voidRepair(ship: AdvancedShip, code: string, rule: string, context: Context): void {
  const log = ship.advanced;
  if (log.notes.repair === undefined || log.did.repairVoid) return;
  log.did.repairVoid = true;
  context.tell({ kind: 'repair-void', rule, ship: ship.id, repair: log.notes.repair, code });
}

/** 26.2: what has come between since the note was made, with its rule; null if the work of the turn stands. */
function hindrance(sea: AdvancedState, ship: AdvancedShip): readonly [code: string, rule: string] | null {
  const { did } = ship.advanced;
  if (did.fired) return ['fired', '26.2'];
  if (did.melee) return ['melee', '26.2'];
  if (did.collided) return ['collided', '26.2'];
  if (did.weighed) return ['weighed', '26.2'];
  if (did.turned) return ['turned', '26.2'];
  if (isAground(ship)) return ['aground', '38.4'];
  // Those who keep the water out have no hands free for anything else.
  const free = availableSections(ship, sea.turn).length - (ship.advanced.wounds.waterline ?? 0);
  if (free < SECTIONS) return ['crew', '26.2'];
  return null;
}

/** 20.5.3: given to repairs this turn. She loads nothing then, which would stop the work (26.2) and be seen by that. */
export const isRepairing = (ship: AdvancedShip): boolean =>
  ship.advanced.notes.repair !== undefined && ship.advanced.did.repairVoid !== true;

/** As the Reload Phase begins: work that something open to all has stopped; her men are free to load again. */
export function endHinderedRepairs(sea: AdvancedState, context: Context): void {
  for (const ship of sea.ships) {
    if (!isRepairing(ship) || !canWork(ship, sea.turn)) continue;
    const hindered = hindrance(sea, ship);
    if (hindered !== null) voidRepair(ship, ...hindered, context);
  }
}

/** The Reload Phase, after the loading: the work of this turn, and what it completes. */
export function makeRepairs(sea: AdvancedState, context: Context): void {
  endHinderedRepairs(sea, context);
  for (const ship of sea.ships) {
    if (!isRepairing(ship) || !canWork(ship, sea.turn)) continue;
    const log = ship.advanced;
    const repair = log.notes.repair!;
    const sets = log.repairs[repair] + 1;
    const squares = sets < SETS ? 0 : restore(ship, repair);
    // 26.2.1: noted as one set of its kind.
    log.repairs = { ...log.repairs, [repair]: sets % SETS };
    context.tell({
      kind: 'repaired',
      rule: sets < SETS ? '26.2.1' : '26.2.3',
      ship: ship.id,
      repair,
      sets,
      squares,
    });
  }
}

/** 20.5.2: hull, rigging or guns, as many squares as a completed repair gives; returns how many there were. */
function restore(ship: AdvancedShip, repair: Repair): number {
  let squares = 0;
  while (squares < SQUARES && damageOf(ship, repair) > 0) {
    if (repair === 'RH') ship.hull++;
    else if (repair === 'RR') restoreRigging(ship);
    else restoreGun(ship);
    squares++;
  }
  return squares;
}

/** The captain's choice: a section wholly lost first, since it costs speed, else the lowest that is not whole. */
function restoreRigging(ship: Ship): void {
  const { rigging } = ship.spec;
  const lost = ship.rigging.findIndex((squares, index) => squares === 0 && rigging[index]! > 0);
  const section = lost >= 0 ? lost : ship.rigging.findIndex((squares, index) => squares < rigging[index]!);
  ship.rigging = ship.rigging.with(section, ship.rigging[section]! + 1);
}

/** The captain's choice: the broadside that has lost most, guns before carronades, the emptier half of it. */
function restoreGun(ship: AdvancedShip): void {
  const forward = ship.advanced.forward;
  const missing = (side: Broadside): number => gunsMissing(ship, side) + carronadesMissing(ship, side);
  const side: Broadside = missing('R') > missing('L') ? 'R' : 'L';
  const kind = gunsMissing(ship, side) > 0 ? 'guns' : 'carronades';
  const whole = Math.ceil(ship.spec[kind][side] / 2);
  const ahead = whole - forward[kind][side];
  const astern = ship.spec[kind][side] - whole - (ship[kind][side] - forward[kind][side]);
  ship[kind] = { ...ship[kind], [side]: ship[kind][side] + 1 };
  if (ahead >= astern)
    ship.advanced.forward = {
      ...forward,
      [kind]: { ...forward[kind], [side]: forward[kind][side] + 1 },
    };
}
