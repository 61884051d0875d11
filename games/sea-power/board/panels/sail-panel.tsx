/** 4.0/8: one squadron's voyage, or being done moving. */
import { NextLink, nextOpen } from '@weathergage/web/toolkit/board-panel/next-link.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';

import { type ReactNode, useCallback, useMemo } from 'react';
import { inPortUnmoved, squadronBehind } from '../../rules/chart/afloat.ts';
import { sailAsk } from '../../rules/sailing/sail.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import { writeAnswer } from '../../rules/world/notation.ts';
import type { Token } from '../../rules/world/squadron.ts';
import { AnswerFrame } from '../look/answer-frame.tsx';
import { SideFlag } from '../look/side-mark.tsx';
import type { PanelProps } from '../look/types.ts';
import { markerOfToken, portName, strengthOf, strengthWords, tokenName } from '../look/words.ts';
import { type Course, CourseEditor } from './course-editor.tsx';
import { Twice } from './frame.tsx';
import { SAIL_WORDS as WORDS } from './panel-words.ts';
import { SquadronRow } from './squadron-row.tsx';
import { TokenPicker } from './token-picker.tsx';
import { readTypedOrder } from './typed-course.ts';

export function SailPanel(panel: PanelProps<'sail'>): ReactNode {
  const { view, ask, given, readOnly, give, mark } = panel;
  const side = view.turn.side;
  const mine = useMemo(() => inPortUnmoved(view, side), [view, side]);
  const [token, setToken] = useDrafted<Token | null>(`${ask.id} token`, given?.order?.token ?? null);
  const [course, setCourse] = useDrafted<Course | null>(`${ask.id} course`, () => {
    if (given?.order == null) return null;
    const { token: _, ...rest } = given.order;
    return rest;
  });
  const marker = token === null ? null : markerOfToken(view, token);
  const answer: AnswerTo<'sail'> | null =
    token === null || course === null ? null : { order: { token, ...course } };
  const pass = sailAsk.check(view, ask, { order: null });
  const next = nextOpen(
    mine,
    mine.find((one) => one.token === token) ?? null,
    ({ token: each }) => squadronBehind(view, side, each) !== null,
  );
  const choose = useCallback(
    (next: Token): void => {
      setToken(next);
      setCourse(null);
    },
    [setToken, setCourse],
  );
  const tokens = useMemo(
    () =>
      new Map(
        mine.map(({ token: each }) => {
          const squadron = squadronBehind(view, side, each);
          return [each, squadron === null ? '' : strengthWords(strengthOf(view, squadron))];
        }),
      ),
    [mine, view, side],
  );
  return (
    <AnswerFrame
      panel={panel}
      title={marker === null ? WORDS.title : tokenName(view, marker.token)}
      answer={answer}
      confirm={WORDS.confirm}
      extra={
        <Twice
          once={WORDS.done}
          twice={WORDS.doneYes}
          disabled={readOnly || pass !== null}
          testId="sail-pass"
          onPress={() => void give({ order: null })}
        />
      }
    >
      {marker === null ? (
        <>
          <p className="ask-says">
            <SideFlag side={side} /> {WORDS.says(mine.length)}{' '}
            {next !== null && !readOnly && <NextLink words={WORDS.next} onNext={() => choose(next.token)} />}
          </p>
          {pass !== null && <p className="ask-warn">{pass.message}</p>}
          <div className="ask-rows" role="group" aria-label={WORDS.maySail}>
            {mine.map(({ token: each, at }) => {
              const squadron = squadronBehind(view, side, each);
              return squadron === null ? null : (
                <SquadronRow
                  key={each}
                  view={view}
                  squadron={squadron}
                  where={'port' in at ? portName(at.port) : ''}
                  pressed={false}
                  disabled={readOnly}
                  onPress={() => choose(each)}
                />
              );
            })}
          </div>
          <TokenPicker tokens={tokens} readOnly={readOnly} mark={mark} onToken={choose} />
        </>
      ) : (
        <>
          <p className="ask-says">
            {tokens.get(marker.token)}
            {'port' in marker.at && WORDS.inPort(portName(marker.at.port))}{' '}
            <button type="button" className="ask-link" onClick={() => setToken(null)}>
              {WORDS.another}
            </button>
            {next !== null && !readOnly && (
              <>
                {' · '}
                <NextLink words={WORDS.next} onNext={() => choose(next.token)} />
              </>
            )}
          </p>
          <CourseEditor
            key={marker.token}
            view={view}
            marker={marker}
            course={course}
            readOnly={readOnly}
            notation={answer === null ? `${marker.token}: ` : writeAnswer('sail', answer)}
            onNotation={(text) => {
              const read = readTypedOrder(
                text,
                mine.map(({ token: each }) => each),
              );
              if ('trouble' in read) {
                setCourse(null);
                return read.trouble;
              }
              setToken(read.token);
              setCourse(read.course);
              return null;
            }}
            onCourse={setCourse}
            mark={mark}
            tokens={tokens}
            onToken={choose}
          />
        </>
      )}
    </AnswerFrame>
  );
}
