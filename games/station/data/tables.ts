/** How the tables of a module are written: one row a thing, in the order that each function says. */
import type {
  AuxiliaryCounter,
  Contingent,
  FlagshipCounter,
  FlotillaCounter,
  LeaderCounter,
  SquadronCounter,
} from '../rules/module/forces.ts';
import type { Condition, Effect, Fail, Fulfil } from '../rules/module/language.ts';
import type { Link, Port, Space, Wind } from '../rules/module/map.ts';
import type { Campaign, Order } from '../rules/module/orders.ts';
import type { AuxClass, Personality, Rank, SailClass } from '../rules/module/vocabulary.ts';

export const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** `1742.7` is Turn 7 of 1742. */
export function date(text: string): { year: number; turn: number } {
  const [year, turn] = text.split('.').map(Number);
  return { year: year!, turn: turn! };
}

/** Id, name, longitude, latitude, the Seasonal Winds that touch it. */
export type SpaceRow = readonly [id: string, name: string, lon: number, lat: number, winds: string];

export const spaces = (kind: Space['kind'], rows: readonly SpaceRow[]): Space[] =>
  rows.map(([id, name, lon, lat, winds]) => ({ id, name, kind, lon, lat, winds: words(winds) }));

/**
 * `a > b` the prevailing wind blows from a to b, `a < b` from b to a, `a - b` none; after a colon the Seasonal Winds,
 * each with its direction (`Mistral>` from a to b); after a stroke the Small Space between the two.
 */
export function links(rows: readonly string[]): Link[] {
  return rows.map((row) => {
    const [way = '', small = ''] = row.split('/');
    const [ends = '', winds = ''] = way.split(':');
    const [a = '', sign = '', b = ''] = words(ends);
    return {
      a,
      b,
      prevailing: sign === '>' ? 'ab' : sign === '<' ? 'ba' : null,
      seasonal: words(winds).map((wind) => ({
        wind: wind.slice(0, -1),
        dir: wind.endsWith('>') ? ('ab' as const) : ('ba' as const),
      })),
      small: small.trim() === '' ? null : small.trim(),
    };
  });
}

/** Id, Contingent, side at the start, Blockade Value, Repair rolls by Turn (`1t`) or Quarter (`2q`), what else there is. */
export type PortRow = readonly [
  id: string,
  contingent: string,
  side: string | null,
  blockadeValue: number,
  repair: string,
  more?: Partial<Port>,
];

export const ports = (kind: Port['kind'], rows: readonly PortRow[]): Port[] =>
  rows.map(([id, contingent, side, blockadeValue, repair, more]) => ({
    id,
    kind,
    contingent,
    side,
    blockadeValue,
    repair: { rolls: Number(repair.slice(0, -1)), per: repair.endsWith('t') ? 'turn' : 'quarter' },
    victualing: false,
    inOrdinaryLimit: kind === 'key' ? null : 1,
    neutralUse: [],
    ...more,
  }));

type Row = readonly [number, number] | null;
export type GaleRow = Wind['gale']['Winter'];

/** Ranges of the die for Force 8, 9, 10, 11 and the hurricane. */
export const gale = (...rows: readonly Row[]): GaleRow => {
  const row = (force: number): [number, number] | null => {
    const range = rows[force];
    return range === undefined || range === null ? null : [range[0], range[1]];
  };
  return [row(0), row(1), row(2), row(3), row(4)];
};

/** `from: to to` rows of a Gale's way. */
export const drift = (rows: readonly string[]): NonNullable<Wind['galeDrift']> =>
  rows.map((row) => {
    const [from = '', to = ''] = row.split(':');
    return { from: from.trim(), to: words(to) };
  });

/** Id, side, Command, how it stands at the start; minor ones with the range of their Galleys. */
export const contingent = (
  id: string,
  side: string | null,
  command: string | null,
  status: Contingent['status'],
  minor?: { readonly galleys: number | null },
): Contingent => ({
  id,
  name: id,
  side,
  command,
  status,
  minor: minor !== undefined,
  galleyRange: minor?.galleys ?? null,
});

