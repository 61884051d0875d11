import { describe, expect, it } from 'vitest';
import { putConvoy } from '../testing/convoys.ts';
import { itJudges } from '../testing/judged.ts';
import { atDesk, chitLike, desksAt, executes, goOn, judgeOrders, NOTHING } from '../testing/orders.ts';
import type { Put } from '../testing/station.ts';
import { force } from '../testing/station.ts';
import type { OrdersAct } from '../world/asks.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { checkOrdersAct, checkOrdersActs } from './order-acts.ts';

const FLAG: Put = force('red-flag w r-birch red-a red-b');
const DET: Put = force('red-det-1 kings-port r-cole red-c red-e', { fitting: true });
const AZURE: Put = force('azure-det ville a-brun azure-f azure-a', { fitting: true });
const COBALT: Put = force('cobalt-flag cala c-cano cobalt-a', { fitting: true });

const issue = (
  order: string,
  formation: string,
  more: { target?: string; convoy?: string } = {},
): OrdersAct => ({
  do: 'issue',
  order,
  formation,
  ...more,
});

describe('Issuing', () => {
  const cruise = { red: 'red-cruise' };
  const trade = (world: State) => void putConvoy(world, { group: 'blue-trade', at: 'narrows' });
  const escort = { blue: 'north-escort' };
  itJudges(judgeOrders, {
    '[9.36] not-in-hand: a chit of the pool': {
      desks: { put: [DET] },
      act: issue('red-cruise', 'red-det-1'),
    },
    '[9.36] not-in-hand: no chit at all': {
      desks: { put: [DET], hand: cruise },
      act: issue('ghost', 'red-det-1'),
    },
    '[9.362] busy: to one who has Orders': {
      desks: { put: [DET], hand: cruise },
      act: issue('red-cruise', 'red-det-1'),
      change: (world) => executes(world, 'red-det-1', 'red-show'),
    },
    '[9.366] subordinate: to a Subordinate': {
      desks: { put: [FLAG, { ...DET, at: 'w', fitting: false as never, under: 'red-flag' }], hand: cruise },
      act: issue('red-cruise', 'red-det-1'),
    },
    '[3.351] loose: to a Squadron alone at sea': {
      desks: { put: [{ id: 'red-d', at: 'w' }], hand: { red: 'red-strait' } },
      act: issue('red-strait', 'red-d'),
    },
    '[9.36] no-formation: to nobody': {
      desks: { hand: cruise },
      act: issue('red-cruise', 'red-gf'),
    },
    '[9.36] no-formation: to a Squadron In Ordinary': {
      desks: { ordinary: { 'kings-port': 'red-d' }, hand: { red: 'red-strait' } },
      act: issue('red-strait', 'red-d'),
    },
    '[9.315] no-orders: to a Convoy': {
      desks: { hand: cruise },
      act: issue('red-cruise', 'red-victuals'),
      change: (world) => void putConvoy(world, { group: 'red-victuals', at: 'narrows' }),
    },
    '[3.352] kind: to a Squadron, for a Flotilla': {
      desks: { fittingOut: { 'kings-port': 'red-a' }, hand: cruise },
      act: issue('red-cruise', 'red-a'),
    },
    '[3.352] kind: to a Detachment, for a Flag': {
      desks: { put: [DET], hand: { red: 'red-blockade' } },
      act: issue('red-blockade', 'red-det-1'),
    },
    '[9.321] command: to another Command': {
      desks: { put: [AZURE], hand: { blue: 'south-rebase' } },
      act: issue('south-rebase', 'azure-det'),
      side: 'blue',
    },
    '[3.352] kind: a joint Order to one Command’s Flag': {
      desks: { put: [COBALT], hand: { blue: 'joint-sortie' } },
      act: issue('joint-sortie', 'cobalt-flag'),
      side: 'blue',
    },
    '[10.311] flagship: to a Flagship': {
      desks: { fittingOut: { 'kings-port': 'sovereign red-a' }, hand: { red: 'red-strait' } },
      act: issue('red-strait', 'sovereign'),
    },
    '[3.13] neutral: to who does not serve': {
      desks: { put: [{ ...COBALT, squadrons: 'cobalt-a' }], hand: { blue: 'south-rebase' } },
      act: issue('south-rebase', 'cobalt-flag'),
      side: 'blue',
      change: (world) => {
        world.contingents.Cobalt = 'Neutral';
      },
    },
    '[9.37] force: to too few Sail': {
      desks: { put: [{ ...DET, squadrons: 'red-c:1' }], hand: cruise },
      act: issue('red-cruise', 'red-det-1'),
    },
    '[9.37] may: to as many as it takes': {
      desks: { put: [{ ...DET, squadrons: 'red-c:2' }], hand: cruise },
      act: issue('red-cruise', 'red-det-1'),
    },
    '[9.37] force: to Frigates, where the line is wanted': {
      desks: { put: [{ ...DET, squadrons: 'red-f red-i' }], hand: cruise },
      act: issue('red-cruise', 'red-det-1'),
    },
    '[9.365] tried: a second time in a Turn': {
      desks: { put: [FLAG], hand: cruise },
      act: issue('red-cruise', 'red-flag'),
      change: (world) => {
        forcesOf(world, 'red').desk.tried = ['issue:red-cruise'];
      },
    },
    '[9.365] may: to who Fits Out, as often as one likes': {
      desks: { put: [DET], hand: cruise },
      act: issue('red-cruise', 'red-det-1'),
      change: (world) => {
        forcesOf(world, 'red').desk.tried = ['issue:red-cruise'];
      },
    },
    '[9.37] target: without the place': {
      desks: { put: [DET], hand: { red: 'red-show' } },
      act: issue('red-show', 'red-det-1'),
    },
    '[9.37] target: with a place it does not name': {
      desks: { put: [DET], hand: { red: 'red-show' } },
      act: issue('red-show', 'red-det-1', { target: 'x' }),
    },
    '[9.37] target: with a place where none is written down': {
      desks: { put: [DET], hand: cruise },
      act: issue('red-cruise', 'red-det-1', { target: 'x' }),
    },
    '[9.37] may: with one of its places': {
      desks: { put: [DET], hand: { red: 'red-show' } },
      act: issue('red-show', 'red-det-1', { target: 'haven' }),
    },
    '[10.12] convoy: an Escort without a Convoy': {
      desks: { put: [AZURE], hand: escort },
      act: issue('north-escort', 'azure-det'),
      side: 'blue',
      change: trade,
    },
    '[10.12] may: an Escort to its Convoy': {
      desks: { put: [AZURE], hand: escort },
      act: issue('north-escort', 'azure-det', { convoy: 'blue-trade' }),
      side: 'blue',
      change: trade,
    },
    '[10.12] convoy: to one that has Scattered': {
      desks: { put: [AZURE], hand: escort },
      act: issue('north-escort', 'azure-det', { convoy: 'blue-trade' }),
      side: 'blue',
      change: (world) => void putConvoy(world, { group: 'blue-trade', at: 'narrows', scattered: true }),
    },
    '[10.12] convoy: to one of another group': {
      desks: { put: [AZURE], hand: escort },
      act: issue('north-escort', 'azure-det', { convoy: 'blue-troops' }),
      side: 'blue',
      change: (world) => void putConvoy(world, { group: 'blue-troops', at: 'ville' }),
    },
    '[10.12] convoy: to one that has an Escort': {
      desks: { put: [AZURE, force('azure-flag x nobody azure-b')], hand: escort },
      act: issue('north-escort', 'azure-det', { convoy: 'blue-trade' }),
      side: 'blue',
      change: (world) => {
        trade(world);
        executes(world, 'azure-flag', 'north-escort', { convoy: 'blue-trade' });
      },
    },
    '[10.12] convoy: a Convoy with another Order': {
      desks: { put: [DET], hand: cruise },
      act: issue('red-cruise', 'red-det-1', { convoy: 'red-victuals' }),
    },
  });

  it('[9.37] an Order that wants an Auxiliary wants it with the Formation', () => {
    const wants = chitLike('red-bombs', { force: { line: 2, any: 2, auxiliary: 'Bomb' } as never });
    const may = (auxiliaries: string) => {
      const world = desksAt({
        turn: 1,
        put: [{ ...DET, auxiliaries }],
        module: { orders: [wants] },
        hand: { red: 'red-bombs' },
      });
      return checkOrdersAct(world, 'red', issue('red-bombs', 'red-det-1'))?.code;
    };
    expect([may(''), may('red-fire-1'), may('red-bomb-1')]).toEqual(['auxiliary', 'auxiliary', undefined]);
  });

  it('[9.37] what must be an Enemy Port is one, and not at peace', () => {
    const raid = chitLike('red-raid', {
      written: ['ville', 'ferry', 'cala', 'haven'],
      invalid: ['targetChangedSide'],
    });
    const may = (target: string, events = 'war') => {
      const world = desksAt({
        turn: 1,
        put: [DET],
        module: { orders: [raid] },
        hand: { red: 'red-raid' },
        events,
      });
      return checkOrdersAct(world, 'red', issue('red-raid', 'red-det-1', { target }))?.code;
    };
    expect([may('ville'), may('cala'), may('ferry'), may('haven'), may('ville', '')]).toEqual([
      undefined,
      undefined,
      'target',
      'target',
      'target',
    ]);
  });
});

