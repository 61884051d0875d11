/** Convoys gather: a route for each, drawn on the chart as it is chosen. */

import { Row, Rows } from '@weathergage/web/toolkit/board-panel/rows.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { type ReactNode, useEffect } from 'react';
import { groupOf, routePath } from '../../rules/convoys/convoy-route.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import type { PanelProps } from '../look/types.ts';
import { count, placeName } from '../look/words.ts';
import { AnswerFrame } from './answer-frame.tsx';

const routeWords = (view: View, path: readonly string[]): string =>
  `${count(path.length - 1, 'step')}: ${path.map((at) => placeName(view, at)).join(', ')}`;

export function RoutePanel(panel: PanelProps<'route'>): ReactNode {
  const { view, ask, given, mark } = panel;
  const theatre = theatreOf(view);
  const [routes, setRoutes] = useDrafted<readonly number[]>(
    `${ask.id} routes`,
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
    <AnswerFrame
      panel={panel}
      title="Convoys gather"
      answer={{ routes: [...routes] }}
      confirm="By these routes"
    >
      <p className="ask-says">
        Say by which route each Convoy goes. It keeps to it to the end, and scatters where it can’t go on; the
        enemy sees it sail, but not where it means to go.
      </p>
      {ask.convoys.map(({ group, leg }, index) => (
        <section key={index}>
          <h3 className="st-port-head">
            {groupOf(theatre, group).name} <small>{leg === 'out' ? 'outward bound' : 'homeward bound'}</small>
          </h3>
          <Rows label={`Route of ${groupOf(theatre, group).name}`}>
            {groupOf(theatre, group).routes.map(({ number, name }) => (
              <Row
                key={number}
                chosen={routes[index] === number}
                data-testid={`route-${index}-${number}`}
                onClick={() => setRoutes(routes.map((one, i) => (i === index ? number : one)))}
              >
                <strong>{name}</strong>
                <small>{routeWords(view, routePath(groupOf(theatre, group), number, leg))}</small>
              </Row>
            ))}
          </Rows>
        </section>
      ))}
    </AnswerFrame>
  );
}
