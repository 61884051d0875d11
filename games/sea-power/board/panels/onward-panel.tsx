/** 6.5: a squadron that may not stay goes on, or into port. */
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { type ReactNode, useMemo } from 'react';
import { onwardAsk } from '../../rules/sailing/sail.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import { writeAnswer } from '../../rules/world/notation.ts';
import { AnswerFrame } from '../look/answer-frame.tsx';
import type { PanelProps } from '../look/types.ts';
import { areaName, markerOfToken, portName, tokenName } from '../look/words.ts';
import { type Course, CourseEditor } from './course-editor.tsx';
import { ONWARD_WORDS as WORDS } from './panel-words.ts';
import { readTypedCourse } from './typed-course.ts';

const wordsOf = ({ path, end }: Course): string =>
  [...path.map(areaName), end === 'sea' ? WORDS.atSea : portName(end)].join(' › ');

export function OnwardPanel(panel: PanelProps<'onward'>): ReactNode {
  const { view, ask, given, readOnly, mark } = panel;
  const marker = markerOfToken(view, ask.token);
  const proposal = useMemo(() => {
    for (const choice of onwardAsk.choices(view, ask)) return choice;
    return null;
  }, [view, ask]);
  const [course, setCourse] = useDrafted<Course | null>(`${ask.id} course`, given ?? proposal);
  const answer: AnswerTo<'onward'> | null = course;
  if (marker === null) return null;
  return (
    <AnswerFrame
      panel={panel}
      title={WORDS.title(tokenName(view, ask.token))}
      answer={answer}
      confirm={WORDS.confirm}
      extra={
        proposal !== null &&
        course !== proposal && (
          <button type="button" className="ask-link" onClick={() => setCourse(proposal)}>
            {WORDS.proposed(wordsOf(proposal))}
          </button>
        )
      }
    >
      <p className="ask-says">{WORDS.says}</p>
      <CourseEditor
        view={view}
        marker={marker}
        course={course}
        readOnly={readOnly}
        notation={answer === null ? '' : writeAnswer('onward', answer)}
        onNotation={(text) => {
          const read = readTypedCourse(text);
          setCourse('trouble' in read ? null : read.course);
          return 'trouble' in read ? read.trouble : null;
        }}
        onCourse={setCourse}
        mark={mark}
      />
    </AnswerFrame>
  );
}
