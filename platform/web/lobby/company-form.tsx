/** Who shall sit down at an online match: whoever is sent a link, anybody, or people by their names. */
import type { TableLevel, TablePace } from '@weathergage/kernel/people/lobby-protocol.ts';
import { type ReactNode, useId } from 'react';
import { Choices } from './choices.tsx';

export type Company =
  | { readonly kind: 'links' }
  | {
      readonly kind: 'anybody';
      readonly level: TableLevel;
      readonly pace: TablePace;
      readonly programs: boolean;
      readonly rated: boolean;
    }
  | { readonly kind: 'named'; readonly names: string; readonly rated: boolean };

export const BY_LINKS: Company = { kind: 'links' };

const KINDS = [
  { value: 'links', label: 'By links', note: 'you send them yourself' },
  { value: 'anybody', label: 'Anybody', note: 'an open table in the lobby' },
  { value: 'named', label: 'By name', note: 'people known at this server' },
] as const;

const LEVELS: readonly { readonly value: TableLevel; readonly label: string }[] = [
  { value: 'any', label: 'Everybody' },
  { value: 'new', label: 'Newcomers' },
  { value: 'seasoned', label: 'The seasoned' },
];

const PACES: readonly { readonly value: TablePace; readonly label: string; readonly note: string }[] = [
  { value: 'sitting', label: 'At one sitting', note: 'all are there' },
  { value: 'post', label: 'By post', note: 'in everybody’s own time' },
];

const fresh = (kind: Company['kind']): Company =>
  kind === 'links'
    ? BY_LINKS
    : kind === 'anybody'
      ? { kind, level: 'any', pace: 'sitting', programs: false, rated: false }
      : { kind, names: '', rated: false };

/** Names with commas between them. */
export const namesOf = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

export function CompanyForm({
  company,
  hasClock,
  onCompany,
}: {
  readonly company: Company;
  /** The pace follows from it. */
  readonly hasClock: boolean;
  onCompany(company: Company): void;
}): ReactNode {
  const field = useId();
  return (
    <>
      <Choices
        legend="Who sits down"
        choices={KINDS}
        chosen={company.kind}
        onChoose={(kind) => onCompany(fresh(kind))}
      />
      {company.kind === 'anybody' && (
        <>
          {!hasClock && (
            <Choices
              legend="Pace"
              choices={PACES}
              chosen={company.pace}
              onChoose={(pace) => onCompany({ ...company, pace })}
            />
          )}
          <Choices
            legend="For whom"
            choices={LEVELS}
            chosen={company.level}
            onChoose={(level) => onCompany({ ...company, level })}
          />
        </>
      )}
      {company.kind === 'named' && (
        <div className="company-names">
          <label htmlFor={field}>Their names, with commas</label>
          <input
            id={field}
            className="boxed"
            value={company.names}
            data-testid="company-names"
            onChange={({ target }) => onCompany({ ...company, names: target.value })}
          />
        </div>
      )}
      {company.kind === 'anybody' && !company.rated && (
        <label className="tick">
          <input
            type="checkbox"
            checked={company.programs}
            onChange={({ target }) => onCompany({ ...company, programs: target.checked })}
            data-testid="company-programs"
          />
          <span>People’s programs may sit down, too</span>
        </label>
      )}
      {company.kind !== 'links' && (
        <label className="tick">
          <input
            type="checkbox"
            checked={company.rated}
            onChange={({ target }) =>
              onCompany({
                ...company,
                rated: target.checked,
                ...(target.checked && company.kind === 'anybody' ? { programs: false } : {}),
              } as Company)
            }
            data-testid="rated"
          />
          <span>
            Rated{' '}
            <span className="choice-note">
              for people with an account; when it is over the return match, with sides changed, is made by
              itself
            </span>
          </span>
        </label>
      )}
    </>
  );
}
