/** Days off, for all matches by post whose clocks leave them out. */
import type { Holiday, HolidaysReply } from '@weathergage/kernel/people/people-protocol.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { zoneHere } from '../clock/presets.ts';
import { Button } from '../toolkit/controls.tsx';
import { Came, DateField, useDoing } from './form.tsx';
import { peopleApi } from './people-api.ts';
import { PeopleCard } from './people-page.tsx';
import { WORDS } from './words.ts';

const dateWords = (date: string): string =>
  new Date(`${date}T12:00`).toLocaleDateString([], { day: 'numeric', month: 'long', year: 'numeric' });

const spanOf = ({ first, last }: Holiday): string =>
  first === last ? dateWords(first) : `${dateWords(first)} – ${dateWords(last)}`;

export function Holidays(): ReactNode {
  const [known, setKnown] = useState<HolidaysReply | null>(null);
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const doing = useDoing();
  useEffect(() => void peopleApi.holidays().then(setKnown, () => undefined), []);
  if (known === null) return null;
  const take = async (): Promise<void> => {
    setKnown(await peopleApi.takeHoliday(first, last.localeCompare(first) < 0 ? first : last, zoneHere()));
    setFirst('');
    setLast('');
  };
  return (
    <PeopleCard title={WORDS.holidays.title} testId="holidays">
      <p className="match-note">
        {WORDS.holidays.note(
          Object.entries(known.left).map(([year, days]) => `${days} (${year})`),
          known.budget,
        )}
      </p>
      <ul className="saved">
        {known.holidays.map((holiday) => (
          <li key={holiday.starts} data-testid="holiday">
            <span className="saved-words">{spanOf(holiday)}</span>
            <Button
              look="quiet"
              aria-label={WORDS.holidays.giveUpOf(spanOf(holiday))}
              onClick={() =>
                doing.run(async () => setKnown(await peopleApi.endHoliday(holiday.starts, zoneHere())))
              }
            >
              {WORDS.holidays.giveUp}
            </Button>
          </li>
        ))}
      </ul>
      <form className="people-filters" onSubmit={doing.submit(take, WORDS.holidays.taken)}>
        <DateField label={WORDS.holidays.first} value={first} onType={setFirst} />
        <DateField label={WORDS.holidays.last} value={last} onType={setLast} />
        <Button type="submit" disabled={doing.busy}>
          {WORDS.holidays.take}
        </Button>
      </form>
      <Came of={doing} />
    </PeopleCard>
  );
}
