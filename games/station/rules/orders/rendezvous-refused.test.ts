import { describe, expect, it } from 'vitest';
import { itJudges } from '../testing/judged.ts';
import {
  atDesk,
  type Desks,
  desksAt,
  executes,
  goOn,
  type JudgedOrders,
  judgeOrders,
} from '../testing/orders.ts';
import type { Put } from '../testing/station.ts';
import { force } from '../testing/station.ts';
import type { OrdersAct } from '../world/asks.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';

const FLAG: Put = force('red-flag w r-birch red-a red-b');
const DET: Put = force('red-det-1 kings-port r-cole red-c red-e', { fitting: true });
const COBALT: Put = force('cobalt-flag cala c-cano cobalt-a', { fitting: true });

const rendezvous = (squadron: string, to: { port: string } | { flotilla: string }): OrdersAct => ({
  do: 'rendezvous',
  squadron,
  to,
});
const over = (formation: string, of: string): OrdersAct => ({ do: 'hand-over', formation, of });

describe('A Rendezvous', () => {
  const lying: Desks = { put: [FLAG], fittingOut: { 'kings-port': 'red-d sovereign red-c' } };
  const ferry = { port: 'ferry' };
  const withGalleys = (squadron: string): JudgedOrders => ({
    desks: { put: [force('cobalt-galleys cala nobody cobalt-g')], fittingOut: { cala: squadron } },
    act: rendezvous(squadron, { flotilla: 'cobalt-galleys' }),
    side: 'blue',
  });
  itJudges(judgeOrders, {
    '[9.422] not-fitting-out: of a Squadron of a Flotilla': {
      desks: lying,
      act: rendezvous('red-a', ferry),
    },
    '[9.422] not-fitting-out: of one In Ordinary': {
      desks: { ordinary: { 'kings-port': 'red-d' } },
      act: rendezvous('red-d', ferry),
    },
    '[9.422] not-fitting-out: of nobody': {
      desks: lying,
      act: rendezvous('ghost', ferry),
    },
    '[3.13] neutral: of who does not serve': {
      desks: { fittingOut: { cala: 'cobalt-d' } },
      act: rendezvous('cobalt-d', { port: 'ville' }),
      side: 'blue',
      change: (world) => {
        world.contingents.Cobalt = 'Neutral';
      },
    },
    '[10.311] flagship: of a Flagship': {
      desks: lying,
      act: rendezvous('sovereign', ferry),
    },
    '[9.422] tried: tried before this Turn': {
      desks: lying,
      act: rendezvous('red-d', ferry),
      change: (world) => {
        forcesOf(world, 'red').desk.tried = ['rendezvous:red-d'];
      },
    },
    '[9.425] port: with the Port it is in': {
      desks: lying,
      act: rendezvous('red-d', { port: 'kings-port' }),
    },
    '[9.425] port: with no Port': {
      desks: lying,
      act: rendezvous('red-d', { port: 'x' }),
    },
    '[9.425] port: with an Enemy Port': {
      desks: lying,
      act: rendezvous('red-d', { port: 'ville' }),
    },
    '[9.425] port: with a Port that is closed': {
      desks: lying,
      act: rendezvous('red-d', ferry),
      change: (world) => {
        world.ports.ferry!.closedUntil = 9;
      },
    },
    '[9.425] may: with another Friendly Port': {
      desks: lying,
      act: rendezvous('red-d', ferry),
    },
    '[9.425] flotilla: with no Flotilla': {
      desks: lying,
      act: rendezvous('red-d', { flotilla: 'red-gf' }),
    },
    '[9.425] flotilla: with an Independent Squadron': {
      desks: { ...lying, put: [{ id: 'red-e', at: 'w' }] },
      act: rendezvous('red-d', { flotilla: 'red-e' }),
    },
    '[9.426] flotilla: with one of another Contingent': {
      desks: { put: [COBALT], fittingOut: { ville: 'azure-d' } },
      act: rendezvous('azure-d', { flotilla: 'cobalt-flag' }),
      side: 'blue',
    },
    '[9.426] flotilla: with one of Galleys': withGalleys('cobalt-d'),
    '[9.426] may: of Galleys with Galleys': withGalleys('cobalt-j'),
    '[9.424] chits: with all chits in use': {
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
    '[9.424] may: with one chit left': {
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
    '[9.343] no-orders: where a scenario knows no new Orders': {
      desks: { ...lying, scenario: { only: { without: ['draws'] } } },
      act: rendezvous('red-d', ferry),
    },
  });
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
  itJudges(judgeOrders, {
    '[9.411] may: to one who could do it': {
      desks: pair,
      act: over('red-det-1', 'red-flag'),
      change: cruising,
    },
    '[9.411] hand-over: of nothing': {
      desks: pair,
      act: over('red-det-1', 'red-flag'),
    },
    '[9.411] hand-over: of a Rendezvous': {
      desks: pair,
      act: over('red-det-1', 'red-flag'),
      change: (world) => executes(world, 'red-flag', 'rendezvous'),
    },
    '[9.411] hand-over: to himself': {
      desks: pair,
      act: over('red-flag', 'red-flag'),
      change: cruising,
    },
    '[9.411] hand-over: to nobody': {
      desks: pair,
      act: over('red-gf', 'red-flag'),
      change: cruising,
    },
    '[9.411] hand-over: by nobody': {
      desks: pair,
      act: over('red-det-1', 'red-gf'),
      change: cruising,
    },
    '[9.362] busy: to one who has Orders': {
      desks: pair,
      act: over('red-det-1', 'red-flag'),
      change: (world) => {
        cruising(world);
        executes(world, 'red-det-1', 'red-show');
      },
    },
    '[9.366] subordinate: to a Subordinate': {
      desks: { put: [FLAG, { ...DET, at: 'w', fitting: false as never, under: 'red-flag' }] },
      act: over('red-det-1', 'red-flag'),
      change: cruising,
    },
    '[9.37] force: to one too weak': {
      desks: { put: [FLAG, { ...DET, squadrons: 'red-c:1' }] },
      act: over('red-det-1', 'red-flag'),
      change: cruising,
    },
    '[9.413] tried: tried for the Formation': {
      desks: pair,
      act: over('red-det-1', 'red-flag'),
      change: (world) => {
        cruising(world);
        forcesOf(world, 'red').desk.tried = ['hand-over:red-det-1'];
      },
    },
    '[9.413] tried: tried for the Order': {
      desks: pair,
      act: over('red-det-1', 'red-flag'),
      change: (world) => {
        cruising(world);
        forcesOf(world, 'red').desk.tried = ['hand-over-of:red-cruise'];
      },
    },
    '[9.412] chits: with all chits in use': {
      desks: {
        put: [FLAG, DET, force('red-gf x nobody red-d'), force('red-det-2 x nobody red-h')],
      },
      act: over('red-det-1', 'red-flag'),
      change: (world) => {
        cruising(world);
        for (const id of ['red-gf', 'red-det-2']) executes(world, id, 'hand-over', { formation: 'red-flag' });
      },
    },
    '[9.412] may: with one chit left': {
      desks: { put: [FLAG, DET, force('red-gf x nobody red-d')] },
      act: over('red-det-1', 'red-flag'),
      change: (world) => {
        cruising(world);
        executes(world, 'red-gf', 'hand-over', { formation: 'red-flag' });
      },
    },
  });
});
