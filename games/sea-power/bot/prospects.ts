/** What a squadron may hope for at the end of a voyage: to hold the sea there, to keep the enemy from it, or to find him. */

import { type Side, sideOf as sideOfNation } from '../data/nations.ts';
import { ENOUGH_SHIPS } from '../rules/chart/control.ts';
import type { Marker } from '../rules/world/squadron.ts';
import { plansAtWar } from '../rules/world/war.ts';
import { type AreaId, type Command, commandOf, type Desk, enemyInPort } from './desk.ts';
import { type Battle, battleWith, chanceToFind, leadOf } from './encounter.ts';
import type { Guess } from './guesses.ts';
import type { Weight } from './odds-table.ts';
import { controlOf, tradeAt } from './stations.ts';
import type { Temper } from './temper.ts';

/** All that is looked at for every squadron and area in one decision. */
export interface Outlook {
  readonly desk: Desk;
  readonly temper: Temper;
  /** What any of the enemy's markers may be. */
  readonly guesses: readonly Guess[];
  /** The enemy's markers still in port, by area, and how many there are. */
  readonly waiting: ReadonlyMap<AreaId, number>;
  readonly toCome: number;
  /** Who is seen first at sea in each area. */
  readonly afloat: Readonly<Record<Side, ReadonlyMap<AreaId, Marker>>>;
  /** Filled as areas are looked at. */
  readonly stakes: Map<AreaId, Stake>;
  /** Filled as squadrons are looked at. */
  readonly engagements: Map<string, Battle>;
}

/** What an area is worth: by control, and by its trade. */
interface Stake {
  readonly control: number;
  readonly trade: number;
}

export function stakeIn({ desk, stakes }: Outlook, area: AreaId): Stake {
  let known = stakes.get(area);
  if (known === undefined) {
    known = { control: controlOf(desk, area), trade: tradeAt(desk, area) };
    stakes.set(area, known);
  }
  return known;
}

function afloatIn({ view }: Desk): Outlook['afloat'] {
  const found = { english: new Map<AreaId, Marker>(), european: new Map<AreaId, Marker>() };
  for (const marker of view.markers)
    if ('area' in marker.at && !found[marker.side].has(marker.at.area))
      found[marker.side].set(marker.at.area, marker);
  return found;
}

export function outlookOf(desk: Desk, temper: Temper, guesses: readonly Guess[]): Outlook {
  const waiting = enemyInPort(desk);
  let toCome = 0;
  for (const count of waiting.values()) toCome += count;
  return {
    desk,
    temper,
    guesses,
    waiting,
    toCome,
    afloat: afloatIn(desk),
    stakes: new Map(),
    engagements: new Map(),
  };
}

/** How much of an area's points is at stake for the English while so many of the enemy are still to come. */
const stakeOf = ({ exposure }: Temper, toCome: number): number =>
  Math.min(1, exposure.base + exposure.each * toCome);
/** How likely a squadron at sea is hunted, by the number of those who may still come. */
const huntOf = ({ hunt }: Temper, toCome: number, points: number): number =>
  Math.min(0.8, toCome * (hunt.base + hunt.point * points));

/** The worth of lying at sea in the area, in victory points for the side at the desk. */
export function prospectOf(outlook: Outlook, own: Command, area: AreaId): number {
  const { desk, afloat } = outlook;
  const enemy = afloat[desk.enemy].get(area);
  const friend = afloat[desk.side].get(area);
  if (friend !== undefined && friend.token !== own.token)
    return friend.battle ? joining(outlook, own, friend, area) : -0.5;
  if (enemy !== undefined) return own.decoy ? -1 : meeting(outlook, own, area, enemy.onStation);
  return desk.side === 'european' ? holding(outlook, own, area) : keeping(outlook, own, area);
}

/** 6.5/5: more ships in a battle that is due. The English live by battles, the Europeans do not. */
const joining = (outlook: Outlook, own: Command, friend: Marker, area: AreaId): number => {
  const { desk, temper } = outlook;
  if (own.decoy) return -1;
  const usual = desk.side === 'english' ? 0.15 * own.ships : -1;
  return temper.succour === 0 ? usual : temper.succour * relief(outlook, own, friend, area);
};

/** 6.5/5: how likely the two find each other. */
const chanceToJoin = (one: Command, other: Command): number =>
  Math.max(0, Math.min(6, one.rating + other.rating)) / 6;

/** What the battle would bring with these ships more than without them, against whoever stopped to fight there. */
function relief(outlook: Outlook, own: Command, friend: Marker, area: AreaId): number {
  const { desk, guesses, temper } = outlook;
  const alone = commandOf(desk, friend.token);
  const together: Command = { ...alone, weight: joined(alone.weight, own.weight) };
  const { control, trade } = stakeIn(outlook, area);
  const worth = (battle: Battle): number =>
    battle.points +
    (desk.side === 'english'
      ? trade * battle.mine - control * battle.theirs
      : control * battle.mine - trade * battle.theirs);
  let [sum, real] = [0, 0];
  for (const guess of guesses) {
    if (!guess.weight.force) continue;
    sum += worth(battleWith(desk, together, guess)) - worth(battleWith(desk, alone, guess));
    real++;
  }
  const fear = temper.fear * Math.max(0, Math.min(1.5, (control - temper.lure) / temper.lure));
  const whole = allTogether(desk);
  const worst = worth(battleWith(desk, together, whole)) - worth(battleWith(desk, alone, whole));
  return (
    chanceToJoin(own, alone) * ((1 - fear) * (sum / Math.max(1, real)) + fear * worst) -
    temper.thrift * own.ships
  );
}

