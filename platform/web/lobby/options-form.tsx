/** What may be set before a match. A few options stand open; many are folded away, for most people want none. */
import { type ReactNode, useId, useState } from 'react';
import { IconButton, RuleLink } from '../toolkit/controls.tsx';
import { plainNumber } from '../toolkit/graphs/chart-scale.ts';
import type {
  ChoiceOption,
  GameOption,
  NumberOption,
  OptionGroup,
  SwitchOption,
} from '../toolkit/options.ts';
import { Choices } from './choices.tsx';
import {
  allOptions,
  allowedValue,
  changedCount,
  type OptionValues,
  standingValue,
  withValue,
} from './option-values.ts';
import '../styles/options.css';
import { OPTION_WORDS as WORDS } from './new-match-words.ts';

/** More than this many are folded away. */
const FEW = 4;

interface OptionsFormProps {
  readonly groups: readonly OptionGroup[];
  readonly set: OptionValues;
  onSet(set: OptionValues): void;
}

export function OptionsForm({ groups, set, onSet }: OptionsFormProps): ReactNode {
  const count = allOptions(groups).length;
  const [drawn, setDrawn] = useState(false);
  if (count === 0) return null;
  if (count <= FEW)
    return (
      <div className="options" data-testid="options">
        {allOptions(groups).map((option) => (
          <OptionField key={option.key} option={option} set={set} onSet={onSet} />
        ))}
      </div>
    );
  const changed = changedCount(groups, set);
  return (
    <details
      className="optional"
      data-testid="options"
      open={drawn}
      onToggle={(event) => setDrawn(event.currentTarget.open)}
    >
      <summary>
        <span className="optional-title">{WORDS.title}</span>
        <span className="optional-count">
          {changed === 0 ? WORDS.allUsual(count) : WORDS.changed(changed, count)}
        </span>
      </summary>
      {groups.map(({ title, options }) => (
        <fieldset key={title} className="options">
          <legend>{title}</legend>
          {options.map((option) => (
            <OptionField key={option.key} option={option} set={set} onSet={onSet} />
          ))}
        </fieldset>
      ))}
    </details>
  );
}

interface FieldProps<O extends GameOption = GameOption> {
  readonly option: O;
  readonly set: OptionValues;
  onSet(set: OptionValues): void;
}

function OptionField({ option, ...rest }: FieldProps): ReactNode {
  switch (option.kind) {
    case 'switch':
      return <SwitchField option={option} {...rest} />;
    case 'choice':
      return <ChoiceField option={option} {...rest} />;
    case 'number':
      return <NumberField option={option} {...rest} />;
  }
}

/** Label, explanation and rule; the control is named by the first and described by the second. */
function Words({ option, field }: { readonly option: GameOption; readonly field: string }): ReactNode {
  return (
    <span className="option-words">
      <span className="option-head">
        <label htmlFor={field} className="option-label">
          {option.label}
        </label>
        {option.rule !== undefined && <RuleLink rule={option.rule} />}
      </span>
      {option.note !== undefined && (
        <span id={`${field}-note`} className="choice-note">
          {option.note}
        </span>
      )}
    </span>
  );
}

const described = (option: GameOption, field: string): string | undefined =>
  option.note === undefined ? undefined : `${field}-note`;

function SwitchField({ option, set, onSet }: FieldProps<SwitchOption>): ReactNode {
  const field = useId();
  const on = standingValue(option, set) === true;
  return (
    <div className="option">
      <Words option={option} field={field} />
      <input
        id={field}
        type="checkbox"
        role="switch"
        className="switch"
        checked={on}
        aria-checked={on}
        aria-describedby={described(option, field)}
        data-testid={`option-${option.key}`}
        onChange={(event) => onSet(withValue(set, option, event.target.checked))}
      />
    </div>
  );
}

function ChoiceField({ option, set, onSet }: FieldProps<ChoiceOption>): ReactNode {
  const value = standingValue(option, set);
  const chosen = option.choices.findIndex((choice) => choice.value === value);
  return (
    <div className="option-choice">
      <Choices
        legend={option.label}
        note={
          (option.note !== undefined || option.rule !== undefined) && (
            <>
              {option.note} {option.rule !== undefined && <RuleLink rule={option.rule} />}
            </>
          )
        }
        choices={option.choices.map(({ label, note }, index) => ({ value: String(index), label, note }))}
        chosen={String(Math.max(0, chosen))}
        onChoose={(index) => onSet(withValue(set, option, option.choices[Number(index)]?.value))}
      />
    </div>
  );
}

function NumberField({ option, set, onSet }: FieldProps<NumberOption>): ReactNode {
  const field = useId();
  const { least, most, step = 1, unit, label } = option;
  const value = Number(standingValue(option, set));
  /** What is being typed: a number on its way may be out of bounds for a moment. */
  const [typed, setTyped] = useState<string | null>(null);
  const put = (wish: number): void => {
    setTyped(null);
    onSet(withValue(set, option, allowedValue(option, wish)));
  };
  return (
    <div className="option">
      <Words option={option} field={field} />
      <span className="stepper">
        <IconButton label={WORDS.less(label)} disabled={value <= least} onClick={() => put(value - step)}>
          −
        </IconButton>
        <input
          id={field}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          step={step}
          value={typed ?? value}
          aria-describedby={described(option, field)}
          data-testid={`option-${option.key}`}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => typed !== null && put(typed === '' ? Number.NaN : Number(typed))}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && typed !== null) put(typed === '' ? Number.NaN : Number(typed));
          }}
        />
        <IconButton label={WORDS.more(label)} disabled={value >= most} onClick={() => put(value + step)}>
          +
        </IconButton>
        <span className="stepper-limits">{WORDS.limits(plainNumber(least), plainNumber(most), unit)}</span>
      </span>
    </div>
  );
}
