/** Who shall sit down at an online match: whoever is sent a link, anybody, or people by their names. */
import {
  TABLE_LEVELS,
  TABLE_PACES,
  type TableLevel,
  type TablePace,
} from '@weathergage/kernel/people/lobby-protocol.ts';
import { type ReactNode, useId } from 'react';
import { Choices } from './choices.tsx';
import { ONLINE_WORDS as WORDS } from './online-words.ts';

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
export const FOR_ANYBODY: Company = {
  kind: 'anybody',
  level: 'any',
  pace: 'sitting',
  programs: false,
  rated: false,
};

const KINDS = (['links', 'anybody', 'named'] as const).map((value) => ({ value, ...WORDS.kinds[value] }));
const LEVELS = TABLE_LEVELS.map((value) => ({ value, label: WORDS.levels[value] }));
const PACES = TABLE_PACES.map((value) => ({ value, ...WORDS.paces[value] }));

const fresh = (kind: Company['kind']): Company =>
  kind === 'links' ? BY_LINKS : kind === 'anybody' ? FOR_ANYBODY : { kind, names: '', rated: false };

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
        legend={WORDS.who}
        choices={KINDS}
        chosen={company.kind}
        onChoose={(kind) => onCompany(fresh(kind))}
      />
      {company.kind === 'anybody' && (
        <>
          {!hasClock && (
            <Choices
              legend={WORDS.pace}
              choices={PACES}
              chosen={company.pace}
              onChoose={(pace) => onCompany({ ...company, pace })}
            />
          )}
          <Choices
            legend={WORDS.forWhom}
            choices={LEVELS}
            chosen={company.level}
            onChoose={(level) => onCompany({ ...company, level })}
          />
        </>
      )}
      {company.kind === 'named' && (
        <div className="company-names">
          <label htmlFor={field}>{WORDS.names}</label>
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
          <span>{WORDS.programs}</span>
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
            {WORDS.rated} <span className="choice-note">{WORDS.ratedNote}</span>
          </span>
        </label>
      )}
    </>
  );
}
