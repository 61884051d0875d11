/** The combat phase (4.0/11, 4.0/12, 4.0/13): one battle after another, each from the gauge to a disengagement. */
import { refuse } from '@weathergage/kernel';
import { AREA_IDS, type AreaId } from '../../data/areas.ts';
import { SIDES, type Side } from '../../data/nations.ts';
import { squadronOf, takeOff } from '../chart/afloat.ts';
import { markersAtSea } from '../chart/chart.ts';
import type { Answer, AnswerTo, SeaAsk } from '../world/asks.ts';
import type { BattleResult } from '../world/battle-result.ts';
import { type AskRules, askOf, type Context, type PhaseRules, type Progress } from '../world/phase.ts';
import { isEmpty, type PortId, type ShipId } from '../world/squadron.ts';
import type { Battle, BattleAway, State } from '../world/state.ts';
import { otherSide } from '../world/war.ts';
import { drawUp, hasChoice, type Lines, reformed } from './battle-line.ts';
import { beatenSides, close, endBattle } from './disengagement.ts';
import { mayBeFoughtOut, sendOut, takeResult } from './fought-out.ts';
import { leaversOf, sendAway, undecided } from './refuge.ts';
import { fireRound, isJoint, takeEffect } from './round.ts';
import { weigh } from './simplified-combat.ts';
import { glimpseEnemy, throwForGauge, withdrawFrom } from './weather-gauge.ts';

type InLine = Battle & { readonly lines: Lines };
type Given = readonly { readonly ask: SeaAsk; readonly answer: Answer }[];

export const combatPhase: PhaseRules = {
  enter(world, context) {
    world.battle = null;
    // 4.0/10: searches have marked battles all along; they are fought only now that everybody has moved.
    // 7.1: whoever has been found must fight, and nobody else.
    world.battles = AREA_IDS.filter((area) =>
      SIDES.every((side) => markersAtSea(world, area, side).some((marker) => marker.battle)),
    );
    return nextBattle(world, context);
  },

  asks(world) {
    const { battle } = world;
    if (battle === null && world.battles.length === 0) return [];
    if (battle === null)
      return [{ ...askOf(world, 'battle-order', 'english', '4.0/11'), areas: world.battles }];
    const { area } = battle;
    if (battle.step === 'gauge') return [{ ...askOf(world, 'gauge', battle.gauge!, '7.2/4'), area }];
    if (battle.step === 'means')
      return SIDES.map((side) => ({
        ...askOf(world, 'means', side, '7.3/1'),
        area,
        ways: world.options.foughtOut!.ways,
      }));
    if (battle.step === 'refuge')
      return SIDES.filter((side) => undecided(battle, side).length > 0).map((side) => ({
        ...askOf(world, 'refuge', side, '7.31/2'),
        area,
        ships: undecided(battle, side).map(({ ship, ports }) => ({ ship, ports })),
      }));
    return SIDES.filter((side) => hasChoice(battle.lines![side])).map((side) => ({
      ...askOf(world, 'line', side, '7.33/1'),
      area,
    }));
  },

  // 4.0/12: the weather gauge, then the lines fire, then whoever must breaks off.
  resolve(world, answers, context) {
    const { battle } = world;
    if (battle === null) {
      begin(world, (answers[0]!.answer as AnswerTo<'battle-order'>).area as AreaId, context);
      return nextBattle(world, context);
    }
    if (battle.step === 'gauge') {
      const { withdraw: to } = answers[0]!.answer as AnswerTo<'gauge'>;
      if (to !== null) {
        withdrawFrom(world, battle, to, context);
        close(world, battle, otherSide(battle.gauge!), context);
        return nextBattle(world, context);
      }
      const drawn = drawUp(world, battle);
      world.battle = drawn;
      if (!mayBeFoughtOut(world, drawn)) return fight(world, context);
      world.battle = { ...drawn, step: 'means' };
      showLines(drawn, 1, context, true);
      return 'waits';
    }
    if (battle.step === 'means') {
      const [english, european] = answers.map(({ answer }) => answer as AnswerTo<'means'>);
      const said = { english: english!, european: european! };
      return sendOut(world, battle as InLine, said, context)
        ? nextBattle(world, context)
        : fight(world, context);
    }
    if (battle.step === 'refuge') {
      settleRound(world, battle as InLine, wishesOf(answers), context);
      if (world.battle === null) return nextBattle(world, context);
      return closesUp(world) ? fight(world, context) : 'waits';
    }
    closeUp(world, answers);
    return fight(world, context);
  },
};

/** Goes on to the next battle, unless there are several for the English to choose from. */
function nextBattle(world: State, context: Context): Progress {
  while (world.battle === null) {
    const told = world.away?.find(({ result }) => result !== undefined);
    if (told !== undefined) {
      if (settleReport(world, told, context)) continue;
      return 'waits';
    }
    if (world.battles.length === 0) return world.away === undefined ? 'done' : 'waits';
    if (world.battles.length > 1) return 'waits';
    begin(world, world.battles[0]!, context);
  }
  return 'waits';
}

