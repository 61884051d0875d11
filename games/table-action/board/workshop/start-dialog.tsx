/** How a scenario begins: a draft, an empty table, a copy of a known one, or a meeting of two fleets. */
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { asOptions, Choice } from '@weathergage/web/toolkit/workshop/fields.tsx';
import {
  EmptyStart,
  KnownActions,
  PointsField,
  StartFrame,
  type StartProps,
  StartSection,
} from '@weathergage/web/toolkit/workshop/start-frame.tsx';
import { type ReactNode, useState } from 'react';
import { roster } from '../../data/roster.ts';
import { scenarios } from '../../data/scenarios.ts';
import { NATIONS, type Nation } from '../../data/words.ts';
import type { Scenario } from '../../rules/scenario/scenario.ts';
import { copyOf, emptyTable, quickMeeting } from './edits/starts.ts';
import { WindPicker } from './leaves/table-leaf.tsx';

function MeetingForm({ onBegin }: { onBegin(scenario: Scenario): void }): ReactNode {
  const [budget, setBudget] = useState(200);
  const [one, setOne] = useState<Nation>('British');
  const [other, setOther] = useState<Nation>('French');
  const [toward, setToward] = useState(1800);
  const [refused, setRefused] = useState(false);
  return (
    <form
      className="ws-start-form"
      onSubmit={(event) => {
        event.preventDefault();
        const made = quickMeeting({ budget, nations: [one, other], windToward: toward }, roster);
        setRefused(made === null);
        if (made !== null) onBegin(made);
      }}
    >
      <div className="ws-pair">
        <Choice label="Along the top" value={one} options={asOptions(NATIONS)} onChange={setOne} />
        <Choice label="Along the bottom" value={other} options={asOptions(NATIONS)} onChange={setOther} />
        <PointsField note="a seventy-four is 51" value={budget} least={10} most={1500} onChange={setBudget} />
      </div>
      <WindPicker toward={toward} onChange={setToward} />
      {refused && <p role="alert">No ship of one of these nations is to be had for so little.</p>}
      <Button look="brass" type="submit" data-testid="meeting-begin">
        Set them on a table
      </Button>
    </form>
  );
}

export const StartDialog = ({ onBegin, ...frame }: StartProps<Scenario>): ReactNode => (
  <StartFrame {...frame}>
    <StartSection title="A meeting of two fleets, by points">
      <MeetingForm onBegin={onBegin} />
    </StartSection>
    <EmptyStart title="An empty table" words="Clear the table" onBegin={() => onBegin(emptyTable())} />
    <StartSection title="A copy of a known action">
      <KnownActions
        scenarios={scenarios}
        forces={({ squadrons }) => `${squadrons.reduce((sum, { ships }) => sum + ships.length, 0)} ships`}
        onPick={(scenario) => onBegin(copyOf(scenario))}
      />
    </StartSection>
  </StartFrame>
);
