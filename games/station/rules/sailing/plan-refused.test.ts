import { expect, it } from 'vitest';
import { going, voyageTo } from '../testing/plans.ts';
import { afloat, azureFlag, redFlag } from '../testing/sailing.ts';
import { formationIn, type Put } from '../testing/station.ts';
import type { Plan, Step } from '../world/forces.ts';
import { newExecution } from '../world/new-forces.ts';
import type { State } from '../world/state.ts';
import { checkPlan } from './plan-check.ts';

const steps = (...list: readonly Step[]): Plan => ({ kind: 'steps', steps: [...list] });
const patrol = (next: number, ...route: readonly string[]): Plan => ({
  kind: 'patrol',
  route: [...route],
  next,
});
const sailWith = (formation: string): Plan => ({ kind: 'with', formation });
const lying = (at: string): Put => redFlag(at, { fitting: true });
const executing = (order: string) => (world: State) => {
  formationIn(world, 'red-flag').execution = newExecution(order, 0, null, { target: 'ferry' });
};
const marked =
  (at: string, side = 'blue', kind: 'station' | 'zone' = 'station') =>
  (world: State) => {
    world.markers.push({ id: 'm1', side, kind, at, class: 'Light' } as never);
  };

type Case = readonly [
  rule: string,
  code: string,
  what: string,
  put: Put | readonly Put[],
  plan: Plan,
  change?: ((world: State) => void) | undefined,
  id?: string,
];

const named = (cases: readonly Case[]) =>
  cases.map((one) => ({ rule: one[0], code: one[1], what: one[2], one }));

const found = ([, , , put, plan, change, id = 'red-flag']: Case) => {
  const world = afloat({ put: 'id' in put ? [put] : put, mess: 'r-ash' });
  change?.(world);
  const side = id.startsWith('red') ? 'red' : 'blue';
  const flaw = checkPlan(world, side, id, plan);
  return flaw === null ? 'may' : `${flaw.code} ${flaw.rule}`;
};

const galleys: Put = { id: 'cobalt-galleys', at: 'cala', leader: 'c-diaz', squadrons: 'cobalt-g' };
const pair: readonly Put[] = [
  redFlag('x'),
  { id: 'red-det-1', at: 'x', leader: 'r-cole', squadrons: 'red-b' },
];

