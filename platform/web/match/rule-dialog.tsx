/** "Why?": a rule in our own words, the rules it stands under, and the way on into the rulebook. */
import { type ReactNode, Suspense, useState } from 'react';
import { Words } from '../rules/words.tsx';
import { useOpenSheet } from '../sheets.ts';
import type { GameBoard, LogLine } from '../toolkit/contract.ts';
import { Button, Dialog } from '../toolkit/controls.tsx';
import { ruleLabel } from '../toolkit/rule-label.ts';
import { besides, placeOf } from '../toolkit/rulebook/rulebook.ts';
import { LOG_WORDS as WORDS } from './match-words.ts';

/** 8.3.5.6 stands under 8.3.5, 8.3 and 8.0. */
export function rulesAbove(rule: string): readonly string[] {
  const parts = rule.split('.');
  const above: string[] = [];
  for (let length = parts.length - 1; length >= 1; length--)
    above.push(length === 1 ? `${parts[0]}.0` : parts.slice(0, length).join('.'));
  return above.filter((other) => other !== rule);
}

interface RuleDialogProps {
  readonly board: GameBoard;
  readonly rule: string | null;
  /** The log of the match, where there is one: what has come of the rule so far. */
  readonly lines?: readonly LogLine[];
  /** Shows on the chart what a line of the log is about. */
  onFocus?(subject: string): void;
  onClose(): void;
}

export function RuleDialog(props: RuleDialogProps): ReactNode {
  return <OpenRule key={props.rule} {...props} />;
}

/** The newest lines of the log that a rule is shown with. */
const SHOWN = 3;

function OpenRule({ board, rule: asked, lines = [], onFocus, onClose }: RuleDialogProps): ReactNode {
  const [turnedTo, setTurnedTo] = useState<string | null>(null);
  const openSheet = useOpenSheet((sheets) => sheets.open);
  const { rulebook: book = [] } = board;
  const rule = turnedTo ?? asked;
  const text = rule === null ? null : board.ruleText(rule);
  const above = (rule === null ? [] : rulesAbove(rule)).flatMap((other) => {
    const words = board.ruleText(other);
    return words === null || words === text ? [] : [{ rule: other, words }];
  });
  const place = rule === null ? null : placeOf(book, rule);
  const { before, after } = place === null ? {} : besides(book, place.entry.rule);
  const told = lines.filter((line) => line.rule === rule).slice(-SHOWN);
  return (
    <Dialog
      open={rule !== null}
      title={rule === null ? '' : WORDS.rule(ruleLabel(rule))}
      onClose={onClose}
      testId="rule"
      {...(place === null
        ? {}
        : {
            foot: (
              <>
                {before !== undefined && (
                  <Button
                    look="quiet"
                    aria-label={WORDS.ruleBefore(ruleLabel(before))}
                    onClick={() => setTurnedTo(before)}
                  >
                    ← {ruleLabel(before)}
                  </Button>
                )}
                {after !== undefined && (
                  <Button
                    look="quiet"
                    aria-label={WORDS.ruleAfter(ruleLabel(after))}
                    onClick={() => setTurnedTo(after)}
                  >
                    {ruleLabel(after)} →
                  </Button>
                )}
                <Button
                  onClick={() => {
                    onClose();
                    openSheet('rules', place.entry.rule);
                  }}
                >
                  {WORDS.inRulebook}
                </Button>
              </>
            ),
          })}
    >
      <p className="rule-text">
        {text === null ? WORDS.noRule : <Words text={text} book={book} onRule={setTurnedTo} />}
      </p>
      {above.length > 0 && (
        <>
          <h3 className="rule-above-title">{WORDS.under}</h3>
          <dl className="rule-above">
            {above.map((one) => (
              <div key={one.rule}>
                <dt>{ruleLabel(one.rule)}</dt>
                <dd>
                  <Words text={one.words} book={book} onRule={setTurnedTo} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {told.length > 0 && (
        <>
          <h3 className="rule-above-title">{WORDS.inMatch}</h3>
          <ul className="rule-told">
            {told.map(({ text: words, subjects: [subject] }, at) => (
              <li key={at}>
                {subject === undefined || onFocus === undefined ? (
                  words
                ) : (
                  <button
                    type="button"
                    className="rule-shown"
                    title={WORDS.show}
                    onClick={() => {
                      onClose();
                      onFocus(subject);
                    }}
                  >
                    {words}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {rule !== null && board.Cases !== undefined && (
        <Suspense fallback={null}>
          <board.Cases rule={rule} />
        </Suspense>
      )}
    </Dialog>
  );
}
