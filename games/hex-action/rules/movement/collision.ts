/**
 * One step of all ships at once (8.3.1, 8.3.2): who gets the hex she is entering, who is moved back, who has collided.
 *
 * In one step a ship enters exactly one hex, ahead with her bow or swinging with one end, and leaves exactly one, that
 * of her old stern (of her old bow if she swings on her stern at anchor); her other hex stays hers. So a hex can be lost only to others who enter it or to the ship that
 * lies in it, and a ship that is moved back is the reason why the one following into her stern hex is moved back too.
 */
import { springsOf, swing } from '../sailing/anchoring.ts';
import type { Action } from '../sailing/plot-notation.ts';
import { followTower, towOf } from '../sailing/towing.ts';
import { type Hex, hexKey, neighbour, type Position } from '../sea/hex.ts';
import { type Ship, sternHex } from '../sea/ship.ts';
import type { Sea } from '../sea/state.ts';
import { onBoard } from '../sea/waters.ts';

/** What a ship is about to do in this step. */
export interface Intent {
  readonly id: string;
  readonly into: Hex;
  readonly key: string;
  /** Her bow sails into it, or an end of her swings in. */
  readonly end: 'bow' | 'swung';
  readonly after: Position;
  /** The hex she leaves. */
  readonly leftKey: string;
  /** Her bow crosses a fixed edge: she is gone with this step and leaves both her hexes. */
  readonly leaves: boolean;
  /** The ship that draws her along; the two move together or not at all. */
  readonly tower?: string;
}

export interface Step {
  /** Who lies in which hex when the step begins. */
  readonly holders: ReadonlyMap<string, string>;
  readonly intents: Map<string, Intent>;
  /** Who enters which hex, in the order of the ships. */
  readonly entrants: Map<string, readonly Intent[]>;
}

/** Ships that were in one hex at one time. The holder has it in the end; null where two met bow to bow and both stay. */
export interface Meeting {
  readonly hex: Hex;
  readonly holder: string | null;
  readonly ships: readonly string[];
}

/** A hex that two or more could have with equal right: dice, and the high one decides. */
export interface Contest {
  readonly hex: Hex;
  readonly ships: readonly string[];
}

function intentOf(sea: Sea, ship: Ship, action: Exclude<Action, 'B'>): Intent {
  const leftKey = hexKey(sternHex(ship));
  if (action === 'F') {
    const into = neighbour(ship.bow, ship.heading);
    const after = { bow: into, heading: ship.heading };
    const leaves = !onBoard(sea.board, into);
    return { id: ship.id, into, key: hexKey(into), end: 'bow', after, leftKey, leaves };
  }
  const pivot = springsOf(sea, ship) ?? 'bow';
  const after = swing(ship, pivot, action);
  const into = pivot === 'bow' ? sternHex(after) : after.bow;
  const left = pivot === 'bow' ? leftKey : hexKey(ship.bow);
  return { id: ship.id, into, key: hexKey(into), end: 'swung', after, leftKey: left, leaves: false };
}

/** `actionOf` is what a ship does in this step; undefined if she does nothing more. */
export function layOut(sea: Sea, actionOf: (ship: Ship) => Action | undefined): Step {
  const holders = new Map<string, string>();
  const intents = new Map<string, Intent>();
  const entrants = new Map<string, Intent[]>();
  for (const ship of sea.ships) {
    if (ship.presence !== 'afloat') continue;
    holders.set(hexKey(ship.bow), ship.id);
    holders.set(hexKey(sternHex(ship)), ship.id);
    const action = actionOf(ship);
    if (action === undefined || action === 'B') continue;
    const intent = intentOf(sea, ship, action);
    intents.set(ship.id, intent);
    if (intent.leaves) continue;
    addEntrant(entrants, intent);
    // A ship in tow has no step of her own.
    const drawn = drawnAlong(sea, ship, intent);
    if (drawn === null) continue;
    intents.set(drawn.id, drawn);
    addEntrant(entrants, drawn);
  }
  return { holders, intents, entrants };
}

function addEntrant(entrants: Map<string, Intent[]>, intent: Intent): void {
  const others = entrants.get(intent.key);
  if (others === undefined) entrants.set(intent.key, [intent]);
  else others.push(intent);
}

/** 35.4.2: what her step ahead makes the ship in tow do; null if the line stays slack. */
function drawnAlong(sea: Sea, ship: Ship, { end, after }: Intent): Intent | null {
  const tow = end === 'bow' ? towOf(sea, ship) : null;
  const place = tow === null ? null : followTower(tow, ship, after);
  if (tow === null || place === null) return null;
  const leftKey = hexKey(sternHex(tow));
  const key = hexKey(place.bow);
  return { id: tow.id, into: place.bow, key, end, after: place, leftKey, leaves: false, tower: ship.id };
}

