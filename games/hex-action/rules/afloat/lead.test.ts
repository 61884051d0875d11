import { describe, expect, it } from 'vitest';
import type { AdvancedShip } from '../sea/edition.ts';
import { hexKey } from '../sea/hex.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { context, hexNamed, toldOf } from '../testing/sea.ts';
import { castLeads, learnDepths } from './lead.ts';

const at = (name: string): string => hexKey(hexNamed(name));
const SHOALS = { [at('K9')]: 12, [at('K11')]: 20, [at('K13')]: 8, [at('K14')]: 5 };

const cast = (steps: number, stated: Partial<AdvancedShip> = {}, rules = { castingTheLead: true }) => {
  // Bow K10, stern K11; K13 is two hexes from her stern.
  const ship = advancedShip({ id: 'a', at: 'K10', heading: 1, ...stated } as never);
  const sea = advancedSea([ship], { rules, advanced: { depths: SHOALS, sounded: { a: [] } } });
  const told = context();
  castLeads(sea, () => steps, told);
  return { known: sea.advanced.sounded.a!, told };
};

describe('casting the lead', () => {
  it('[39.0] [39.1] a ship that moved one hex or none learns the depth of all hexes about her', () => {
    expect(cast(0).known).toEqual([at('K9'), at('K11')]);
    expect(cast(1).known).toEqual([at('K9'), at('K11')]);
  });

  it('[39.1] two hexes are too many', () => {
    expect(cast(2).known).toEqual([]);
  });

  it('[39.2] a turn of 120 degrees on springs is two steps of an end: no sounding', () => {
    expect(cast('LL'.length).known).toEqual([]);
  });

  it('[39.1] only her own side is told', () => {
    const { told } = cast(0);
    expect(toldOf(told.told, 'sounded')).toMatchObject([
      { side: 'a', ship: 'a', depths: { [at('K9')]: 12, [at('K11')]: 20 } },
    ]);
    expect(told.happenings[0]?.shown?.others).toBeNull();
    expect(Object.keys(told.happenings[0]?.shown?.seats ?? {})).toEqual(['a-1']);
  });

  it('[39.0] without the rule, without hands, or with the chart on the table nobody sounds', () => {
    expect(cast(0, {}, { castingTheLead: false }).known).toEqual([]);
    expect(cast(0, { surrender: 'striking' }).known).toEqual([]);
    const ship = advancedShip({ id: 'a', at: 'K10', heading: 1 });
    const sea = advancedSea([ship], { rules: { castingTheLead: true }, advanced: { depths: SHOALS } });
    const told = context();
    castLeads(sea, () => 0, told);
    expect([told.told, sea.advanced?.sounded]).toEqual([[], {}]);
  });

  it('[39.0] a side from which a scenario keeps the chart may sound, and what is known is not told again', () => {
    const ship = advancedShip({ id: 'a', at: 'K10', heading: 1 });
    const sea = advancedSea([ship], {
      advanced: { depths: SHOALS, sounded: { a: [] }, special: [{ id: 'secret-depths', side: 'a' }] },
    });
    const told = context();
    castLeads(sea, () => 0, told);
    castLeads(sea, () => 0, told);
    expect(toldOf(told.told, 'sounded')).toHaveLength(1);
    expect(sea.advanced?.sounded.a).toHaveLength(2);
  });

  it('[39.1] what is new is learnt and told in full, beside what was known: that is news to her side', () => {
    const ship = advancedShip({ id: 'a', at: 'K10', heading: 1 });
    const rules = { castingTheLead: true };
    const sea = advancedSea([ship], {
      rules,
      advanced: { depths: SHOALS, sounded: { a: [at('K9')], b: [] } },
    });
    const told = context();
    castLeads(sea, () => 0, told);
    const truth = {
      kind: 'sounded',
      rule: '39.1',
      side: 'a',
      ship: 'a',
      depths: { [at('K9')]: 12, [at('K11')]: 20 },
    };
    expect(told.happenings).toEqual([
      { truth, shown: { others: null, seats: { 'a-1': truth } }, news: true },
    ]);
    expect(sea.advanced.sounded).toEqual({ a: [at('K9'), at('K11')], b: [] });
  });

  it('[39.0] a chart kept from the other side is no reason for hers to sound', () => {
    const ship = advancedShip({ id: 'a', at: 'K10', heading: 1 });
    const special = [{ id: 'secret-depths', side: 'b' }] as const;
    const sea = advancedSea([ship], {
      advanced: { depths: SHOALS, sounded: { a: [], b: [] }, special: [...special] },
    });
    castLeads(sea, () => 0, context());
    expect(sea.advanced.sounded).toEqual({ a: [], b: [] });
  });

  it('[39.1] a side that has the chart learns nothing, and one that knows it all has nothing written anew', () => {
    const sea = advancedSea([], { advanced: { depths: SHOALS, sounded: { a: [at('K9')] } } });
    const before = sea.advanced.sounded;
    learnDepths(sea, ['a', 'b'], [at('K9')]);
    expect(sea.advanced.sounded).toBe(before);
    learnDepths(sea, ['a', 'b'], [at('K9'), at('K13')]);
    expect(sea.advanced.sounded).toEqual({ a: [at('K9'), at('K13')] });
  });
});
