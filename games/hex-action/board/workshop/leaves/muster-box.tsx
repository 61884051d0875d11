/** A fleet that is chosen by points: what a side may spend, on ships of which nations, in how many berths. */
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { NumberField, TickList } from '@weathergage/web/toolkit/workshop/fields.tsx';
import type { ReactNode } from 'react';
import type { Scenario } from '../../../rules/scenario/scenario.ts';
import { NATIONS, type Nation } from '../../../rules/sea/ship.ts';
import type { Edit, ScenarioSide } from '../edits/chosen.ts';
import { lineOf, setMuster } from '../edits/edit-sides.ts';

interface MusterProps {
  readonly scenario: Scenario;
  readonly side: ScenarioSide;
  readonly place: number;
  apply(edit: Edit, stroke?: string): void;
}

const MOST_BERTHS = 40;

export function MusterBox({ scenario, side, place, apply }: MusterProps): ReactNode {
  const index = scenario.muster?.findIndex((each) => each.side === side.id) ?? -1;
  const muster = scenario.muster?.[index];
  if (muster === undefined) return null;
  return (
    <section className="ws-squadron" aria-label={`Fleet of ${side.name}, by points`}>
      <div className="ws-pair">
        <NumberField
          label="Points to spend"
          path={`/muster/${index}/budget`}
          value={muster.budget}
          least={1}
          most={2000}
          testId={`budget-${side.id}`}
          onChange={(budget) => apply(setMuster(index, { budget }), `budget ${index}`)}
        />
        <NumberField
          label="Berths"
          note="ships at most"
          value={muster.berths.length}
          least={1}
          most={MOST_BERTHS}
          testId={`berths-${side.id}`}
          onChange={(count) => {
            const more = lineOf(scenario.board, place === 0 ? 0 : 1, count, muster.berths[0]?.heading ?? 1);
            const berths = [...muster.berths.slice(0, count), ...more.slice(muster.berths.length)];
            apply(setMuster(index, { berths }), `berths ${index}`);
          }}
        />
      </div>
      <TickList
        label="Nations"
        path={`/muster/${index}/nations`}
        options={NATIONS.map((nation) => ({ value: nation, label: nation }))}
        chosen={muster.nations}
        onChange={(nations) => apply(setMuster(index, { nations: nations as Nation[] }))}
      />
      <Button
        look="quiet"
        onClick={() => {
          const { length } = muster.berths;
          const heading = muster.berths[0]?.heading ?? 1;
          apply(setMuster(index, { berths: lineOf(scenario.board, place === 0 ? 0 : 1, length, heading) }));
        }}
      >
        Berths in line ahead again
      </Button>
    </section>
  );
}
