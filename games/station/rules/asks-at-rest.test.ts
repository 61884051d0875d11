import { expect, it } from 'vitest';
import { eventsStep } from './orders/events.ts';
import { ordersStep } from './orders/orders-step.ts';
import { reorganisationStep } from './reorganisation/reorganisation.ts';
import { plotStep } from './sailing/plot.ts';
import { sailStep } from './sailing/sail.ts';
import { stationAt } from './testing/station.ts';
import type { StepRules } from './umpire/phase.ts';

it.each<[string, StepRules]>([
  ['Events', eventsStep],
  ['Orders', ordersStep],
  ['Reorganisation', reorganisationStep],
  ['plots', plotStep],
  ['movement', sailStep],
])('nobody is asked in the Step of %s while nothing waits for him', (_, step) => {
  const world = stationAt();
  expect(step.asks({ ...world, stage: null })).toEqual([]);
  expect(step.asks({ ...world, stage: { kind: 'nothing' } as never })).toEqual([]);
});
