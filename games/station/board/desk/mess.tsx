/** The Officers' Mess and the Stations. */
import type { ReactNode } from 'react';
import { ownForces } from '../../rules/umpire/phase.ts';
import { ratingsAt } from '../../rules/world/leaders.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { leaderName, leaderWords, list } from '../look/words.ts';

export function Mess({ view }: { readonly view: View }): ReactNode {
  const side = view.side!;
  const theatre = theatreOf(view);
  const { leaders } = ownForces(view);
  const idle = Object.entries(leaders)
    .filter(([, { at }]) => at === 'mess')
    .map(([id]) => id);
  const commands = theatre.sides.get(side)?.commands ?? [];
  const stations = [{ id: side, name: 'Commander-in-Chief' }, ...commands];
  return (
    <section>
      <h3>Officers</h3>
      <ul className="st-plain">
        {stations.map(({ id, name }) => (
          <li key={id}>
            <small>{name}</small> {leaderWords(view, side, view.stations[id] ?? null)}
          </li>
        ))}
      </ul>
      <p>
        <small>In the Mess:</small>{' '}
        {idle.length === 0 ? 'nobody' : list(idle.map((id) => leaderName(view, id)))}
      </p>
      <table className="st-ratings">
        <thead>
          <tr>
            <th>Officer</th>
            <th title="Leadership">L</th>
            <th title="Strategy">S</th>
            <th title="How many Squadrons he can handle">C</th>
            <th>Temper</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(leaders)
            .filter(([, { at }]) => at === 'mess' || at === 'posted')
            .map(([id]) => {
              const { lr, sr, cr, personality } = ratingsAt(theatre.leaders.get(id)!, leaders[id]!.rank);
              return (
                <tr key={id}>
                  <td>{leaderWords(view, side, id)}</td>
                  <td>{lr}</td>
                  <td>{sr ?? '–'}</td>
                  <td>{cr}</td>
                  <td>{personality}</td>
                </tr>
              );
            })}
        </tbody>
      </table>
    </section>
  );
}
