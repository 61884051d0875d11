/** Why to fight or not, how hard, and with whom: what the tables promise either side. */
import { figureWords, listWords } from '@weathergage/kernel';
import { placeName, squadronName } from '../../attention/names.ts';
import { battleOf } from '../../rules/battle/combat/steps.ts';
import { controlIn } from '../../rules/battle/line-up.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import { squadronsIn } from '../../rules/world/formations.ts';
import type { Toll } from '../battle-odds.ts';
import { battleWeights, gain, intensityTolls } from '../battles.ts';
import type { Desk } from '../desk.ts';

const tollWords = ({ own, his }: Toll): string =>
  `${figureWords(his)} of their ships of the line for ${figureWords(own)} of yours`;

const stakeWords = ({ view }: Desk, stake: number): string[] =>
  stake === 0
    ? []
    : [
        `Your Order hangs on who keeps ${placeName(view, battleOf(view).at)}, and weighs as much as ${stake < 1 ? `${figureWords(stake)} of a ship` : `${figureWords(stake)} ships`} of the line.`,
      ];

export function engageReasons(desk: Desk, { fight, formation }: AnswerTo<'engage'>): string[] {
  const { view, enemy, forces, temper } = desk;
  if (formation !== null) {
    const sail = squadronsIn(forces, formation).reduce((sum, one) => sum + one.sail, 0);
    return [`With ${sail} ships it is the strongest you can begin with; others may try to join.`];
  }
  const { stake, prey, ...toll } = battleWeights(desk, battleOf(view).tokens[enemy] ?? []);
  const least = `He seeks a Battle that promises ${figureWords(temper.seek)} of a ship at least.`;
  return [
    `By the tables a Battle takes ${tollWords(toll)}, as far as they can be guessed.`,
    ...stakeWords(desk, stake),
    ...(prey > 0 && fight ? ['There is a Convoy among them.'] : stake === 0 && !fight ? [least] : []),
  ];
}

export function withdrawReasons(desk: Desk, { formations }: AnswerTo<'withdraw'>): string[] {
  const { stake, worth, ...toll } = battleWeights(desk, battleOf(desk.view).tokens[desk.enemy] ?? []);
  const least = figureWords(-desk.temper.shun);
  const end =
    formations.length > 0
      ? `He leaves where a Battle costs ${least} of a ship more than it brings: who holds the gauge gets away unhurt.`
      : worth < 0
        ? `He leaves only where it costs ${least} of a ship more than it brings.`
        : 'There is no reason to give the place up.';
  return [`By the tables it takes ${tollWords(toll)}.`, ...stakeWords(desk, stake), end];
}

const HEAT = { Light: 'a distant cannonade', Medium: 'a regular action', Heavy: 'yardarm to yardarm' };

export function intensityReasons(desk: Desk, { intensity }: AnswerTo<'intensity'>): string[] {
  const all = intensityTolls(desk);
  const chosen = all.find((one) => one.intensity === intensity);
  if (chosen === undefined) return [];
  const other = all
    .filter(({ becomes }) => becomes !== chosen.becomes)
    .toSorted((a, b) => gain(b.toll) - gain(a.toll))[0];
  const shift =
    chosen.becomes === chosen.intensity
      ? ''
      : ` It will become ${HEAT[chosen.becomes]}: leaders have tempers.`;
  const first = `It promises ${tollWords(chosen.toll)}.${shift}`;
  return other === undefined
    ? [`${first} Whatever is ordered, nothing else comes of it.`]
    : [first, `The next best, ${HEAT[other.becomes]}, promises ${tollWords(other.toll)}.`];
}

export function combatReasons(desk: Desk, { squadron }: AnswerTo<'combat'>): string[] {
  const battle = battleOf(desk.view);
  if (squadron === null)
    return ['A call for the Admirals would bind your leader to his match; without it you see theirs first.'];
  const one = battle.squadrons[desk.side]!.find((line) => line.squadron === squadron);
  if (one === undefined) return [];
  const against = battle.picking?.chosen ?? null;
  const whom = against === null ? 'goes first' : `is laid against ${squadronName(desk.view, against)}`;
  return [
    `Of those who may come next ${squadronName(desk.view, squadron)} ${whom}: ${one.sail} Sail with ${one.dp} of damage are the most that can be put up, and more Sail do more harm.`,
  ];
}

export function lineUpReasons(desk: Desk, { out }: AnswerTo<'line-up'>): string[] {
  const battle = battleOf(desk.view);
  const control = controlIn(desk.view, battle, desk.side);
  if (out.length === 0) return [`Your leaders can handle ${control} Squadrons, and all find room.`];
  const names = listWords(out.map((id) => squadronName(desk.view, id)));
  return [`Your leaders can handle ${control} Squadrons; ${names} have the fewest Sail, or the most damage.`];
}

export function reinforceReasons(desk: Desk, { formations }: AnswerTo<'reinforce'>): string[] {
  const more = formations.reduce((sum, id) => sum + squadronsIn(desk.forces, id).length, 0);
  return more === 0
    ? ['Nobody of yours is near who could join.']
    : [`If they come the line has ${more} Squadrons more, and who has Squadrons to spare doubles.`];
}
