/** Affairs of state: Events that stand, and the campaigns on land with their tracks. */
import type { ReactNode } from 'react';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { eventName } from '../look/words.ts';

export function Affairs({ view }: { readonly view: View }): ReactNode {
  const { module } = theatreOf(view);
  const standing = Object.entries(view.events).filter(([, { stands }]) => stands);
  const campaigns = module.campaigns.filter(({ id }) => view.campaigns[id]?.open === true);
  return (
    <section>
      <h3>Affairs</h3>
      <ul className="st-plain">
        {standing.map(([id, { implemented }]) => (
          <li key={id}>
            {eventName(view, id)} {!implemented && <small>not yet in effect</small>}
          </li>
        ))}
      </ul>
      {campaigns.map(({ id, name, boxes }) => {
        const state = view.campaigns[id]!;
        return (
          <div key={id} className="st-campaign" data-active={state.active || undefined}>
            <b>{name}</b>
            <ol>
              {boxes.map(({ label }, index) => (
                <li key={index} data-here={(state.active && state.box === index) || undefined} title={label}>
                  {label?.slice(0, 1) ?? '·'}
                </li>
              ))}
            </ol>
            <small>
              {state.status}
              {state.ended ? ', over for good' : state.active ? '' : ', quiet'}
            </small>
          </div>
        );
      })}
    </section>
  );
}
