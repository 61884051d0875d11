/** The browsers in which somebody is called, and whether this is one of them. */
import type { NoticesReply } from '@weathergage/kernel/people/notice-protocol.ts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { deviceName } from '../people/account/device-name.ts';
import { Came, useDoing } from '../people/form.tsx';
import { PeopleCard } from '../people/people-page.tsx';
import { Button, Chip } from '../toolkit/controls.tsx';
import { noticeApi } from './notice-api.ts';
import { NOTICE_WORDS as WORDS } from './notice-words.ts';
import { beCalledHere, endHere, endpointHere, type PushState, pushState } from './push-here.ts';

interface BrowsersProps {
  readonly found: NoticesReply;
  onFound(reply: NoticesReply): void;
}

export function Browsers({ found, onFound }: BrowsersProps): ReactNode {
  const [state, setState] = useState<PushState | null>(null);
  const [here, setHere] = useState<string | null>(null);
  const doing = useDoing();
  const look = useCallback(async (): Promise<void> => {
    setState(await pushState());
    setHere(await endpointHere());
  }, []);
  useEffect(() => void look(), [look]);
  const call = async (): Promise<void> => {
    const reply = await beCalledHere(found.pushKey).catch(() => {
      throw new Error(WORDS.pushFailed);
    });
    if (reply !== null) onFound(reply);
    await look();
  };
  const end = async (id: string, endpoint: string): Promise<void> => {
    if (endpoint === here) await endHere();
    onFound(await noticeApi.endDevice(id));
    await look();
  };
  const isKnown = found.devices.some(({ endpoint }) => endpoint === here);
  const why = state === null ? null : WORDS.pushStates[state];
  return (
    <PeopleCard title={WORDS.here} testId="browsers">
      <p className="match-note">{WORDS.hereNote}</p>
      <ul className="saved">
        {found.devices.map(({ id, agent, made, endpoint }) => {
          const name = deviceName(agent);
          return (
            <li key={id}>
              <span className="saved-words">
                <span>{name}</span>
                <span className="saved-when">{WORDS.since(new Date(made).toLocaleDateString())}</span>
              </span>
              {endpoint === here && <Chip tone="well">{WORDS.calledHere}</Chip>}
              <WayButtons
                name={name}
                onTry={() => doing.run(() => noticeApi.tryWay({ way: 'device', id }), WORDS.tried)}
                onRemove={() => doing.run(() => end(id, endpoint))}
              />
            </li>
          );
        })}
      </ul>
      <Came of={doing} />
      {why !== null && <p className="match-note">{why}</p>}
      {state !== null && why === null && !isKnown && (
        <Button look="brass" disabled={doing.busy} data-testid="call-here" onClick={() => doing.run(call)}>
          {WORDS.call}
        </Button>
      )}
    </PeopleCard>
  );
}

export const WayButtons = ({
  name,
  onTry,
  onRemove,
}: {
  readonly name: string;
  onTry(): void;
  onRemove(): void;
}): ReactNode => (
  <>
    <Button aria-label={WORDS.tryOf(name)} onClick={onTry}>
      {WORDS.try}
    </Button>
    <Button aria-label={WORDS.removeOf(name)} onClick={onRemove}>
      {WORDS.remove}
    </Button>
  </>
);
