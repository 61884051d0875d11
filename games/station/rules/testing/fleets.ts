/** Both sides with a Fleet of several Formations at sea, some in port, and their Stations filled. */
import { stationAt } from './station.ts';

export const fleetsOfBoth = () =>
  stationAt({
    put: [
      {
        id: 'red-gf',
        at: 'x',
        leader: 'r-ash',
        squadrons: 'red-a:4/2 red-b:3/6 sovereign:1/1',
        auxiliaries: 'red-fleet-1 red-fire-1',
      },
      { id: 'red-flag', at: 'x', leader: 'r-birch', under: 'red-gf', squadrons: 'red-c red-d' },
      { id: 'azure-flag', at: 'ville', fitting: true, leader: 'a-aubin', squadrons: 'azure-a' },
      { id: 'cobalt-flag', at: 'cala', fitting: true, leader: 'c-cano', squadrons: 'cobalt-a felicity' },
    ],
    fittingOut: { 'kings-port': 'red-e:2/3' },
    ordinary: { 'kings-port': 'red-f:2/4' },
    stations: { red: 'r-ash', blue: 'a-aubin', north: 'a-aubin', south: 'c-cano' },
  });
