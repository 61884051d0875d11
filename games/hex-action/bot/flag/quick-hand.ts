/** How everybody plays on where a match is only imagined: at a glance, and no fool. */
import type { Dice } from '@weathergage/kernel';
import { availableSections } from '../../rules/afloat/parties.ts';
import { check } from '../../rules/answers.ts';
import { boardable } from '../../rules/boarding/boarding.ts';
import { waysToMark } from '../../rules/damage/gun-losses.ts';
import { aimsAt } from '../../rules/gunnery/broadside.ts';
import { lawfulTargets } from '../../rules/gunnery/combat.ts';
import type { Answer, AnswerTo, HexAsk } from '../../rules/sea/asks.ts';
import { advancedView, isAdvanced } from '../../rules/sea/edition.ts';
import { crewLeft, rangeBetween, type Ship } from '../../rules/sea/ship.ts';
import { shipOf, type View } from '../../rules/sea/state.ts';
import type { Broadside } from '../../rules/sea/words.ts';
import { isAdvancedAsk, plainly } from '../plain.ts';
import { plainFireOrders } from '../plain-guns.ts';
import { type MusterStyle, mustered } from './musters.ts';
import { glancePlot } from './quick-helm.ts';

type AskOf<K extends HexAsk['kind']> = Extract<HexAsk, { kind: K }>;

/** Men for men: from here on a ship holds on, and boards. */
const HOLDS_ON = 1.3;
const BOARDS = 1.5;
const OUTNUMBERED = 0.8;

export function quickHand(view: View, ask: HexAsk, dice: Dice): Answer {
  if (isAdvancedAsk(ask)) return plainly(advancedView(view), ask);
  const ship = shipOf(view, ask.ship);
  switch (ask.kind) {
    case 'plot':
      return { plot: glancePlot(view, ship, dice) };
    case 'fire':
      if (isAdvanced(view)) return plainFireOrders(view, shipOf(view, ask.ship));
      return { L: shotAt(view, ship, 'L'), R: shotAt(view, ship, 'R') };
    case 'unfoul':
      return {
        attempts: ask.fouledWith
          .filter((id) => menFor(view, ship, shipOf(view, id)) < HOLDS_ON)
          .map((from) => ({ from, spend: false })),
      };
    case 'contested':
      return { ship: ask.ship };
    case 'grapple':
      return { targets: ask.targets.filter((id) => menFor(view, ship, shipOf(view, id)) >= HOLDS_ON) };
    case 'ungrapple':
      return { from: ask.from.filter((id) => menFor(view, ship, shipOf(view, id)) < HOLDS_ON) };
    case 'boarding':
      return quickMuster(view, ask, dice);
    case 'gun-losses':
      return { marks: waysToMark(ship, ask)[0]! };
    case 'board-on':
      return { board: menFor(view, ship, shipOf(view, ask.target)) >= 1 };
    case 'disengage':
      return { disengage: menFor(view, ship, shipOf(view, ask.other)) < 1 };
    case 'load':
      return { side: loadedSide(view, ship) };
  }
}

/** Men of hers for each of the other's; nobody holds on to a friend. */
const menFor = (_view: View, ship: Ship, other: Ship): number =>
  other.side === ship.side || other.surrender !== null ? 0 : crewLeft(ship) / Math.max(1, crewLeft(other));

/** The nearest that may be fired at, in the hull where she may. */
function shotAt(view: View, ship: Ship, side: Broadside): AnswerTo<'fire'>['L'] {
  let target: Ship | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const each of lawfulTargets(view, ship, side)) {
    const range = rangeBetween(ship, each);
    if (range < least) [least, target] = [range, each];
  }
  return target === null ? null : { target: target.id, aim: aimsAt(view, ship, target)[0]! };
}

const STANDING: readonly MusterStyle[] = ['guns', 'guard', 'guard', 'stand to', 'board'];

function quickMuster(view: View, ask: AskOf<'boarding'>, dice: Dice): AnswerTo<'boarding'> {
  const ship = shipOf(view, ask.ship);
  const foes = boardable(view, ship).filter(({ surrender }) => surrender === null);
  if (foes.length === 0 || availableSections(ship, view.turn).length === 0) return { parties: [] };
  const men = Math.min(...foes.map((foe) => menFor(view, ship, foe)));
  const style =
    men >= BOARDS ? 'board' : men < OUTNUMBERED ? 'stand to' : STANDING[dice.below(STANDING.length)]!;
  const wanted = mustered(view, ship, style);
  if (check(view, ask, wanted) === null) return wanted;
  const standing = mustered(view, ship, 'stand to');
  return check(view, ask, standing) === null ? standing : { parties: [] };
}

/** The empty side if only one is; else the one that was just in use. */
function loadedSide(view: View, ship: Ship): Broadside {
  const loaded = ship.loaded ?? { L: false, R: false };
  if (loaded.L !== loaded.R) return loaded.L ? 'R' : 'L';
  return view.turn % 2 === 0 && ship.guns.L >= ship.guns.R ? 'L' : 'R';
}
