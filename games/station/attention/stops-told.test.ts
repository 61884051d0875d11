import { describe, expect, it } from 'vitest';
import { desksAt, executes } from '../rules/testing/orders.ts';
import { voyageTo, withPlan } from '../rules/testing/plans.ts';
import { afloat, azureFlag, redFlag, testGale } from '../rules/testing/sailing.ts';
import { formationIn, type Put, putAt } from '../rules/testing/station.ts';
import type { StationTold } from '../rules/told/index.ts';
import { atSea, putToken } from '../rules/umpire/tokens.ts';
import { view } from '../rules/umpire/view.ts';
import { newFormation } from '../rules/world/new-forces.ts';
import type { State, View } from '../rules/world/state.ts';
import { haltsFor, halts as haltsOn, redSees } from './testing/attention.ts';

/** Told of a side: a kind, and what else is to be said. */
const told = (kind: StationTold['kind'], side: string, more: object = {}): StationTold =>
  ({ kind, rule: '7.35', side, ...more }) as unknown as StationTold;
const red = (world: State): View => view(world, 'red');

describe('a loss of one’s own', () => {
  const hurt = { squadron: 'red-a', dp: 0, total: 13, sail: 3 };
  const port = { port: 'ferry', squadron: 'red-b' };
  it.each([
    ['[7.35] a Sail gone down', told('hurt', 'red', { ...hurt, sunk: 1, at: 'x' }), 'x', 'red-a'],
    ['[7.35] and nobody knows where', told('hurt', 'red', { ...hurt, sunk: 2 }), null, 'red-a'],
    [
      '[7.35] burnt at anchor',
      told('sunk', 'red', { squadron: 'red-a', sail: 1, why: 'fire' }),
      null,
      'red-a',
    ],
    ['[7.35] without her name', told('sunk', 'red', { why: 'fire' }), null, undefined],
    ['a prize of the Enemy’s', told('prize', 'blue', { into: null }), null, undefined],
    [
      'a Squadron caught in her Port',
      told('port-lost', 'red', { ...port, escaped: false }),
      'ferry',
      'red-b',
    ],
    ['a Convoy lost', told('convoy', 'red', { group: 'g', what: 'lost', at: 'w' }), 'w', undefined],
    ['a Convoy scattered', told('convoy', 'red', { group: 'g', what: 'scattered' }), null, undefined],
  ])('%s', (_, one, at, squadron) => {
    expect(haltsFor('loss', redSees(), redSees(), [one])).toStrictEqual({
      stop: 'loss',
      at,
      ...(squadron === undefined ? {} : { squadron }),
    });
  });

  it.each([
    ['[7.35] Sail that stay afloat', told('hurt', 'red', { ...hurt, sunk: 0, at: 'x' })],
    ['[7.35] the Enemy’s Sail', told('hurt', 'blue', { ...hurt, sunk: 1, at: 'x' })],
    ['[7.35] the Enemy’s ships burnt', told('sunk', 'blue', { sail: 1, why: 'fire' })],
    ['what a Fireship of one’s own sank', told('fireship', 'red', { squadron: 'azure-a', sunk: 1 })],
    ['a prize of one’s own', told('prize', 'red', { into: null })],
    ['a Squadron that slipped out of her Port', told('port-lost', 'red', { ...port, escaped: true })],
    ['one of the Enemy’s caught in hers', told('port-lost', 'blue', { ...port, escaped: false })],
    ['a Convoy that has arrived', told('convoy', 'red', { group: 'g', what: 'arrived' })],
    ['the Enemy’s Convoy lost', told('convoy', 'blue', { group: 'g', what: 'lost' })],
    ['an officer wounded', told('casualty', 'red', { leader: 'r-birch', fate: 'wounded' })],
    ['an officer of the Enemy’s wounded', told('casualty', 'blue', { leader: 'a-aubin', fate: 'wounded' })],
  ])('is not %s', (_, one) => {
    expect(haltsFor('loss', redSees(), redSees(), [one])).toBeNull();
  });

  it('[7.35] threatens a Squadron that may go down', () => {
    expect(haltsFor('loss', redSees(), redSees({}, 'x', 'red-a:4/14'))).toStrictEqual({
      stop: 'loss',
      at: 'x',
      squadron: 'red-a',
      threatens: true,
    });
  });
});