export const squadrons = (
  contingent: string,
  sort: SailClass,
  letters: string,
  numbers: { readonly ma: number; readonly dr: number; readonly shift?: number },
): SquadronCounter[] =>
  words(letters).map((letter) => ({
    id: squadronId(contingent, sort, letter),
    contingent,
    class: sort,
    letter,
    capacity: sort === 'SOL' ? 4 : 2,
    ma: numbers.ma,
    dr: numbers.dr,
    shift: numbers.shift ?? 0,
  }));

/** `british-sol-d-m` is the SOL(D) Squadron M. */
export const squadronId = (contingent: string, sort: SailClass, letter: string): string =>
  `${contingent}-${sort === 'SOL(D)' ? 'SOL-D' : sort}-${letter}`.toLowerCase();

export const flagship = (
  name: string,
  contingent: string,
  guns: number,
  dr: number,
  shift: number,
): FlagshipCounter => ({
  id: `fs-${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  contingent,
  guns,
  ma: 3,
  dr,
  shift,
  shiftHigh: 0,
});

const CHARACTERS: Readonly<Record<string, Personality>> = {
  T: 'Timid',
  C: 'Cautious',
  A: 'Aggressive',
  R: 'Rash',
};

/** `FA 1743`, or two of them: `RA 1743 VA 1745`. */
function promotions(text: string): LeaderCounter['promotion'] {
  const [first, second] = [...text.matchAll(/(\w+) (\d+)/g)].map(([, rank, year]) => ({
    rank: rank as Rank,
    year: Number(year),
  }));
  if (first === undefined) return null;
  return second === undefined ? first : [first, second];
}

/** Id, name, rank, Leadership, Strategy, Control, personality (its first letter), in, out, promotion (`FA 1743`). */
export type LeaderRow = readonly [
  id: string,
  name: string,
  rank: Rank,
  lr: number,
  sr: number | null,
  cr: number,
  personality: string,
  from: string,
  out?: string | null,
  promotion?: string | null,
  only?: 'galleys' | 'own',
];

export const leaders = (contingent: string, rows: readonly LeaderRow[]): LeaderCounter[] =>
  rows.map(([id, name, rank, lr, sr, cr, personality, from, out, promotion, only]) => {
    return {
      id,
      name,
      contingent,
      rank,
      lr,
      sr,
      cr,
      personality: CHARACTERS[personality]!,
      in: date(from),
      out: out === undefined || out === null ? null : date(out),
      promotion: promotions(promotion ?? ''),
      ...(only === undefined ? {} : { only }),
    };
  });

/** Classes with their ranges: `Fleet: 3 3 4 U` makes `aux-british-fleet-1` and so on. */
export const auxiliaries = (
  contingent: string,
  kinds: Readonly<Partial<Record<AuxClass, string>>>,
): AuxiliaryCounter[] =>
  (Object.entries(kinds) as [AuxClass, string][]).flatMap(([sort, ranges]) =>
    words(ranges).map((range, index) => ({
      id: `aux-${contingent}-${sort}-${index + 1}`.toLowerCase(),
      contingent,
      class: sort,
      range: range === 'U' ? 'U' : Number(range),
    })),
  );

/** Id, name, kind, the last clear and the last light box of its track. */
export type FlotillaRow = readonly [
  id: string,
  name: string,
  kind: FlotillaCounter['kind'],
  clear: number,
  light: number,
  more?: Partial<FlotillaCounter>,
];

export const flotillas = (
  owner: Pick<FlotillaCounter, 'side' | 'command' | 'contingents'>,
  rows: readonly FlotillaRow[],
): FlotillaCounter[] =>
  rows.map(([id, name, kind, clear, light, more]) => ({
    id,
    name,
    kind,
    ...owner,
    track: { clear, light },
    ...more,
  }));

export const always: Condition = { if: 'always' };
export const event = (id: string) => ({ if: 'event', event: id }) as const;
export const active = (id: string) => ({ if: 'campaign', campaign: id, is: 'active' }) as const;
export const status = (id: string, is: string) => ({ if: 'status', campaign: id, is }) as const;
export const from = (text: string) => ({ if: 'date', from: date(text) }) as const;
export const convoyOut = (group: string) => ({ if: 'convoy', group }) as const;
export const presence = (side: string, at: string, minSquadrons: number) =>
  ({ if: 'presence', side, at: words(at), minSquadrons }) as const;

export const station = (at: string, impulses: number) =>
  ({ test: 'station', at: words(at), impulses }) as const;
export const interdict = (at: string, impulses: number) =>
  ({ test: 'interdict', at: words(at), impulses }) as const;
export const circuit = (route: string, times: number) =>
  ({ test: 'circuit', route: words(route), times }) as const;
export const fitOutAt = (at: string) => ({ test: 'arrive', at: words(at), state: 'FittingOut' }) as const;
export const escort = (group: string, maxDP: number) => ({ test: 'escort', group, maxDP }) as const;

export const campaignDrm = (campaign: string, value: number, turns: number): Effect => ({
  do: 'campaignDrm',
  campaign,
  value,
  turns,
});
export const repairHalt = (port: string, turns: number): Effect => ({ do: 'repairHalt', port, turns });

const FORCE = {
  any: ['GrandFlag', 'Flag', 'Detachment'],
  'Flag+': ['GrandFlag', 'Flag'],
  GrandFlag: ['GrandFlag'],
  IS: ['GrandFlag', 'Flag', 'Detachment', 'IndependentSquadron'],
} as const satisfies Record<string, Order['formations']>;

const RECYCLE = { I: 'immediate', Q: 'quarter', Y: 'year', 1: 'once' } as const;

/**
 * Force in words: `4 line`, `2 any IS`, `12 line Flag+`, `4 line + Bomb`. Fails beside the general ones: `L` when it
 * left its target, `B` after a lost Battle, `C` with its Convoy. Recycled `Q` by the quarter, and `x` may be Extended.
 */
export interface OrderRow {
  readonly name: string;
  readonly type: Order['type'];
  readonly force: string;
  readonly fulfil: Fulfil;
  readonly fails?: string;
  readonly deadline?: number;
  readonly effects?: readonly Effect[];
  readonly recycle: string;
  readonly when?: Condition;
  readonly mandatory?: Condition;
  readonly written?: string;
  readonly more?: Partial<Order>;
}

const FAILS: Readonly<Record<string, Fail>> = {
  L: { test: 'leftTarget' },
  B: { test: 'lostBattle' },
  C: { test: 'convoyFailed' },
};

export function order(
  owner: Pick<Order, 'side' | 'command'>,
  chit: string,
  id: string,
  row: OrderRow,
): Order {
  const [number = '0', sort = 'any', ...rest] = words(row.force);
  const formations = FORCE[(rest.find((word) => word in FORCE) ?? 'any') as keyof typeof FORCE];
  const auxiliary = rest.includes('+') ? (rest[rest.indexOf('+') + 1] as AuxClass) : undefined;
  return {
    id,
    chit,
    name: row.name,
    ...owner,
    type: row.type,
    formations: [...formations],
    force: {
      line: sort === 'line' ? Number(number) : 0,
      any: sort === 'any' ? Number(number) : 0,
      ...(auxiliary === undefined ? {} : { auxiliary }),
    },
    ...(row.written === undefined ? {} : { written: words(row.written) }),
    fulfil: row.fulfil,
    fails: [
      ...[...(row.fails ?? '')].map((letter) => FAILS[letter]!),
      ...(row.deadline === undefined ? [] : [{ test: 'deadline' as const, turns: row.deadline }]),
    ],
    effects: [...(row.effects ?? [])],
    recycle: RECYCLE[row.recycle[0] as keyof typeof RECYCLE],
    extendable: row.recycle.endsWith('x'),
    poolWhen: row.when ?? always,
    mandatoryWhen: row.mandatory ?? null,
    invalid:
      row.type === 'Escort' || row.type === 'Battle'
        ? []
        : ['poolWhenFalse', ...(row.written === undefined ? [] : (['targetChangedSide'] as const))],
    ...row.more,
  };
}

/** The first and last boxes are ends; the others have the die that moves the marker up, and the one that moves it down. */
export const track = (
  first: string,
  last: string,
  between: readonly (readonly [up: number, down: number])[],
): Campaign['boxes'] => [
  { label: first, up: null, down: null },
  ...between.map(([up, down]) => ({ up, down })),
  { label: last, up: null, down: null },
];
