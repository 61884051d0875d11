/** The leaf of standing instructions: what is settled once. */
import { Check } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import { Pill, Pills } from '@weathergage/web/toolkit/board-panel/rows.tsx';
import { type ReactNode, useContext } from 'react';
import type { Meeting } from '../../attention/settled.ts';
import { AutopilotContext } from './autopilot.ts';
import { STANDING_WORDS as WORDS } from './panel-words.ts';

const MEETINGS = Object.keys(WORDS.meetings) as Meeting[];
const SETTLED = ['frigates', 'onward', 'home', 'yards'] as const;

/** What squadrons do when they meet the enemy, for all of them or for one voyage. */
export const MeetingPills = ({
  label,
  value,
  disabled = false,
  onPick,
}: {
  readonly label: string;
  readonly value: Meeting;
  readonly disabled?: boolean;
  onPick(meeting: Meeting): void;
}): ReactNode => (
  <Pills label={label}>
    {MEETINGS.map((each) => (
      <Pill key={each} chosen={value === each} disabled={disabled} onClick={() => onPick(each)}>
        {WORDS.meetings[each]}
      </Pill>
    ))}
  </Pills>
);

export function StandingLeaf({ readOnly }: { readonly readOnly: boolean }): ReactNode {
  const { standing, instruct } = useContext(AutopilotContext);
  return (
    <section className="theatre-page sp-standing" data-testid="standing">
      <h2>{WORDS.title}</h2>
      <p className="sp-fact">{WORDS.says}</p>
      {SETTLED.map((key) => (
        <Check
          key={key}
          checked={standing[key]}
          disabled={readOnly}
          onChange={({ target }) => instruct({ [key]: target.checked })}
        >
          {WORDS.settled[key]}
        </Check>
      ))}
      <h3>{WORDS.met}</h3>
      <MeetingPills
        label={WORDS.met}
        value={standing.meeting}
        disabled={readOnly}
        onPick={(meeting) => instruct({ meeting })}
      />
    </section>
  );
}
