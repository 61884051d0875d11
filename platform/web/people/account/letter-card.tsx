/**
 * What the link of a letter leads to. Nothing is done before the button is pressed: programs that look into letters
 * open links, and nobody shall be signed in by having been sent one.
 */
import { type ReactNode, useState } from 'react';
import { goTo, type Letter } from '../../router.ts';
import { Button } from '../../toolkit/controls.tsx';
import { NewPasswordField, SendRow, useDoing } from '../form.tsx';
import { peopleApi } from '../people-api.ts';
import { WORDS } from '../words.ts';

export function LetterCard({ letter, onChanged }: { readonly letter: Letter; onChanged(): void }): ReactNode {
  const [password, setPassword] = useState('');
  const doing = useDoing();
  const { title, note, press } = WORDS.letters[letter.for];
  const work = async (): Promise<void> => {
    if (letter.for === 'reset') {
      await peopleApi.reset(letter.token, password);
      return;
    }
    await (letter.for === 'enter' ? peopleApi.enter(letter.token) : peopleApi.confirm(letter.token));
    // The token is spent, and has no business in the address any more.
    goTo({ at: 'account', letter: null });
    onChanged();
  };
  return (
    <form
      className="people-form"
      data-testid="letter"
      onSubmit={doing.submit(work, letter.for === 'reset' ? WORDS.resetDone : undefined)}
    >
      <h2>{title}</h2>
      <p>{note}</p>
      {letter.for === 'reset' && (
        <NewPasswordField label={WORDS.newPassword} value={password} onType={setPassword} />
      )}
      <SendRow of={doing} words={press} look="brass" disabled={doing.done !== null}>
        {doing.done !== null && (
          <Button onClick={() => goTo({ at: 'account', letter: null })}>{WORDS.signIn}</Button>
        )}
      </SendRow>
    </form>
  );
}