describe('Drawing', () => {
  itJudges(judgeOrders, {
    '[9.351] may: blind, from what there is': {
      desks: { pool: 'red-cruise' },
      act: { do: 'draw' },
    },
    '[9.351] empty: from an empty pool': {
      desks: { pool: '' },
      act: { do: 'draw' },
    },
    '[9.35] no-draws: where no Orders are drawn': {
      desks: { scenario: { only: { without: ['draws'] } } },
      act: { do: 'draw' },
    },
    '[9.351] not-in-pool: a chit that is not in it': {
      desks: { pool: 'red-cruise' },
      act: { do: 'choose', order: 'red-show' },
    },
    '[9.353] too-late: a choice after chance': {
      desks: { pool: 'red-cruise' },
      act: { do: 'choose', order: 'red-cruise' },
      change: (world) => {
        forcesOf(world, 'red').desk.tried = ['random'];
      },
    },
    '[9.351] not-drawn: keeping what was not drawn': {
      desks: {},
      act: { do: 'keep', order: 'red-show' },
    },
    '[9.351] keep-first: anything before the choice': {
      desks: { pool: 'red-cruise' },
      act: { do: 'draw' },
      change: (world) => {
        forcesOf(world, 'red').desk.drawn = ['red-show'];
      },
    },
    '[9.387] no-order: giving up what nobody has': {
      desks: { put: [FLAG] },
      act: { do: 'fail', formation: 'red-flag' },
    },
    '[9.391] tried: giving up twice in a Turn': {
      desks: { put: [FLAG] },
      act: { do: 'fail', formation: 'red-flag' },
      change: (world) => {
        executes(world, 'red-flag', 'red-cruise');
        forcesOf(world, 'red').desk.tried = ['abandon:red-flag'];
      },
    },
  });

  it('[9.361] several acts in one answer: none about the same thing, what is drawn last', () => {
    const world = desksAt({
      turn: 1,
      put: [FLAG, DET],
      hand: { red: 'red-cruise red-show' },
      pool: 'red-strait red-blockade',
    });
    const said = (...acts: OrdersAct[]) => {
      const flaw = checkOrdersActs(world, 'red', acts);
      return flaw === null ? 'may' : `${flaw.code} ${flaw.rule}`;
    };
    const show = issue('red-show', 'red-flag', { target: 'den' });
    expect([
      said(issue('red-cruise', 'red-det-1'), show),
      said(issue('red-cruise', 'red-flag'), show),
      said(issue('red-cruise', 'red-flag'), issue('red-cruise', 'red-det-1')),
      said({ do: 'draw' }, show),
      said({ do: 'choose', order: 'red-strait' }, show),
      said({ do: 'choose', order: 'red-strait' }, { do: 'choose', order: 'red-blockade' }),
      said({ do: 'choose', order: 'red-strait' }, { do: 'choose', order: 'red-strait' }),
      said(show, { do: 'draw' }),
      said(),
    ]).toEqual([
      'may',
      'twice 9.362',
      'twice 9.362',
      'draw-last 9.351',
      'draw-last 9.351',
      'may',
      'twice 9.362',
      'may',
      'may',
    ]);
  });

  it('[9.354] something, or done; and first of all what was drawn', () => {
    const step = atDesk(desksAt({ turn: 1 }));
    expect(step.check(goOn())).toMatchObject({ code: 'nothing', rule: '9.354' });
    expect(step.check(NOTHING)).toBeNull();
    forcesOf(step.world, 'red').desk.drawn = ['red-cruise'];
    expect(step.check(NOTHING)).toMatchObject({ code: 'keep-first', rule: '9.351' });
    expect(step.check(goOn({ do: 'keep', order: 'red-cruise' }, { do: 'draw' }))).toBeNull();
    expect(
      step.check(goOn({ do: 'keep', order: 'red-cruise' }, { do: 'keep', order: 'red-cruise' })),
    ).toMatchObject({ code: 'not-drawn' });
  });
});
