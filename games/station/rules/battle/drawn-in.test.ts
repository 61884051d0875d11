import { describe, expect, it } from 'vitest';
import { came, meeting } from '../testing/battle.ts';
import { putConvoy } from '../testing/convoys.ts';
import { battling, playTo } from '../testing/fighting.ts';
import { STATIONS as stations } from '../testing/reorganisation.ts';
import { force } from '../testing/station.ts';

describe('a Convoy that is attacked off a Port', () => {
  it('[10.13] is Engaged once, whoever comes out to it', () => {
    const red = force('red-gf ville r-ash red-a:4 red-b:4', came('with', 'x'));
    const azure = force('azure-det ville a-brun azure-a:4', { fitting: true });
    const world = meeting({ stations, put: [red, azure] });
    putConvoy(world, { group: 'blue-trade', at: 'ville' });
    const umpire = playTo(battling(world, 0, 0, 0, 0, 0), ['line-up', 'intensity'], {
      engage: { fight: true, formation: null },
      reinforce: (side) => ({ formations: side === 'blue' ? ['azure-det'] : [], assist: null, screen: null }),
    });
    expect(
      umpire.world.battle!.formations.blue!.map(({ formation, convoy, fromPort }) => [
        formation,
        convoy,
        fromPort,
      ]),
    ).toEqual([
      ['blue-trade', true, false],
      ['azure-det', false, true],
    ]);
  });
});
