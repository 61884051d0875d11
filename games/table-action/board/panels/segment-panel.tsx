/** A segment: sail her, lay her guns from any point of it, or try something special. */

import { capital } from '@weathergage/web/toolkit/phrases.ts';
import { type ReactNode, useMemo } from 'react';
import { baseAlong } from '../../rules/activation/segment.ts';
import { chancesFrom, tooEarly } from '../../rules/gunnery/gunnery.ts';
import type { MoveOrder, SegmentOrder } from '../../rules/table/asks.ts';
import type { Ship } from '../../rules/table/ship.ts';
import type { View } from '../../rules/table/state.ts';
import { degrees, inchesText } from '../look/chart-units.ts';
import type { AskOf } from '../look/types.ts';
import { DISPOSITION_WORDS } from '../look/words.ts';
import { shotsOf, withShots } from '../orders/move-draft.ts';
import { SEGMENT_LEAVES, type SegmentLeaf } from '../orders/segment-leaf.ts';
import type { Preview } from '../orders/segment-preview.ts';
import { Dial } from './dial.tsx';
import { GunsPanel } from './guns-panel.tsx';
import { SailLeaf } from './sail-leaf.tsx';
import { SpecialLeaf } from './special-leaf.tsx';

const LEAF_WORDS: Readonly<Record<SegmentLeaf, string>> = { sail: 'Sail', guns: 'Guns', special: 'Special' };

export interface SegmentPanelProps {
  readonly view: View;
  readonly ship: Ship;
  readonly ask: AskOf<'segment'>;
  readonly order: MoveOrder;
  readonly preview: Preview;
  readonly leaf: SegmentLeaf;
  /** Where along the segment the guns are laid from. */
  readonly gunsAt: number;
  onLeaf(leaf: SegmentLeaf): void;
  onGunsAt(at: number): void;
  onChange(order: MoveOrder): void;
  onSend(order: SegmentOrder): void;
}

/** Whether some loaded broadside bears from any point of the segment, looked at every half inch. */
function bearsAnywhere(view: View, ship: Ship, distance: number): boolean {
  for (let at = 0; at <= distance; at += 500)
    if (chancesFrom(view, ship, baseAlong(ship, at)).length > 0) return true;
  return false;
}

function GunsLeaf({ view, ship, order, gunsAt, onGunsAt, onChange }: SegmentPanelProps): ReactNode {
  const at = Math.min(gunsAt, order.distance);
  const { distance } = order;
  const bears = useMemo(() => bearsAnywhere(view, ship, distance), [view, ship, distance]);
  return (
    <>
      {order.distance > 0 && (
        <Dial
          label="Fire from"
          value={at}
          least={0}
          most={order.distance}
          step={500}
          grain={100}
          ways={['earlier', 'later']}
          words={at === 0 ? 'here, before she moves' : `${inchesText(at)} along`}
          testId="guns-at"
          onChange={onGunsAt}
        />
      )}
      {!bears && tooEarly(view) === null && (
        <p className="ta-soft">Neither broadside bears anywhere along this segment as it is ordered.</p>
      )}
      <GunsPanel
        view={view}
        ship={ship}
        base={baseAlong(ship, at)}
        shots={shotsOf(order)}
        activation={view.activation}
        onShots={(shots) => onChange(withShots(order, at, shots))}
      />
    </>
  );
}

export function SegmentPanel(props: SegmentPanelProps): ReactNode {
  const { view, ship, ask, order, leaf, onLeaf } = props;
  return (
    <>
      <p className="ta-limits">
        Segment <b>{ask.segment}</b> of {ask.segments} · {capital(DISPOSITION_WORDS[ask.disposition])}
        {ask.disposition !== 'aback' && ` · ${inchesText(ask.least)} to ${inchesText(ask.most)}`} · turn{' '}
        {degrees(ask.turn)}°
      </p>
      <div className="ta-leaves" role="group" aria-label="What to order">
        {SEGMENT_LEAVES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={leaf === each}
            data-testid={`segment-${each}`}
            onClick={() => onLeaf(each)}
          >
            {LEAF_WORDS[each]}
            {each === 'guns' && (order.shots ?? []).length > 0 && <i>{order.shots!.length}</i>}
          </button>
        ))}
      </div>
      {leaf === 'sail' && <SailLeaf {...props} />}
      {leaf === 'guns' && <GunsLeaf {...props} />}
      {leaf === 'special' && (
        <SpecialLeaf view={view} ship={ship} ask={ask} distance={order.distance} onSend={props.onSend} />
      )}
    </>
  );
}
