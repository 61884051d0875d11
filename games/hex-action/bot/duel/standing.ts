/** How a duel stands at the beginning of a turn: what can be read off both logs, and what the lie promises each. */
import { learntChance } from '@weathergage/bots/search/index.ts';
import type { Ship, ShipSpec } from '../../rules/sea/ship.ts';
import { attitude } from '../../rules/sea/wind.ts';
import { FEATURES } from '../flag/features.ts';
import { HEX_WEIGHTS } from '../flag/weights.ts';
import { DUEL_FEATURES } from './features.ts';
import type { TablesOfLies } from './fitness.ts';
import { holdValue } from './judged-decks.ts';
import { lieOf } from './lies.ts';
import { type Duel, type DuelLog, ENDS, type End, isBound, menOf, squaresIn } from './logs.ts';
import { DUEL_WEIGHTS } from './weights.ts';

const part = (left: number, whole: number): number => (whole <= 0 ? 0 : Math.min(1, left / whole));
const nearlyGone = (share: number): number => Math.max(0, 1 - 3 * share) ** 2;

const taught = (feature: (typeof FEATURES)[number]): number =>
  HEX_WEIGHTS.weights[FEATURES.indexOf(feature)]!;
const TAUGHT = {
  hull: taught('hull left'),
  hullGone: taught('hull nearly gone'),
  guns: taught('guns left'),
  gunsGone: taught('guns nearly gone'),
  crew: taught('crew left'),
  crewGone: taught('crew nearly gone'),
  rigging: taught('rigging left'),
  dismasted: taught('dismasted'),
  first: taught('broadsides never fired'),
  irons: taught('in irons'),
};

const gunsIn = ({ guns, carronades }: Pick<ShipSpec, 'guns' | 'carronades'>): number =>
  guns.L + guns.R + carronades.L + carronades.R;

/** What is left of her, by what matches of all kinds have taught about it. */
function worthOfSquares({ spec }: Ship, log: DuelLog, inIrons: boolean): number {
  const hull = part(log.hull, spec.hull);
  const guns = part(gunsIn(log), gunsIn(spec));
  const crew = part(menOf(log), squaresIn(spec.crew));
  const rigging = squaresIn(log.rigging);
  return (
    TAUGHT.hull * hull +
    TAUGHT.hullGone * nearlyGone(hull) +
    TAUGHT.guns * guns +
    TAUGHT.gunsGone * nearlyGone(guns) +
    TAUGHT.crew * crew +
    TAUGHT.crewGone * nearlyGone(crew) +
    TAUGHT.rigging * part(rigging, squaresIn(spec.rigging)) +
    (rigging === 0 ? TAUGHT.dismasted : 0) +
    TAUGHT.first * ((log.first.L ? 0.5 : 0) + (log.first.R ? 0.5 : 0)) +
    (inIrons ? TAUGHT.irons : 0)
  );
}

/** Of a ship nearly beaten a captain makes so much that it must be brought within bounds. */
const within = (worth: number): number => worth / (0.3 + Math.abs(worth));

export function duelStanding(duel: Duel, tables: TablesOfLies): Float64Array {
  const found = new Float64Array(DUEL_FEATURES.length);
  const { logs, ships, sea } = duel;
  const bound = isBound(duel);
  for (const end of ENDS) {
    const sign = end === 0 ? 1 : -1;
    const other = end === 0 ? 1 : 0;
    const [log, foe] = [logs[end], logs[other]];
    found[0]! += sign * worthOfSquares(ships[end], log, attitude(log.heading, sea.wind) === 'D');
    found[1]! += sign * Math.log(log.hull + 1);
    for (const men of log.men) if (men === 0) found[2]! += sign;
    found[3]! += (sign * ((log.loaded.L ? 1 : 0) + (log.loaded.R ? 1 : 0))) / 2;
    const lie = lieOf(log, foe);
    if (bound) {
      found[7]! += (sign * tables[end].exchangeAt(lie)) / 2;
      found[8]! += (sign * holdValue(duel, end)) / 2;
      found[9]! += (sign * menOf(log)) / Math.max(1, menOf(log) + menOf(foe));
      found[10]! += log.defenders === 0 ? sign : 0;
      continue;
    }
    const { worth, asCaptains } = tables[end].answer(lie, log, foe, tables[other]);
    found[4]! += (sign * within(tables[end].prospectAt(lie))) / 2;
    found[5]! += (sign * within(asCaptains)) / 2;
    found[6]! += (sign * within(worth)) / 2;
  }
  return found;
}

/** Her chance, as whoever sails to answer captains has learnt to see it. */
export function chanceAsItStands(duel: Duel, tables: TablesOfLies, own: End): number {
  const found = duelStanding(duel, tables);
  if (own === 1) for (let i = 0; i < found.length; i++) found[i] = -found[i]!;
  return learntChance(DUEL_WEIGHTS, found);
}
