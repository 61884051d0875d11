/** Two knobs beside what is chosen that turn it, one to each hand. */
import { pressedByKeys } from '@weathergage/web/toolkit/press-keys.ts';
import type { Dispatch, ReactNode } from 'react';
import type { Scenario } from '../../../rules/scenario/scenario.ts';
import { angleOf, centreOf, outwards } from '../../look/geometry.ts';
import type { Chosen, Deed } from '../edits/chosen.ts';
import { lyingOf, turnBy } from '../edits/edit-ships.ts';
import { bowOf } from '../edits/places.ts';

const ARROW = 'M-7 5A8 8 0 1 1 7 5M7 5L2.5 4.5M7 5L7.5 0.5';

export function TurnKnobs({
  scenario,
  chosen,
  scale,
  dispatch,
}: {
  readonly scenario: Scenario;
  readonly chosen: Chosen;
  readonly scale: number;
  readonly dispatch: Dispatch<Deed>;
}): ReactNode {
  const lying = lyingOf(scenario, chosen);
  if (lying === null) return null;
  const bow = centreOf(bowOf(lying));
  // They keep clear of the hull however far out the eye is.
  const away = Math.max(54, 46 / scale);
  return ([-1, 1] as const).map((way) => {
    const { x, y } = outwards(bow, angleOf(lying.heading) + way * 52, away);
    const turn = (): void => dispatch({ type: 'edit', edit: turnBy(chosen, way) });
    return (
      <g
        key={way}
        className="hw-knob"
        role="button"
        tabIndex={0}
        aria-label={way < 0 ? 'Turn to larboard' : 'Turn to starboard'}
        data-testid={way < 0 ? 'turn-left' : 'turn-right'}
        data-grab
        transform={`translate(${x} ${y}) scale(${1 / scale})`}
        onClick={(event) => {
          event.preventDefault();
          turn();
        }}
        onKeyDown={pressedByKeys(turn)}
      >
        <circle className="hw-knob-hit" r={22} />
        <circle className="hw-knob-disc" r={15} />
        <path d={ARROW} transform={way < 0 ? 'scale(-1 1)' : undefined} />
      </g>
    );
  });
}
