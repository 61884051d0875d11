/** The ways to sign in that an account has, and the devices that are signed in. */
import type { Me, MeansReply } from '@weathergage/kernel/people/people-protocol.ts';
import { type ReactNode, useState } from 'react';
import { Button, Chip } from '../../toolkit/controls.tsx';
import { Came, EmailField, NewPasswordField, PasswordField, SendRow, useDoing } from '../form.tsx';
import { peopleApi } from '../people-api.ts';
import { PeopleCard } from '../people-page.tsx';
import { useList } from '../use-list.ts';
import { WORDS } from '../words.ts';
import { deviceName } from './device-name.ts';
import { addPasskey, canUsePasskeys } from './passkeys.ts';

interface WaysProps {
  readonly means: MeansReply;
  readonly me: Me;
  onChanged(): void;
}

const dateOf = (time: string | number): string => new Date(time).toLocaleDateString();

export function WaysIn(props: WaysProps): ReactNode {
  return (
    <>
      <PeopleCard title={WORDS.ways}>
        <Address {...props} />
        {props.me.hasPassword && <Password />}
        <Passkeys {...props} />
      </PeopleCard>
      <Devices onChanged={props.onChanged} />
    </>
  );
}

function Address({ means, me, onChanged }: WaysProps): ReactNode {
  const [email, setEmail] = useState('');
  const doing = useDoing();
  return (
    <form
      className="people-form"
      onSubmit={doing.submit(
        () => peopleApi.changeEmail(email).then(onChanged),
        means.mail ? WORDS.letterSent(email) : WORDS.saved,
      )}
    >
      <p>{me.email === null ? WORDS.noEmail : WORDS.byEmail(me.email, me.emailVerified || !means.mail)}</p>
      <EmailField
        label={me.email === null ? WORDS.addEmail : WORDS.changeEmail}
        value={email}
        onType={setEmail}
      />
      <SendRow of={doing} words={WORDS.save} />
    </form>
  );
}

function Password(): ReactNode {
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const doing = useDoing();
  return (
    <details className="people-more">
      <summary>{WORDS.changePassword}</summary>
      <form
        className="people-form"
        onSubmit={doing.submit(() => peopleApi.changePassword(old, fresh), WORDS.passwordChanged)}
      >
        <PasswordField label={WORDS.oldPassword} value={old} onType={setOld} />
        <NewPasswordField label={WORDS.newPassword} value={fresh} onType={setFresh} />
        <SendRow of={doing} words={WORDS.save} />
      </form>
    </details>
  );
}

function Passkeys({ means, me, onChanged }: WaysProps): ReactNode {
  const [keys, look] = useList(peopleApi.passkeys);
  const doing = useDoing();
  const then = (): void => {
    look();
    onChanged();
  };
  return (
    <div data-testid="passkeys">
      <h3>{WORDS.passkeys}</h3>
      {keys.length === 0 && <p className="match-note">{WORDS.noPasskeys}</p>}
      <ul className="saved">
        {keys.map((key) => {
          const name = key.name || WORDS.passkeyNamed(dateOf(key.createdAt));
          return (
            <Kept
              key={key.id}
              name={name}
              words={WORDS.remove}
              title={WORDS.removePasskey(name)}
              onEnd={() => doing.run(() => peopleApi.removePasskey(key.id).then(then))}
            />
          );
        })}
      </ul>
      <Came of={doing} />
      {canUsePasskeys(means.passkeyHost) && (
        <Button disabled={doing.busy} onClick={() => doing.run(() => addPasskey(me.name).then(then))}>
          {WORDS.addPasskey}
        </Button>
      )}
    </div>
  );
}

interface KeptProps {
  readonly name: string;
  readonly when?: string;
  readonly words: string;
  /** What the button does, said with the name. */
  readonly title: string;
  /** None for the device one sits at. */
  readonly onEnd: (() => void) | undefined;
}

/** A passkey or a device, and the button that ends it. */
const Kept = ({ name, when, words, title, onEnd }: KeptProps): ReactNode => (
  <li>
    <span className="saved-words">
      <span>{name}</span>
      {when !== undefined && <span className="saved-when">{when}</span>}
    </span>
    {onEnd === undefined ? (
      <Chip tone="well">{WORDS.thisDevice}</Chip>
    ) : (
      <Button aria-label={title} onClick={onEnd}>
        {words}
      </Button>
    )}
  </li>
);

function Devices({ onChanged }: { onChanged(): void }): ReactNode {
  const [devices, look] = useList(peopleApi.devices);
  const doing = useDoing();
  return (
    <PeopleCard title={WORDS.devices} testId="devices">
      <ul className="saved">
        {devices.map((device) => {
          const name = deviceName(device.agent);
          return (
            <Kept
              key={device.id}
              name={name}
              when={WORDS.since(dateOf(device.since))}
              words={WORDS.endSession}
              title={WORDS.endSessionOf(name)}
              onEnd={
                device.current ? undefined : () => doing.run(() => peopleApi.endDevice(device.id).then(look))
              }
            />
          );
        })}
      </ul>
      <Came of={doing} />
      <div className="match-buttons">
        {devices.length > 1 && (
          <Button onClick={() => doing.run(() => peopleApi.endOtherDevices().then(look))}>
            {WORDS.endOthers}
          </Button>
        )}
        <Button data-testid="sign-out" onClick={() => doing.run(() => peopleApi.signOut().then(onChanged))}>
          {WORDS.signOut}
        </Button>
      </div>
    </PeopleCard>
  );
}