it.each(
  named([
    ['5.15', 'plot-formation', 'who is not there', redFlag('x'), going('y'), undefined, 'red-gf'],
    [
      '3.33',
      'plot-subordinate',
      'who goes with his Flotilla',
      [redFlag('x'), { id: 'red-det-1', at: 'x', leader: 'r-cole', squadrons: 'red-b', under: 'red-flag' }],
      going('y'),
      undefined,
      'red-det-1',
    ],
    [
      '3.355',
      'plot-loose',
      'a Squadron without Orders',
      [redFlag('x'), { id: 'red-b', at: 'x' }],
      going('y'),
      undefined,
      'red-b',
    ],
    ['9.425', 'plot-rendezvous', 'who keeps a Rendezvous', redFlag('x'), going('y'), executing('rendezvous')],
    ['5.286', 'plot-put-out', 'out of no Port', redFlag('ferry'), steps({ do: 'put-out' })],
    ['5.286', 'plot-put-in', 'into a Port he lies in', lying('ferry'), steps({ do: 'put-in' })],
    ['5.286', 'plot-put-in', 'into the open sea', redFlag('x'), steps({ do: 'put-in' })],
    ['5.282', 'plot-harbour', 'into an Enemy Port', redFlag('ville'), steps({ do: 'put-in' })],
    [
      '5.272',
      'plot-exit',
      'out of a Zone to where it does not lead',
      redFlag('gulf'),
      steps({ do: 'leave', to: 'w' }),
    ],
    ['5.272', 'plot-exit', 'out of no Zone', redFlag('x'), steps({ do: 'leave', to: 'y' })],
    ['5.283', 'plot-harboured', 'on while at anchor', lying('ferry'), going('y')],
    ['5.21', 'plot-unknown', 'to nowhere', redFlag('x'), going('reef')],
    ['5.231', 'plot-adjacent', 'where no Lane leads', redFlag('x'), going('ferry')],
    ['5.231', 'plot-adjacent', 'where no Lane leads from the second step', redFlag('x'), going('y', 'w')],
    [
      '5.14',
      'plot-marker',
      'at a marker that is not there',
      redFlag('narrows'),
      steps({ do: 'remove', marker: 'm1' }),
    ],
    [
      '5.14',
      'plot-marker',
      'at his own',
      redFlag('narrows'),
      steps({ do: 'remove', marker: 'm1' }),
      marked('narrows', 'red'),
    ],
    [
      '5.14',
      'plot-marker',
      'at one elsewhere',
      redFlag('narrows'),
      steps({ do: 'remove', marker: 'm1' }),
      marked('w'),
    ],
    [
      '5.14',
      'plot-marker',
      'at one of another sort',
      redFlag('narrows'),
      steps({ do: 'remove', marker: 'm1' }),
      marked('narrows', 'blue', 'zone'),
    ],
    [
      '5.283',
      'plot-harboured',
      'at a marker from anchor',
      lying('kings-port'),
      steps({ do: 'remove', marker: 'm1' }),
      marked('kings-port'),
    ],
    [
      '9.411',
      'plot-hand-over',
      'without a Hand-Over',
      redFlag('x'),
      steps({ do: 'take-over', formation: 'red-det-1' }),
    ],
    ['5.15', 'plot-with', 'with nobody', redFlag('x'), sailWith('red-gf')],
    ['5.15', 'plot-round', 'with himself', redFlag('x'), sailWith('red-flag')],
    [
      '5.15',
      'plot-round',
      'with one who waits for him',
      pair,
      sailWith('red-det-1'),
      (world) => {
        formationIn(world, 'red-det-1').plan = sailWith('red-flag');
      },
    ],
    ['5.15', 'plot-next', 'on a route past its end', redFlag('x'), patrol(2, 'x', 'y')],
    ['5.21', 'plot-unknown', 'on a route to nowhere', redFlag('x'), patrol(0, 'x', 'reef')],
    ['5.21', 'plot-unknown', 'on a voyage to nowhere', redFlag('x'), voyageTo('reef')],
    ['5.282', 'plot-harbour', 'on a voyage into an Enemy Port', redFlag('x'), voyageTo('ville', 'put-in')],
    ['5.282', 'plot-harbour', 'on a voyage into what is no Port', redFlag('x'), voyageTo('y', 'put-in')],
    [
      '3.23',
      'plot-galleys',
      'with Galleys into a Sea Zone',
      galleys,
      going('gulf'),
      undefined,
      'cobalt-galleys',
    ],
  ]),
)('[$rule] $code: nobody is plotted $what', ({ rule, code, one }) => {
  expect(found(one)).toBe(`${code} ${rule}`);
});

it.each(
  named([
    ['5.15', 'may', 'to hold', redFlag('x'), { kind: 'hold' }],
    ['5.286', 'may', 'out of Port', lying('ferry'), steps({ do: 'put-out' })],
    ['5.286', 'may', 'out of Port and on', lying('ferry'), steps({ do: 'put-out' }, { do: 'go', to: 'y' })],
    [
      '5.282',
      'may',
      'into a Friendly Port',
      redFlag('y'),
      steps({ do: 'go', to: 'ferry' }, { do: 'put-in' }),
    ],
    ['5.272', 'may', 'out of a Zone', redFlag('gulf'), steps({ do: 'leave', to: 'y' })],
    ['5.231', 'may', 'along Lanes, and where he is', redFlag('x'), going('x', 'y', 'ferry')],
    [
      '5.14',
      'may',
      'at an Enemy marker',
      redFlag('narrows'),
      steps({ do: 'hold' }, { do: 'remove', marker: 'm1' }),
      marked('narrows'),
    ],
    ['5.15', 'may', 'with another', pair, sailWith('red-det-1')],
    ['5.15', 'may', 'on a route from its last place', redFlag('x'), patrol(1, 'x', 'y')],
    ['5.282', 'may', 'on a voyage into his own Port', redFlag('x'), voyageTo('ferry', 'put-in')],
    ['3.23', 'may', 'with Galleys along the shore', galleys, going('haven'), undefined, 'cobalt-galleys'],
    ['5.15', 'may', 'for the other side', azureFlag('x'), going('ville'), undefined, 'azure-flag'],
  ]),
)('[$rule] $code be plotted $what', ({ one }) => {
  expect(found(one)).toBe('may');
});

it('[9.411] with a Hand-Over for that Formation it is taken over', () => {
  const plan = steps({ do: 'take-over', formation: 'red-det-1' });
  const handing = (formation: string) => (world: State) => {
    formationIn(world, 'red-flag').execution = {
      ...newExecution('hand-over', 0, null, {}),
      formation,
    };
  };
  expect(found(['', '', '', pair, plan, handing('red-det-1')])).toBe('may');
  expect(found(['', '', '', pair, plan, handing('red-det-2')])).toBe('plot-hand-over 9.411');
});
