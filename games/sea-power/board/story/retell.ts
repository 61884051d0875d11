/** The world as it looks after each happening of a story: for drawing only, the umpire keeps the true one. */
import type { Marker, Place, Token } from '../../rules/world/squadron.ts';
import type { Open } from '../../rules/world/state.ts';
import type { SeaTold } from '../../rules/world/told.ts';

const moved = <W extends Readonly<Open>>(
  world: W,
  token: Token,
  change: (marker: Marker) => Partial<Marker>,
): W => ({
  ...world,
  markers: world.markers.map((marker) =>
    marker.token === token ? { ...marker, ...change(marker) } : marker,
  ),
});

const to = <W extends Readonly<Open>>(world: W, token: Token, at: Place): W =>
  moved(world, token, () => ({ at }));

const without = <W extends Readonly<Open>>(world: W, token: Token): W => ({
  ...world,
  markers: world.markers.filter((marker) => marker.token !== token),
});

const newMarker = (token: Token, side: Marker['side'], at: Place): Marker => ({
  token,
  side,
  at,
  moved: false,
  battle: false,
  fromNeutral: false,
  onStation: false,
  voyages: 0,
});

export function afterTold<W extends Readonly<Open>>(world: W, told: SeaTold): W {
  switch (told.kind) {
    case 'year':
      return { ...world, year: told.year, frigates: { english: [], european: [] } };
    case 'port':
      return {
        ...world,
        ports: { ...world.ports, [told.port]: { ...world.ports[told.port]!, owner: told.owner } },
      };
    case 'placed':
      return { ...world, markers: [...world.markers, newMarker(told.token, told.side, { port: told.port })] };
    case 'frigate':
      return told.area === null
        ? world
        : {
            ...world,
            frigates: { ...world.frigates, [told.side]: [...world.frigates[told.side], told.area] },
          };
    case 'moved':
      return to(world, told.token, { area: told.to });
    case 'hove-to':
      return moved(world, told.token, () => ({ at: { area: told.area }, moved: true }));
    case 'put-in':
      return moved(world, told.token, () => ({ at: { port: told.port }, moved: true }));
    case 'returned':
      return to(world, told.token, { port: told.port });
    case 'search':
      return told.result === 'battle'
        ? { ...world, battles: [...world.battles.filter((area) => area !== told.area), told.area] }
        : world;
    case 'decoy':
    case 'combined':
      return without(world, told.token);
    case 'station':
      return moved(world, told.token, () => ({ onStation: told.onStation, voyages: told.voyages }));
    case 'uncontrolled':
      return { ...world, control: world.control.filter((area) => area !== told.area) };
    case 'control':
      return { ...world, control: [...told.areas] };
    case 'battle-over':
      return { ...world, battles: world.battles.filter((area) => area !== told.area) };
    case 'points':
      return { ...world, points: { ...told.totals } };
    default:
      return world;
  }
}
