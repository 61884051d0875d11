/** A battle fought out in a match of its own: whether both want it, and how what came of it is judged (7.3 to 7.6). */
import {
  agreedMeans,
  type Engagement,
  type FightingOut,
  meansChoices,
  meansRefusal,
  type Refusal,
  refuse,
} from '@weathergage/kernel';
import { type Nation, type Owner, SIDES, type Side, type War } from '../../data/nations.ts';
import { portsIn } from '../../data/ports.ts';
import { shipOf } from '../../data/ships.ts';
import { holderOf } from '../chart/chart.ts';
import type { AnswerTo } from '../world/asks.ts';
import type { BattleResult } from '../world/battle-result.ts';
import { type AskRules, type Context, seatOf } from '../world/phase.ts';
import type { AreaId, LineShip, PortId, ShipId } from '../world/squadron.ts';
import type { Battle, BattleAway, Open, State, World } from '../world/state.ts';
import { nationsAtWar, otherSide, warOf } from '../world/war.ts';
import type { Line, Lines } from './battle-line.ts';
import { captorOf, takeShip } from './boarding.ts';
import { isBeaten } from './disengagement.ts';
import { sendHome } from './leaders-in-battle.ts';
import { isJoint } from './round.ts';

type InLine = Battle & { readonly lines: Lines };

/** A battle as it is handed to the match that it is fought in: what lies open once the lines are drawn up. */
export interface SeaBattle extends Engagement {
  readonly area: AreaId;
  readonly year: number;
  readonly war: War;
  readonly gauge: Side;
  readonly lines: Lines;
  readonly joint: boolean;
  /** 11.L: whether a ship that strikes is a prize; else she counts as sunk. */
  readonly capture: boolean;
  /** Which chair commands which side. */
  readonly commands: Readonly<Record<Side, string>>;
  /** The sea it is fought for: its ports with whoever is at war and holds them, and the frigates out in it (6.3). */
  readonly ports: readonly { readonly port: PortId; readonly holder: Nation | null }[];
  readonly frigates: Readonly<Record<Side, number>>;
  readonly atWar: readonly Nation[];
  /** What may be fought out of it in its turn, where it is no battle but a season. */
  readonly below: FightingOut['below'] | null;
}

/** Whether the sides are asked: the option is on, and the smaller line is long enough. */
export const mayBeFoughtOut = ({ options }: Readonly<Open>, { lines }: InLine): boolean =>
  options.foughtOut !== undefined &&
  Math.min(...SIDES.map((side) => lines[side].length)) >= (options.foughtOut.least ?? 1);

/** Both want it: the battle leaves the chart, and all else goes on. Says whether it does. */
export function sendOut(
  world: State,
  battle: InLine,
  said: Readonly<Record<Side, AnswerTo<'means'>>>,
  context: Context,
): boolean {
  const bySeat = Object.fromEntries(SIDES.map((side) => [seatOf(world, side), said[side]]));
  const agreed = agreedMeans(bySeat, seatOf(world, battle.gauge!));
  if (agreed === null) return false;
  const { area } = battle;
  const id = `${world.asked}.${world.year}.${area}`;
  world.away = [...(world.away ?? []), { id, ...agreed, battle }];
  world.battle = null;
  context.tell({ kind: 'fought-out', rule: '7.3/1', area, way: agreed.way });
  return true;
}

/** Those that wait for their report. */
export const battlesAway = (world: World): SeaBattle[] =>
  (world.away ?? [])
    .filter(({ result }) => result === undefined)
    .map(({ id, way, fighters, battle }) => ({
      id,
      way,
      fighters,
      area: battle.area,
      year: world.year,
      war: warOf(world),
      gauge: battle.gauge!,
      lines: battle.lines!,
      joint: isJoint(battle),
      capture: world.options.capture === true,
      commands: world.commands,
      ports: portsIn(battle.area)
        .filter(({ id }) => !CLOSED.includes(world.ports[id]!.owner))
        .map(({ id }) => ({ port: id, holder: holderOf(world, id) })),
      frigates: {
        english: frigatesIn(world, battle.area, 'english'),
        european: frigatesIn(world, battle.area, 'european'),
      },
      atWar: SIDES.flatMap((side) => nationsAtWar(world, side)),
      below: world.options.foughtOut?.below ?? null,
    }));

