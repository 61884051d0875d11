/** 6.5: a squadron that may not stay goes on, or into port. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { type ReactNode, useMemo, useState } from 'react';
import { onwardAsk } from '../../rules/sailing/sail.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import { read, write } from '../../rules/world/notation.ts';
import type { PanelProps } from '../look/types.ts';
import { areaName, markerOfToken, portName, tokenName } from '../look/words.ts';
import { type Course, CourseEditor } from './course-editor.tsx';

const wordsOf = ({ path, end }: Course): string =>
  [...path.map(areaName), end === 'sea' ? 'at sea' : portName(end)].join(' › ');

export function OnwardPanel({ view, ask, given, readOnly, give, mark }: PanelProps<'onward'>): ReactNode {
  const marker = markerOfToken(view, ask.token);
  const proposal = useMemo(() => {
    for (const choice of onwardAsk.choices(view, ask)) return choice;
    return null;
  }, [view, ask]);
  const [course, setCourse] = useState<Course | null>(given ?? proposal);
  const answer: AnswerTo<'onward'> | null = course;
  const fault = answer === null ? null : onwardAsk.check(view, ask, answer);
  if (marker === null) return null;
  return (
    <AskFrame
      title={`${tokenName(view, ask.token)}: onward`}
      rule={ask.rule}
      kind={ask.kind}
      readOnly={readOnly}
      fault={fault}
      {...(answer === null ? {} : { confirm: 'Onward', onConfirm: () => give(answer) })}
      extra={
        proposal !== null &&
        course !== proposal && (
          <button type="button" className="sp-link" onClick={() => setCourse(proposal)}>
            As proposed: {wordsOf(proposal)}
          </button>
        )
      }
    >
      <p className="sp-says">
        She may not stay at sea here. Within her points she goes where you like; beyond them, only the
        shortest way to the nearest port.
      </p>
      <CourseEditor
        view={view}
        marker={marker}
        course={course}
        readOnly={readOnly}
        notation={answer === null ? '' : write('onward', answer)}
        onNotation={(text) => {
          const found = read('onward', text) as AnswerTo<'onward'> | null;
          if (found !== null) setCourse(found);
          return found !== null;
        }}
        onCourse={setCourse}
        mark={mark}
      />
    </AskFrame>
  );
}