describe('an Enemy', () => {
  const face = { formation: 'azure-flag', squadrons: 1, auxiliaries: [], convoy: null };
  const token = redSees().tokens.find(({ side }) => side === 'blue')!.id;
  it('[7.111] that is Spotted, where he is', () => {
    const halts = (one: StationTold) => haltsFor('sight', redSees(), redSees(), [one]);
    const spotted = { token, face, why: 'search' };
    expect(halts(told('spotted', 'blue', spotted))).toStrictEqual({
      stop: 'sight',
      at: 'ville',
      formation: 'azure-flag',
    });
    expect(halts(told('spotted', 'blue', { ...spotted, token: 'gone' }))).toStrictEqual({
      stop: 'sight',
      at: null,
      formation: 'azure-flag',
    });
    expect(halts(told('spotted', 'red', spotted))).toBeNull();
    expect(halts(told('casualty', 'blue', { leader: 'a-aubin', fate: 'wounded' }))).toBeNull();
  });

  const second = (at: string): Put => putAt('red-det-1', at, 'red-b', undefined, { leader: 'r-cole' });
  it('whom one could meet, and which of one’s own could', () => {
    const far = afloat({ put: [redFlag('narrows'), second('narrows'), azureFlag('y')] });
    const near = afloat({ put: [redFlag('narrows'), second('x'), azureFlag('y')] });
    expect(haltsFor('meet', red(far), red(near))).toStrictEqual({
      stop: 'meet',
      at: 'y',
      formation: 'red-det-1',
    });
    expect(haltsFor('meet', red(near), red(near))).toBeNull();
  });

  it('one’s own are nobody to meet', () => {
    const apart = afloat({ put: [redFlag('narrows'), second('y')] });
    const together = afloat({ put: [redFlag('narrows'), second('narrows')] });
    expect(haltsFor('meet', red(apart), red(together))).toBeNull();
  });

  it('[11.15] nobody meets one who is not on the map yet', () => {
    const due = afloat({ put: [redFlag('narrows'), second('x'), azureFlag('y')] });
    const formation = formationIn(due, 'red-det-1');
    due.tokens = due.tokens.filter(({ id }) => id !== formation.token);
    formation.token = null;
    const before = afloat({ put: [redFlag('narrows'), azureFlag('y')] });
    expect(haltsFor('meet', red(before), red(due))).toBeNull();
  });
});

describe('a Gale', () => {
  const gale = { blowing: ['Souther'], gales: [testGale('Souther', 8, 'cala')] };
  const at = (put: Put, world: Partial<State> = gale): State => afloat({ put: [put], world });
  it('[5.36] over ships at sea', () => {
    const flag = redFlag('cala');
    expect(haltsFor('gale', red(at(flag, {})), red(at(flag)))).toStrictEqual({
      stop: 'gale',
      at: 'cala',
      formation: 'red-flag',
    });
  });

  it('[7.15] not over ships at anchor, nor over a Dummy', () => {
    const moored = redFlag('cala', { fitting: true });
    expect(haltsFor('gale', red(at(moored, {})), red(at(moored)))).toBeNull();
    const dummy = (world: Partial<State>): State => {
      const state = at(redFlag('narrows'), world);
      const formation = newFormation('red-dummy-1', 'dummy', null, atSea('cala'), 0);
      state.forces.red!.formations[formation.id] = formation;
      putToken(state, 'red', formation);
      return state;
    };
    expect(haltsFor('gale', red(dummy({})), red(dummy(gale)))).toBeNull();
  });
});

