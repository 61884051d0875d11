/** The workshop of Hex Action: a bench for scenarios, with a yard for ships of one's own beside it. */
import { benchLeft, benchWith } from '@weathergage/web/toolkit/workshop/history.ts';
import { newDraftId, useKeptBench } from '@weathergage/web/toolkit/workshop/use-files.ts';
import type { WorkshopProps } from '@weathergage/web/toolkit/workshop.ts';
import { type ReactNode, useReducer, useState } from 'react';
import { type Bench, workChosen } from './edits/chosen.ts';
import { keptDesigns } from './edits/designs.ts';
import { emptySea, layable } from './edits/starts.ts';
import type { KeptDesigns } from './leaves/shipyard.tsx';
import { ScenarioBench } from './scenario-bench.tsx';
import '@weathergage/web/toolkit/at-sea/chart.css';
import '@weathergage/web/toolkit/at-sea/ship.css';
import '@weathergage/web/toolkit/at-sea/overlay.css';
import '@weathergage/web/toolkit/at-sea/panel.css';
import '@weathergage/web/toolkit/workshop/forms.css';
import '@weathergage/web/toolkit/workshop/bench.css';
import '../chart/chart.css';
import '../ships/ship.css';
import '../ships/ship-layer.css';
import '../panels/panel.css';
import './workshop.css';

/** What the bench is opened with if nothing was left on it. */
const fresh = (): Bench => benchWith(emptySea(), newDraftId());

export function Workshop(means: WorkshopProps): ReactNode {
  const [bench, dispatch] = useReducer(workChosen, null, () => benchLeft(means.left.read(), layable, fresh));
  const [designs, setDesigns] = useState(() => keptDesigns(means.drafts.list()));
  const kept: KeptDesigns = {
    list: designs,
    keep: (ship) => {
      const trouble = means.drafts.save({
        id: `ship-${Date.now().toString(36)}`,
        kind: 'roster',
        title: ship.name,
        content: ship,
      });
      setDesigns(keptDesigns(means.drafts.list()));
      return trouble;
    },
    drop: (id) => {
      means.drafts.remove(id);
      setDesigns(keptDesigns(means.drafts.list()));
    },
  };

  useKeptBench(means.left, bench);

  return (
    <div className="ws">
      <ScenarioBench means={means} bench={bench} dispatch={dispatch} kept={kept} />
    </div>
  );
}
