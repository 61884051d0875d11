/** Before a match: which career each side wears. Those of this browser stand first; others a guest may bring along. */
import { type ReactNode, useId, useMemo } from 'react';
import type { Careers } from '../toolkit/careers.ts';
import { RuleLink } from '../toolkit/controls.tsx';
import type { ScenarioCard } from '../toolkit/page.ts';
import { careersKept } from './book.ts';
import { CAREERS_WORDS as WORDS } from './careers-words.ts';

/** By side; a side that is not named wears none. */
export type Worn = Readonly<Record<string, unknown>>;

interface CareersFormProps {
  readonly gameId: string;
  readonly careers: Careers;
  readonly card: ScenarioCard;
  readonly worn: Worn;
  onWorn(worn: Worn): void;
}

const keyOf = (career: unknown): string => JSON.stringify(career);

export function CareersForm({ gameId, careers, card, worn, onWorn }: CareersFormProps): ReactNode {
  const kept = useMemo(() => careersKept(gameId, careers), [gameId, careers]);
  const [none, ...others] = careers.all;
  const own = others.filter((one) => kept.some((mine) => keyOf(mine) === keyOf(one)));
  const foreign = others.filter((one) => !own.includes(one));
  const wearing = card.sides.filter(({ seats }) => worn[seats[0]?.side ?? ''] !== undefined).length;
  const count = wearing > 0 ? WORDS.worn(wearing) : WORDS.noneWorn(own.length);
  const wear = (side: string, key: string): void => {
    const { [side]: _before, ...rest } = worn;
    const career = others.find((one) => keyOf(one) === key);
    onWorn(career === undefined ? rest : { ...rest, [side]: career });
  };
  return (
    <details className="optional" data-testid="careers">
      <summary>
        <span className="optional-title">{careers.title}</span>
        <span className="optional-count">{count}</span>
      </summary>
      <fieldset className="options">
        <legend className="career-note">
          {careers.note} <RuleLink rule={careers.rule} />
        </legend>
        {card.sides.map(({ name, seats }) => {
          const side = seats[0]?.side ?? name;
          return (
            <CareerRow
              key={side}
              name={name}
              side={side}
              chosen={worn[side] ?? none}
              none={none}
              groups={[
                { title: WORDS.here, careers: own },
                { title: own.length > 0 ? WORDS.elsewhere : WORDS.any, careers: foreign },
              ]}
              words={careers.words}
              onWear={(key) => wear(side, key)}
            />
          );
        })}
      </fieldset>
    </details>
  );
}

interface CareerRowProps {
  readonly name: string;
  readonly side: string;
  readonly chosen: unknown;
  readonly none: unknown;
  readonly groups: readonly { readonly title: string; readonly careers: readonly unknown[] }[];
  words(career: unknown): string;
  onWear(key: string): void;
}

function CareerRow({ name, side, chosen, none, groups, words, onWear }: CareerRowProps): ReactNode {
  const field = useId();
  return (
    <div className="option">
      <label htmlFor={field} className="option-label">
        {name}
      </label>
      <select
        id={field}
        className="select"
        value={keyOf(chosen)}
        data-testid={`career-${side}`}
        onChange={(event) => onWear(event.target.value)}
      >
        <option value={keyOf(none)}>{words(none)}</option>
        {groups
          .filter(({ careers }) => careers.length > 0)
          .map(({ title, careers }) => (
            <optgroup key={title} label={title}>
              {careers.map((one) => (
                <option key={keyOf(one)} value={keyOf(one)}>
                  {words(one)}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
    </div>
  );
}
