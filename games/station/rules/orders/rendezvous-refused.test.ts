import { describe, expect, it } from 'vitest';
import { atDesk, type Desks, desksAt, executes, goOn } from '../testing/orders.ts';
import type { Put } from '../testing/station.ts';
import type { OrdersAct } from '../world/asks.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { checkOrdersAct } from './order-acts.ts';

const FLAG: Put = { id: 'red-flag', at: 'w', leader: 'r-birch', squadrons: 'red-a red-b' };
const DET: Put = {
  id: 'red-det-1',
  at: 'kings-port',
  fitting: true,
  leader: 'r-cole',
  squadrons: 'red-c red-e',
};
const COBALT: Put = { id: 'cobalt-flag', at: 'cala', fitting: true, leader: 'c-cano', squadrons: 'cobalt-a' };

const rendezvous = (squadron: string, to: { port: string } | { flotilla: string }): OrdersAct => ({
  do: 'rendezvous',
  squadron,
  to,
});
const over = (formation: string, of: string): OrdersAct => ({ do: 'hand-over', formation, of });

interface Case {
  readonly rule: string;
  readonly said: string;
  readonly what: string;
  readonly desks: Desks;
  readonly act: OrdersAct;
  readonly side?: 'red' | 'blue';
  readonly change?: (world: State) => void;
}

const itJudges = (cases: readonly Case[]): void =>
  it.each(cases)('[$rule] $said: $what', ({ rule, said, desks, act, side = 'red', change }) => {
    const world = desksAt({ turn: 1, ...desks });
    change?.(world);
    const flaw = checkOrdersAct(world, side, act);
    expect([flaw?.code ?? 'may', flaw?.rule ?? rule]).toEqual([said, rule]);
  });

describe('A Rendezvous', () => {
  const lying: Desks = { put: [FLAG], fittingOut: { 'kings-port': 'red-d sovereign red-c' } };
  const ferry = { port: 'ferry' };
  itJudges([
    {
      rule: '9.422',
      said: 'not-fitting-out',
      what: 'of a Squadron of a Flotilla',
      desks: lying,
      act: rendezvous('red-a', ferry),
    },
    {
      rule: '9.422',
      said: 'not-fitting-out',
      what: 'of one In Ordinary',
      desks: { ordinary: { 'kings-port': 'red-d' } },
      act: rendezvous('red-d', ferry),
    },
    {
      rule: '9.422',
      said: 'not-fitting-out',
      what: 'of nobody',
      desks: lying,
      act: rendezvous('ghost', ferry),
    },
    {
      rule: '3.13',
      said: 'neutral',
      what: 'of who does not serve',
      desks: { fittingOut: { cala: 'cobalt-d' } },
      act: rendezvous('cobalt-d', { port: 'ville' }),
      side: 'blue',
      change: (world) => {
        world.contingents.Cobalt = 'Neutral';
      },
    },
    {
      rule: '10.311',
      said: 'flagship',
      what: 'of a Flagship',
      desks: lying,
      act: rendezvous('sovereign', ferry),
    },
    {
      rule: '9.422',
      said: 'tried',
      what: 'tried before this Turn',
      desks: lying,
      act: rendezvous('red-d', ferry),
      change: (world) => {
        forcesOf(world, 'red').desk.tried = ['rendezvous:red-d'];
      },
    },
    {
      rule: '9.425',
      said: 'port',
      what: 'with the Port it is in',
      desks: lying,
      act: rendezvous('red-d', { port: 'kings-port' }),
    },
    {
      rule: '9.425',
      said: 'port',
      what: 'with no Port',
      desks: lying,
      act: rendezvous('red-d', { port: 'x' }),
    },
    {
      rule: '9.425',
      said: 'port',
      what: 'with an Enemy Port',
      desks: lying,
      act: rendezvous('red-d', { port: 'ville' }),
    },
    {
      rule: '9.425',
      said: 'port',
      what: 'with a Port that is closed',
      desks: lying,
      act: rendezvous('red-d', ferry),
      change: (world) => {
        world.ports.ferry!.closedUntil = 9;
      },
    },
    {
      rule: '9.425',
      said: 'may',
      what: 'with another Friendly Port',
      desks: lying,
      act: rendezvous('red-d', ferry),
    },
    {
      rule: '9.425',
      said: 'flotilla',
      what: 'with no Flotilla',
      desks: lying,
      act: rendezvous('red-d', { flotilla: 'red-gf' }),
    },
    {
      rule: '9.425',
      said: 'flotilla',
      what: 'with an Independent Squadron',
      desks: { ...lying, put: [{ id: 'red-e', at: 'w' }] },
      act: rendezvous('red-d', { flotilla: 'red-e' }),
    },
    {
      rule: '9.426',
      said: 'flotilla',
      what: 'with one of another Contingent',
      desks: { put: [COBALT], fittingOut: { ville: 'azure-d' } },
      act: rendezvous('azure-d', { flotilla: 'cobalt-flag' }),
      side: 'blue',
    },
    {
      rule: '9.426',
      said: 'flotilla',
      what: 'with one of Galleys',
      desks: {
        put: [{ id: 'cobalt-galleys', at: 'cala', squadrons: 'cobalt-g' }],
        fittingOut: { cala: 'cobalt-d' },
      },
      act: rendezvous('cobalt-d', { flotilla: 'cobalt-galleys' }),
      side: 'blue',
    },
    {
      rule: '9.426',
      said: 'may',
      what: 'of Galleys with Galleys',
      desks: {
        put: [{ id: 'cobalt-galleys', at: 'cala', squadrons: 'cobalt-g' }],
        fittingOut: { cala: 'cobalt-j' },
      },
      act: rendezvous('cobalt-j', { flotilla: 'cobalt-galleys' }),
      side: 'blue',
    },
    {
      rule: '9.424',
      said: 'chits',
      what: 'with all chits in use',
      desks: {
        ...lying,
        put: [
          { id: 'red-a', at: 'w' },
          { id: 'red-b', at: 'w' },
          { id: 'red-e', at: 'w' },
        ],
      },
      act: rendezvous('red-d', ferry),
      change: (world) => {
        for (const id of ['red-a', 'red-b', 'red-e']) executes(world, id, 'rendezvous');
      },
    },
    {
      rule: '9.424',
      said: 'may',
      what: 'with one chit left',
      desks: {
        ...lying,
        put: [
          { id: 'red-a', at: 'w' },
          { id: 'red-b', at: 'w' },
        ],
      },
      act: rendezvous('red-d', ferry),
      change: (world) => {
        for (const id of ['red-a', 'red-b']) executes(world, id, 'rendezvous');
      },
    },
    {
      rule: '9.343',
      said: 'no-orders',
      what: 'where a scenario knows no new Orders',
      desks: { ...lying, scenario: { only: { without: ['draws'] } } },
      act: rendezvous('red-d', ferry),
    },
  ]);
});

