import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { check } from '../rules/answers.ts';
import { station } from '../rules/index.ts';
import { stationAt } from '../rules/testing/station.ts';
import { view } from '../rules/umpire/view.ts';
import type { Answer, AskKind, StationAsk } from '../rules/world/asks.ts';
import { dockyardAsk } from '../rules/yards/dockyard.ts';
import { proposedAnswer } from './proposed.ts';
import { redSees } from './testing/attention.ts';

describe('what is answered for who carries on', () => {
  const ask = (kind: AskKind): StationAsk => ({ id: 'x', seat: 'red', rule: '5.15', kind }) as StationAsk;
  it.each<[AskKind, Answer | null]>([
    ['plot', { plans: [] }],
    ['leeway', { exits: [] }],
    ['tasks', { tasks: [] }],
    ['screen', { aux: null }],
    ['counter-shadow', { screens: [] }],
    ['extend', { orders: [] }],
    ['lay-up', { squadrons: [] }],
    ['orders', { acts: [], done: true }],
    ['auxiliaries', { toSail: [], assign: [], toAuxiliary: [] }],
    ['reorganise', { acts: [], done: true }],
    ['engage', null],
    ['intensity', null],
    ['name-port', null],
  ])('leaves all as it is, or to himself: %s', (kind, answer) => {
    expect(proposedAnswer(redSees(), ask(kind))).toEqual(answer);
  });

  it('[9.35] letters that were drawn he must look at himself', () => {
    const world = stationAt();
    world.forces.red!.desk.drawn = ['red-cruise'];
    expect(proposedAnswer(view(world, 'red'), ask('orders'))).toBeNull();
  });

  it('[11.32] the yards work at what they would by themselves', () => {
    const seen = view(stationAt({ ordinary: { 'kings-port': 'red-a:4/2 red-b:4/5' } }), 'red');
    expect(proposedAnswer(seen, ask('dockyard'))).toEqual(
      [...dockyardAsk.choices(seen, ask('dockyard') as never)][0],
    );
  });

  it.each(['first-cruise', 'minor-1744', 'marrick-1757'])('is lawful through two Turns of %s', (id) => {
    const scenario = scenarios.find((one) => one.id === id)!;
    const dice = looseDice(1805);
    let world = station.setup(scenario, {}, dice);
    const kinds = new Set<string>();
    for (let steps = 0; steps < 400 && world.turn < 2 && world.outcome === null; steps++) {
      const asks = station.asks(world);
      const answers = asks.map((ask) => {
        const view = station.view(world, ask.seat);
        const answer = proposedAnswer(view, ask);
        kinds.add(ask.kind);
        if (answer !== null) expect(check(view, ask, answer), ask.kind).toBeNull();
        for (const open of station.choices(view, ask)) return { ask, answer: answer ?? open };
        throw new Error(`nothing to answer to ${ask.kind}`);
      });
      world = station.resolve(world, answers, dice).state;
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['plot', 'orders', 'reorganise']));
  });
});
