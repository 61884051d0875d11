/** Orders that are being carried out, and where they stopped. */
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import type { View } from '../../rules/table/state.ts';
import { type Drill, drillWords } from '../fleet/drill.ts';
import type { DrillWork } from '../orders/use-drill.ts';

/** While the page answers. */
export function DrillPanel({
  view,
  drill,
  onStop,
}: {
  readonly view: View;
  readonly drill: Drill;
  onStop(): void;
}): ReactNode {
  return (
    <section className="sea-waiting ta-drill" data-testid="drill">
      <p className="sea-ask-sentence" role="status">
        {drillWords(view, drill)}
      </p>
      <Button data-testid="drill-stop" shortcut="Esc" onClick={onStop}>
        Stop
      </Button>
    </section>
  );
}

/** Above the question at which they stopped. */
export function StoppedNote({ work }: { readonly work: DrillWork }): ReactNode {
  if (work.drill === null || work.why === null) return null;
  return (
    <div className="ta-stopped" role="status" data-testid="drill-stopped">
      <p>
        <b>Orders stopped.</b> {work.why}
      </p>
      <div className="ta-pair">
        <Button look="brass" data-testid="drill-carry-on" shortcut="G" onClick={work.carryOn}>
          Carry on
        </Button>
        <Button data-testid="drill-drop" onClick={work.drop}>
          New orders
        </Button>
      </div>
    </div>
  );
}
