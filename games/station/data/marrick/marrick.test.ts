import { describe, expect, it } from 'vitest';
import { setup } from '../../rules/scenario/setup.ts';
import type { Scenario } from '../../rules/world/scenario.ts';
import { theatreOfModule } from '../../rules/world/theatre.ts';
import { scenarios } from '../scenarios.ts';
import { training } from '../training/module.ts';
import { marrick } from './module.ts';

const theatre = theatreOfModule(marrick);
const ours = scenarios.filter(({ module }) => module === 'marrick');
const scenario = (id: string): Scenario => ours.find((one) => one.id === id)!;
const ordinal = ({ year, turn }: { readonly year: number; readonly turn: number }) => year * 16 + turn;

describe('the Marrick Station', () => {
  it('is the sea of the first cruises and what lies beyond the Gate', () => {
    const known = (all: readonly { readonly id: string }[]) => new Set(all.map(({ id }) => id));
    const spaces = known(marrick.spaces);
    for (const { id } of training.spaces) expect(spaces).toContain(id);
    expect([
      marrick.spaces.length - training.spaces.length,
      marrick.zones.length,
      marrick.ports.length,
    ]).toEqual([11, 3, 8]);
  });

  it('[5.271] has Sea Zones with names of its own: the ocean outside is not the one that seamen called Western', () => {
    expect(marrick.zones.map(({ name }) => name)).toEqual(['Outer Ocean', 'Gulf of Marrick', 'The Saltern']);
    const words = ours.concat(scenarios.filter(({ module }) => module === 'training'));
    expect(words.some(({ briefing }) => /western ocean|atlantic/i.test(briefing))).toBe(false);
  });

  it('has two Commands a side, each with an Admiral in office and a Flag for him', () => {
    for (const { id, commands } of marrick.sides) {
      expect(commands).toHaveLength(2);
      for (const one of ours)
        for (const post of [id, ...commands.map((command) => command.id)]) {
          const holder = theatre.leaders.get(one.stations[post] ?? '')!;
          expect(holder.rank, post).not.toBe('Cdre');
          const command = theatre.contingents.get(holder.contingent)!.command;
          if (post !== id) expect(command, post).toBe(post);
        }
      for (const command of commands)
        expect(
          marrick.flotillas.some((one) => one.command === command.id && one.kind === 'Flag'),
          command.id,
        ).toBe(true);
    }
  });

  it('has Orders for every Command, and effects, Events and Campaigns of many kinds', () => {
    for (const { commands } of marrick.sides)
      for (const { id } of commands)
        expect(marrick.orders.filter(({ command }) => command === id).length, id).toBeGreaterThan(4);
    expect(marrick.events.length).toBeGreaterThanOrEqual(8);
    const kinds = new Set(marrick.events.flatMap(({ effects }) => effects.map((effect) => effect.do)));
    expect([...kinds].toSorted()).toEqual([
      'auxiliaries',
      'campaignOpen',
      'contingent',
      'convoyLimit',
      'draws',
      'galeForce',
      'portSide',
      'reinforce',
      'repairHalt',
      'repairRate',
      'requestDrm',
      'return',
      'rule',
      'withdraw',
    ]);
    expect(marrick.campaigns.map(({ id }) => id)).toEqual(['mc-dunes', 'mc-bride']);
  });

  it('names no rule that nothing asks for', () => {
    const asked = new Set([
      marrick.privateers?.rule,
      ...marrick.flotillas.map(({ combined }) => combined?.rule),
    ]);
    for (const { effects } of marrick.events)
      for (const effect of effects) if (effect.do === 'rule') expect(asked).toContain(effect.rule);
  });

  it('sends ships in both Years, and no more than there are counters for', () => {
    expect(new Set(marrick.schedule.map(({ year }) => year))).toEqual(new Set([1757, 1758]));
    const { squadrons } = scenario('marrick-1757');
    for (const contingent of ['Crown', 'Company', 'Valdoran', 'Amber'])
      for (const sort of ['SOL', 'SOL(D)', 'F', 'G'] as const) {
        const room = marrick.squadrons
          .filter((one) => one.contingent === contingent && one.class === sort)
          .reduce((sum, { capacity }) => sum + capacity, 0);
        const begun = squadrons
          .filter(({ id }) => {
            const hulls = theatre.hulls.get(id)!;
            return hulls.contingent === contingent && hulls.class === sort && !hulls.flagship;
          })
          .reduce((sum, { sail }) => sum + sail, 0);
        const sent = marrick.schedule
          .filter((one) => one.contingent === contingent)
          .reduce((sum, { add, withdraw }) => sum + (add?.[sort] ?? 0) - (withdraw?.[sort] ?? 0), 0);
        expect(begun + sent, `${contingent} ${sort}`).toBeLessThanOrEqual(room);
      }
  });

  it('has galleys, corsairs of its own, privateers and xebecs that wait for their letters', () => {
    const galleys = marrick.squadrons.filter((one) => one.class === 'G').map(({ contingent }) => contingent);
    expect(new Set(galleys)).toEqual(new Set(['Tarn', 'Amber']));
    for (const base of marrick.corsairs!.bases)
      expect(
        marrick.auxiliaries.some((one) => one.contingent === 'Corsair' && one.corsair?.base === base),
      ).toBe(true);
    const waiting = [...marrick.auxiliaries, ...marrick.squadrons].filter(
      ({ corsair }) => corsair?.requires === 'letters-of-marque',
    );
    expect(waiting.map(({ id }) => id)).toEqual(['privateer-amber', 'privateer-bride', 'amber-lv-x']);
  });
});

describe('scenarios of the Marrick Station', () => {
  it('are a Year and the two Years of the war, from the same opening', () => {
    expect(ours.map(({ id, turns }) => [id, turns])).toEqual([
      ['marrick-1757', 16],
      ['campaign-1757', 32],
    ]);
    const [year, war] = ours;
    expect(war!.squadrons).toEqual(year!.squadrons);
    expect([year!.variableEnd, war!.variableEnd]).toEqual([undefined, true]);
  });

  it.each(ours.map((one) => [one.id, one] as const))(
    '%s has nobody in command before his time or after it, and everybody who is there',
    (_, one) => {
      const now = ordinal(one.start);
      const named = [...one.flotillas.map(({ leader }) => leader), ...one.mess];
      for (const leader of named) {
        const { in: from, out } = theatre.leaders.get(leader)!;
        expect(ordinal(from), leader).toBeLessThanOrEqual(now);
        if (out !== null) expect(ordinal(out), leader).toBeGreaterThan(now);
      }
      const missing = marrick.leaders.filter(
        ({ id, in: from, contingent }) =>
          ordinal(from) <= now &&
          !named.includes(id) &&
          theatre.contingents.get(contingent)!.status === 'Friendly',
      );
      expect(missing.map(({ id }) => id)).toEqual([]);
    },
  );

  it('leave the republic’s captain to the Event that brings him', () => {
    const state = setup(scenario('marrick-1757'), {});
    expect(state.forces.crown!.leaders['tar-orso']!.at).toBe('future');
    expect(state.contingents.Tarn).toBe('Neutral');
  });
});
