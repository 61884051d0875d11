/** Tokens that let programs in: made, listed with when they were last used, and ended. */
import { PROGRAM_SCOPES, type ProgramScope } from '@weathergage/kernel/people/program-protocol.ts';
import { type ReactNode, useState } from 'react';
import { addressOf } from '../../router.ts';
import { Button } from '../../toolkit/controls.tsx';
import { Came, SendRow, TextField, useDoing } from '../form.tsx';
import { peopleApi } from '../people-api.ts';
import { PeopleCard } from '../people-page.tsx';
import { inWords, SelectField } from '../select-field.tsx';
import { useList } from '../use-list.ts';
import { WORDS } from '../words.ts';

const SAID = WORDS.programs;
const dayOf = (time: number): string => new Date(time).toLocaleDateString();

export function ProgramTokens(): ReactNode {
  const [programs, look] = useList(peopleApi.programs);
  const [token, setToken] = useState<string | null>(null);
  const doing = useDoing();
  return (
    <PeopleCard title={SAID.title} testId="programs">
      <p className="match-note">
        {SAID.note} <a href={addressOf({ at: 'docs', path: 'programs', section: null })}>{SAID.docs}</a>
      </p>
      {programs.length === 0 && <p className="match-note">{SAID.none}</p>}
      <ul className="saved">
        {programs.map(({ id, name, scopes, used, ends }) => (
          <li key={id} data-testid="program">
            <span className="saved-words">
              <span>{name}</span>
              <span className="saved-when">
                {[
                  scopes.join(', '),
                  used === null ? SAID.unused : SAID.used(dayOf(used)),
                  ...(ends === null ? [] : [SAID.until(dayOf(ends))]),
                ].join(' · ')}
              </span>
            </span>
            <Button
              aria-label={SAID.endIt(name)}
              onClick={() => doing.run(() => peopleApi.endProgram(id).then(look))}
            >
              {SAID.end}
            </Button>
          </li>
        ))}
      </ul>
      <Came of={doing} />
      {token === null ? (
        <MakeToken
          onMade={(made) => {
            setToken(made);
            look();
          }}
        />
      ) : (
        <div className="people-form" role="status">
          <p>{SAID.made}</p>
          <input
            className="boxed link-text"
            readOnly
            value={token}
            aria-label={SAID.token}
            data-testid="program-token"
            onFocus={({ target }) => target.select()}
          />
          <div className="match-buttons">
            <Button onClick={() => setToken(null)}>{SAID.copied}</Button>
          </div>
        </div>
      )}
    </PeopleCard>
  );
}

type Days = keyof typeof SAID.dayWords;

function MakeToken({ onMade }: { onMade(token: string): void }): ReactNode {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ProgramScope[]>(['public', 'matches', 'play']);
  const [days, setDays] = useState<Days>('90');
  const doing = useDoing();
  const make = async (): Promise<void> => {
    const wanted = { name, scopes: [...scopes], days: days === 'never' ? null : Number(days) };
    onMade((await peopleApi.makeProgram(wanted)).token);
  };
  return (
    <details className="people-more">
      <summary>{SAID.make}</summary>
      <form className="people-form" onSubmit={doing.submit(make)}>
        <TextField label={SAID.name} most={40} value={name} onType={setName} />
        <fieldset className="people-ticks">
          <legend>{SAID.scopes}</legend>
          {PROGRAM_SCOPES.map((scope) => (
            <label key={scope}>
              <input
                type="checkbox"
                checked={scopes.includes(scope)}
                onChange={({ target }) =>
                  setScopes([...scopes.filter((one) => one !== scope), ...(target.checked ? [scope] : [])])
                }
              />{' '}
              {SAID.scopeWords[scope]}
            </label>
          ))}
        </fieldset>
        <SelectField
          label={SAID.days}
          chosen={days}
          choices={inWords(Object.keys(SAID.dayWords) as Days[], SAID.dayWords)}
          onChoose={setDays}
        />
        <SendRow of={doing} words={SAID.make} look="brass" disabled={scopes.length === 0} />
      </form>
    </details>
  );
}
