/** A copy of all that is kept about somebody, and its end. */
import type { Me } from '@weathergage/kernel/people/people-protocol.ts';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../../files.ts';
import { ConfirmDialog } from '../../toolkit/confirm-dialog.tsx';
import { Button } from '../../toolkit/controls.tsx';
import { Came, PasswordField, useDoing } from '../form.tsx';
import { peopleApi } from '../people-api.ts';
import { PeopleCard } from '../people-page.tsx';
import { WORDS } from '../words.ts';

export function KeptData({ me, onChanged }: { readonly me: Me; onChanged(): void }): ReactNode {
  const [erasing, setErasing] = useState(false);
  const [password, setPassword] = useState('');
  const doing = useDoing();
  const copy = async (): Promise<void> => {
    saveFile('weathergage-person.json', JSON.stringify(await peopleApi.everything(), null, 2));
  };
  const erase = (): Promise<unknown> =>
    me.guest ? peopleApi.eraseGuest() : peopleApi.erase(me.hasPassword ? password : null);
  return (
    <PeopleCard title={WORDS.data}>
      <p className="match-note">{WORDS.exportNote}</p>
      <Came of={doing} />
      <div className="match-buttons">
        <Button onClick={() => doing.run(copy)}>{WORDS.export}</Button>
        <Button look="danger" data-testid="erase" onClick={() => setErasing(true)}>
          {me.guest ? WORDS.eraseGuest : WORDS.erase}
        </Button>
      </div>
      <ConfirmDialog
        open={erasing}
        title={WORDS.eraseTitle}
        leave={WORDS.keep}
        confirm={me.guest ? WORDS.eraseGuest : WORDS.erase}
        testId="erase-confirm"
        onClose={() => setErasing(false)}
        onConfirm={() => doing.run(() => erase().then(onChanged))}
      >
        <p>{WORDS.eraseNote}</p>
        {me.hasPassword && (
          <PasswordField label={WORDS.erasePassword} value={password} onType={setPassword} />
        )}
      </ConfirmDialog>
    </PeopleCard>
  );
}
