/** The side with Squadrons to spare doubles on the Enemy's (8.33, 8.333). */
import { type Refusal, refuse } from '@weathergage/kernel';
import type { SideId, SquadronId } from '../../module/vocabulary.ts';
import { type AskRules, answersOf, type Context, sideOf, sidesOf } from '../../umpire/phase.ts';
import type { AnswerTo } from '../../world/asks.ts';
import type { Battle } from '../../world/battle-state.ts';
import { legalShips, unpaired, wayAfter } from './selection.ts';
import { type BattleRules, battleOf, wait } from './steps.ts';
import { EXTRA } from './tables.ts';

type Adds = AnswerTo<'double'>['adds'];

/** Squadrons left over; a Convoy is put up in a Combat of its own or not at all. */
const spare = (battle: Battle, side: SideId) =>
  unpaired(battle, side).filter(({ kind }) => kind !== 'convoy');

/** 8.33/4: no Combat gets another while one has fewer. */
function roomFor(extras: readonly number[], most: number): number[] {
  const least = Math.min(...extras);
  return least >= most ? [] : [...extras.keys()].filter((index) => extras[index] === least);
}

/** Plays the additions through in their order. Says where they go wrong. */
function play(battle: Battle, side: SideId, adds: Adds): Refusal | null {
  const most = EXTRA[battle.intensity!];
  const extras = battle.combats.map(() => 0);
  let left = spare(battle, side);
  let ways = battle.picking!.ways;
  for (const { combat, squadron } of adds) {
    if (extras[combat] === undefined) return refuse('no-combat', '8.33', 'There is no such Combat.');
    if (extras[combat]! >= most)
      return refuse(
        'intensity',
        '8.333',
        `A ${battle.intensity} Battle has room for ${most} more in a Combat.`,
      );
    if (!roomFor(extras, most).includes(combat))
      return refuse('evenly', '8.33', 'Every Combat is given one before any is given another.');
    const pick = legalShips(left, ways).find((one) => one.squadron === squadron);
    if (pick === undefined)
      return refuse('out-of-order', '8.331', 'Another Squadron on the track comes first.');
    ways = wayAfter(left, pick, ways);
    left = left.filter((one) => one !== pick);
    extras[combat]!++;
  }
  return null;
}

/** As many as there is room for, the Combats taken from a different one each time. */
function plain(battle: Battle, side: SideId, turn: number): Adds {
  const most = EXTRA[battle.intensity!];
  const extras = battle.combats.map(() => 0);
  const adds: { combat: number; squadron: SquadronId }[] = [];
  let left = spare(battle, side);
  let ways = battle.picking!.ways;
  for (let room = roomFor(extras, most); left.length > 0 && room.length > 0; room = roomFor(extras, most)) {
    const picks = legalShips(left, ways);
    const pick = picks[turn % picks.length]!;
    const combat = room[turn % room.length]!;
    ways = wayAfter(left, pick, ways);
    left = left.filter((one) => one !== pick);
    extras[combat]!++;
    adds.push({ combat, squadron: pick.squadron });
  }
  return adds;
}

function add(battle: Battle, context: Context, side: SideId, adds: Adds): void {
  for (const { combat: index, squadron } of adds) {
    const combat = battle.combats[index]!;
    combat.squadrons = { ...combat.squadrons, [side]: [...combat.squadrons[side]!, squadron] };
    context.tell({ kind: 'pick', rule: '8.333', side, squadron, combat: index, admiral: false, extra: true });
  }
}

export const doubleBattleStep: BattleRules = {
  begin(world, battle) {
    const room = EXTRA[battle.intensity!] > 0;
    return wait(
      battle,
      room ? sidesOf(world).filter((side) => spare(battle, side).length > 0) : [],
      () => 'shifts',
    );
  },
  resolve(world, battle, given, context) {
    for (const { side, answer } of answersOf(world, given, 'double')) add(battle, context, side, answer.adds);
    return 'shifts';
  },
};

export const doubleAsk: AskRules<'double'> = {
  *choices(view, ask) {
    const battle = battleOf(view);
    const side = sideOf(view, ask.seat)!;
    for (let turn = 0; turn < 3; turn++) yield { adds: plain(battle, side, turn) };
    yield { adds: [] };
  },
  check: (view, ask, { adds }) => play(battleOf(view), sideOf(view, ask.seat)!, adds),
};
