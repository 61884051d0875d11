/** From an entry of a scenario to a ship with her log filled in (3.2, 16.2). */
import type { SeatInfo } from '@weathergage/kernel';
import { classOf } from '../../data/classes.ts';
import type { AdvancedLog } from '../sea/advanced-log.ts';
import type { AdvancedShip } from '../sea/edition.ts';
import { hexOrThrow } from '../sea/hex-run.ts';
import type { RuleSet } from '../sea/rule-set.ts';
import { type AdvancedSpec, type Nation, ownSections, type Ship, type ShipSpec } from '../sea/ship.ts';
import { type SpecialRule, specialOf } from '../sea/special-rules.ts';
import { BROADSIDES } from '../sea/words.ts';
import type { Scenario } from './scenario.ts';
import { scurvyCrew } from './scurvy.ts';

export type ScenarioShip = Scenario['ships'][number];

/** 26.1.1 */
const RELOADS = 30;
const ANCHORS = 2;
export const MORTAR_READY = 4;

/** Where a ship is put and whose she is. */
type Berth = Pick<Ship, 'id' | 'side' | 'seat' | 'quality' | 'bow' | 'heading'>;

/** Untouched and afloat, with all that her log has. */
export const freshShip = (spec: ShipSpec, berth: Berth): Ship => ({
  ...berth,
  spec,
  owner: berth.side,
  presence: 'afloat',
  entryTurn: null,
  hull: spec.hull,
  sections: ownSections(spec.crew, { from: berth.id, side: berth.side, quality: berth.quality }),
  guns: { ...spec.guns },
  carronades: { ...spec.carronades },
  rigging: [...spec.rigging],
  loaded: { L: true, R: true },
  empty: 0,
  initial: { L: true, R: true },
  surrender: null,
  captured: false,
  still: 0,
  sinceTurn: 0,
  noted: { factors: 0, hexes: 0 },
  lastPlot: null,
  parties: [],
  allBoarding: false,
});

/** 16.2.2: equal halves; an odd square stands forward. */
const forwardOf = (squares: Ship['guns']): Ship['guns'] => ({
  L: Math.ceil(squares.L / 2),
  R: Math.ceil(squares.R / 2),
});

/** The columns that only the Advanced Game has, of a ship under battle sails whose guns are loaded with roundshot. */
export const freshLog = ({ guns, carronades, spec }: Ship): AdvancedLog => ({
  sail: 'battle',
  forward: { guns: forwardOf(guns), carronades: forwardOf(carronades) },
  shot: { L: 'R', R: 'R' },
  reloads: RELOADS,
  notes: {},
  anchor: null,
  anchors: ANCHORS,
  endedOnTurn: false,
  stood: false,
  did: {},
  repairs: { RH: 0, RG: 0, RR: 0 },
  doom: null,
  fire: null,
  wounds: {},
  wreckage: [],
  aground: null,
  orders: [],
  tows: null,
  weatherly: 0,
  lit: null,
  mortars: Array.from({ length: spec.advanced?.mortars ?? 0 }, () => MORTAR_READY),
  end: null,
});

/** What a launch in the Advanced Game must know; null in the Basic Game. */
export interface Yard {
  readonly rules: RuleSet;
  readonly special: readonly SpecialRule[];
}

export function launch(entry: ScenarioShip, seats: readonly SeatInfo[], yard: Yard): AdvancedShip;
export function launch(entry: ScenarioShip, seats: readonly SeatInfo[], yard: Yard | null): Ship;
export function launch(entry: ScenarioShip, seats: readonly SeatInfo[], yard: Yard | null): Ship {
  const spec = specOf(entry, yard);
  // Loaded when the match begins, unless the loading is put off (13.5).
  const loaded = entry.unloaded !== true;
  const ship: Ship = {
    ...freshShip(spec, {
      id: entry.id,
      side: entry.side,
      seat: entry.seat ?? seats.find((seat) => seat.side === entry.side)!.id,
      quality: entry.quality,
      // 3.1.3: placed by her bow and the direction it points in.
      bow: hexOrThrow(entry.bow),
      heading: entry.heading,
    }),
    presence: entry.entryTurn === undefined ? 'afloat' : 'due',
    entryTurn: entry.entryTurn ?? null,
    loaded: { L: loaded, R: loaded },
    empty: loaded ? 0 : 2,
  };
  markStartDamage(ship, entry.damage, yard !== null);
  if (yard === null) return ship;
  for (const { side, section, squaresLost } of specialOf(yard.special, 'short-handed'))
    if (side === ship.owner) {
      const short = ship.sections.find(({ no }) => no === section);
      if (short !== undefined) short.left = Math.max(0, short.left - squaresLost);
    }
  ship.advanced = openLog(ship, entry, yard.special);
  return ship;
}

