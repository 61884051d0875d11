/** Who judges here: an admin says so. */
import {
  type ModerationReply,
  PERSON_ROLES,
  type PersonRole,
} from '@weathergage/kernel/moderation-protocol.ts';
import { type ReactNode, useState } from 'react';
import { Button, Chip } from '../toolkit/controls.tsx';
import { Came, SelectField, TextField, useDoing } from './form.tsx';
import { MODERATION_WORDS as WORDS } from './moderation-words.ts';
import { peopleApi } from './people-api.ts';

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
    <section className="people-card" aria-label={WORDS.staff} data-testid="staff">
      <h2>{WORDS.staff}</h2>
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
          choices={PERSON_ROLES}
          words={WORDS.roles}
          onChoose={setRole}
        />
        <Came of={doing} />
        <div className="match-buttons">
          <Button type="submit" disabled={doing.busy}>
            {WORDS.giveRole}
          </Button>
        </div>
      </form>
    </section>
  );
}
