import { describe, expect, it } from 'vitest';
import { advancedSea, advancedShip } from '../../rules/testing/advanced.ts';
import { type Draft, plotsIn } from './plans.ts';
import { carriedOn, type StandingPlan } from './standing-plan.ts';

const plot = (ship: string): Draft => ({
  ask: { id: `x${ship}`, seat: 'a-1', rule: '7.2', ship, kind: 'plot' },
  answer: { plot: '' },
});
const DRAFTS = [plot('s1'), plot('s2')];
const PLAN: StandingPlan = { manoeuvre: 'succession', until: 'ten-hexes' };

/** Two in line ahead, and an enemy so many rows before them. */
const sea = (rows: number, lastPlot = '3') => {
  const waters = advancedSea(
    [
      advancedShip({ id: 's1', at: 'K30', heading: 1 }),
      advancedShip({ id: 's2', at: 'K33', heading: 1 }),
      advancedShip({ id: 'e1', at: `K${30 - rows}`, heading: 4, side: 'b', seat: 'b-1' }),
    ],
    { wind: 2 },
  );
  waters.ships[0]!.lastPlot = lastPlot;
  return waters;
};

describe('a division’s plan over several turns', () => {
  it('the leader sails as last turn and the others as they were told', () => {
    const { drafts } = carriedOn(sea(20), DRAFTS, PLAN, 's1');
    expect(drafts!.map((draft) => plotsIn(draft)[0])).toEqual(['3', '3']);
  });

  it('ends when an enemy comes as near as was said, and says who', () => {
    expect(carriedOn(sea(10), DRAFTS, PLAN, 's1').ended).toMatch(/ is near$/);
    expect(carriedOn(sea(10), DRAFTS, { ...PLAN, until: 'five-hexes' }, 's1').ended).toBeNull();
    expect(carriedOn(sea(6), DRAFTS, { ...PLAN, until: 'told' }, 's1').ended).toBeNull();
    const struck = sea(10);
    struck.ships[2]!.surrender = 'striking';
    expect(carriedOn(struck, DRAFTS, PLAN, 's1').ended).toBeNull();
  });

  it('ends before two of them would meet', () => {
    const waters = sea(20);
    const stranger = advancedShip({ id: 's3', at: 'K26', heading: 4 });
    const crowded = { ...waters, ships: [...waters.ships, stranger] };
    const standing: Draft = { ...plot('s3'), answer: { plot: '3' } };
    expect(carriedOn(crowded, DRAFTS, PLAN, 's1', [standing]).ended).toMatch(/ would meet$/);
  });
});
