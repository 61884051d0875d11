import { describe, expect, it } from 'vitest';
import { hot, twoFleets } from '../../rules/testing/battle.ts';
import { battling, playTo } from '../../rules/testing/fighting.ts';
import type { Umpire } from '../../rules/testing/station.ts';
import { view as viewOf } from '../../rules/umpire/view.ts';
import type { StationAsk } from '../../rules/world/asks.ts';
import { hands, lawfulAfter } from './regroup-acts.ts';

type RegroupAsk = Extract<StationAsk, { kind: 'regroup' }>;

function desk(umpire: Umpire, side: string) {
  const index = umpire.asks.findIndex(({ seat }) => seat === side);
  const ask = umpire.asks[index] as RegroupAsk;
  const view = viewOf(umpire.world, side);
  return { index, ask, view, all: hands(view) };
}

describe('what may be done after a Battle', () => {
  it('[8.42] [8.421] every number of Sail to every Squadron that fought or a new one, each as the rules allow it', () => {
    const umpire = playTo(battling(twoFleets(), 6, 5, 5), 'regroup');
    const { index, ask, view, all } = desk(umpire, 'red');
    const from = all.find(({ key }) => key === 'red-a')!;
    const lawful = lawfulAfter(view, ask, { acts: [] }, from.acts);
    expect(lawful).toContainEqual({ do: 'drop', squadron: 'red-a' });
    for (const act of lawful) expect(umpire.check({ acts: [act] }, index)).toBeNull();
    const { squadrons } = view.forces.red!;
    const offered = new Set(lawful.map((act) => JSON.stringify(act)));
    const left = from.acts.filter((one) => !offered.has(JSON.stringify(one)));
    // What is left out is against the rules, or the same with another counter that is not in play.
    for (const act of left)
      expect(
        umpire.check({ acts: [act] }, index) !== null ||
          (act.do === 'transfer' && squadrons[act.to] === undefined),
      ).toBe(true);
    const spare = lawful.flatMap((act) =>
      act.do === 'transfer' && squadrons[act.to] === undefined ? act.to : [],
    );
    expect(new Set(spare).size).toBe(1);
  });

  it('[8.423] an officer from the Mess takes the Flotilla whose leader fell, and then nobody else does', () => {
    const umpire = playTo(hot('red-a:4', 'azure-a:4', [0, 1, 9]), 'regroup', {
      intensity: { intensity: 'Heavy' },
    });
    const { ask, view, all } = desk(umpire, 'blue');
    const flag = all.find(({ key }) => key === 'flotilla/azure-flag')!;
    const posts = (acts: Parameters<typeof lawfulAfter>[2]['acts']) =>
      lawfulAfter(view, ask, { acts }, flag.acts).filter((act) => act.do === 'post');
    const [first] = posts([]);
    expect(first).toMatchObject({ do: 'post', flotilla: 'azure-flag' });
    expect(posts([first!])).toEqual([]);
  });
});
