/** The leaf of standing instructions: what is settled once. */
import { Check } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import { Pill, Pills } from '@weathergage/web/toolkit/board-panel/rows.tsx';
import { type ReactNode, useContext } from 'react';
import type { Meeting } from '../../attention/settled.ts';
import { AutopilotContext } from './autopilot.ts';

const MEETING_WORDS: Readonly<Record<Meeting, string>> = { ask: 'Ask me', avoid: 'Avoid', fight: 'Fight' };
const MEETINGS = Object.keys(MEETING_WORDS) as Meeting[];

const SETTLED = [
  ['frigates', 'Frigates: lay them as proposed'],
  ['onward', 'Turned away: hold the course, or into the nearest port'],
  ['home', 'Return and refuge: to the nearest port'],
  ['yards', 'Repairs and wear: as proposed'],
] as const;

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
        {MEETING_WORDS[each]}
      </Pill>
    ))}
  </Pills>
);

export function StandingLeaf({ readOnly }: { readonly readOnly: boolean }): ReactNode {
  const { standing, instruct } = useContext(AutopilotContext);
  return (
    <section className="theatre-page sp-standing" data-testid="standing">
      <h2>Standing instructions</h2>
      <p className="sp-fact">What is settled here is done without a question, until you change it.</p>
      {SETTLED.map(([key, words]) => (
        <Check
          key={key}
          checked={standing[key]}
          disabled={readOnly}
          onChange={({ target }) => instruct({ [key]: target.checked })}
        >
          {words}
        </Check>
      ))}
      <h3>When the enemy is met</h3>
      <MeetingPills
        label="When the enemy is met"
        value={standing.meeting}
        disabled={readOnly}
        onPick={(meeting) => instruct({ meeting })}
      />
    </section>
  );
}