/** Her columns of the Advanced Game as the day begins. */
function openLog(ship: Ship, entry: ScenarioShip, special: readonly SpecialRule[]): AdvancedLog {
  const shot = entry.unloaded ? null : (entry.shot ?? 'R');
  const reloads = specialOf(special, 'reloads').find(({ side }) => side === ship.owner)?.squares;
  return {
    ...freshLog(ship),
    sail: entry.sail ?? 'battle',
    shot: { L: shot, R: shot },
    ...(entry.unloaded && { unloaded: true as const }),
    reloads: reloads ?? RELOADS,
    anchor: entry.anchored === undefined ? null : { how: entry.anchored, state: 'holding', turns: 0 },
  };
}

/** Squares a scenario marks off, as Advanced squares; the Basic Game has half as many but for the rigging. */
function markStartDamage(ship: Ship, damage: ScenarioShip['damage'], advanced: boolean): void {
  if (damage === undefined) return;
  const squares = (count = 0): number => (advanced ? count : Math.floor(count / 2));
  ship.hull = Math.max(1, ship.hull - squares(damage.hull));
  let crew = squares(damage.crew);
  for (const section of ship.sections) {
    const taken = Math.min(crew, section.left);
    section.left -= taken;
    crew -= taken;
  }
  let rigging = damage.rigging ?? 0;
  ship.rigging = ship.rigging.map((left) => {
    const taken = Math.min(rigging, left);
    rigging -= taken;
    return left - taken;
  });
  for (const side of BROADSIDES) ship.guns[side] = Math.max(0, ship.guns[side] - squares(damage.guns));
}

/** The log as the class has it, with what the scenario changes (3.2); larger in the Advanced Game. */
function specOf(entry: ScenarioShip, yard: Yard | null): ShipSpec {
  const class_ = classOf(entry.class);
  if (class_ === undefined) throw new Error(`no class of ship ${entry.class}`);
  const { log } = entry;
  // 16.2.1: twice the guns, carronades and crew, and half as much hull again, rounded up.
  const guns = (log?.guns ?? class_.guns) * (yard ? 2 : 1);
  const carronades = (log?.carronades ?? class_.carronades) * (yard ? 2 : 1);
  const hull = log?.hull ?? class_.hull;
  const crew = log?.crew ?? class_.crew;
  const spec: ShipSpec = {
    name: entry.name,
    nation: entry.nation ?? (class_.nation as Nation),
    class: class_.class,
    rated: class_.rated,
    turning: class_.turning,
    battleSpeed: class_.battleSpeed,
    quality: entry.quality,
    hull: yard ? Math.ceil(hull * 1.5) : hull,
    crew: yard ? crew.map((squares) => squares * 2) : crew,
    guns: { L: guns, R: guns },
    carronades: { L: carronades, R: carronades },
    rigging: log?.rigging ?? class_.rigging,
    // 14.2.1: what the order of battle says, or her class and crew.
    points: entry.points ?? class_.points[entry.quality],
  };
  if (yard === null) return spec;
  const advanced: AdvancedSpec = {
    fullSpeed: log?.fullSpeed ?? class_.advanced.fullSpeed,
    depth: log?.depth ?? class_.advanced.depth,
    foreAndAft: log?.foreAndAft ?? class_.advanced.foreAndAft,
    traits: log?.traits ?? class_.advanced.traits,
    rowSpeed: log?.rowSpeed ?? class_.advanced.rowSpeed,
    mortars: (log?.mortars ?? class_.advanced.mortars) as AdvancedSpec['mortars'],
  };
  // 42.6: the mortars' hit boxes stand in the carronade section, the bow mortar's on the right (42.5).
  const boxes =
    yard.rules.bombs && advanced.mortars > 0 ? { carronades: { L: advanced.mortars - 1, R: 1 } } : {};
  const full = { ...spec, ...boxes, rated: log?.rated ?? spec.rated, advanced };
  return { ...full, crew: scurvyCrew(full, yard.rules.scurvy) };
}
