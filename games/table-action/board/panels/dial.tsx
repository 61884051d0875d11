/** A slider with a step down and a step up. */
import type { ReactNode } from 'react';

interface DialProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** How far a press of a button goes. */
  readonly step: number;
  /** How finely it slides. */
  readonly grain?: number;
  /** What it is called to go down, and up. */
  readonly ways?: readonly [string, string];
  readonly words: string;
  readonly testId: string;
  /** Where it stands if nobody has touched it. */
  readonly rest?: number;
  onChange(value: number): void;
}

export function Dial(props: DialProps): ReactNode {
  const {
    label,
    value,
    least,
    most,
    step,
    grain,
    ways = ['less', 'more'],
    words,
    testId,
    rest,
    onChange,
  } = props;
  const button = (way: string, sign: '−' | '+', to: number): ReactNode => (
    <button
      type="button"
      className="boxed"
      aria-label={`${label}: ${way}`}
      data-testid={`${testId}-${sign === '+' ? 'more' : 'less'}`}
      data-set={(rest !== undefined && value !== rest) || undefined}
      disabled={to === value}
      onClick={() => onChange(to)}
    >
      {sign}
    </button>
  );
  return (
    <div className="ta-dial">
      <span className="ta-dial-label" aria-hidden="true">
        {label} <b>{words}</b>
      </span>
      {button(ways[0], '−', Math.max(least, value - step))}
      <input
        type="range"
        aria-label={label}
        aria-valuetext={words}
        data-testid={testId}
        min={least}
        max={most}
        step={grain ?? 'any'}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      {button(ways[1], '+', Math.min(most, value + step))}
    </div>
  );
}
