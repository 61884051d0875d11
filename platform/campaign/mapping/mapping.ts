/**
 * What one game's battles are in another's terms, as data: every number of the ways down and back that is a judgement.
 * A host may change any of it in a file of his own; the hash goes with the campaign, so that whoever checks it checks
 * with the same.
 */
import { Exactly, hashOf, OneOf, type Static, schemaFlaws, Type } from '@weathergage/kernel';
import { FLAGS, HEATS } from '../flags.ts';

export const MAPPING_FORMAT = 'weathergage-mapping/1';

const whole = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });
const Thousandths = whole(0, 1000);
const Percent = whole(1, 100);
const Turns = whole(1, 60);

const each = <const K extends string, S extends Parameters<typeof Type.Optional>[0]>(
  keys: readonly K[],
  schema: S,
): Record<K, S> => Object.fromEntries(keys.map((key) => [key, schema])) as Record<K, S>;

const heats = (apart: ReturnType<typeof whole>) => Exactly(each(HEATS, Exactly({ apart, turns: Turns })));
/** Steps above or below an average crew, along the line and from its head again. */
const Crews = Exactly(each(FLAGS, Type.Array(whole(-2, 2), { minItems: 1, maxItems: 12 })));

const BoardCrews = Exactly({ 'hex-action': Crews, 'table-action': Crews });

const TEMPERS = ['Timid', 'Cautious', 'Aggressive', 'Rash'] as const;

/** Of what a ship that comes home has lost, so many thousandths of each are damage to her. */
const Damage = Exactly({ hull: Thousandths, rigging: Thousandths, crew: Thousandths });

