/** Why this order: what her guns promise, what may be fired at her, and what the next best of another kind would bring. */
import { figureWords } from '@weathergage/kernel';
import { nameOf } from '../../attention/names.ts';
import { hitsOf } from '../../attention/odds.ts';
import { chancesFrom, isLaid, type Laid, lay } from '../../rules/gunnery/gunnery.ts';
import type { Answer, AnswerTo, SegmentOrder, Shot, TableAsk } from '../../rules/table/asks.ts';
import type { Ship } from '../../rules/table/ship.ts';
import { baseOf, shipOf, type View } from '../../rules/table/state.ts';
import { firedSides } from '../broadsides.ts';
import type { Plan } from '../helm.ts';
import { deliberation } from '../master.ts';
import { moveWords } from './order-words.ts';

const BEAM = 8;

const RANGES = {
  pointBlank: 'point blank',
  close: 'close range',
  effective: 'effective range',
  long: 'long range',
};

const handOf = (turn: number): number => Math.sign(turn);
const kindOf = ({ first: { turn, board } }: Plan): string => `${handOf(turn)} ${board ?? ''}`;

/** A move is weighed in points of the ships: what her broadsides take, and what may be taken from her. */
function promise({ fires, threat }: Plan): string {
  const given = firedSides(fires);
  return `${figureWords(given)} points of the enemy’s by her guns, ${figureWords(threat)} of her own at risk where she ends`;
}

function segmentReasons(
  view: View,
  ask: Extract<TableAsk, { kind: 'segment' }>,
  order: SegmentOrder,
): string[] {
  const { helm, options, places } = deliberation(view, ask, BEAM);
  const plans = helm.plans(options).toSorted((a, b) => b.value - a.value);
  if (order.do !== 'move') {
    const [best] = plans;
    const worse =
      best === undefined
        ? 'She can do nothing better as she is.'
        : `Going on as she is promises ${promise(best)}.`;
    return [
      `${order.do === 'sail' ? 'Under that sail she does better this turn' : 'It brings her about where turning would not'}; ${worse.charAt(0).toLowerCase()}${worse.slice(1)}`,
    ];
  }
  const chosen =
    plans.find(({ first }) => first.distance === order.distance && first.turn === order.turn) ?? plans[0];
  if (chosen === undefined) return ['She drifts: nothing else can be done with her.'];
  const other = plans.find((plan) => kindOf(plan) !== kindOf(chosen));
  const target = chosen.fires.find((fire) => fire !== null)?.target;
  const whom = target === undefined ? '' : `, ${nameOf(view, target)} in the first place`;
  const first = `Her whole move promises ${promise(chosen)}${whom}; she is worth ${figureWords(places.worth)} in all.`;
  if (other === undefined) return [first];
  const step = { do: 'move', distance: other.first.distance, turn: other.first.turn } as const;
  const same = firedSides(other.fires) - other.threat >= firedSides(chosen.fires) - chosen.threat - 0.05;
  return [
    first,
    `The next best, ${moveWords(view, step)}, promises ${promise(other)}${same ? ', but leaves her worse placed for the turn after' : ''}.`,
  ];
}

const laidWords = (view: View, laid: Laid): string =>
  `${nameOf(view, laid.target)}’s ${laid.aim} at ${RANGES[laid.range]}${laid.rake === null ? '' : ', raking her'}: ${figureWords(hitsOf(laid).expected)} hits expected`;

function shotReasons(view: View, ship: Ship, shots: readonly Shot[]): string[] {
  return shots.flatMap(({ side, target, aim, chain = false }) => {
    const laid = lay(view, ship, baseOf(ship), side, target, aim, chain);
    if (!isLaid(laid)) return [];
    const other = lay(view, ship, baseOf(ship), side, target, aim === 'hull' ? 'rigging' : 'hull', false);
    const instead = isLaid(other) ? `; at her ${other.aim} ${figureWords(hitsOf(other).expected)}` : '';
    return [`The ${side} broadside at ${laidWords(view, laid)}${instead}.`];
  });
}

function gunReasons(view: View, ship: Ship, order: AnswerTo<'fire'> | AnswerTo<'bears'>): readonly string[] {
  if (order.do === 'fire') return shotReasons(view, ship, order.shots);
  const [chance] = chancesFrom(view, ship, baseOf(ship));
  if (chance === undefined)
    return ['Nothing bears now; guns that are ready may fire when somebody comes into their arc.'];
  return [`Now it would be ${laidWords(view, chance)}; nearer in it is worth more.`];
}

export function reasons(view: View, ask: TableAsk, answer: Answer): readonly string[] {
  switch (ask.kind) {
    case 'segment':
      return segmentReasons(view, ask, answer as SegmentOrder);
    case 'fire':
    case 'bears':
      return gunReasons(view, shipOf(view, ask.ship), answer as AnswerTo<'fire'>);
    case 'activate': {
      const { ship, opening } = answer as AnswerTo<'activate'>;
      const { fires, leaks } = shipOf(view, ship);
      const harm =
        opening === null
          ? []
          : [`With ${fires} fires and ${leaks} leaks aboard, every turn they are left costs men or hull.`];
      return [
        `${nameOf(view, ship)} lies nearest the enemy: those behind her find the water clear.`,
        ...harm,
      ];
    }
    case 'signal':
      return ['The squadron nearest the enemy has most need to act first.'];
    case 'snap':
      return [`Half a broadside before she is boarded: the aim that costs the boarder most.`];
    case 'battery':
      return ['The shot that costs the enemy most among those that bear.'];
  }
}
