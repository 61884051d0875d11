/** Who judges here: an admin says so. */
import {
  type ModerationReply,
  PERSON_ROLES,
  type PersonRole,
} from '@weathergage/kernel/people/moderation-protocol.ts';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../toolkit/controls.tsx';
import { SendRow, TextField, useDoing } from '../form.tsx';
import { peopleApi } from '../people-api.ts';
import { PeopleCard } from '../people-page.tsx';
import { inWords, SelectField } from '../select-field.tsx';
import { MODERATION_WORDS as WORDS } from './moderation-words.ts';

export function StaffCard({
  staff,
  onChanged,
}: {
  readonly staff: ModerationReply['staff'];
  onChanged(known: ModerationReply): void;
}): ReactNode {
  const [name, setName] = useState('');
  const [role, setRole] = useState<PersonRole>('moderator');
  const doing = useDoing();
  return (
    <PeopleCard title={WORDS.staff} testId="staff">
      <ul className="saved">
        {staff.map((one) => (
          <li key={one.id}>
            <span className="saved-words">{one.name}</span>
            <Chip>{WORDS.roles[one.role]}</Chip>
          </li>
        ))}
      </ul>
      <form
        className="people-form"
        onSubmit={doing.submit(() => peopleApi.giveRole(name, role).then(onChanged), WORDS.done)}
      >
        <TextField label={WORDS.name} most={80} value={name} onType={setName} />
        <SelectField
          label={WORDS.role}
          chosen={role}
          choices={inWords(PERSON_ROLES, WORDS.roles)}
          onChoose={setRole}
        />
        <SendRow of={doing} words={WORDS.giveRole} />
      </form>
    </PeopleCard>
  );
}
