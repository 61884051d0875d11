/** The Wind Phase (18.0, 33.0, 34.0), with which a turn of the Advanced Game begins. */
import {
  CHANGING_WIND_NUMBER,
  STARTING_VELOCITY,
  WIND_DIRECTION_CHANGE,
  WIND_VELOCITY_CHANGE,
} from '../../data/tables-wind.ts';
import { markRigging } from '../damage/damage.ts';
import { rollMasts } from '../damage/loss-of-rigging.ts';
import { setSail } from '../sailing/full-sail.ts';
import { settleTows } from '../sailing/towing.ts';
import { finalPoints } from '../scenario/victory.ts';
import type { Velocity } from '../sea/advanced-sea.ts';
import type { AdvancedState } from '../sea/edition.ts';
import { type Direction, turnedBy } from '../sea/hex.ts';
import type { AdvancedPhaseRules, Context } from '../sea/phase.ts';
import { specialOf } from '../sea/special-rules.ts';

const STORM = 6;
const HURRICANE = 7;

/** 18.0: in every turn the wind may change. */
export const windPhase: AdvancedPhaseRules = {
  enter(sea, context) {
    if (sea.turn === 1 && sea.advanced.rules.variableWind) startingWind(sea, context);
    changeWind(sea, context);
    settleTows(sea, context);
    return 'done';
  },
  asks: () => [],
  resolve: () => 'done',
};

/** A wind that blows from now on; everything else about it stays. */
interface Wind {
  readonly direction: Direction;
  readonly velocity: Velocity;
  readonly changeNumber: number | null;
}

/** 34.0: three dice instead of what the scenario says. */
function startingWind(sea: AdvancedState, context: Context): void {
  const { rules } = sea.advanced;
  const dice = [context.dice.d6(), context.dice.d6(), context.dice.d6()] as const;
  const direction = dice[0] as Direction;
  sea.advanced = { ...sea.advanced, initialWind: direction };
  blow(
    sea,
    {
      direction,
      velocity: STARTING_VELOCITY.data[rules.tables.startingWind][dice[1] - 1]!,
      changeNumber: CHANGING_WIND_NUMBER.data[rules.tables.windNumbers][dice[2] - 1]!,
    },
    { rule: '34.0', dice, scheduled: false, reconstructed: ['startingWind', 'windNumbers'] },
    context,
  );
  // Sails were chosen before anybody knew: in a storm they come down without harm.
  if (sea.advanced.velocity >= STORM) shortenSail(sea, context);
}

/** 18.1.3: by the scenario's own clock, or by two dice that must equal the wind change number. */
function changeWind(sea: AdvancedState, context: Context): void {
  const { schedule, special, changeNumber } = sea.advanced;
  const due = schedule.find(({ turn }) => turn === sea.turn);
  if (due !== undefined) {
    const { direction, velocity } = due;
    blow(sea, { direction, velocity, changeNumber }, { rule: '18.1', dice: [], scheduled: true }, context);
    return;
  }
  if (specialOf(special, 'scheduled-wind-only').length > 0 || changeNumber === null) return;
  const dice = [context.dice.d6(), context.dice.d6()];
  const changes = dice[0]! + dice[1]! === changeNumber;
  context.tell({ kind: 'wind-check', rule: '18.1.3', dice, changeNumber, changes });
  if (changes) shift(sea, context);
}

/** A wind that changes: a die for each part of it. */
function shift(sea: AdvancedState, context: Context): void {
  const { advanced } = sea;
  const dice = [context.dice.d6(), context.dice.d6()];
  // 18.1.3.1: the direction.
  const by = WIND_DIRECTION_CHANGE.data[dice[0]! - 1]!;
  const direction = by === 'initial' ? advanced.initialWind : turnedBy(sea.wind, by);
  // 18.1.3.2: the velocity.
  const step = WIND_VELOCITY_CHANGE.data[dice[1]! - 1]!;
  // Before anybody has been asked there is no fight that a hurricane could end: the storm stays one.
  const most = sea.asked === 0 ? STORM : HURRICANE;
  const velocity = Math.min(most, Math.max(0, advanced.velocity + step)) as Velocity;
  const changed = direction !== sea.wind || velocity !== advanced.velocity;
  let { changeNumber } = advanced;
  // 33.0: a new wind change number, if anything has changed.
  const newNumber = changed && advanced.rules.changingWindNumber;
  if (newNumber) {
    dice.push(context.dice.d6());
    changeNumber = CHANGING_WIND_NUMBER.data[advanced.rules.tables.windNumbers][dice[2]! - 1]!;
  }
  const how = {
    rule: '18.1.3',
    dice,
    scheduled: false,
    ...(newNumber && { reconstructed: ['windNumbers'] }),
  };
  blow(sea, { direction, velocity, changeNumber }, how, context);
}

interface How {
  readonly rule: string;
  readonly dice: readonly number[];
  readonly scheduled: boolean;
  readonly reconstructed?: readonly string[];
}

/** The wind is this now, with what a rise of it does at once. */
function blow(
  sea: AdvancedState,
  { direction, velocity, changeNumber }: Wind,
  how: How,
  context: Context,
): void {
  const before = sea.advanced.velocity;
  sea.wind = direction;
  sea.advanced = { ...sea.advanced, velocity, changeNumber };
  const { dice, ...rest } = how;
  const told = { kind: 'wind', ...rest, direction, velocity, changeNumber } as const;
  context.tell(dice.length > 0 ? { ...told, dice } : told);
  if (how.rule === '34.0') return;
  // 18.2.2.2: a hurricane ends the match. 18.2.2.1: a storm strains and takes full sails.
  if (before < HURRICANE && velocity === HURRICANE) endInHurricane(sea, context);
  else if (before < STORM && velocity === STORM) {
    strainRigging(sea, context);
    shortenSail(sea, context);
  }
}

/** 18.2.2.1: whoever carries full sails into a storm pays in rigging, half a die rounded up. */
function strainRigging(sea: AdvancedState, context: Context): void {
  for (const ship of sea.ships) {
    if (ship.presence !== 'afloat' || ship.advanced.sail !== 'full') continue;
    const die = context.dice.d6();
    const before = [...ship.rigging];
    const rigging = markRigging(ship, Math.ceil(die / 2));
    const none = { L: 0, R: 0 };
    context.tell({
      kind: 'damage',
      rule: '18.2.2.1',
      dice: [die],
      ship: ship.id,
      hull: 0,
      crew: [],
      guns: none,
      carronades: none,
      rigging,
    });
    rollMasts(sea, ship, before, context);
  }
}

function shortenSail(sea: AdvancedState, context: Context): void {
  for (const ship of sea.ships) setSail(ship, 'battle', 'storm', '18.2.2.1', context);
}

/** 18.2.2.2: the match is over; whoever is ahead on points has won it. */
function endInHurricane(sea: AdvancedState, context: Context): void {
  const points = finalPoints(sea);
  const [best, second] = Object.entries(points).sort(([, x], [, y]) => y - x);
  const winners = best![1] > second![1] ? [best![0]] : [];
  sea.outcome = { winners, rule: '18.2.2.2', reason: 'hurricane', points };
  context.tell({ kind: 'over', rule: '18.2.2.2', outcome: sea.outcome });
}
