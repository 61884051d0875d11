/** The links of an online match, to send to whoever shall sit there or watch. */
import { type ReactNode, useState } from 'react';
import { linkTo, type Route } from '../router.ts';
import type { TableNow } from '../tables/table.ts';
import { Button, Chip } from '../toolkit/controls.tsx';
import { ONLINE_WORDS as WORDS } from './online-words.ts';
import type { Room } from './rooms.ts';

export function SeatLinks({
  room,
  seats,
}: {
  readonly room: Room;
  readonly seats: TableNow['seats'];
}): ReactNode {
  const { id, tokens, mine, gallery } = room;
  const others = seats.filter((seat) => tokens[seat.id] !== undefined && seat.id !== mine);
  return (
    <ul className="links">
      {others.map((seat) => (
        <LinkRow
          key={seat.id}
          name={seat.name}
          note={seat.taken ? WORDS.seated : WORDS.notHere}
          taken={seat.taken}
          route={{ at: 'match', id, token: tokens[seat.id]! }}
        />
      ))}
      {gallery.open && (
        <LinkRow
          name={WORDS.spectators}
          note={WORDS.toWatch}
          taken={false}
          route={{ at: 'watch', id, token: gallery.token }}
        />
      )}
    </ul>
  );
}

interface LinkRowProps {
  readonly name: string;
  readonly note: string;
  readonly taken: boolean;
  readonly route: Route;
}

function LinkRow({ name, note, taken, route }: LinkRowProps): ReactNode {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const link = linkTo(route);
  const copy = (): void => {
    Promise.resolve(navigator.clipboard?.writeText(link) ?? Promise.reject()).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  };
  return (
    <li className="link-row">
      <div className="link-head">
        <strong>{name}</strong>
        <Chip tone={taken ? 'well' : 'plain'}>{note}</Chip>
      </div>
      <div className="link-line">
        <input
          className="link-text"
          readOnly
          value={link}
          aria-label={WORDS.linkFor(name)}
          data-testid="seat-link"
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={copy} aria-label={WORDS.copyFor(name)}>
          {copied === 'yes' ? WORDS.copied : WORDS.copy}
        </Button>
      </div>
      {copied === 'failed' && <p className="match-note">{WORDS.copyByHand}</p>}
    </li>
  );
}
