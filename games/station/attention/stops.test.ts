import { describe, expect, it } from 'vitest';
import { testGale } from '../rules/testing/sailing.ts';
import type { StationTold } from '../rules/told/index.ts';
import type { View } from '../rules/world/state.ts';
import { halts, haltsFor as only, redSees as sea } from './testing/attention.ts';

describe('what is worth a halt', () => {
  it('nothing, while nothing happens', () => {
    expect(halts(sea(), sea({ increment: 3 }))).toBeNull();
  });

  it('a ship of one’s own lost, with its place; not the Enemy’s', () => {
    const hurt = (side: string): StationTold => ({
      kind: 'hurt',
      rule: '7.351',
      side,
      squadron: 'red-a',
      dp: 0,
      total: 13,
      sunk: 1,
      sail: 3,
      at: 'x',
    });
    expect(only('loss', sea(), sea(), [hurt('red')])).toMatchObject({ at: 'x', squadron: 'red-a' });
    expect(only('loss', sea(), sea(), [hurt('blue')])).toBeNull();
    expect(halts(sea(), sea(), [hurt('red')], ['turn'])).toBeNull();
  });

  it('one that may founder, once', () => {
    const worn = sea({}, 'x', 'red-a:4/14');
    expect(only('loss', sea(), worn)).toMatchObject({ squadron: 'red-a', threatens: true });
    expect(only('loss', worn, worn)).toBeNull();
  });

  it('an Enemy sighted', () => {
    const { id } = sea().tokens.find(({ side }) => side === 'blue')!;
    const face = { formation: 'azure-flag', squadrons: 1, auxiliaries: [], convoy: null };
    const spotted = (side: string): StationTold => ({
      kind: 'spotted',
      rule: '7.111',
      side,
      token: id,
      face,
      why: 'search',
    });
    expect(only('sight', sea(), sea(), [spotted('blue')])).toMatchObject({
      at: 'ville',
      formation: 'azure-flag',
    });
    expect(only('sight', sea(), sea(), [spotted('red')])).toBeNull();
  });

  it('a gale over ships at sea, when it comes', () => {
    const gale = sea({ blowing: ['Souther'], gales: [testGale('Souther', 8, 'x')] });
    expect(only('gale', sea(), gale)).toMatchObject({ at: 'x', formation: 'red-flag' });
    expect(only('gale', gale, gale)).toBeNull();
  });

  it('somebody who could meet an Enemy and could not before', () => {
    expect(only('meet', sea({}, 'kings-port'), sea({}, 'ville'))).toMatchObject({ formation: 'red-flag' });
    expect(only('meet', sea({}, 'ville'), sea({}, 'ville'))).toBeNull();
  });

  it('an Order of one’s own that has ended', () => {
    const order = (side: string): StationTold => ({ kind: 'order', rule: '9.38', side, what: 'failed' });
    expect(only('order', sea(), sea(), [order('red')])).toMatchObject({ stop: 'order' });
    expect(only('order', sea(), sea(), [order('blue')])).toBeNull();
  });

  it('a voyage that is over', () => {
    const bound = (at: string): View => {
      const view = sea({}, at);
      view.forces.red!.formations['red-flag']!.plan = { kind: 'voyage', to: 'y', arrive: 'hold' };
      return view;
    };
    expect(only('arrived', bound('x'), bound('y'))).toMatchObject({ at: 'y', formation: 'red-flag' });
    expect(only('arrived', bound('y'), bound('y'))).toBeNull();
  });

  it('the Turn’s end, and with the courses each Impulse', () => {
    expect(only('turn', sea(), sea({ turn: 1 }))).toMatchObject({ stop: 'turn' });
    expect(halts(sea(), sea({ impulse: 2 }), [], ['impulse'], 'plot')).toMatchObject({ stop: 'impulse' });
    expect(halts(sea(), sea(), [], ['impulse'], 'plot')).toBeNull();
  });

  it('what only the commander can answer, whatever he wished for', () => {
    expect(halts(sea(), sea(), [], [], 'engage')).toMatchObject({ stop: 'asked' });
  });
});