/** 6.231, 6.232: no port to anybody. */
const CLOSED: readonly Owner[] = ['Removed', 'Closed'];
const frigatesIn = (world: World, area: AreaId, side: Side): number =>
  world.frigates[side].filter((one) => one === area).length;

type Reported = BattleResult['lines'][Side];

/** What can have come of it: every ship once, none mended, leaders hit once, and whoever is beaten has broken off. */
export function resultRefusal({ lines, capture }: SeaBattle, result: BattleResult): Refusal | null {
  for (const side of SIDES) {
    const refusal = lineRefusal(lines[side], result.lines[side], capture);
    if (refusal !== null) return refusal;
    if (isBeaten(lineAfter(lines[side], result.lines[side])) && !result.broke.includes(side))
      return refuse('report-beaten', '7.6/1', 'A side without a whole ship has broken off.');
  }
  const berths = SIDES.flatMap((side) => lines[side]);
  const all = SIDES.flatMap((side) => result.lines[side]);
  const named = result.leaders.map(({ leader }) => leader);
  if (new Set(named).size < named.length) return refuse('report-leader', '7.4/4', 'No leader is hit twice.');
  for (const { leader, fate } of result.leaders) {
    const ship = berths.find((one) => one.leader === leader)?.ship;
    const of = all.find((one) => one.ship === ship);
    if (of === undefined) return refuse('report-leader', '7.4/4', 'That leader was not there.');
    if ((fate === 'captured') !== (of.fate === 'captured' && fate !== 'killed'))
      return refuse('report-leader', '11.L', 'A leader who lives is taken with his ship, and only so.');
  }
  for (const { ship, leader } of berths)
    if (
      leader !== null &&
      all.find((one) => one.ship === ship)!.fate === 'captured' &&
      !named.includes(leader)
    )
      return refuse('report-leader', '11.L', 'A leader who lives is taken with his ship, and only so.');
  return null;
}

function lineRefusal(line: Line, told: Reported, capture: boolean): Refusal | null {
  const byShip = new Map(told.map((one) => [one.ship, one]));
  if (told.length !== line.length || line.some(({ ship }) => !byShip.has(ship)))
    return refuse('report-ships', '7.3/1', 'Of every ship of the line it is told once what became of her.');
  for (const { ship, damage: before } of line) {
    const { damage, fate } = byShip.get(ship)!;
    if (damage < before) return refuse('report-damage', '7.31/3', 'No ship is mended in battle.');
    // A prize floats: what is past bearing sinks, whoever has it.
    if ((fate === 'sunk') !== damage > shipOf(ship).defence)
      return refuse(
        'report-damage',
        '7.31/3',
        'A ship is sunk by more damage than she can bear, and only so.',
      );
    if (fate === 'captured' && !capture) return refuse('report-prize', '11.L', 'No prizes are taken here.');
  }
  return null;
}

/** The line as it stands when all is told, in its order. */
function lineAfter(line: Line, told: Reported): LineShip[] {
  return line.flatMap(({ ship, leader }) => {
    const { damage, fate } = told.find((one) => one.ship === ship)!;
    return fate === 'sunk' || fate === 'captured'
      ? []
      : [{ ship, leader, damage, disabled: fate === 'disabled' }];
  });
}

