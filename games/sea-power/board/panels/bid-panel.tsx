/** 11.E: points are bid for the choice of side. */

import { NumberField } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import { Pill, Pills } from '@weathergage/web/toolkit/board-panel/rows.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';

import type { ReactNode } from 'react';
import { SIDES, type Side } from '../../data/nations.ts';
import { AnswerFrame } from '../look/answer-frame.tsx';
import { SideFlag } from '../look/side-mark.tsx';
import type { PanelProps } from '../look/types.ts';
import { SIDE_NAMES } from '../look/words.ts';
import { BID_WORDS as WORDS } from './panel-words.ts';

const MOST = 100;

export function BidPanel(panel: PanelProps<'bid'>): ReactNode {
  const { ask, given, readOnly } = panel;
  const [points, setPoints] = useDrafted(`${ask.id} points`, given?.points ?? 0);
  const [side, setSide] = useDrafted<Side>(`${ask.id} side`, given?.side ?? 'english');
  return (
    <AnswerFrame
      panel={panel}
      title={WORDS.title}
      answer={{ points, side }}
      confirm={WORDS.confirm(points, side)}
    >
      <p className="ask-says">{WORDS.says}</p>
      <Pills label={WORDS.side}>
        {SIDES.map((each) => (
          <Pill key={each} chosen={side === each} disabled={readOnly} onClick={() => setSide(each)}>
            <SideFlag side={each} size={14} /> {SIDE_NAMES[each]}
          </Pill>
        ))}
      </Pills>
      <NumberField label={WORDS.points} value={points} most={MOST} disabled={readOnly} onChange={setPoints} />
    </AnswerFrame>
  );
}
