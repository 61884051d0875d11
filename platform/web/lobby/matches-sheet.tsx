/** The matches of this browser, local and online, and journals from files. */
import { type ReactNode, useState } from 'react';
import { GAMES } from '../games.ts';
import { forgetGlance, type Glance, glanceOf } from '../match/glances.ts';
import { forgetPapers } from '../match/kept-drafts.ts';
import { GLANCE_WORDS, OUTCOME_WORDS } from '../match/match-words.ts';
import { PAGE_WORDS } from '../page-words.ts';
import { readJournal } from '../replay/journal-file.ts';
import { JournalPicker } from '../replay/journal-picker.tsx';
import { useOpened } from '../replay/opened.ts';
import { goTo, type Route } from '../router.ts';
import { type SavedEntry, savedMatches } from '../tables/saved-matches.ts';
import { Button, Chip, Sheet } from '../toolkit/controls.tsx';
import { ThrowAway } from '../toolkit/throw-away.tsx';
import { visitsKept } from './rooms.ts';
import { KEPT_WORDS as WORDS } from './sheet-words.ts';

const titleOf = (gameId: string): string => GAMES.find(({ id }) => id === gameId)?.title ?? gameId;

const when = (time: number): string =>
  new Date(time).toLocaleString(undefined, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });

/** Who plays whom, how far it has come, whose move it is and what happened last. */
const AtAGlance = ({ glance }: { readonly glance: Glance | null }): ReactNode =>
  glance === null ? null : (
    <>
      <span className="saved-glance" data-testid="glance">
        {glance.sides} · {glance.when}
        {glance.whose !== '' && glance.whose !== GLANCE_WORDS.over && (
          <>
            {' · '}
            <b data-yours={glance.yours || undefined}>{glance.whose}</b>
          </>
        )}
      </span>
      {glance.last !== '' && <span className="saved-last">{glance.last}</span>}
    </>
  );

interface SavedLineProps {
  readonly entry: SavedEntry;
  readonly all: readonly SavedEntry[];
  onLeave(route: Route): void;
  onThrow(entry: SavedEntry): void;
}

/** A match, and below it the battles of it that are fought out in matches of their own. */
function SavedLine({ entry, all, onLeave, onThrow }: SavedLineProps): ReactNode {
  const { id, title, gameId, touched, over, of } = entry;
  const battles = all.filter((one) => one.of?.match === id).toSorted((a, b) => a.created - b.created);
  return (
    <>
      <li data-battle={of !== undefined || undefined}>
        <span className="saved-words">
          <span className="saved-title">{title}</span>
          <span className="saved-when">
            {titleOf(gameId)} · {when(touched)}
          </span>
          <AtAGlance glance={glanceOf(id)} />
        </span>
        {over && <Chip>{GLANCE_WORDS.over}</Chip>}
        {over ? (
          <Button onClick={() => onLeave({ at: 'replay', of: { kind: 'local', id } })}>
            {OUTCOME_WORDS.replay}
          </Button>
        ) : (
          <Button look="brass" onClick={() => onLeave({ at: 'local', id })}>
            {WORDS.goOn}
          </Button>
        )}
        {/* A battle belongs to its war, and goes with it. */}
        {of === undefined && <ThrowAway title={title} onThrow={() => onThrow(entry)} />}
      </li>
      {battles.map((one) => (
        <SavedLine key={one.id} entry={one} all={all} onLeave={onLeave} onThrow={onThrow} />
      ))}
    </>
  );
}

export function MatchesSheet({ onClose }: { onClose(): void }): ReactNode {
  const [saved, setSaved] = useState(() => savedMatches.list());
  const [trouble, setTrouble] = useState<string | null>(null);
  const put = useOpened((opened) => opened.put);
  const leave = (route: Route): void => {
    onClose();
    goTo(route);
  };
  const throwAway = ({ id }: SavedEntry): void => {
    savedMatches.remove(id);
    forgetPapers(id);
    forgetGlance(id);
    setSaved(savedMatches.list());
  };
  const open = (text: string, name: string): void => {
    try {
      put(readJournal(text), name);
      leave({ at: 'replay', of: { kind: 'file' } });
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Sheet open title={PAGE_WORDS.matches} onClose={onClose}>
      <h3 className="sheet-title">{WORDS.here}</h3>
      {saved.length === 0 && <p className="match-note">{WORDS.none}</p>}
      <ul className="saved">
        {saved
          .filter(({ of }) => of === undefined || saved.every(({ id }) => id !== of.match))
          .map((entry) => (
            <SavedLine key={entry.id} entry={entry} all={saved} onLeave={leave} onThrow={throwAway} />
          ))}
      </ul>
      {visitsKept().length > 0 && (
        <>
          <h3 className="sheet-title">{WORDS.online}</h3>
          <ul className="saved">
            {visitsKept().map((visit) => (
              <li key={`${visit.id}${visit.token}`}>
                <span className="saved-words">
                  <span className="saved-title">{visit.title}</span>
                  <span className="saved-when">
                    {visit.seat} · {when(visit.touched)}
                  </span>
                  <AtAGlance glance={glanceOf(visit.id)} />
                </span>
                <Button onClick={() => leave({ at: 'match', id: visit.id, token: visit.token })}>
                  {WORDS.goThere}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className="sheet-title">{WORDS.file}</h3>
      <JournalPicker onText={open} />
      {trouble !== null && (
        <p className="action-trouble" role="alert">
          {trouble}
        </p>
      )}
      <div className="match-buttons">
        <Button look="quiet" onClick={() => leave({ at: 'verify' })}>
          {WORDS.check}
        </Button>
      </div>
    </Sheet>
  );
}