/** The ship that lay in the hex and still does after the step: one that wholly leaves it is nobody's obstacle. */
function remains(step: Step, blocked: ReadonlySet<string>, key: string): string | null {
  const holder = step.holders.get(key);
  if (holder === undefined) return null;
  const intent = step.intents.get(holder);
  if (intent === undefined || blocked.has(holder)) return holder;
  return intent.leaves || intent.leftKey === key ? null : holder;
}

const comers = (step: Step, blocked: ReadonlySet<string>, key: string): Intent[] =>
  (step.entrants.get(key) ?? []).filter((intent) => !blocked.has(intent.id));

/**
 * 8.3.2: moves back (into `blocked`) all who can't have the hex they enter. Stops at a hex that only dice can give to
 * somebody, or with null when everything is settled.
 */
export function settle(step: Step, blocked: Set<string>): Contest | null {
  for (;;) {
    holdLines(step, blocked);
    if (keepOccupied(step, blocked) || giveWay(step, blocked)) continue;
    return contestIn(step, blocked);
  }
}

/** 35.4.2: who can't draw the other on is held by her; who is not drawn on has nothing to do in this step. */
function holdLines(step: Step, blocked: Set<string>): void {
  for (const { id, key, tower } of step.intents.values()) {
    if (tower === undefined || blocked.has(id) === blocked.has(tower)) continue;
    if (blocked.has(id)) {
      blocked.add(tower);
      continue;
    }
    step.intents.delete(id);
    const entrants = step.entrants.get(key)!.filter((other) => other.id !== id);
    if (entrants.length > 0) step.entrants.set(key, entrants);
    else step.entrants.delete(key);
  }
}

/** The ship in the hex remains, the others are moved back. */
function keepOccupied(step: Step, blocked: Set<string>): boolean {
  const before = blocked.size;
  for (const [key, entrants] of step.entrants) {
    const holder = remains(step, blocked, key);
    // A ship in tow does not run into the one that draws her: with her blocked the line is slack.
    if (holder !== null) for (const { id, tower } of entrants) if (tower !== holder) blocked.add(id);
  }
  return blocked.size > before;
}

/** A bow has the hex before any end that swings into it. */
function giveWay(step: Step, blocked: Set<string>): boolean {
  const before = blocked.size;
  for (const key of step.entrants.keys()) {
    const coming = comers(step, blocked, key);
    if (!coming.some(({ end }) => end === 'bow')) continue;
    for (const { id, end } of coming) if (end === 'swung') blocked.add(id);
  }
  return blocked.size > before;
}

/** Dice are thrown first where nothing still open elsewhere can take the hex away again. */
function contestIn(step: Step, blocked: ReadonlySet<string>): Contest | null {
  let first: Contest | null = null;
  for (const key of step.entrants.keys()) {
    const coming = comers(step, blocked, key);
    if (coming.length < 2) continue;
    const contest = { hex: coming[0]!.into, ships: coming.map(({ id }) => id) };
    if (surelyFree(step, blocked, key)) return contest;
    first ??= contest;
  }
  return first;
}

/** Whether the ship now leaving the hex can't be moved back into it by a contest ahead of her. */
function surelyFree(step: Step, blocked: ReadonlySet<string>, key: string): boolean {
  const seen = new Set<string>();
  let at = key;
  while (!seen.has(at)) {
    seen.add(at);
    const holder = step.holders.get(at);
    const ahead = holder === undefined ? undefined : step.intents.get(holder);
    if (ahead === undefined) return true;
    if (comers(step, blocked, ahead.key).length > 1) return false;
    at = ahead.key;
  }
  return true;
}

/** 8.3, 8.3.1: after `settle`, all who were found in one hex at this step, friend or enemy, each encounter once. */
export function meetings(step: Step, blocked: ReadonlySet<string>): Meeting[] {
  const found: Meeting[] = [];
  for (const [key, entrants] of step.entrants) {
    const occupant = remains(step, blocked, key);
    const holder = occupant ?? entrants.find(({ id }) => !blocked.has(id))?.id ?? null;
    const ships = entrants.map(({ id }) => id);
    if (occupant !== null) ships.unshift(occupant);
    if (ships.length >= 2) found.push({ hex: entrants[0]!.into, holder, ships });
  }
  return found.length < 2 ? found : withoutEchoes(found);
}

/** Two ships running bow into bow are found in both hexes: that is one collision, and each keeps her own. */
function withoutEchoes(found: readonly Meeting[]): Meeting[] {
  const kept: Meeting[] = [];
  for (const meeting of found) {
    const holdsAll = (other: Meeting): boolean => meeting.ships.every((id) => other.ships.includes(id));
    const twin = kept.findIndex(holdsAll);
    if (twin >= 0) {
      const other = kept[twin]!;
      if (other.ships.length === meeting.ships.length) kept[twin] = { ...other, holder: null };
    } else if (!found.some((other) => other.ships.length > meeting.ships.length && holdsAll(other)))
      kept.push(meeting);
  }
  return kept;
}
