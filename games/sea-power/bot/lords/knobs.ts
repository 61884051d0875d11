/** What can be turned in a commander, for each side: what he holds of the other's affairs is nothing to him. */
import type { Side } from '../../data/nations.ts';
import type { Temper } from '../temper.ts';

export interface Knob {
  readonly least: number;
  readonly most: number;
  readonly grain: 'fine' | 'whole' | 'switch';
  read(temper: Temper): number;
  turn(temper: Temper, to: number): Temper;
}

type Keys<V> = { [K in keyof Temper]: Temper[K] extends V ? K : never }[keyof Temper];
/** Fields that hold several numbers by name. */
type Grouped =
  | 'exposure'
  | 'hunt'
  | 'eyes'
  | 'raids'
  | 'passing'
  | 'elsewhere'
  | 'boldness'
  | 'size'
  | 'margin'
  | 'pluck';

const one = (key: Keys<number>, least: number, most: number, grain: Knob['grain'] = 'fine'): Knob => ({
  least,
  most,
  grain,
  read: (temper) => temper[key],
  turn: (temper, to) => ({ ...temper, [key]: to }),
});

const yesNo = (key: Keys<boolean>): Knob => ({
  least: 0,
  most: 1,
  grain: 'switch',
  read: (temper) => Number(temper[key]),
  turn: (temper, to) => ({ ...temper, [key]: to > 0.5 }),
});

const part = <K extends Grouped>(
  key: K,
  name: keyof Temper[K] & string,
  least: number,
  most: number,
  grain: Knob['grain'] = 'fine',
): Knob => ({
  least,
  most,
  grain,
  read: (temper) => temper[key][name] as number,
  turn: (temper, to) => ({ ...temper, [key]: { ...temper[key], [name]: to } }),
});

const ENGLISH: Readonly<Record<string, Knob>> = {
  size: part('size', 'english', 6, 30, 'whole'),
  cruisers: one('cruisers', 0, 9, 'whole'),
  boldness: part('boldness', 'european', 0.05, 1),
  blockade: one('blockade', 0, 2),
  bluff: one('bluff', 0, 1.2),
  stake: one('stake', 0.1, 1.5),
  threat: one('threat', 0, 0.1),
  spread: one('spread', 0, 0.95),
  succour: one('succour', 0, 2),
  fear: one('fear', 0, 1),
  patience: yesNo('patience'),
  likely: one('likely', 0, 1),
  thrift: one('thrift', 0, 0.12),
  passing: part('passing', 'english', -0.3, 1),
  elsewhere: part('elsewhere', 'english', 0, 3),
  base: part('exposure', 'base', 0, 0.8),
  each: part('exposure', 'each', 0, 0.2),
  coveted: one('coveted', 0, 30),
  lure: one('lure', 4, 30),
  points: part('eyes', 'points', 0, 2),
  ports: part('eyes', 'ports', 0, 6),
  alone: part('eyes', 'alone', 0, 8),
  crowding: one('crowding', 0, 4),
  search: part('pluck', 'search', -4, 4),
  gauge: part('pluck', 'gauge', -4, 4),
  rouses: yesNo('rouses'),
};

const EUROPEAN: Readonly<Record<string, Knob>> = {
  size: part('size', 'european', 4, 20, 'whole'),
  boldness: part('boldness', 'english', 0.2, 1),
  bluff: one('bluff', 0, 1.2),
  succour: one('succour', 0, 2),
  fear: one('fear', 0, 1),
  likely: one('likely', 0, 1),
  caution: one('caution', 0, 4),
  thrift: one('thrift', 0, 0.12),
  passing: part('passing', 'european', -0.3, 1.5),
  elsewhere: part('elsewhere', 'european', 0, 4),
  base: part('hunt', 'base', 0, 0.12),
  point: part('hunt', 'point', 0, 0.06),
  hunter: one('hunter', 2, 16),
  lure: one('lure', 4, 30),
  points: part('raids', 'points', 0, 1),
  others: part('raids', 'others', 0, 4),
  guarded: part('raids', 'guarded', 0, 3),
  crowding: one('crowding', 0, 4),
  grand: yesNo('grand'),
  pair: one('pair', 1, 5, 'whole'),
  reckoned: one('reckoned', 0, 13, 'whole'),
  last: part('margin', 'last', 0, 15),
  yearly: part('margin', 'each', 0, 20),
  dares: one('dares', 0, 1.5),
  search: part('pluck', 'search', -4, 4),
  gauge: part('pluck', 'gauge', -4, 4),
};

export const KNOBS: Readonly<Record<Side, Readonly<Record<string, Knob>>>> = {
  english: ENGLISH,
  european: EUROPEAN,
};

/** Where each knob stands, by its name. */
export type Setting = Readonly<Record<string, number>>;

export const settingOf = (side: Side, temper: Temper): Setting =>
  Object.fromEntries(Object.entries(KNOBS[side]).map(([name, knob]) => [name, knob.read(temper)]));

/** That temper with its knobs turned; a knob that is not named stays. */
export function turned(side: Side, temper: Temper, setting: Setting): Temper {
  let now = temper;
  for (const [name, to] of Object.entries(setting)) now = KNOBS[side][name]!.turn(now, to);
  return now;
}
