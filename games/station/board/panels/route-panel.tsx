/** Convoys gather: a route for each, drawn on the chart as it is chosen. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { groupOf, routePath } from '../../rules/convoys/convoy-route.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import type { PanelProps } from '../look/types.ts';
import { count, placeName } from '../look/words.ts';

const routeWords = (view: View, path: readonly string[]): string =>
  `${count(path.length - 1, 'step')}: ${path.map((at) => placeName(view, at)).join(', ')}`;

export function RoutePanel({ view, ask, given, readOnly, give, mark }: PanelProps<'route'>): ReactNode {
  const theatre = theatreOf(view);
  const [routes, setRoutes] = useState<readonly number[]>(
    () => given?.routes ?? ask.convoys.map(({ group }) => groupOf(theatre, group).routes[0]!.number),
  );
  useEffect(() => {
    mark({
      courses: ask.convoys.map(({ group, leg }, index) => ({
        formation: `${group}/${index}`,
        path: routePath(groupOf(theatreOf(view), group), routes[index]!, leg),
        kind: 'draft',
      })),
    });
    return () => mark(null);
  }, [mark, view, ask, routes]);
  return (
    <AskFrame
      title="Convoys gather"
      rule={ask.rule}
      kind={ask.kind}
      confirm="By these routes"
      readOnly={readOnly}
      onConfirm={() => give({ routes: [...routes] })}
    >
      <p className="st-says">
        Say by which route each Convoy goes. It keeps to it to the end, and scatters where it can’t go on; the
        enemy sees it sail, but not where it means to go.
      </p>
      {ask.convoys.map(({ group, leg }, index) => (
        <section key={index}>
          <h3 className="st-port-head">
            {groupOf(theatre, group).name} <small>{leg === 'out' ? 'outward bound' : 'homeward bound'}</small>
          </h3>
          <div className="st-rows" role="radiogroup" aria-label={`Route of ${groupOf(theatre, group).name}`}>
            {groupOf(theatre, group).routes.map(({ number, name }) => (
              <button
                key={number}
                type="button"
                role="radio"
                className="st-row"
                aria-checked={routes[index] === number}
                data-testid={`route-${index}-${number}`}
                onClick={() => setRoutes(routes.map((one, i) => (i === index ? number : one)))}
              >
                <span className="st-row-words">
                  <strong>{name}</strong>
                  <small>{routeWords(view, routePath(groupOf(theatre, group), number, leg))}</small>
                </span>
              </button>
            ))}
          </div>
        </section>
      ))}
    </AskFrame>
  );
}
