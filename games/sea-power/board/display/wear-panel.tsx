/** 11.A: the wear of long times at sea, shared out among the ships of the squadron. */

import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { type ReactNode, useMemo } from 'react';
import { shipOf } from '../../data/ships.ts';
import { choices } from '../../rules/answers.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import { berthsOf } from '../../rules/world/squadron.ts';
import { warOf } from '../../rules/world/war.ts';
import type { PanelProps } from '../look/types.ts';
import { squadronOfToken, tokenName } from '../look/words.ts';
import { PointSteps } from './point-steps.tsx';
import './panels.css';
import { AnswerFrame } from '../look/answer-frame.tsx';
import { YARD_WORDS as WORDS } from './display-words.ts';

type Answer = AnswerTo<'wear'>;
const mapOf = ({ damage }: Answer): ReadonlyMap<string, number> =>
  new Map(damage.map(({ ship, points }) => [ship, points]));
const sumOf = (points: ReadonlyMap<string, number>): number =>
  [...points.values()].reduce((all, each) => all + each, 0);

/** What each of the rules' proposals is called, in their order. */
const WAYS = WORDS.wearWays;

export function WearPanel(panel: PanelProps<'wear'>): ReactNode {
  const { view, ask, given, readOnly } = panel;
  const ways = useMemo(() => [...choices(view, ask)] as Answer[], [view, ask]);
  const [points, setPoints] = useDrafted(`${ask.id} points`, () => mapOf(given ?? ways[0] ?? { damage: [] }));
  const squadron = squadronOfToken(view, ask.token);
  const ships = squadron === null ? [] : berthsOf(squadron).map(({ ship }) => ship);
  const afloat = { ...view.forces.english?.ships, ...view.forces.european?.ships };
  const answer: Answer = {
    damage: ships.flatMap((ship) => {
      const each = points.get(ship) ?? 0;
      return each > 0 ? [{ ship, points: each }] : [];
    }),
  };
  const due = sumOf(mapOf(ways[0] ?? { damage: [] }));
  const left = due - sumOf(points);
  return (
    <AnswerFrame
      panel={panel}
      title={WORDS.wear(tokenName(view, ask.token))}
      answer={answer}
      confirm={WORDS.share(due)}
    >
      <p className="ask-says">{WORDS.wearSays(due, left)}</p>
      {due > 0 && (
        <div className="spd-tools">
          {ways.slice(0, WAYS.length).map((way, index) => (
            <Button
              key={WAYS[index]}
              className="spd-small"
              disabled={readOnly}
              onClick={() => setPoints(mapOf(way))}
            >
              {WAYS[index]}
            </Button>
          ))}
        </div>
      )}
      <ul className="spd-roll">
        {ships.map((ship) => {
          const damage = afloat[ship]?.damage ?? 0;
          const each = points.get(ship) ?? 0;
          const { defence } = shipOf(ship);
          return (
            <li key={ship}>
              <PointSteps
                ship={ship}
                war={warOf(view)}
                damage={Math.min(defence, damage + each)}
                points={each}
                most={Math.min(defence + 1 - damage, each + Math.max(0, left))}
                readOnly={readOnly}
                note={damage + each > defence ? <span className="spd-out">{WORDS.founders}</span> : null}
                onPoints={(next) => setPoints(new Map(points).set(ship, next))}
              />
            </li>
          );
        })}
      </ul>
    </AnswerFrame>
  );
}
