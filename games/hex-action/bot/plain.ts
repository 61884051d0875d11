/** What only the Advanced Game asks, answered without art: battle sails, roundshot, straight on, a fleet of one class. */
import { batteryOf } from '../rules/bearing/battery.ts';
import { loadsFor, loadsRefusal } from '../rules/gunnery/reload.ts';
import { dividedEvenly, fewestSquadrons } from '../rules/orders/squadrons.ts';
import { straightOn } from '../rules/sailing/straight-on.ts';
import type { Answer, AnswerTo, HexAsk } from '../rules/sea/asks.ts';
import type { AdvancedView } from '../rules/sea/edition.ts';
import { shipOf, type View } from '../rules/sea/state.ts';
import { likelySide } from './gunner.ts';
import { batteryShot } from './plain-guns.ts';
import { soundFleet } from './shipyard.ts';

const ADVANCED = [
  'prepare',
  'orders',
  'message',
  'flagship',
  'squadrons',
  'battery',
  'reload',
  'refloat',
  'muster',
] as const;
export type AdvancedAsk = Extract<HexAsk, { kind: (typeof ADVANCED)[number] }>;
type AskOf<K extends HexAsk['kind']> = Extract<HexAsk, { kind: K }>;

export const isAdvancedAsk = (ask: HexAsk): ask is AdvancedAsk =>
  (ADVANCED as readonly string[]).includes(ask.kind);

export function plainly(view: AdvancedView, ask: AdvancedAsk): Answer {
  switch (ask.kind) {
    case 'prepare':
      return { sail: 'battle' };
    case 'orders':
      return ahead(view, ask);
    // Machines have nothing to say to each other.
    case 'message':
      return {};
    case 'flagship':
      return strongest(view, ask);
    case 'squadrons':
      return inLine(view, ask);
    case 'battery':
      return batteryShot(view, batteryOf(view, ask.ship));
    case 'reload':
      return roundshot(view, ask);
    case 'refloat':
      return lighter(view, ask);
    case 'muster':
      return soundFleet(ask);
  }
}

/** 32.3: on as she goes. */
function ahead(view: View, ask: AskOf<'orders'>): AnswerTo<'orders'> {
  const plot = straightOn(view, shipOf(view, ask.ship));
  return { orders: ask.turns.map(() => ({ plot })) };
}

/** 32.1: as few squadrons as may be, as the ships stand; the flag in the strongest, where it is least likely to be lost. */
function inLine(view: View, { ships }: AskOf<'squadrons'>): AnswerTo<'squadrons'> {
  return {
    flagship: stoutest(view, ships),
    squadrons: dividedEvenly(ships, fewestSquadrons(ships.length)),
  };
}

/** 32.5: the flag goes where it is least likely to be lost again. */
export function strongest(view: View, ask: AskOf<'flagship'>): AnswerTo<'flagship'> {
  return { ship: stoutest(view, ask.ships) };
}

function stoutest(view: View, ships: readonly string[]): string {
  const [first] = ships
    .map((id) => shipOf(view, id))
    .sort((x, y) => y.hull + y.spec.points / 2 - x.hull - x.spec.points / 2);
  return first!.id;
}

const ROUND = { shot: 'R' } as const;
const NO_LOAD: AnswerTo<'reload'> = { L: null, R: null };

/** 26.1: roundshot on both sides, or on the one that will be wanted; what was begun is finished. */
function roundshot(view: AdvancedView, ask: AskOf<'reload'>): AnswerTo<'reload'> {
  const ship = shipOf(view, ask.ship);
  const side = likelySide(view, ship);
  const wanted = [
    { L: ROUND, R: ROUND },
    { ...NO_LOAD, [side]: ROUND },
    { ...NO_LOAD, [side === 'L' ? 'R' : 'L']: ROUND },
  ];
  return wanted.find((loads) => loadsRefusal(view, ship, loads) === null) ?? loadsFor(view, ship)[0]!;
}

/** 38.2.1: the die must beat the difficulty; a gun of each broadside is cheap where only a high one does. */
const FAST = 4;
export const lighter = (view: View, ask: AskOf<'refloat'>): AnswerTo<'refloat'> => ({
  lighten: (shipOf(view, ask.ship).advanced?.aground?.difficulty ?? 0) >= FAST,
});
