/** Why a squadron sails where it does: what the sea is worth, who may come there, and what the next best would bring. */
import { percentWords } from '@weathergage/kernel';
import { theArea, tokenName } from '../../attention/names.ts';
import { COMMERCE_POINTS } from '../../rules/chart/commerce.ts';
import { WINNING_LEAD } from '../../rules/victory.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import type { AreaId, AskOf, Command, Desk } from '../desk.ts';
import { battleWith, chanceToFind, leadOf } from '../encounter.ts';
import { canWait, onwardPlans, type Plan, sailPlans } from '../orders.ts';
import { engagement, type Outlook, riskOf, stakeIn } from '../prospects.ts';
import { SEA_LORD } from '../sea-lord.ts';
import { temperNow } from '../standing.ts';
import { counted, pointsOf } from './words.ts';

const nameOf = ({ view }: Desk, { token }: Command): string => tokenName(view, token);

const toComeWords = ({ toCome, desk }: Outlook): string =>
  toCome === 0
    ? 'none of the enemy’s squadrons is left in port'
    : `${counted(toCome, desk.side === 'english' ? 'European squadron' : 'English squadron')} may still come out`;

/** The sea as an English squadron finds it: what it denies, saves and watches there. */
function keepingReasons(outlook: Outlook, own: Command, area: AreaId): string[] {
  const { waiting } = outlook;
  const { control, trade } = stakeIn(outlook, area);
  const said: string[] = [];
  if (control > 0)
    said.push(
      `The Europeans earn ${control} points for the year if they hold ${theArea(area)} alone, and ${toComeWords(outlook)}: a squadron there denies it.`,
    );
  if (trade > 0)
    said.push(
      `Their ${counted(trade / COMMERCE_POINTS, 'frigate')} there would take ${trade} points of trade; two ships at sea save it.`,
    );
  const inside = waiting.get(area) ?? 0;
  if (inside > 0 && said.length < 2)
    said.push(`${counted(inside, 'enemy marker')} in its ports can’t come out unfought.`);
  return own.decoy ? said : [...said, fightWords(outlook, own)];
}

function fightWords(outlook: Outlook, own: Command): string {
  const { mine, theirs } = engagement(outlook, own);
  return `By what may stand behind their markers ${nameOf(outlook.desk, own)} with ${counted(own.ships, 'ship')} keeps the sea in ${percentWords(mine)} of battles and is driven off in ${percentWords(theirs)}.`;
}

function holdingReasons(outlook: Outlook, own: Command, area: AreaId): string[] {
  const { control } = stakeIn(outlook, area);
  const risk = riskOf(outlook, own, control);
  return [
    `Alone in ${theArea(area)} at the year’s end it earns ${pointsOf(control)}; ${toComeWords(outlook)}.`,
    `The risk of being hunted down there is ${percentWords(risk)}, and of such battles it keeps the sea in ${percentWords(engagement(outlook, own).mine)}.`,
  ];
}

/** Over all that the enemy in the way may be. */
function meetingReasons(outlook: Outlook, own: Command, area: AreaId, onStation: boolean): string[] {
  const { desk, guesses, temper } = outlook;
  const real = guesses.filter(({ weight }) => weight.ships > 0);
  const shy = 1 - temper.boldness[desk.enemy];
  const mean = (of: (guess: (typeof real)[number]) => number): number =>
    real.reduce((sum, guess) => sum + of(guess), 0) / Math.max(1, real.length);
  const found = mean((guess) => 1 - shy + shy * chanceToFind(leadOf(desk, own, guess, area, onStation)));
  const won = mean((guess) => battleWith(desk, own, guess).mine);
  const { control } = stakeIn(outlook, area);
  const prize =
    control === 0
      ? ''
      : desk.side === 'english'
        ? `, and he may not keep the ${control} points of that sea`
        : `, and ${control} points are there for whoever is left`;
  return [
    `An enemy lies in ${theArea(area)}, ${counted(guesses.length - real.length, 'decoy')} among the ${guesses.length} that he may be: he is brought to battle in ${percentWords(found)} of cases${prize}.`,
    `${nameOf(desk, own)} with ${counted(own.ships, 'ship')} keeps the sea in ${percentWords(won)} of such battles.`,
  ];
}