/** 6.61, 7.2: empty squadrons are shown for what they are; else the weather gauge is thrown for. */
function begin(world: State, area: AreaId, context: Context): void {
  world.battles = world.battles.filter((other) => other !== area);
  const token = (side: Side) => markersAtSea(world, area, side).find((marker) => marker.battle)!.token;
  const tokens = { english: token('english'), european: token('european') };
  const battle: Battle = {
    area,
    tokens,
    step: 'gauge',
    gauge: null,
    round: 0,
    lines: null,
    began: { english: [], european: [] },
    led: [],
    leaving: [],
    beaten: [],
  };
  context.tell({ kind: 'battle', rule: '7.1', area, tokens });
  const empty = SIDES.filter((side) => isEmpty(squadronOf(world, side, tokens[side])));
  if (empty.length > 0) {
    for (const side of empty) {
      const squadron = squadronOf(world, side, tokens[side]);
      takeOff(world, squadron);
      const told = { kind: 'decoy', rule: '6.61', side, token: tokens[side], area } as const;
      context.tellSide(side, { ...told, squadron: squadron.id }, told, { news: true });
    }
    close(world, battle, empty.length === 1 ? otherSide(empty[0]!) : null, context);
    return;
  }
  const gauge = throwForGauge(world, battle, context);
  world.battle = { ...battle, gauge };
  glimpseEnemy(world, world.battle, context);
}

/** 4.0/13: rounds until somebody breaks off or somebody must be asked. */
function fight(world: State, context: Context): Progress {
  do {
    playRound(world, context);
    const battle = world.battle as InLine;
    if (SIDES.some((side) => undecided(battle, side).length > 0)) return 'waits';
    settleRound(world, battle, new Map(), context);
    if (world.battle === null) return nextBattle(world, context);
  } while (closesUp(world));
  return 'waits';
}

/** 7.33: whether the lines have closed up, which is a question first where ships are damaged alike. */
function closesUp(world: State): boolean {
  const { lines } = world.battle as InLine;
  if (SIDES.some((side) => hasChoice(lines[side]))) return false;
  closeUp(world, []);
  return true;
}

const showLines = (battle: InLine, round: number, context: Context, first: boolean): void =>
  context.tell(
    { kind: 'lines', rule: '7.3/1', area: battle.area, round, lines: battle.lines, joint: isJoint(battle) },
    first ? { news: true } : undefined,
  );

/** What came of a battle that was fought out is marked; says whether all is done, or somebody must choose a port. */
function settleReport(world: State, told: BattleAway, context: Context): boolean {
  const left = world.away!.filter((one) => one !== told);
  if (left.length > 0) world.away = left;
  else delete world.away;
  const { broke: beaten } = told.result!;
  const lines = takeResult(world, told, told.result!, context);
  const battle = { ...told.battle, step: 'refuge' as const, lines, beaten };
  const after = { ...battle, leaving: leaversOf(world, battle, lines, beaten) };
  world.battle = after;
  if (SIDES.some((side) => undecided(after, side).length > 0)) return false;
  settleRound(world, after, new Map(), context);
  return true;
}

/** A report has come in: it is settled now, unless another battle has to be ended first. */
export function takeReport(world: State, id: string, result: BattleResult, context: Context): Progress {
  world.away = world.away!.map((one) => (one.id === id ? { ...one, result } : one));
  return world.battle === null && world.battles.length === 0 ? nextBattle(world, context) : 'waits';
}

/** One round: fire, effect, and who must leave. */
function playRound(world: State, context: Context): void {
  const battle = { ...(world.battle as InLine), round: world.battle!.round + 1 };
  const { area, round } = battle;
  // Lines lie open once they are drawn up, so only the first sight of them is news.
  showLines(battle, round, context, round === 1 && world.battle!.step !== 'means');
  const blows = world.options.simplifiedCombat
    ? weigh(world, battle, context)
    : fireRound(world, battle, context);
  const lines = takeEffect(world, battle, blows, context);
  // 7.6/2: only when all have fired it is seen who must break off.
  const beaten = beatenSides(lines);
  for (const side of beaten) context.tell({ kind: 'disengaged', rule: '7.6/1', area, side });
  world.battle = {
    ...battle,
    step: 'refuge',
    lines,
    beaten,
    leaving: leaversOf(world, battle, lines, beaten),
  };
}

/** Those who leave are gone; the battle is over, or the lines must close up. */
function settleRound(
  world: State,
  battle: InLine,
  wishes: ReadonlyMap<ShipId, PortId>,
  context: Context,
): void {
  const after = { ...battle, lines: sendAway(world, battle, wishes, context), leaving: [] };
  if (after.beaten.length > 0) endBattle(world, after, context);
  else world.battle = { ...after, step: 'line' };
}

function closeUp(world: State, answers: Given): void {
  const battle = world.battle as InLine;
  const order = answers.flatMap(({ answer }) => (answer as AnswerTo<'line'>).damaged);
  world.battle = {
    ...battle,
    lines: {
      english: reformed(battle.lines.english, order),
      european: reformed(battle.lines.european, order),
    },
  };
}

const wishesOf = (answers: Given): Map<ShipId, PortId> =>
  new Map(
    answers.flatMap(({ answer }) =>
      (answer as AnswerTo<'refuge'>).ports.map(({ ship, port }): [ShipId, PortId] => [ship, port as PortId]),
    ),
  );

export const battleOrderAsk: AskRules<'battle-order'> = {
  *choices(_view, { areas }) {
    for (const area of areas) yield { area };
  },
  check: (_view, { areas }, { area }) =>
    areas.some((one) => one === area)
      ? null
      : refuse('battle-area', '4.0/11', 'Name an area in which a battle is still to be fought.'),
};
