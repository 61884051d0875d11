/** Why a frigate goes there, a port is attacked, a battle is fought first: what is decided a few times a year. */
import { listWords, percentWords } from '@weathergage/kernel';
import { areaName, portName, theArea } from '../../attention/names.ts';
import { portOf } from '../../data/ports.ts';
import { captureOdds } from '../../rules/battle/odds.ts';
import { markersAtSea } from '../../rules/chart/chart.ts';
import { COMMERCE_POINTS } from '../../rules/chart/commerce.ts';
import { areaPoints } from '../../rules/chart/control.ts';
import { canStorm, portsToTake } from '../../rules/ports/assault.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import { AREA_IDS, type AreaId, type AskOf, commandOf, type Desk, enemyInPort, frigatesIn } from '../desk.ts';
import { frigateWorth, isWorthTaking } from '../policy.ts';
import { SEA_LORD } from '../sea-lord.ts';
import { counted } from './words.ts';

export function frigateReasons(desk: Desk, { area }: AnswerTo<'frigate'>): string[] {
  const { view, side } = desk;
  const waiting = enemyInPort(desk);
  if (area === null) return ['No sea is left in which a frigate would do anything.'];
  const here = area as AreaId;
  const worth = areaPoints(view, here);
  const said: string[] = [];
  if (side === 'european')
    said.push(
      `There is English trade in ${theArea(area)}: ${COMMERCE_POINTS} points for each frigate, unless the English spend a squadron of two ships to guard it.`,
      worth === 0
        ? 'As control of that sea counts for nothing, they have no other reason to come.'
        : `They may come for its ${worth} points all the same.`,
    );
  else {
    const inside = waiting.get(here) ?? 0;
    const why = [
      ...(worth > 0 ? [`control of ${theArea(area)} is worth ${worth} points to the Europeans`] : []),
      ...(inside > 0
        ? [`${counted(inside, 'enemy marker')} ${inside === 1 ? 'lies' : 'lie'} in its ports`]
        : []),
    ];
    const reason = why.length === 0 ? `${areaName(area)} has no eyes yet` : listWords(why);
    said.push(
      `${reason.charAt(0).toUpperCase()}${reason.slice(1)}: a frigate adds 3 to every search of yours there.`,
    );
    const there = frigatesIn(desk, side, here);
    if (there > 0)
      said.push(`${counted(there, 'frigate')} of yours there already, and it is worth one more.`);
  }
  const next = AREA_IDS.filter((one) => one !== here).toSorted(
    (a, b) => frigateWorth(desk, waiting, b, SEA_LORD) - frigateWorth(desk, waiting, a, SEA_LORD),
  )[0];
  return next === undefined ? said : [...said, `After that ${theArea(next)} comes first.`];
}

export function assaultReasons(desk: Desk, ask: AskOf<'assault'>, { areas }: AnswerTo<'assault'>): string[] {
  const { view, side } = desk;
  const able = ask.areas.filter((area) => canStorm(view, side, area));
  const said = able.slice(0, 2).map((area) => {
    const rating = commandOf(desk, markersAtSea(view, area, side)[0]!.token).rating;
    const odds = portsToTake(view, side, area).map(
      (port) => `${portName(port)} falls in ${percentWords(captureOdds(rating, port))}`,
    );
    if (areas.includes(area)) return `Under a leader of ${rating} ${listWords(odds)} of attacks.`;
    return isWorthTaking(desk, area)
      ? `${listWords(odds)} of attacks, and it is let be.`
      : `${areaName(area)} is let be: nobody lies inside, and a port of yours there would only bring trade for the enemy to raid.`;
  });
  return [...said, 'An attack that fails costs nothing.'];
}

export const defendReasons = ({ ports }: AnswerTo<'defend'>): string[] => [
  ...ports
    .slice(0, 2)
    .map(
      ({ port }) =>
        `${portName(port)} is the strongest there: ${portOf(port as never).number} are added to its die.`,
    ),
];

/** The rules fight them in the order of the chart, and so does he. */
export const battleOrderReasons = ({ areas }: AskOf<'battle-order'>): string[] => [
  `${counted(areas.length, 'battle')} to be fought, and none changes the odds of another: they are taken in the order of the chart.`,
  'It matters only for ships that must run: they may not pass a sea that the enemy alone holds.',
];

export const bidReasons = ({ points }: AnswerTo<'bid'>): string[] => [
  `The sides are nearly even: ${counted(points, 'point')} is a fair price for the choice, and whoever bids more makes the enemy a present of it.`,
];
