/** A person's online matches, wherever he played them: those first in which he is asked. */
import type { MyMatch } from '@weathergage/kernel/people/people-protocol.ts';
import { type ReactNode, useCallback, useState } from 'react';
import { MyTime } from '../clock/my-time.tsx';
import { GAMES } from '../games.ts';
import { useMachineWords } from '../lobby/bots.ts';
import { glanceOf } from '../match/glances.ts';
import { withArticle } from '../match/match-words.ts';
import { goTo } from '../router.ts';
import { ConfirmDialog } from '../toolkit/confirm-dialog.tsx';
import { Button, Chip } from '../toolkit/controls.tsx';
import { listedWords } from '../toolkit/phrases.ts';
import { momentWords } from '../toolkit/when.ts';
import { Came, useDoing } from './form.tsx';
import { useLookAgain } from './look-again.ts';
import { peopleApi } from './people-api.ts';
import { WORDS } from './words.ts';

/** Others answer while one looks. */
const LOOK_MS = 15_000;

type SeatOf = MyMatch['seats'][number];

export const gameTitle = (id: string): string => GAMES.find((game) => game.id === id)?.title ?? id;

type Naming = (seat: SeatOf) => string;

function useNaming({ game, seats }: MyMatch): Naming {
  const machine = useMachineWords(game, seats);
  return ({ name, bot, deputy, sitter, program }) => {
    if (bot !== null) return machine(bot);
    if (deputy !== undefined) return WORDS.inPlaceOf(machine(deputy), sitter ?? withArticle(name));
    if (sitter === null) return withArticle(name);
    return `${program ? WORDS.byProgram(sitter) : sitter} (${name})`;
  };
}

/** Whom it waits for, where that is not oneself. */
function waitingWords({ status, asked, seats, mySeat }: MyMatch, naming: Naming): string | null {
  const names = seats.filter(({ id }) => asked.includes(id) && id !== mySeat).map(naming);
  if (status === 'over' || names.length === 0) return null;
  if (status === 'gathering') return WORDS.gathering(listedWords(names));
  return asked.includes(mySeat) ? null : WORDS.waitingFor(listedWords(names));
}

/** As the server knows it; of a match that it has no words for, as it stood when it was last on this screen. */
function lineOf({ id, status, line }: MyMatch): { readonly stands: string; readonly news: string } | null {
  if (line !== null) return line;
  const glance = status === 'over' ? null : glanceOf(id);
  return glance === null ? null : { stands: glance.when, news: glance.last };
}

export function MyMatches(): ReactNode {
  const [matches, setMatches] = useState<readonly MyMatch[] | null>(null);
  const [leaving, setLeaving] = useState<MyMatch | null>(null);
  const doing = useDoing();
  const look = useCallback(
    () => void peopleApi.matches().then(setMatches, () => setMatches((known) => known ?? [])),
    [],
  );
  useLookAgain(look, LOOK_MS);
  const enter = async ({ id, status, mySeat }: MyMatch): Promise<void> => {
    const { token } = await peopleApi.pass(id, mySeat);
    goTo(
      status === 'over' ? { at: 'replay', of: { kind: 'online', id, token } } : { at: 'match', id, token },
    );
  };
  return (
    <section className="people-card" aria-label={WORDS.matches} data-testid="my-matches">
      <h2>{WORDS.matches}</h2>
      {matches?.length === 0 && <p className="match-note">{WORDS.noMatches}</p>}
      <Came of={doing} />
      <ul className="saved">
        {matches?.map((match) => (
          <OneMatch
            key={`${match.id} ${match.mySeat}`}
            match={match}
            onLeave={() => setLeaving(match)}
            onEnter={() => doing.run(() => enter(match))}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        title={WORDS.leaveTitle(leaving?.title ?? '')}
        leave={WORDS.stay}
        confirm={WORDS.leave}
        testId="leave-confirm"
        onClose={() => setLeaving(null)}
        onConfirm={() => doing.run(() => peopleApi.leave(leaving!.id).then(look))}
      >
        <p>{WORDS.leaveNote}</p>
      </ConfirmDialog>
    </section>
  );
}

interface OneMatchProps {
  readonly match: MyMatch;
  onLeave(): void;
  onEnter(): void;
}

function OneMatch({ match, onLeave, onEnter }: OneMatchProps): ReactNode {
  const naming = useNaming(match);
  const mine = match.seats.find(({ id }) => id === match.mySeat);
  const others = match.seats.filter((seat) => seat.side !== mine?.side).map(naming);
  const waiting = waitingWords(match, naming);
  const line = lineOf(match);
  const yours = match.status !== 'over' && match.asked.includes(match.mySeat);
  return (
    <li data-testid="my-match">
      <span className="saved-words">
        <span className="saved-title">{match.title}</span>
        <span className="saved-when">
          {gameTitle(match.game)} · {momentWords(match.changed)}
        </span>
        <span className="saved-glance">
          {WORDS.against(mine?.name ?? match.mySeat, listedWords(others))}
          {line !== null && ` · ${line.stands}`}
        </span>
        {line !== null && line.news !== '' && (
          <span className="saved-last" data-testid="my-last">
            {line.news}
          </span>
        )}
        {waiting !== null && <span className="saved-glance">{waiting}</span>}
        <MyTime match={match} />
      </span>
      {match.mayLeave && (
        <Button look="quiet" aria-label={WORDS.leaveIt(match.title)} onClick={onLeave}>
          {WORDS.leave}
        </Button>
      )}
      {yours && <Chip tone="brass">{match.status === 'playing' ? WORDS.yours : WORDS.expected}</Chip>}
      {match.status === 'over' && match.result !== null && <Chip>{WORDS.results[match.result]}</Chip>}
      <Button look={yours ? 'brass' : 'plain'} onClick={onEnter}>
        {match.status === 'over' ? WORDS.replay : WORDS.open}
      </Button>
    </li>
  );
}
