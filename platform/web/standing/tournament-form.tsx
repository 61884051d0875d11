/** A tournament of one's own: what is played, how, by how many and until when. */

import type { ClockTerms } from '@weathergage/kernel';
import {
  TOURNAMENT_KINDS,
  TOURNAMENT_LIMITS,
  type TournamentKind,
} from '@weathergage/kernel/people/tournament-protocol.ts';
import type { GamesReply } from '@weathergage/kernel/protocol.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { ClockForm } from '../clock/clock-form.tsx';
import { Choices } from '../lobby/choices.tsx';
import { Field, LineField, SendRow, TickField, useDoing } from '../people/form.tsx';
import { SelectField } from '../people/select-field.tsx';
import { goTo } from '../router.ts';
import { TOURNAMENT_WORDS as WORDS } from './tournament-words.ts';
import { tournamentsApi } from './tournaments-api.ts';

/** For two: that is what pairings are made of. Nobody is measured by a lesson. */
const forTwo = ({ seats, tutorial }: GamesReply['games'][number]['scenarios'][number]): boolean =>
  tutorial !== true && new Set(seats.map(({ side }) => side)).size === 2;

export function TournamentForm(): ReactNode {
  const [games, setGames] = useState<GamesReply['games']>([]);
  const [title, setTitle] = useState('');
  const [game, setGame] = useState('');
  const [scenario, setScenario] = useState('');
  const [kind, setKind] = useState<TournamentKind>('swiss');
  const [numbers, setNumbers] = useState({ rounds: 3, most: 8, days: 0 });
  const [clock, setClock] = useState<ClockTerms | null>(null);
  const [rated, setRated] = useState(false);
  const doing = useDoing();
  useEffect(() => {
    tournamentsApi.games().then(
      (all) => setGames(all.filter(({ scenarios }) => scenarios.some(forTwo))),
      () => setGames([]),
    );
  }, []);
  const chosen = games.find(({ id }) => id === game) ?? games[0];
  const scenarios = chosen?.scenarios.filter(forTwo) ?? [];
  const battle = scenarios.find(({ id }) => id === scenario) ?? scenarios[0];
  const open = async (): Promise<void> => {
    const terms = {
      title,
      game: chosen!.id,
      scenario: battle!.id,
      kind,
      rated,
      ...numbers,
      ...(clock && { clock }),
    };
    const { id } = await tournamentsApi.make(terms);
    goTo({ at: 'tournament', id });
  };
  const number = (name: keyof typeof numbers, least: number, most: number, note?: string): ReactNode => (
    <Field
      label={WORDS[name]}
      type="number"
      min={least}
      max={most}
      required
      value={numbers[name]}
      onChange={({ target }) => setNumbers({ ...numbers, [name]: target.valueAsNumber || 0 })}
      {...(note === undefined ? {} : { note })}
    />
  );
  return (
    <form
      className="people-card people-form"
      data-testid="make-tournament"
      aria-label={WORDS.make}
      onSubmit={doing.submit(open)}
    >
      <h2>{WORDS.make}</h2>
      <LineField
        label={WORDS.name}
        note={WORDS.nameNote}
        least={3}
        most={60}
        value={title}
        onType={setTitle}
      />
      <div className="people-filters">
        <SelectField
          label={WORDS.game}
          chosen={chosen?.id ?? ''}
          choices={games.map((one) => [one.id, one.title])}
          onChoose={setGame}
        />
        <SelectField
          label={WORDS.scenario}
          chosen={battle?.id ?? ''}
          choices={scenarios.map((one) => [one.id, one.title])}
          onChoose={setScenario}
        />
      </div>
      <Choices<TournamentKind>
        legend={WORDS.kind}
        choices={TOURNAMENT_KINDS.map((value) => ({
          value,
          label: WORDS.kinds[value],
          note: WORDS.kindNotes[value],
        }))}
        chosen={kind}
        onChoose={setKind}
      />
      {kind === 'swiss' && number('rounds', 1, TOURNAMENT_LIMITS.rounds)}
      <ClockForm clock={clock} onClock={setClock} />
      {number('most', 2, TOURNAMENT_LIMITS.most)}
      {number('days', 0, TOURNAMENT_LIMITS.days, WORDS.daysNote)}
      <TickField label={WORDS.rated} note={WORDS.ratedNote} on={rated} onTick={setRated} />
      <SendRow of={doing} words={WORDS.open} look="brass" disabled={battle === undefined} />
    </form>
  );
}
