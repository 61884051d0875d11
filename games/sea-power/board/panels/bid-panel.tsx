/** 11.E: points are bid for the choice of side. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { type ReactNode, useState } from 'react';
import { SIDES, type Side } from '../../data/nations.ts';
import { SideFlag } from '../look/side-mark.tsx';
import type { PanelProps } from '../look/types.ts';
import { counted, SIDE_NAMES, theSide } from '../look/words.ts';

const MOST = 100;

export function BidPanel({ ask, given, readOnly, give }: PanelProps<'bid'>): ReactNode {
  const [points, setPoints] = useState(given?.points ?? 0);
  const [side, setSide] = useState<Side>(given?.side ?? 'english');
  return (
    <AskFrame
      title="Bid for a side"
      rule={ask.rule}
      kind={ask.kind}
      readOnly={readOnly}
      confirm={`Bid ${counted(points, 'point')} for ${theSide(side)}`}
      onConfirm={() => give({ points, side })}
    >
      <p className="sp-says">
        Both bid in secret. Who bids more has the side of his choice; the other begins with as many points as
        were bid. For equal bids a coin is thrown and nobody gets points.
      </p>
      <div className="sp-ends" role="radiogroup" aria-label="The side you want">
        {SIDES.map((each) => (
          <button
            key={each}
            type="button"
            role="radio"
            aria-checked={side === each}
            disabled={readOnly}
            onClick={() => setSide(each)}
          >
            <SideFlag side={each} size={14} /> {SIDE_NAMES[each]}
          </button>
        ))}
      </div>
      <label className="sp-field">
        Points
        <input
          type="number"
          min={0}
          max={MOST}
          value={points}
          disabled={readOnly}
          onChange={(event) => setPoints(Math.min(MOST, Math.max(0, Math.round(Number(event.target.value)))))}
        />
      </label>
    </AskFrame>
  );
}
