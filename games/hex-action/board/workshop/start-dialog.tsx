/** How a scenario begins: a draft, an empty sea, fleets by points, or a copy of a known action. */
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { countedWords } from '@weathergage/web/toolkit/phrases.ts';
import { NumberField, TextField, TickList } from '@weathergage/web/toolkit/workshop/fields.tsx';
import { plainText } from '@weathergage/web/toolkit/workshop/scenario-file.ts';
import {
  EmptyStart,
  KnownActions,
  PointsField,
  StartFrame,
  type StartProps,
  StartSection,
} from '@weathergage/web/toolkit/workshop/start-frame.tsx';
import { type ReactNode, useState } from 'react';
import { scenarios } from '../../data/scenarios.ts';
import type { Scenario } from '../../rules/scenario/scenario.ts';
import type { Direction } from '../../rules/sea/hex.ts';
import { NATIONS, type Nation } from '../../rules/sea/ship.ts';
import { DirectionRose } from './chart/direction-rose.tsx';
import { copyOf, emptySea, meetingByPoints } from './edits/starts.ts';

const NATION_OPTIONS = NATIONS.map((nation) => ({ value: nation, label: nation }));

function PointsForm({ onBegin }: { onBegin(scenario: Scenario): void }): ReactNode {
  const [budget, setBudget] = useState(120);
  const [ships, setShips] = useState(8);
  const [turns, setTurns] = useState(30);
  const [wind, setWind] = useState<Direction>(3);
  const [one, setOne] = useState<readonly Nation[]>(['British']);
  const [other, setOther] = useState<readonly Nation[]>(['French', 'Spanish']);
  const ready = one.length > 0 && other.length > 0;
  return (
    <form
      className="ws-start-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onBegin(meetingByPoints({ budget, ships, turns, wind, nations: [one, other] }));
      }}
    >
      <div className="ws-pair">
        <PointsField note="a 74 is about 22" value={budget} least={1} most={2000} onChange={setBudget} />
        <NumberField
          label="Ships a side"
          note="at most"
          value={ships}
          least={1}
          most={40}
          testId="meeting-ships"
          onChange={setShips}
        />
        <NumberField label="Turns" value={turns} least={1} most={500} onChange={setTurns} />
      </div>
      <DirectionRose label="Wind" value={wind} testId="meeting-wind" onChange={setWind} />
      <div className="ws-pair">
        <TickList
          label="One side buys from"
          options={NATION_OPTIONS}
          chosen={one}
          onChange={(next) => setOne(next as Nation[])}
        />
        <TickList
          label="The other from"
          options={NATION_OPTIONS}
          chosen={other}
          onChange={(next) => setOther(next as Nation[])}
        />
      </div>
      <Button look="brass" type="submit" disabled={!ready} data-testid="meeting-begin">
        Lay out the berths
      </Button>
    </form>
  );
}

function Known({ onBegin }: { onBegin(scenario: Scenario): void }): ReactNode {
  const [words, setWords] = useState('');
  const sought = plainText(words.trim());
  const found = scenarios.filter(({ title, place, date }) =>
    plainText(`${title} ${place} ${date}`).includes(sought),
  );
  return (
    <>
      <TextField label="Title, place or year" value={words} testId="known-words" onChange={setWords} />
      <KnownActions
        scenarios={found}
        forces={({ ships }) => countedWords(ships.length, 'ship')}
        onPick={(scenario) => onBegin(copyOf(scenario))}
      />
    </>
  );
}

export const StartDialog = ({ onBegin, ...frame }: StartProps<Scenario>): ReactNode => (
  <StartFrame {...frame}>
    <EmptyStart title="An empty sea" words="Begin with water" onBegin={() => onBegin(emptySea())} />
    <StartSection title="A battle by points">
      <p className="ws-soft">
        Both sides choose their ships in secret, within a budget, before the first turn.
      </p>
      <PointsForm onBegin={onBegin} />
    </StartSection>
    <StartSection title="A copy of a known action">
      <Known onBegin={onBegin} />
    </StartSection>
  </StartFrame>
);
