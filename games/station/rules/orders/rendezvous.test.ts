import { describe, expect, it } from 'vitest';
import { drawMeetings } from '../battle/meetings.ts';
import { unform } from '../organisation/organisation.ts';
import { atDesk, desksAt, executes, formationGoes, goOn, ordersActs } from '../testing/orders.ts';
import { sailOn } from '../testing/sailing.ts';
import { force, formationIn, scripted } from '../testing/station.ts';
import { inHarbour, moveTo, spot } from '../umpire/tokens.ts';
import { noteTime } from './progress.ts';
import { forcedPlan } from './rendezvous.ts';

const FLAG = force('red-flag w r-birch red-a red-b');
const TO_FERRY = { do: 'rendezvous', squadron: 'red-e', to: { port: 'ferry' } } as const;
const TO_FLAG = { do: 'rendezvous', squadron: 'red-e', to: { flotilla: 'red-flag' } } as const;
const lying = (more: object = {}) =>
  desksAt({ fittingOut: { 'kings-port': 'red-e red-f' }, turn: 1, ...more });

describe('Rendezvous Orders', () => {
  it('[9.42] [9.421] a Squadron becomes Independent by it, and no chit is drawn for it', () => {
    const world = lying();
    atDesk(world, 5).answer(ordersActs(TO_FERRY));
    expect(formationIn(world, 'red-e')).toMatchObject({
      kind: 'squadron',
      place: inHarbour('kings-port'),
      execution: { order: 'rendezvous', target: 'ferry' },
    });
    expect(world.tokens.filter(({ side }) => side === 'red')).toHaveLength(1);
  });

  it('[9.422] only Fitting Out, and after a check by the Admiral', () => {
    const world = lying({ fittingOut: {}, ordinary: { 'kings-port': 'red-e' } });
    expect(atDesk(world).check(ordersActs(TO_FERRY))).toMatchObject({ rule: '9.422' });
    const other = lying();
    const step = atDesk(other, 6).answer(goOn(TO_FERRY));
    expect(step.told('check')).toMatchObject([{ leader: 'r-ash', passed: false }]);
    expect(other.forces.red!.formations['red-e']).toBeUndefined();
    expect(step.check(ordersActs(TO_FERRY))).toMatchObject({ rule: '9.422' });
  });

  it('[10.311] a Flagship is given neither a Rendezvous nor an Escort: she sails in a Flotilla', () => {
    const world = desksAt({
      fittingOut: { 'kings-port': 'sovereign red-e' },
      hand: { red: 'red-strait' },
      turn: 1,
    });
    const step = atDesk(world);
    const send = (squadron: string) => ordersActs({ ...TO_FERRY, squadron });
    const issue = (formation: string) => ordersActs({ do: 'issue', order: 'red-strait', formation });
    expect([step.check(send('sovereign'))?.rule, step.check(issue('sovereign'))?.rule]).toEqual([
      '10.311',
      '10.311',
    ]);
    expect([step.check(send('red-e')), step.check(issue('red-e'))]).toEqual([null, null]);
  });

  it('[9.423] not to a Squadron of a Flotilla', () => {
    const world = desksAt({
      put: [{ ...FLAG, at: 'kings-port', fitting: true, squadrons: 'red-e' }],
      turn: 1,
    });
    expect(atDesk(world).check(ordersActs(TO_FERRY))).toMatchObject({ rule: '9.422' });
  });

  it('[9.424] one Squadron each, and no more than there are chits', () => {
    const world = lying({ put: ['red-a', 'red-b', 'red-c'].map((id) => ({ id, at: 'w' })) });
    executes(world, 'red-a', 'rendezvous', { target: 'ferry' });
    executes(world, 'red-b', 'rendezvous', { target: 'ferry' });
    const step = atDesk(world);
    expect(step.check(ordersActs(TO_FERRY))).toBeNull();
    executes(world, 'red-c', 'rendezvous', { target: 'ferry' });
    expect(step.check(ordersActs(TO_FERRY))).toMatchObject({ rule: '9.424' });
  });

  it('[9.425] to another Friendly Port or a Flotilla, written down, and by no other way than the expedient one', () => {
    const world = lying({ put: [FLAG] });
    const step = atDesk(world, 5);
    for (const port of ['kings-port', 'ville', 'w'])
      expect(step.check(ordersActs({ ...TO_FERRY, to: { port } }))).toMatchObject({ rule: '9.425' });
    step.answer(ordersActs(TO_FLAG));
    expect(formationIn(world, 'red-e').execution).toMatchObject({ target: 'w', formation: 'red-flag' });
    expect(forcedPlan(world, 'red', 'red-e')).toEqual({ kind: 'voyage', to: 'w', arrive: 'hold' });
    expect(forcedPlan(world, 'red', 'red-flag')).toBeNull();
  });

  it('[9.427] met anywhere it joins; where the Flotilla was it learns where it is; if there is none any more it goes home', () => {
    const world = lying({ put: [FLAG] });
    const step = atDesk(world, 5).answer(ordersActs(TO_FLAG));
    formationGoes(world, 'red', 'red-flag', 'x');
    noteTime(world, step.context, 'increment');
    expect(formationIn(world, 'red-e').execution!.target).toBe('w');
    formationGoes(world, 'red', 'red-e', 'w');
    noteTime(world, step.context, 'increment');
    expect(formationIn(world, 'red-e').execution!.target).toBe('x');
    expect(formationIn(world, 'red-e').plan).toEqual({ kind: 'voyage', to: 'x', arrive: 'hold' });
    // Before it gets there they meet.
    formationGoes(world, 'red', 'red-flag', 'm2');
    formationGoes(world, 'red', 'red-e', 'm2');
    noteTime(world, step.context, 'increment');
    expect(world.forces.red!.formations['red-e']).toBeUndefined();
    expect(formationIn(world, 'red-flag').squadrons).toContain('red-e');

    const other = lying({ put: [FLAG] });
    const again = atDesk(other, 5).answer(ordersActs(TO_FLAG));
    formationGoes(other, 'red', 'red-e', 'm1');
    unform(other, again.context, 'red', 'red-flag', '3.34');
    noteTime(other, again.context, 'increment');
    expect(formationIn(other, 'red-e').execution).toBeNull();
  });

  it('[9.428] in its Port the Order is over and it lies there Fitting Out', () => {
    const world = lying();
    const step = atDesk(world, 5).answer(ordersActs(TO_FERRY));
    moveTo(world, 'red', 'red-e', inHarbour('ferry'));
    noteTime(world, step.context, 'increment');
    expect(world.forces.red!.formations['red-e']).toBeUndefined();
    expect(world.forces.red!.squadrons['red-e']).toMatchObject({
      port: { at: 'ferry', state: 'FittingOut' },
    });
  });

  it('[9.429] on its way it is a Formation like others: a counter that sails, is Spotted and fought', () => {
    const world = lying({ events: 'war', put: [force('azure-flag w nobody azure-a')] });
    atDesk(world, 5).answer(ordersActs(TO_FERRY));
    world.impulse = 1;
    world.increment = 2;
    const token = world.tokens.find(({ id }) => id === formationIn(world, 'red-e').token)!;
    expect(token).toMatchObject({ side: 'red', face: null });
    world.blowing = [];
    for (const faces of [[], [0]]) sailOn(world, ...faces);
    expect(formationIn(world, 'red-e').place).toEqual({ at: 'w', berth: 'sea' });
    expect(drawMeetings(world, scripted(world))).toEqual([]);
    spot(world, scripted(world), token.id, 'search');
    expect(token.face).toMatchObject({ formation: 'red-e', squadrons: 1 });
    expect(drawMeetings(world, scripted(world))).toHaveLength(1);
  });

  it('[9.42.10] it never counts as Fulfilled or Failed', () => {
    const world = lying();
    const step = atDesk(world, 5).answer(ordersActs(TO_FERRY));
    moveTo(world, 'red', 'red-e', inHarbour('ferry'));
    noteTime(world, step.context, 'increment');
    expect(world.record.red).toEqual({ fulfilled: 0, failed: 0 });
  });

  it('[9.42.10] the Year’s end does not touch it', () => {
    const world = lying({ put: [{ id: 'red-a', at: 'w' }], turn: 16 });
    executes(world, 'red-a', 'rendezvous', { target: 'ferry' });
    atDesk(world);
    expect(formationIn(world, 'red-a').execution?.order).toBe('rendezvous');
  });

  it('[9.421] is not used where a scenario knows no Orders but those Issued', () => {
    const world = lying({ scenario: { only: { without: ['draws'] } } });
    expect(atDesk(world).check(ordersActs(TO_FERRY))).toMatchObject({ rule: '9.343' });
  });
});
