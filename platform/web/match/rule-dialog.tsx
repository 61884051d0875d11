/** "Why?": a rule in our own words, and the rules it stands under. */
import { type ReactNode, Suspense } from 'react';
import type { GameBoard } from '../toolkit/contract.ts';
import { Dialog } from '../toolkit/controls.tsx';
import { ruleLabel } from '../toolkit/rule-label.ts';

/** 8.3.5.6 stands under 8.3.5, 8.3 and 8.0. */
export function rulesAbove(rule: string): readonly string[] {
  const parts = rule.split('.');
  const above: string[] = [];
  for (let length = parts.length - 1; length >= 1; length--)
    above.push(length === 1 ? `${parts[0]}.0` : parts.slice(0, length).join('.'));
  return above.filter((other) => other !== rule);
}

export function RuleDialog({
  board,
  rule,
  onClose,
}: {
  readonly board: GameBoard;
  readonly rule: string | null;
  onClose(): void;
}): ReactNode {
  const text = rule === null ? null : board.ruleText(rule);
  const above = (rule === null ? [] : rulesAbove(rule)).flatMap((other) => {
    const words = board.ruleText(other);
    return words === null ? [] : [{ rule: other, words }];
  });
  return (
    <Dialog
      open={rule !== null}
      title={rule === null ? '' : `Rule ${ruleLabel(rule)}`}
      onClose={onClose}
      testId="rule"
    >
      <p className="rule-text">
        {text ??
          'This comes from the umpire’s own duties at the table and not from a numbered rule of the game.'}
      </p>
      {above.length > 0 && (
        <>
          <h3 className="rule-above-title">It stands under</h3>
          <dl className="rule-above">
            {above.map((one) => (
              <div key={one.rule}>
                <dt>{ruleLabel(one.rule)}</dt>
                <dd>{one.words}</dd>
              </div>
            ))}
          </dl>
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
