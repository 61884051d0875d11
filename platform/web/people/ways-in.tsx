/** The ways to sign in that an account has, and the devices that are signed in. */
import type { Device, Me, MeansReply } from '@weathergage/kernel/people-protocol.ts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button, Chip } from '../toolkit/controls.tsx';
import { deviceName } from './device-name.ts';
import { Came, EmailField, NewPasswordField, PasswordField, useDoing } from './form.tsx';
import { addPasskey, canUsePasskeys } from './passkeys.ts';
import { type PasskeyEntry, peopleApi } from './people-api.ts';
import { WORDS } from './words.ts';

interface WaysProps {
  readonly means: MeansReply;
  readonly me: Me;
  onChanged(): void;
}

const dateOf = (time: string | number): string => new Date(time).toLocaleDateString();

export function WaysIn(props: WaysProps): ReactNode {
  return (
    <>
      <section className="people-card" aria-label={WORDS.ways}>
        <h2>{WORDS.ways}</h2>
        <Address {...props} />
        {props.me.hasPassword && <Password />}
        <Passkeys {...props} />
      </section>
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
      <Came of={doing} />
      <div className="match-buttons">
        <Button type="submit" disabled={doing.busy}>
          {WORDS.save}
        </Button>
      </div>
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
        <Came of={doing} />
        <div className="match-buttons">
          <Button type="submit" disabled={doing.busy}>
            {WORDS.save}
          </Button>
        </div>
      </form>
    </details>
  );
}

function Passkeys({ means, me, onChanged }: WaysProps): ReactNode {
  const [keys, setKeys] = useState<readonly PasskeyEntry[]>([]);
  const doing = useDoing();
  const look = useCallback(() => void peopleApi.passkeys().then(setKeys, () => undefined), []);
  useEffect(look, [look]);
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
            <li key={key.id}>
              <span className="saved-words">{name}</span>
              <Button
                aria-label={WORDS.removePasskey(name)}
                onClick={() => doing.run(() => peopleApi.removePasskey(key.id).then(then))}
              >
                {WORDS.remove}
              </Button>
            </li>
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

function Devices({ onChanged }: { onChanged(): void }): ReactNode {
  const [devices, setDevices] = useState<readonly Device[]>([]);
  const doing = useDoing();
  const look = useCallback(() => void peopleApi.devices().then(setDevices, () => undefined), []);
  useEffect(look, [look]);
  return (
    <section className="people-card" aria-label={WORDS.devices} data-testid="devices">
      <h2>{WORDS.devices}</h2>
      <ul className="saved">
        {devices.map((device) => {
          const name = deviceName(device.agent);
          return (
            <li key={device.id}>
              <span className="saved-words">
                <span>{name}</span>
                <span className="saved-when">{WORDS.since(dateOf(device.since))}</span>
              </span>
              {device.current ? (
                <Chip tone="well">{WORDS.thisDevice}</Chip>
              ) : (
                <Button
                  aria-label={WORDS.endSessionOf(name)}
                  onClick={() => doing.run(() => peopleApi.endDevice(device.id).then(look))}
                >
                  {WORDS.endSession}
                </Button>
              )}
            </li>
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
    </section>
  );
}
