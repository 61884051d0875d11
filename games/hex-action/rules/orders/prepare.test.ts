import { describe, expect, it } from 'vitest';
import { shipOf } from '../sea/state.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { context, toldOf, viewOf } from '../testing/sea.ts';
import { prepareAsk, preparePhase } from './prepare.ts';

describe('before the first turn', () => {
  const sea = () =>
    advancedSea(
      [
        advancedShip({ id: 'free', at: 'M20', heading: 2 }),
        advancedShip({
          id: 'anchored',
          at: 'M24',
          heading: 2,
          advanced: { anchor: { how: 'A', state: 'holding', turns: 0 } },
        }),
        advancedShip({ id: 'cut-up', at: 'Z10', heading: 2, side: 'b', rigging: [0, 4, 4, 4] }),
      ],
      { phase: 'prepare' },
    );

  it('[20.1.5.1] sails are chosen freely by every ship that can carry full sails', () => {
    const state = sea();
    const [ask, ...others] = preparePhase.asks(state);
    expect(ask).toEqual({
      id: '0.t1.prepare.free',
      seat: 'a-1',
      kind: 'prepare',
      rule: '20.1.5.1',
      ship: 'free',
    });
    expect(others).toEqual([]);
    const told = context();
    expect(preparePhase.resolve(state, [{ ask: ask!, answer: { sail: 'full' } }], told)).toBe('done');
    expect(shipOf(state, 'free').advanced.sail).toBe('full');
    expect(toldOf(told.told, 'sails')).toMatchObject([{ ship: 'free', sail: 'full', why: 'start' }]);
  });

  it('[18.2.2.1] in a storm nobody is asked', () => {
    expect(preparePhase.asks({ ...sea(), advanced: { ...sea().advanced, velocity: 6 } })).toEqual([]);
  });

  it('[20.1.5.1] whatever is offered may be answered', () => {
    const state = sea();
    const ask = preparePhase.asks(state)[0] as never;
    for (const answer of prepareAsk.choices(viewOf(state), ask))
      expect(prepareAsk.check(viewOf(state), ask, answer)).toBeNull();
  });
});
