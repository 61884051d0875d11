/** What each question is answered with if the captain just nods. */
import { availableSections } from '../rules/afloat/parties.ts';
import { check, choices } from '../rules/answers.ts';
import { targetsFor } from '../rules/bearing/field-of-fire.ts';
import { boardable } from '../rules/boarding/boarding.ts';
import { aimsAt, canFire, computeBroadside } from '../rules/gunnery/broadside.ts';
import { heldBy } from '../rules/sailing/held.ts';
import type { Answer, AnswerTo, AskKind, HexAsk } from '../rules/sea/asks.ts';
import { isAdvanced } from '../rules/sea/edition.ts';
import { crewLeft } from '../rules/sea/ship.ts';
import { shipOf, type View } from '../rules/sea/state.ts';
import type { HexTold } from '../rules/sea/told.ts';
import type { Broadside } from '../rules/sea/words.ts';
import { gunDrill } from './gun-drill.ts';
import { loadingDrill } from './loading-drill.ts';

type AskOf<K extends AskKind> = Extract<HexAsk, { kind: K }>;
type Shot = AnswerTo<'fire'>['L'];

/** The shot worth firing unasked: a hull within reach, with a table to fire on. */
function readyShot(view: View, shipId: string, side: Broadside): Shot {
  const ship = shipOf(view, shipId);
  if (ship.loaded?.[side] !== true || !canFire(ship, view.turn)) return null;
  const [target] = targetsFor(view, ship, side).targets;
  if (target === undefined || !aimsAt(view, ship, target).includes('hull')) return null;
  const laid = computeBroadside(view, ship, side, target, 'hull');
  return laid === null || laid.table === null ? null : { target: target.id, aim: 'hull' };
}

/** An enemy alongside must not find the deck empty: all but the last free section defend it. */
function readyParty(view: View, ask: AskOf<'boarding'>): AnswerTo<'boarding'> {
  const ship = shipOf(view, ask.ship);
  const free = availableSections(ship, view.turn).map(({ no }) => no);
  const sections = free.slice(0, Math.max(1, free.length - 1));
  const answer = { parties: [{ type: 'DBP' as const, sections, target: null }] };
  return sections.length > 0 && boardable(view, ship).length > 0 && check(view, ask, answer) === null
    ? answer
    : { parties: [] };
}

/** Whether her own irons hold the other, and she has not tried to be rid of her since. */
function holdsOnPurpose(told: readonly HexTold[], ship: string, other: string): boolean {
  const last = told.findLast(
    (each) =>
      (each.kind === 'grapple' && each.success && each.ship === ship && each.target === other) ||
      (each.kind === 'ungrapple' && each.ship === ship && each.from === other),
  );
  return last?.kind === 'grapple';
}

/**
 * Lines to friends stay, a tow above all; an enemy with fewer men is held on to, and so is whoever she has grappled
 * herself; one with more men, who holds her, is got rid of.
 */
function readyToCut(view: View, ask: AskOf<'ungrapple'>, told: readonly HexTold[]): AnswerTo<'ungrapple'> {
  const ship = shipOf(view, ask.ship);
  const from = ask.from.filter((id) => {
    const other = shipOf(view, id);
    const wanted = other.side === ship.side || holdsOnPurpose(told, ship.id, id);
    return !wanted && crewLeft(other) > crewLeft(ship);
  });
  return check(view, ask, { from }) === null ? { from } : { from: [] };
}

const first = (view: View, ask: HexAsk): Answer => {
  for (const answer of choices(view, ask)) return answer;
  throw new Error(`no answer to ${ask.kind}`);
};

/** `told` is what has happened so far, as far as it is known: what was done on purpose is not undone by a nod. */
export function defaultAnswer(view: View, ask: HexAsk, told: readonly HexTold[] = []): Answer {
  switch (ask.kind) {
    case 'plot':
      // Whoever is held fast has nothing to think over but her notes.
      return { plot: heldBy(view, shipOf(view, ask.ship)) === null ? '' : '0' };
    case 'reload':
      return loadingDrill(view, ask);
    case 'prepare':
      return { sail: shipOf(view, ask.ship).advanced?.sail ?? 'battle' };
    case 'fire': {
      if (isAdvanced(view)) return gunDrill(view, ask);
      const answer = { L: readyShot(view, ask.ship, 'L'), R: readyShot(view, ask.ship, 'R') };
      return check(view, ask, answer) === null ? answer : { L: null, R: null };
    }
    case 'unfoul':
      return { attempts: ask.fouledWith.map((from) => ({ from, spend: false })) };
    case 'grapple':
      return { targets: [] };
    case 'ungrapple':
      return readyToCut(view, ask, told);
    case 'boarding':
      return readyParty(view, ask);
    case 'disengage':
      return { disengage: false };
    case 'orders':
      return { orders: ask.turns.map(() => ({ plot: '' })) };
    case 'refloat':
      return { lighten: false };
    default:
      return first(view, ask);
  }
}