/** Marks all that came of it; gives the lines that are left. */
export function takeResult(
  world: State,
  { battle }: BattleAway,
  result: BattleResult,
  context: Context,
): Lines {
  const { area } = battle;
  const { lines } = battle as InLine;
  const { broke, turns } = result;
  context.tell({ kind: 'report', rule: '7.6/2', area, broke, ...(turns === undefined ? {} : { turns }) });
  const after = {
    english: lineAfter(lines.english, result.lines.english),
    european: lineAfter(lines.european, result.lines.european),
  };
  for (const side of SIDES)
    for (const { ship, leader, damage: before } of lines[side]) {
      const { damage, fate } = result.lines[side].find((one) => one.ship === ship)!;
      if (damage > before || fate !== 'fights')
        context.tell({ kind: 'damage', rule: '7.31/3', area, side, ship, damage, fate });
      if (fate === 'sunk') world.sunk.push({ ship, side, captured: false });
      if (fate === 'captured') takeShip(world, side, ship, captorAmong(lines[otherSide(side)]));
      if (leader !== null) leaderAfter(world, side, leader, ship, result, fate === 'sunk', context);
    }
  const hit = new Set(result.leaders.map(({ leader }) => leader));
  const ashore = (line: readonly LineShip[]): LineShip[] =>
    line.map((one) => (one.leader !== null && hit.has(one.leader) ? { ...one, leader: null } : one));
  return { english: ashore(after.english), european: ashore(after.european) };
}

/** Whose prize she is: the first of the other line speaks for it. */
const captorAmong = (line: Line): Nation => captorOf(line[0]!.ship);

function leaderAfter(
  world: State,
  side: Side,
  leader: string,
  ship: ShipId,
  { leaders }: BattleResult,
  sunk: boolean,
  context: Context,
): void {
  const fate = leaders.find((one) => one.leader === leader)?.fate;
  const told = { kind: 'leader', rule: '7.4/4', side, leader, ship } as const;
  if (fate === undefined) {
    if (sunk) world.forces[side].leaders.push(leader);
  } else if (fate === 'killed') {
    world.dead.push(leader);
    context.tell({ ...told, fate });
  } else context.tell({ ...told, fate, returns: sendHome(world, side, leader, fate) });
}

/** A few of the ends that a battle may come to: nobody hurt, one line lost, every second ship of both disabled. */
export function* resultChoices({ lines, capture }: SeaBattle): Generator<BattleResult> {
  const as = (line: Line, fateAt: (place: number) => Reported[number]['fate']): Reported =>
    line.map(({ ship, damage }, place) => {
      const fate = fateAt(place);
      return { ship, fate, damage: fate === 'sunk' ? Math.max(damage, shipOf(ship).defence + 1) : damage };
    });
  const whole = (side: Side): Reported => as(lines[side], () => 'fights');
  const mixed = (side: Side, fate: 'disabled' | 'sunk'): Reported =>
    as(lines[side], (at) => (at % 2 === 0 ? fate : 'fights'));
  const beaten = (told: BattleResult['lines']): Side[] =>
    SIDES.filter((side) => isBeaten(lineAfter(lines[side], told[side])));
  const end = (
    told: BattleResult['lines'],
    broke: Side,
    leaders: BattleResult['leaders'] = [],
  ): BattleResult => ({
    lines: told,
    leaders,
    broke: SIDES.filter((side) => side === broke || beaten(told).includes(side)),
  });
  for (const side of SIDES) {
    const other = otherSide(side);
    const pair = (mine: Reported, theirs: Reported) =>
      ({ [side]: mine, [other]: theirs }) as BattleResult['lines'];
    yield end(pair(whole(side), whole(other)), side);
    yield end(
      pair(
        as(lines[side], () => 'sunk'),
        mixed(other, 'disabled'),
      ),
      side,
    );
    const led = lines[side].flatMap(({ leader }, at) =>
      leader !== null && at % 2 === 0 ? [{ leader, fate: 'killed' as const }] : [],
    );
    yield end(pair(mixed(side, 'sunk'), mixed(other, 'disabled')), side, led);
    if (capture)
      yield end(
        pair(
          as(lines[side], () => 'captured'),
          whole(other),
        ),
        side,
        lines[side].flatMap(({ leader }) => (leader === null ? [] : [{ leader, fate: 'captured' as const }])),
      );
  }
}

export const meansAsk: AskRules<'means'> = {
  choices: ({ options }) => meansChoices(options.foughtOut!),
  check: ({ options }, _ask, means) => meansRefusal(options.foughtOut!, means, '7.3/1'),
};
