/** Tokens that let programs in: made, listed with when they were last used, and ended. */
import { PROGRAM_SCOPES, type Program, type ProgramScope } from '@weathergage/kernel/program-protocol.ts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { addressOf } from '../router.ts';
import { Button } from '../toolkit/controls.tsx';
import { Came, SelectField, TextField, useDoing } from './form.tsx';
import { peopleApi } from './people-api.ts';
import { WORDS } from './words.ts';

const SAID = WORDS.programs;
const dayOf = (time: number): string => new Date(time).toLocaleDateString();

export function ProgramTokens(): ReactNode {
  const [programs, setPrograms] = useState<readonly Program[]>([]);
  const [token, setToken] = useState<string | null>(null);
  const doing = useDoing();
  const look = useCallback(() => void peopleApi.programs().then(setPrograms, () => undefined), []);
  useEffect(look, [look]);
  return (
    <section className="people-card" aria-label={SAID.title} data-testid="programs">
      <h2>{SAID.title}</h2>
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
    </section>
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
          choices={Object.keys(SAID.dayWords) as Days[]}
          words={SAID.dayWords}
          onChoose={setDays}
        />
        <Came of={doing} />
        <div className="match-buttons">
          <Button look="brass" type="submit" disabled={doing.busy || scopes.length === 0}>
            {SAID.make}
          </Button>
        </div>
      </form>
    </details>
  );
}