it('[9.424] [9.361] of more in one answer than there are chits the last is passed over', () => {
  const world = desksAt({ turn: 1, fittingOut: { 'kings-port': 'red-a red-b red-c red-e' } });
  const squadrons = ['red-a', 'red-b', 'red-c', 'red-e'];
  atDesk(world, 0, 0, 0).answer(goOn(...squadrons.map((id) => rendezvous(id, { port: 'ferry' }))));
  expect(squadrons.map((id) => forcesOf(world, 'red').squadrons[id]?.formation)).toEqual([
    'red-a',
    'red-b',
    'red-c',
    null,
  ]);
});

describe('A Hand-Over', () => {
  const pair: Desks = { put: [FLAG, DET] };
  const cruising = (world: State) => executes(world, 'red-flag', 'red-cruise');
  itJudges([
    {
      rule: '9.411',
      said: 'may',
      what: 'to one who could do it',
      desks: pair,
      act: over('red-det-1', 'red-flag'),
      change: cruising,
    },
    { rule: '9.411', said: 'hand-over', what: 'of nothing', desks: pair, act: over('red-det-1', 'red-flag') },
    {
      rule: '9.411',
      said: 'hand-over',
      what: 'of a Rendezvous',
      desks: pair,
      act: over('red-det-1', 'red-flag'),
      change: (world) => executes(world, 'red-flag', 'rendezvous'),
    },
    {
      rule: '9.411',
      said: 'hand-over',
      what: 'to himself',
      desks: pair,
      act: over('red-flag', 'red-flag'),
      change: cruising,
    },
    {
      rule: '9.411',
      said: 'hand-over',
      what: 'to nobody',
      desks: pair,
      act: over('red-gf', 'red-flag'),
      change: cruising,
    },
    {
      rule: '9.411',
      said: 'hand-over',
      what: 'by nobody',
      desks: pair,
      act: over('red-det-1', 'red-gf'),
      change: cruising,
    },
    {
      rule: '9.362',
      said: 'busy',
      what: 'to one who has Orders',
      desks: pair,
      act: over('red-det-1', 'red-flag'),
      change: (world) => {
        cruising(world);
        executes(world, 'red-det-1', 'red-show');
      },
    },
    {
      rule: '9.366',
      said: 'subordinate',
      what: 'to a Subordinate',
      desks: { put: [FLAG, { ...DET, at: 'w', fitting: false as never, under: 'red-flag' }] },
      act: over('red-det-1', 'red-flag'),
      change: cruising,
    },
    {
      rule: '9.37',
      said: 'force',
      what: 'to one too weak',
      desks: { put: [FLAG, { ...DET, squadrons: 'red-c:1' }] },
      act: over('red-det-1', 'red-flag'),
      change: cruising,
    },
    {
      rule: '9.413',
      said: 'tried',
      what: 'tried for the Formation',
      desks: pair,
      act: over('red-det-1', 'red-flag'),
      change: (world) => {
        cruising(world);
        forcesOf(world, 'red').desk.tried = ['hand-over:red-det-1'];
      },
    },
    {
      rule: '9.413',
      said: 'tried',
      what: 'tried for the Order',
      desks: pair,
      act: over('red-det-1', 'red-flag'),
      change: (world) => {
        cruising(world);
        forcesOf(world, 'red').desk.tried = ['hand-over-of:red-cruise'];
      },
    },
    {
      rule: '9.412',
      said: 'chits',
      what: 'with all chits in use',
      desks: {
        put: [
          FLAG,
          DET,
          { id: 'red-gf', at: 'x', squadrons: 'red-d' },
          { id: 'red-det-2', at: 'x', squadrons: 'red-h' },
        ],
      },
      act: over('red-det-1', 'red-flag'),
      change: (world) => {
        cruising(world);
        for (const id of ['red-gf', 'red-det-2']) executes(world, id, 'hand-over', { formation: 'red-flag' });
      },
    },
    {
      rule: '9.412',
      said: 'may',
      what: 'with one chit left',
      desks: { put: [FLAG, DET, { id: 'red-gf', at: 'x', squadrons: 'red-d' }] },
      act: over('red-det-1', 'red-flag'),
      change: (world) => {
        cruising(world);
        executes(world, 'red-gf', 'hand-over', { formation: 'red-flag' });
      },
    },
  ]);
});
