/** A good officer of Sea Power: the admiral's order, and how the war stands by its points. */
import { decidedFor, type Fortune, figureWords, type Officer } from '@weathergage/kernel';
import { areaOf } from '../../data/areas.ts';
import { portOf } from '../../data/ports.ts';
import { hasCommerce } from '../../rules/chart/commerce.ts';
import { areaPoints } from '../../rules/chart/control.ts';
import { seaPower } from '../../rules/index.ts';
import type { SeaPower } from '../../rules/types.ts';
import type { Answer, AnswerTo, SeaAsk } from '../../rules/world/asks.ts';
import type { View } from '../../rules/world/state.ts';
import type { SeaTold } from '../../rules/world/told.ts';
import { otherSide } from '../../rules/world/war.ts';
import { admiral } from '../admiral.ts';
import type { AreaId } from '../desk.ts';
import { nearestBot } from '../nearest.ts';

/** A lead of so many points is as good as two to one. */
const TELLING = 60;

function estimate(view: View): number {
  const side = view.side ?? 'english';
  const decided = decidedFor(view.outcome, side);
  if (decided !== null) return decided;
  const lead = view.points[side] - view.points[otherSide(side)];
  return 1 / (1 + 2 ** (-lead / TELLING));
}

const endWords = (path: readonly string[], end: string): string =>
  end === 'sea' ? `to sea in ${areaOf(path.at(-1) as AreaId).name}` : `into ${portOf(end).name}`;

function orderWords(_view: View, ask: SeaAsk, answer: Answer): string {
  // The answer is of the question's own kind.
  const as = <K extends SeaAsk['kind']>(_kind: K): AnswerTo<K> => answer as AnswerTo<K>;
  switch (ask.kind) {
    case 'sail': {
      const { order } = as('sail');
      return order === null
        ? 'no more squadrons to sea'
        : `${order.token} ${endWords(order.path, order.end)}`;
    }
    case 'search':
      return as('search').choice === 'fight' ? 'look for a fight' : 'keep out of the way';
    case 'gauge':
      return as('gauge').withdraw === null ? 'give battle' : 'withdraw';
    case 'frigate': {
      const { area } = as('frigate');
      return area === null ? 'no more frigates' : `a frigate to ${areaOf(area as AreaId).name}`;
    }
    default:
      return ask.kind.replace('-', ' ');
  }
}

function reasons(view: View, ask: SeaAsk, answer: Answer): readonly string[] {
  if (ask.kind !== 'sail') return [];
  const { order } = answer as AnswerTo<'sail'>;
  if (order === null || order.end !== 'sea') return [];
  const area = order.path.at(-1) as AreaId;
  const trade = hasCommerce(view, area) ? ', and trade to guard or to raid' : '';
  return [`Control of ${areaOf(area).name} is worth ${areaPoints(view, area)} points this year${trade}.`];
}

function fortune(before: View, told: readonly SeaTold[]): Fortune | null {
  let [dice, sixes] = [0, 0];
  for (const one of told) {
    if (one.kind !== 'fire' || one.shot.side === before.side) continue;
    dice += one.shot.dice.length;
    sixes += one.shot.dice.filter((die) => die === 6).length;
  }
  if (dice === 0) return null;
  const words = `the enemy threw ${sixes} sixes with ${dice} dice where ${figureWords(dice / 6)} were to be expected`;
  return { words, unkind: sixes > 1.25 * (dice / 6) };
}

export const officer: Officer<SeaPower> = {
  rules: seaPower,
  advise: admiral,
  carryOut: nearestBot,
  orderWords,
  reasons,
  estimate,
  turnOf: ({ year }) => year,
  fortune,
};
