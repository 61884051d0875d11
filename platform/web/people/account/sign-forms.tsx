/** Signing in, and making an account: by password, by passkey, by a letter. */
import type { Me, MeansReply } from '@weathergage/kernel/people/people-protocol.ts';
import { type ReactNode, useState } from 'react';
import { Button, Tabs } from '../../toolkit/controls.tsx';
import { EmailField, NameField, NewPasswordField, PasswordField, SendRow, useDoing } from '../form.tsx';
import { peopleApi } from '../people-api.ts';
import { WORDS } from '../words.ts';
import { addPasskey, canUsePasskeys, enterByPasskey } from './passkeys.ts';

interface SignProps {
  readonly means: MeansReply;
  readonly me: Me | null;
  /** Something has changed about who one is. */
  onChanged(): void;
}

export function SignForms(props: SignProps): ReactNode {
  const [shown, setShown] = useState(props.me === null ? 'in' : 'up');
  return (
    <Tabs
      label={WORDS.way}
      chosen={shown}
      onChoose={setShown}
      tabs={[
        { id: 'in', label: WORDS.signIn, content: <SignIn {...props} /> },
        { id: 'up', label: WORDS.signUp, content: <SignUp {...props} /> },
      ]}
    />
  );
}

function SignIn({ means, onChanged }: SignProps): ReactNode {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const doing = useDoing();
  const letter = (send: (email: string) => Promise<unknown>) => () =>
    doing.run(
      () => (email === '' ? Promise.reject(new Error(WORDS.needEmail)) : send(email)),
      WORDS.letterSent(email),
    );
  return (
    <form
      className="people-form"
      data-testid="sign-in"
      onSubmit={doing.submit(() => peopleApi.signIn(email, password).then(onChanged))}
    >
      <EmailField username label={WORDS.email} value={email} onType={setEmail} />
      <PasswordField label={WORDS.password} value={password} onType={setPassword} />
      <SendRow of={doing} words={WORDS.signIn} look="brass">
        {canUsePasskeys(means.passkeyHost) && (
          <Button disabled={doing.busy} onClick={() => doing.run(() => enterByPasskey().then(onChanged))}>
            {WORDS.withPasskey}
          </Button>
        )}
        {means.mail && (
          <>
            <Button disabled={doing.busy} onClick={letter(peopleApi.sendLink)}>
              {WORDS.sendLink}
            </Button>
            <Button look="quiet" disabled={doing.busy} onClick={letter(peopleApi.sendReset)}>
              {WORDS.forgotten}
            </Button>
          </>
        )}
      </SendRow>
    </form>
  );
}

function SignUp({ means, onChanged }: SignProps): ReactNode {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const doing = useDoing();
  const byPasskey = async (): Promise<void> => {
    await peopleApi.beGuest();
    if (name !== '') await peopleApi.change({ name });
    await addPasskey(name);
    onChanged();
  };
  return (
    <form
      className="people-form"
      data-testid="sign-up"
      onSubmit={doing.submit(
        () => peopleApi.signUp(name, email, password).then(onChanged),
        means.mail ? WORDS.letterSent(email) : '',
      )}
    >
      <NameField label={WORDS.name} value={name} onType={setName} />
      <EmailField label={WORDS.email} value={email} onType={setEmail} />
      <NewPasswordField label={WORDS.password} value={password} onType={setPassword} />
      {!means.mail && <p className="match-note">{WORDS.noMail}</p>}
      <SendRow of={doing} words={WORDS.signUp} look="brass">
        {canUsePasskeys(means.passkeyHost) && (
          <Button disabled={doing.busy} title={WORDS.passkeyNote} onClick={() => doing.run(byPasskey)}>
            {WORDS.makeWithPasskey}
          </Button>
        )}
      </SendRow>
    </form>
  );
}