function seaReasons(outlook: Outlook, own: Command, area: AreaId): string[] {
  const { desk, afloat } = outlook;
  const friend = afloat[desk.side].get(area);
  if (friend !== undefined && friend.token !== own.token)
    return [
      friend.battle
        ? `A battle is due in ${theArea(area)}, and ${counted(own.ships, 'ship')} more would be in its line.`
        : `${tokenName(desk.view, friend.token)} lies there already, and nothing better is within reach.`,
    ];
  const enemy = afloat[desk.enemy].get(area);
  if (enemy !== undefined) return meetingReasons(outlook, own, area, enemy.onStation);
  if (!own.decoy)
    return desk.side === 'european' ? holdingReasons(outlook, own, area) : keepingReasons(outlook, own, area);
  const { control } = stakeIn(outlook, area);
  const said = `Nothing stands behind ${nameOf(desk, own)}: it costs no ship, and as long as he does not look the enemy reckons with it${control > 0 ? ` for the ${control} points of ${theArea(area)}` : ''}.`;
  return [said, ...(desk.side === 'english' ? keepingReasons(outlook, own, area).slice(1, 2) : [])];
}

/** Against the best that another squadron could do. */
function nextWords({ desk }: Outlook, chosen: Plan, plans: readonly Plan[]): string[] {
  const others = plans
    .filter(({ own, worth }) => own.token !== chosen.own.token && worth <= chosen.worth)
    .toSorted((a, b) => b.worth - a.worth);
  const next = others.find(({ route }) => route.area !== chosen.route.area) ?? others[0];
  if (next === undefined) return [];
  const where = theArea(next.route.area);
  return [
    `It is reckoned at ${pointsOf(chosen.worth)}, the next best, ${nameOf(desk, next.own)} to ${where}, at ${pointsOf(next.worth)}.`,
  ];
}

/** A war that is won by more than can still be lost. */
const keptReasons = ({ view, side, enemy }: Desk): string[] => [
  `The war is won by ${view.points[side] - view.points[enemy]} points, and ${WINNING_LEAD} are enough.`,
  'The English score by what they sink: a fleet in port loses nothing.',
];

const waitWords = (outlook: Outlook, { own, route }: Plan): string =>
  `${nameOf(outlook.desk, own)} with ${counted(own.ships, 'ship')} would lie in wait in ${theArea(route.area)}, and does so as well in port until it is known where the enemy goes: ${toComeWords(outlook)}.`;

export function sailReasons(desk: Desk, { order }: AnswerTo<'sail'>): string[] {
  const temper = temperNow(desk, SEA_LORD);
  if (temper.stays && (order === null || order.end !== 'sea')) return keptReasons(desk);
  const { outlook, plans } = sailPlans(desk, temper);
  if (order === null || order.end !== 'sea') {
    const best = plans.toSorted((a, b) => b.worth - a.worth)[0];
    const none =
      best === undefined
        ? 'None of the squadrons in port can sail.'
        : temper.patience && canWait(outlook, best)
          ? waitWords(outlook, best)
          : `No voyage is worth its risk: the best, ${nameOf(desk, best.own)} to ${theArea(best.route.area)}, comes to ${pointsOf(best.worth)}.`;
    return order === null
      ? [none]
      : [none, 'An empty marker goes out and in again: it costs nothing, and the enemy has to sail first.'];
  }
  const chosen = plans.find(({ own }) => own.token === order.token);
  if (chosen === undefined) return [];
  const area = order.path.at(-1) as AreaId;
  const bound = desk.view.markers.some(({ token, fromNeutral }) => token === order.token && fromNeutral);
  if (bound)
    return [
      `${nameOf(desk, chosen.own)} lies in a neutral port and has to leave it this year.`,
      ...seaReasons(outlook, chosen.own, area).slice(0, 2),
    ];
  return [...seaReasons(outlook, chosen.own, area).slice(0, 2), ...nextWords(outlook, chosen, plans)];
}

export function onwardReasons(desk: Desk, ask: AskOf<'onward'>, { path, end }: AnswerTo<'onward'>): string[] {
  const { outlook, own, plans } = onwardPlans(desk, temperNow(desk, SEA_LORD), ask);
  const [plan] = plans;
  if (end === 'sea') return seaReasons(outlook, own, (path.at(-1) ?? ask.area) as AreaId).slice(0, 3);
  return [
    plan === undefined
      ? 'There is no sea within reach in which it may stay.'
      : `No sea within reach is worth its risk: the best, ${theArea(plan.route.area)}, comes to ${pointsOf(plan.worth)}. In port it is safe.`,
  ];
}
