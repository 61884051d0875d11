/** Which way out: the marker gave the direction, the enemy has moved, and now the place itself is named. */

import { Pill, Pills } from '@weathergage/web/toolkit/board-panel/rows.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { ownForces } from '../../rules/umpire/phase.ts';
import { behindToken } from '../../rules/world/formations.ts';
import type { PanelProps } from '../look/types.ts';
import { count, formationName, placeName, whereWords } from '../look/words.ts';
import { AnswerFrame } from './answer-frame.tsx';

export function LeewayPanel(panel: PanelProps<'leeway'>): ReactNode {
  const { view, ask, given, mark } = panel;
  const [exits, setExits] = useDrafted<ReadonlyMap<string, string>>(
    `${ask.id} exits`,
    () => new Map((given?.exits ?? []).map(({ token, to }) => [token, to])),
  );
  const [chosen, setChosen] = useState(ask.tokens[0]?.token ?? null);
  const open = ask.tokens.find(({ token }) => token === chosen);
  useEffect(() => {
    mark({
      chosen,
      places: new Map((open?.exits ?? []).map((at) => [at, exits.get(chosen ?? '') === at ? 'here' : ''])),
      onPlace: (at) => chosen !== null && setExits((was) => new Map(was).set(chosen, at)),
    });
    return () => mark(null);
  }, [mark, chosen, open, exits, setExits]);
  const enemies = (at: string): number =>
    view.tokens.filter(({ side, place }) => side !== view.side && place.at === at).length;
  return (
    <AnswerFrame
      panel={panel}
      title="Which way out"
      answer={{ exits: [...exits].map(([token, to]) => ({ token, to })) }}
      confirm={exits.size === 0 ? 'As plotted' : 'That way'}
    >
      <p className="ask-says">
        The enemy has moved. Your markers gave directions only: say now by which way each comes out. Those
        pressed in are what you plotted.
      </p>
      {ask.tokens.map(({ token, exits: ways }) => {
        const formation = behindToken(view, token)?.formation;
        const meant = formation === undefined ? undefined : ownForces(view).orders[formation.id];
        const now = exits.get(token) ?? (meant !== undefined && 'to' in meant ? meant.to : null);
        return (
          <section key={token}>
            <h3 className="st-port-head">
              {formation === undefined ? '' : formationName(view, formation.id)}{' '}
              <small>{formation === undefined ? '' : whereWords(view, formation.place)}</small>
            </h3>
            <Pills>
              {ways.map((to) => (
                <Pill
                  key={to}
                  aria-pressed={to === now}
                  data-testid={`leeway-${to}`}
                  onClick={() => {
                    setChosen(token);
                    setExits(new Map(exits).set(token, to));
                  }}
                >
                  {placeName(view, to)}
                  {enemies(to) > 0 && <small> {count(enemies(to), 'enemy flag')}</small>}
                </Pill>
              ))}
            </Pills>
          </section>
        );
      })}
    </AnswerFrame>
  );
}
