/** The workshop of Table Action: a bench for scenarios, and one for ships and fleets. */
import { Tabs } from '@weathergage/web/toolkit/controls.tsx';
import { benchLeft, benchWith } from '@weathergage/web/toolkit/workshop/history.ts';
import { newDraftId, useKeptBench } from '@weathergage/web/toolkit/workshop/use-files.ts';
import type { WorkshopProps } from '@weathergage/web/toolkit/workshop.ts';
import { type ReactNode, useMemo, useReducer, useState } from 'react';
import { roster } from '../../data/roster.ts';
import { FIRST_DESIGN } from './designer.tsx';
import { workChosen } from './edits/bench.ts';
import { type Fleets, keptDesigns } from './edits/designs.ts';
import { keptFleets } from './edits/fleets-kept.ts';
import { emptyTable, layable } from './edits/starts.ts';
import { RosterBench } from './roster-bench.tsx';
import { ScenarioBench } from './scenario-bench.tsx';
import '@weathergage/web/toolkit/at-sea/chart.css';
import '@weathergage/web/toolkit/at-sea/ship.css';
import '@weathergage/web/toolkit/at-sea/overlay.css';
import '../chart/table-chart.css';
import '../ships/ship.css';
import '../ships/ship-layer.css';
import '@weathergage/web/toolkit/workshop/forms.css';
import '@weathergage/web/toolkit/workshop/bench.css';
import './workshop.css';
import './chart/over-table.css';
import './yard.css';

export function Workshop(means: WorkshopProps): ReactNode {
  const [bench, dispatch] = useReducer(workChosen, null, () =>
    benchLeft(means.left.read(), layable, () => benchWith(emptyTable(), newDraftId())),
  );
  const [tab, setTab] = useState('scenario');
  const [design, setDesign] = useState(FIRST_DESIGN);
  const [kept, setKept] = useState(() => keptDesigns(means.drafts.list()));
  const own = useMemo(() => kept.map(({ ship }) => ship), [kept]);
  const [fleets, setFleets] = useState<Fleets>(() => keptFleets(means.drafts.list(), [...own, ...roster]));

  useKeptBench(means.left, bench);

  return (
    <div className="ws tw">
      <Tabs
        label="Benches"
        chosen={tab}
        onChoose={setTab}
        tabs={[
          {
            id: 'scenario',
            label: 'Scenario',
            content: <ScenarioBench means={means} bench={bench} dispatch={dispatch} own={own} />,
          },
          {
            id: 'roster',
            label: 'Ships and fleets',
            content: (
              <RosterBench
                means={means}
                kept={kept}
                design={design}
                fleets={fleets}
                onDesign={setDesign}
                onFleets={setFleets}
                onKept={() => setKept(keptDesigns(means.drafts.list()))}
                onMeeting={(scenario) => {
                  dispatch({ type: 'open', scenario, draft: newDraftId(), saved: false });
                  setTab('scenario');
                }}
              />
            ),
          },
        ]}
      />
    </div>
  );
}