describe('an Order', () => {
  const ended = (what: string, more: object = {}): StationTold => told('order', 'red', { what, ...more });
  const named = { order: 'red-cruise', formation: 'red-flag' };
  const settling = redSees({
    stage: {
      kind: 'impulse-end',
      waits: 'extend',
      sides: ['red'],
      orders: [{ side: 'red', order: 'red-cruise', token: null }],
    },
  });
  it.each([
    ['that failed', ended('failed', named), redSees(), 'x', named],
    ['that failed, whose is not known', ended('failed'), redSees(), null, {}],
    [
      'of one who is not there',
      ended('failed', { formation: 'red-gf' }),
      redSees(),
      null,
      { formation: 'red-gf' },
    ],
    ['Fulfilled', ended('fulfilled', named), redSees(), 'x', named],
    ['that failed while another was settled', ended('failed', named), settling, 'x', named],
    [
      'Fulfilled, but not the settled one',
      ended('fulfilled', { order: 'R9' }),
      settling,
      null,
      { order: 'R9' },
    ],
  ])('[9.38] %s', (_, one, since, at, more) => {
    expect(haltsFor('order', since, redSees(), [one])).toStrictEqual({
      stop: 'order',
      at,
      became: (one as { what?: string }).what,
      ...more,
    });
  });

  it.each([
    ['[9.39] extended', ended('extended', named), redSees()],
    ['[9.38] Fulfilled, as was answered for', ended('fulfilled', named), settling],
    ['[9.38] of the Enemy’s', told('order', 'blue', { what: 'failed' }), redSees()],
    ['what is no Order at all', told('casualty', 'red', { leader: 'r-birch' }), redSees()],
  ])('is nothing new: %s', (_, one, since) => {
    expect(haltsFor('order', since, redSees(), [one])).toBeNull();
  });

  /** Red's flag with an Order Issued in a Turn, and Cole without any. */
  const ordered = (order: string, issued: number, turn: number): View => {
    const world = desksAt({
      put: [redFlag('x'), putAt('red-det-1', 'y', 'red-b', undefined, { leader: 'r-cole' })],
      turn: issued,
    });
    executes(world, 'red-flag', order);
    world.turn = turn;
    return red(world);
  };
  it.each(['red-cruise', 'red-strait'])('[9.38] runs out in three Turns: %s', (order) => {
    const halts = (issued: number, from: number, to: number) =>
      haltsFor('order', ordered(order, issued, from), ordered(order, issued, to));
    const late = { stop: 'order', at: 'x', formation: 'red-flag', order, threatens: true };
    expect(halts(0, 2, 3)).toStrictEqual(late);
    expect(halts(2, 4, 5)).toStrictEqual(late);
    expect(halts(0, 1, 2)).toBeNull();
    expect(halts(0, 3, 4)).toBeNull();
    expect(halts(2, 2, 3)).toBeNull();
  });
});

