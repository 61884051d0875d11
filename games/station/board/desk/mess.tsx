/** The Officers' Mess and the Stations. */
import type { ReactNode } from 'react';
import { ownForces } from '../../rules/umpire/phase.ts';
import { ratingsAt } from '../../rules/world/leaders.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { TEMPER_WORDS } from '../log/reason-words.ts';
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
      <p>
        <small>
          Leadership serves at sea (joining a Battle, keeping together in a gale), strategy at the desk (an
          Order that is to reach ships at sea); control is how many Squadrons he can bring into action. A die
          not above the rating succeeds.
        </small>
      </p>
      <table className="st-ratings">
        <thead>
          <tr>
            <th>Officer</th>
            <th>Leader­ship</th>
            <th>Strategy</th>
            <th>Control</th>
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
                  <td>{TEMPER_WORDS[personality]}</td>
                </tr>
              );
            })}
        </tbody>
      </table>
    </section>
  );
}
