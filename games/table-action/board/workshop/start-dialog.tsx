/** How a scenario begins: a draft, an empty table, a copy of a known one, or a meeting of two fleets. */
import { Button, Dialog } from '@weathergage/web/toolkit/controls.tsx';
import type { Draft } from '@weathergage/web/toolkit/workshop.ts';
import { type ReactNode, useState } from 'react';
import { roster } from '../../data/roster.ts';
import { scenarios } from '../../data/scenarios.ts';
import { NATIONS, type Nation } from '../../data/words.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { asOptions, Choice, NumberField } from './fields.tsx';
import { copyOf, emptyTable, quickMeeting } from './starts.ts';
import { WindPicker } from './table-leaf.tsx';

interface StartProps {
  readonly open: boolean;
  readonly drafts: readonly Draft[];
  onClose(): void;
  onBegin(scenario: Scenario): void;
  onOpenDraft(draft: Draft): void;
  onRemoveDraft(id: string): void;
}

function MeetingForm({ onBegin }: { onBegin(scenario: Scenario): void }): ReactNode {
  const [budget, setBudget] = useState(200);
  const [one, setOne] = useState<Nation>('British');
  const [other, setOther] = useState<Nation>('French');
  const [toward, setToward] = useState(1800);
  const [refused, setRefused] = useState(false);
  return (
    <form
      className="tw-start-form"
      onSubmit={(event) => {
        event.preventDefault();
        const made = quickMeeting({ budget, nations: [one, other], windToward: toward }, roster);
        setRefused(made === null);
        if (made !== null) onBegin(made);
      }}
    >
      <div className="tw-pair">
        <Choice label="Along the top" value={one} options={asOptions(NATIONS)} onChange={setOne} />
        <Choice label="Along the bottom" value={other} options={asOptions(NATIONS)} onChange={setOther} />
        <NumberField
          label="Points a side"
          note="a seventy-four is 51"
          value={budget}
          least={10}
          most={1500}
          testId="meeting-points"
          onChange={setBudget}
        />
      </div>
      <WindPicker toward={toward} onChange={setToward} />
      {refused && <p role="alert">No ship of one of these nations is to be had for so little.</p>}
      <Button look="brass" type="submit" data-testid="meeting-begin">
        Set them on a table
      </Button>
    </form>
  );
}

export function StartDialog(props: StartProps): ReactNode {
  const { open, drafts, onClose, onBegin, onOpenDraft, onRemoveDraft } = props;
  const own = drafts.filter(({ kind }) => kind === 'scenario');
  return (
    <Dialog open={open} title="Open or begin a scenario" onClose={onClose} wide testId="start-dialog">
      <div className="tw-start">
        {own.length > 0 && (
          <section aria-labelledby="tw-start-own">
            <h3 id="tw-start-own">Your own</h3>
            <ul className="tw-ships">
              {own.map((draft) => (
                <li key={draft.id}>
                  <span>
                    <strong>{draft.title}</strong>
                    <small>saved {new Date(draft.touched).toLocaleString()}</small>
                  </span>
                  <Button onClick={() => onOpenDraft(draft)} aria-label={`Open ${draft.title}`}>
                    Open
                  </Button>
                  <Button
                    look="quiet"
                    aria-label={`Throw away ${draft.title}`}
                    onClick={() => onRemoveDraft(draft.id)}
                  >
                    ✕
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="tw-start-meeting">
          <h3 id="tw-start-meeting">A meeting of two fleets, by points</h3>
          <MeetingForm onBegin={onBegin} />
        </section>
        <section aria-labelledby="tw-start-empty">
          <h3 id="tw-start-empty">An empty table</h3>
          <Button data-testid="start-empty" onClick={() => onBegin(emptyTable())}>
            Clear the table
          </Button>
        </section>
        <section aria-labelledby="tw-start-known">
          <h3 id="tw-start-known">A copy of a known action</h3>
          <ul className="tw-known">
            {scenarios.map((scenario) => (
              <li key={scenario.id}>
                <button
                  type="button"
                  data-testid={`start-${scenario.id}`}
                  onClick={() => onBegin(copyOf(scenario))}
                >
                  <strong>{scenario.title}</strong>
                  <small>
                    {scenario.place}, {scenario.date} ·{' '}
                    {scenario.squadrons.reduce((sum, { ships }) => sum + ships.length, 0)} ships
                  </small>
                </button>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}