describe('the desk', () => {
  const fleet = redFlag('kings-port', { fitting: true, squadrons: 'red-a:4 red-b:4' });
  const desk = (more: Parameters<typeof desksAt>[0] = {}, change?: (world: State) => void): View => {
    const world = desksAt({ put: [fleet], ...more });
    change?.(world);
    return red(world);
  };
  const waits = { stop: 'order', at: null };
  it.each([
    ['[9.36] a letter that could be Issued', desk({ hand: { red: 'red-cruise' } }), waits],
    [
      '[9.36] to one fleet of two',
      desk({
        put: [fleet, putAt('red-det-1', 'y', 'red-f', undefined, { leader: 'r-cole' })],
        hand: { red: 'red-cruise' },
      }),
      waits,
    ],
    [
      '[9.36] one letter of two',
      desk({ hand: { red: 'red-strait red-cruise' }, scenario: { turns: 32 } }),
      waits,
    ],
    ['[9.35] a Mandatory one', desk({ hand: { red: 'red-show' }, mandatory: 'red-show', put: [] }), waits],
    [
      '[9.35] a Mandatory one among others',
      desk({ hand: { red: 'red-cruise red-show' }, mandatory: 'red-show', put: [] }),
      waits,
    ],
    ['[9.36] one that nobody can be given', desk({ hand: { red: 'red-show' }, put: [] }), null],
    [
      '[9.36] one that no fleet there is fit for',
      desk({ hand: { red: 'red-cruise' }, put: [redFlag('x', { squadrons: 'red-f' })] }),
      null,
    ],
    ['[9.35] none, and letters to be had', desk(), waits],
    ['[9.35] none, and none to be had', desk({ pool: '' }), null],
    ['[9.363] in the last Turn, when nobody sails any more', desk({ scenario: { turns: 1 } }), null],
    [
      '[9.35] none, but the fleet has its own',
      desk({}, (world) => executes(world, 'red-flag', 'red-cruise')),
      null,
    ],
    [
      '[9.35] none, and one fleet of two has its own',
      desk({ put: [fleet, putAt('red-det-1', 'y', 'red-f', undefined, { leader: 'r-cole' })] }, (world) =>
        executes(world, 'red-flag', 'red-cruise'),
      ),
      waits,
    ],
    [
      '[9.35] none, one fleet of two has its own, and none to be had that the other is fit for',
      desk(
        {
          put: [fleet, putAt('red-det-1', 'y', 'red-f', undefined, { leader: 'r-cole' })],
          pool: 'red-show',
        },
        (world) => executes(world, 'red-flag', 'red-cruise'),
      ),
      null,
    ],
  ])('%s', (_, now, halt) => {
    expect(haltsFor('order', now, now, [], 'orders')).toStrictEqual(halt);
    expect(haltsFor('order', now, now, [], 'plot')).toBeNull();
  });
});

describe('a voyage', () => {
  const bound = (at: string, arrive: 'hold' | 'put-in', fitting = false): State =>
    withPlan(
      afloat({ put: [redFlag(at, fitting ? { fitting: true } : {})] }),
      'red-flag',
      voyageTo('ferry', arrive),
    );
  const unbound = (at: string): State => afloat({ put: [redFlag(at)] });
  const there = { stop: 'arrived', at: 'ferry', formation: 'red-flag' };
  it.each([
    ['off the Port', bound('y', 'hold'), bound('ferry', 'hold'), there],
    ['at anchor in it', bound('ferry', 'put-in'), bound('ferry', 'put-in', true), there],
    ['that is to end at anchor, off the Port', bound('y', 'put-in'), bound('ferry', 'put-in'), null],
    ['given up when it was over', bound('y', 'hold'), unbound('ferry'), there],
    ['written down on the way', unbound('y'), bound('ferry', 'hold'), there],
    ['never meant', unbound('y'), unbound('ferry'), null],
    ['of one who was not there before', afloat({}), bound('ferry', 'hold'), null],
  ])('%s', (_, since, now, halt) => {
    expect(haltsFor('arrived', red(since), red(now))).toStrictEqual(halt);
  });
});

describe('time', () => {
  it('a Turn that begins, and an Impulse whose courses are asked for', () => {
    expect(haltsFor('turn', redSees(), redSees({ turn: 1 }))).toStrictEqual({ stop: 'turn', at: null });
    expect(haltsFor('turn', redSees({ turn: 1 }), redSees({ turn: 1 }))).toBeNull();
    const impulse = { stop: 'impulse', at: null };
    expect(haltsFor('impulse', redSees(), redSees({ impulse: 2 }), [], 'plot')).toStrictEqual(impulse);
    expect(haltsFor('impulse', redSees(), redSees({ turn: 1 }), [], 'plot')).toStrictEqual(impulse);
    expect(haltsFor('impulse', redSees(), redSees({ impulse: 2 }), [], 'tasks')).toBeNull();
  });
});

describe('what only the commander can answer', () => {
  it('halts him where the Battle is', () => {
    const battle = { at: 'x', tokens: {} } as unknown as State['battle'];
    expect(haltsOn(redSees(), redSees({ battle }), [], [], 'engage')).toStrictEqual({
      stop: 'asked',
      at: 'x',
    });
    expect(haltsOn(redSees(), redSees(), [], [], 'engage')).toStrictEqual({ stop: 'asked', at: null });
  });
});
