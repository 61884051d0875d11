/** The line being told, on a slip of paper over the chart, with its dice. */
import type { ReactNode } from 'react';
import type { LogLine } from '../contract.ts';
import { Button, DiceRow, RuleLink } from '../controls.tsx';
import { useKeys } from '../keys.ts';
import { useLanding } from '../landing.ts';
import './story-slip.css';
import { KEY_GROUPS, PANEL_WORDS as WORDS } from '../board-words.ts';

interface StorySlipProps {
  readonly line: LogLine | null;
  /** Stands above the line, and shows the dice in its own way. */
  readonly picture?: ReactNode;
  onSkip(): void;
  /** It stays until this is pressed. */
  onRead?: (() => void) | undefined;
}

export function StorySlip({ line, picture, onSkip, onRead }: StorySlipProps): ReactNode {
  useKeys(
    onRead === undefined ? [] : [{ keys: 'Enter', label: WORDS.read, group: KEY_GROUPS.story, run: onRead }],
  );
  // One that passes by takes the focus from nobody's next question.
  const landing = useLanding<HTMLDivElement>(onRead === undefined ? null : line?.text);
  if (line === null) return null;
  const { text, rule, dice, weight } = line;
  return (
    <div
      {...(onRead === undefined ? {} : { ref: landing, tabIndex: -1 })}
      className="theatre-slip"
      data-covers
      data-weight={weight}
      role="status"
      data-testid="story-card"
    >
      {picture}
      <p>
        {text} {rule !== '' && <RuleLink rule={rule} />}
      </p>
      {picture === undefined && dice !== undefined && <DiceRow dice={dice} />}
      {onRead !== undefined && (
        <Button look="brass" shortcut="Enter" data-testid="story-read" onClick={onRead}>
          {WORDS.goOn}
        </Button>
      )}
      <Button look="quiet" shortcut="s" data-skips onClick={onSkip}>
        {WORDS.skip}
      </Button>
    </div>
  );
}