/** What a nation can bring together of all its ships. */
const GATHERED = 0.8;

/** The greatest fleet that the enemy may have made of one nation's ships. */
function allTogether({ view, enemy }: Desk): Guess {
  const most = Math.max(
    ...plansAtWar(view)
      .filter(({ nation }) => sideOfNation(nation) === enemy)
      .map(({ base, new: levy }) => base.ships + levy.ships),
  );
  const ships = Math.round(GATHERED * most);
  return {
    weight: { seventyFours: ships, ships, worth: enemy === 'english' ? 1 : 1.5, force: true },
    rating: 2,
  };
}

const joined = (one: Weight, other: Weight): Weight => ({
  seventyFours: one.seventyFours + other.seventyFours,
  ships: one.ships + other.ships,
  worth: (one.worth * one.ships + other.worth * other.ships) / Math.max(1, one.ships + other.ships),
  force: one.force || other.force,
});

/** How likely somebody comes for a squadron that lies on so many points, and finds it. */
export function riskOf({ temper, toCome }: Outlook, { ships }: Command, control: number): number {
  return Math.min(
    0.9,
    temper.caution * huntOf(temper, toCome, control) * chanceToFind(temper.hunter - ships),
  );
}

/** A European squadron alone at sea: points, if nobody comes. */
function holding(outlook: Outlook, own: Command, area: AreaId): number {
  const { temper } = outlook;
  const { control, trade } = stakeIn(outlook, area);
  if (own.decoy) return temper.bluff * control;
  if (own.ships < ENOUGH_SHIPS) return -0.5;
  const gain = control + 0.5 * trade;
  const risk = riskOf(outlook, own, control);
  const battle = engagement(outlook, own);
  return gain * (1 - risk * (1 - battle.mine)) + risk * battle.points - temper.thrift * own.ships;
}

/** An English squadron alone at sea: nobody else earns there, trade is safe, and who comes out of port meets it. */
function keeping(outlook: Outlook, own: Command, area: AreaId): number {
  const { temper, toCome, waiting } = outlook;
  const stake = stakeIn(outlook, area);
  const denied = stake.control * Math.min(1, temper.stake * stakeOf(temper, toCome));
  if (own.decoy) return temper.bluff * denied;
  const trade = own.ships >= ENOUGH_SHIPS ? stake.trade : 0;
  const guard = temper.blockade * Math.min(4, waiting.get(area) ?? 0) * Math.min(1, own.ships / 8);
  const battle = engagement(outlook, own);
  const attacked = Math.min(0.7, temper.threat * toCome * Math.max(0, denied + trade - temper.coveted));
  return (
    (denied + trade) * (1 - attacked * battle.theirs) +
    attacked * battle.points +
    guard -
    temper.thrift * own.ships
  );
}

/** A battle with whoever of the enemy's squadrons it may be. */
export function engagement({ desk, guesses, engagements }: Outlook, own: Command): Battle {
  let known = engagements.get(own.token);
  if (known !== undefined) return known;
  let [points, mine, theirs, real] = [0, 0, 0, 0];
  for (const guess of guesses) {
    if (guess.weight.ships === 0) continue;
    const battle = battleWith(desk, own, guess);
    points += battle.points;
    mine += battle.mine;
    theirs += battle.theirs;
    real++;
  }
  const share = 1 / Math.max(1, real);
  known = { points: points * share, mine: mine * share, theirs: theirs * share };
  engagements.set(own.token, known);
  return known;
}

/** Against an enemy at sea, over all that he may be. */
function meeting(outlook: Outlook, own: Command, area: AreaId, onStation: boolean): number {
  const { desk, temper, guesses } = outlook;
  const { control, trade } = stakeIn(outlook, area);
  const shy = 1 - temper.boldness[desk.enemy];
  let sum = 0;
  for (const guess of guesses) {
    if (guess.weight.ships === 0) {
      sum += desk.side === 'european' ? control + 0.5 * trade : trade + 0.3 * control;
      continue;
    }
    const battle = battleWith(desk, own, guess);
    const lead = leadOf(desk, own, guess, area, onStation);
    const found = 1 - shy + shy * chanceToFind(lead);
    const spoil =
      desk.side === 'english'
        ? (guess.weight.force ? control * (1 - battle.theirs) : 0) + trade * battle.mine
        : control * battle.mine + trade * (1 - battle.theirs);
    sum += found * (battle.points + spoil);
  }
  return sum / Math.max(1, guesses.length) - temper.thrift * own.ships;
}
