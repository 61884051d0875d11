import { describe, expect, it } from 'vitest';
import { shipOf } from '../sea/state.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { context, toldOf, viewOf } from '../testing/sea.ts';
import { notationPhase, plotAsk } from './notation.ts';

const sea = () =>
  advancedSea(
    [
      advancedShip({ id: 'alliance', at: 'M20', heading: 2 }),
      advancedShip({ id: 'enemy', at: 'T16', heading: 2, side: 'b' }),
    ],
    { advanced: { special: [{ id: 'unreliable', ships: ['alliance'], dieAtMost: 3 }] } },
  );

describe('an unreliable captain', () => {
  it('[20.0] on a low die does not come nearer to an enemy; lying still and going away are open to him', () => {
    const state = sea();
    const told = context(3);
    expect(notationPhase.enter(state, told)).toBe('waits');
    expect(toldOf(told.told, 'unreliable')).toMatchObject([{ ship: 'alliance', holdsBack: true, dice: [3] }]);
    const ask = notationPhase.asks(state).find(({ ship }) => ship === 'alliance') as never;
    const view = viewOf(state);
    expect(plotAsk.check(view, ask, { plot: '2' })).toMatchObject({ code: 'holds-back', rule: '20.0' });
    expect(plotAsk.check(view, ask, { plot: '0' })).toBeNull();
    const offered = [...plotAsk.choices(view, ask)];
    expect(offered.length).toBeGreaterThan(0);
    for (const order of offered) expect(plotAsk.check(view, ask, order), order.plot).toBeNull();
  });

  it('[20.0] on a higher die does as he is told', () => {
    const state = sea();
    shipOf(state, 'alliance').advanced.holdsBack = true;
    notationPhase.enter(state, context(4));
    const ask = notationPhase.asks(state).find(({ ship }) => ship === 'alliance') as never;
    expect(plotAsk.check(viewOf(state), ask, { plot: '2' })).toBeNull();
  });
});