export const MappingSchema = Exactly({
  format: OneOf([MAPPING_FORMAT]),
  hexAction: Exactly({
    heats: heats(whole(1, 12)),
    /** Ships of a line that its board holds. */
    line: whole(1, 40),
    damage: Damage,
    /** What both broadsides are loaded with: round, double, chain or grape. */
    shot: Exactly(each(HEATS, OneOf(['R', 'D', 'C', 'G']))),
    velocity: Exactly({ fair: whole(1, 6), gale: whole(1, 6) }),
    /** After dark: from so many hexes on, a shot strikes another ship at this die or less. */
    night: Exactly({ minRange: whole(1, 20), dieAtMost: whole(1, 6) }),
    /** Hexes from the leeward line to the shoals, how wide they are, and the water on them in feet. */
    shoals: Exactly({ off: whole(4, 30), rows: whole(1, 10), depth: whole(0, 60) }),
    /** Of a port's works for each point of its Blockade Value. */
    battery: Exactly({ off: whole(1, 12), guns: whole(1, 12), hull: whole(1, 20), crew: whole(1, 12) }),
  }),
  tableAction: Exactly({
    heats: heats(whole(6, 60)),
    line: whole(1, 40),
    damage: Damage,
    /** Of a ship of the line so many guns in a hundred are of the heavy sort. */
    heavy: whole(0, 100),
    lineGuns: whole(1, 140),
    /** Turns fewer that a fight after dark lasts. */
    night: whole(0, 20),
    shoals: Exactly({ off: whole(6, 60), deep: whole(1, 30) }),
    battery: Exactly({ off: whole(4, 40), guns: whole(4, 40), fort: whole(4, 200), crew: whole(4, 80) }),
  }),
  divisions: Exactly({
    /** A line up to this long is one division. */
    short: whole(1, 40),
    /** From so many ships of the longer line on, van, centre and rear fight in matches of their own; null: on one board. */
    apart: Type.Union([whole(3, 120), Type.Null()]),
  }),
  action: Exactly({
    /** Of a ship's wear, so many thousandths tell on each part of her. */
    wear: Exactly({ hull: Thousandths, crew: Thousandths, guns: Thousandths, rigging: Thousandths }),
    /** Thousandths of her rigging gone at which a ship can't keep the line. */
    crippled: Thousandths,
    /** Of all battles so many in a thousand go on after dark. */
    night: Thousandths,
  }),
  seaPower: Exactly({
    heat: OneOf(HEATS),
    crews: BoardCrews,
    /** Of a line struck or lost, in the hundred, at which it breaks off on each board; a hundred: never. */
    breaksOff: Exactly({ 'hex-action': Percent, 'table-action': Percent }),
    /** Leaders of this rating or more lift their ship's crew a step. */
    greatLeader: whole(1, 9),
    joint: whole(-2, 0),
    /** Thousandths of a point of damage that her own carpenters mend. */
    slight: Thousandths,
    /** Of leaders who are hit, so many in a thousand are killed. */
    killed: Thousandths,
  }),
  station: Exactly({
    guns: Exactly(each(['SOL', 'SOL(D)', 'F', 'LV', 'G'], whole(4, 130))),
    flagship: whole(4, 130),
    heats: Exactly(each(['Heavy', 'Medium', 'Light'], OneOf(HEATS))),
    /** Beside the shift on the Squadron's counter. */
    crews: BoardCrews,
    greatLeader: whole(1, 9),
    /** DPs beyond its rating that a Squadron would bear if it were to be worn to nothing, and the most it begins with. */
    beyond: whole(0, 40),
    mostWorn: Thousandths,
    /** DPs of a Squadron whose ships are all worn to nothing. */
    wholeDp: Exactly({ 'hex-action': whole(1, 60), 'table-action': whole(1, 60) }),
    /** Of his line struck or lost, in the hundred, at which a leader breaks off; a hundred: never. */
    breaksOff: Exactly({
      'hex-action': Exactly(each(TEMPERS, Percent)),
      'table-action': Exactly(each(TEMPERS, Percent)),
    }),
    /** Where there are shoals, and where the works of a port bear. */
    shoals: Type.Array(OneOf(['coastal', 'strait', 'port']), { maxItems: 3, uniqueItems: true }),
    batteries: Type.Boolean(),
  }),
  season: Exactly({
    turns: whole(1, 8),
    /** How it begins, where the fleets that have met have each other in sight; out of sight where nothing is said. */
    met: Type.Optional(
      Exactly({
        /** Impulses in the middle of the sea that are enough to have held it, and for how many ships of the smaller line one more. */
        hold: whole(1, 8),
        ships: whole(1, 40),
        most: whole(1, 12),
      }),
    ),
    /** DPs a Turn that keeping the sea costs anybody; they are no damage in Sea Power. */
    wear: whole(0, 10),
    /** Guns from which on a ship is an SOL; below it SOL(D). */
    lineGuns: whole(1, 140),
    /** Damage Ratings by navy, as Squadrons; a Flagship has two more. */
    dr: Exactly(each(FLAGS, whole(1, 18))),
    shift: Exactly(each(FLAGS, whole(-2, 2))),
    /** By the rating that a leader has in the war, from one up. */
    leaders: Type.Array(
      Exactly({ lr: whole(0, 9), sr: whole(0, 9), cr: whole(1, 9), personality: OneOf(TEMPERS) }),
      { minItems: 5, maxItems: 9 },
    ),
    /** Who takes a Flotilla where no admiral is. */
    captain: Exactly({ lr: whole(0, 9), cr: whole(1, 9), personality: OneOf(TEMPERS) }),
    /** Guns from which on a leader's ship has a counter of her own, and the shift on it. */
    flagship: Exactly({ guns: whole(1, 140), shift: whole(0, 3) }),
    /** Auxiliaries of a side, and how many more for each frigate marker in the area. */
    frigates: Exactly({ least: whole(0, 6), each: whole(0, 3), most: whole(0, 12), range: whole(1, 5) }),
    prestige: Exactly({ begin: whole(0, 10), fulfilled: whole(0, 5), failed: whole(-5, 0) }),
  }),
});
export type Mapping = Static<typeof MappingSchema>;

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const merged = (base: unknown, changes: unknown): unknown => {
  if (!isTable(base) || !isTable(changes)) return changes;
  const all = { ...base };
  for (const [key, value] of Object.entries(changes))
    all[key] = Object.hasOwn(base, key) ? merged(base[key], value) : value;
  return all;
};

export type MappingRead =
  | { readonly ok: true; readonly mapping: Mapping }
  | { readonly ok: false; readonly path: string; readonly expected: string };

/** A mapping with some of it changed, to any depth, lists taken whole; what is changed must be there and fit. */
export function mappingWith(base: Mapping, changes: unknown): MappingRead {
  if (!isTable(changes)) return { ok: false, path: '', expected: 'a table of what is changed' };
  const mapping = merged(base, changes);
  const [flaw] = schemaFlaws(MappingSchema, mapping);
  return flaw === undefined ? { ok: true, mapping: mapping as Mapping } : { ok: false, ...flaw };
}

export const mappingHash = (mapping: Mapping): string => hashOf(mapping);
