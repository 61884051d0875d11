/** The clock of a new match: one of those that people usually play by, or one's own. */
import type { ClockTerms, PostTerms } from '@weathergage/kernel';
import { type ReactNode, useId } from 'react';
import { Choices } from '../lobby/choices.tsx';
import { Boxed } from '../toolkit/boxed.tsx';
import { clockWords, CLOCK_WORDS as WORDS } from './clock-words.ts';
import { type ClockKind, PRESETS, presetOf, usualClock } from './presets.ts';

const KINDS = (['none', 'live', 'post'] as const).map((value) => ({ value, ...WORDS.kinds[value] }));
const OWN = 'own';

interface ClockFormProps {
  readonly clock: ClockTerms | null;
  onClock(clock: ClockTerms | null): void;
}

export function ClockForm({ clock, onClock }: ClockFormProps): ReactNode {
  const field = useId();
  return (
    <>
      <Choices<ClockKind>
        legend={WORDS.title}
        choices={KINDS}
        chosen={clock?.kind ?? 'none'}
        onChoose={(kind) => onClock(usualClock(kind))}
      />
      {clock !== null && (
        <div className="clock-form">
          <label htmlFor={field}>{WORDS.presets}</label>
          <select
            id={field}
            className="boxed"
            value={presetOf(clock) ?? OWN}
            data-testid="clock-preset"
            onChange={({ target }) => {
              const preset = PRESETS[clock.kind].find(({ id }) => id === target.value);
              if (preset !== undefined) onClock(preset.terms);
            }}
          >
            {PRESETS[clock.kind].map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
            {presetOf(clock) === null && <option value={OWN}>{WORDS.own}</option>}
          </select>
          <details className="clock-details">
            <summary data-testid="clock-own">{WORDS.own}</summary>
            <div className="clock-fields">
              {clock.kind === 'live' ? (
                <>
                  <Figure
                    label={WORDS.bankMinutes}
                    value={clock.bank / 60}
                    range={[0, 480]}
                    onFigure={(minutes) => onClock({ ...clock, bank: minutes * 60 })}
                  />
                  <Figure
                    label={WORDS.increment}
                    value={clock.increment}
                    range={[5, 600]}
                    onFigure={(increment) => onClock({ ...clock, increment })}
                  />
                </>
              ) : (
                <PostFields clock={clock} onClock={onClock} />
              )}
              <Figure
                label={WORDS.misses}
                value={clock.misses}
                range={[1, 9]}
                onFigure={(misses) => onClock({ ...clock, misses })}
              />
            </div>
          </details>
        </div>
      )}
      <p className="match-note" data-testid="clock-words">
        {clockWords(clock)}
      </p>
    </>
  );
}

function PostFields({
  clock,
  onClock,
}: {
  readonly clock: PostTerms;
  onClock(clock: ClockTerms): void;
}): ReactNode {
  const field = useId();
  const { night } = clock;
  return (
    <>
      <Figure
        label={WORDS.turnHours}
        value={clock.turn}
        range={[1, 720]}
        onFigure={(turn) => onClock({ ...clock, turn })}
      />
      <Figure
        label={WORDS.bankDays}
        value={clock.bank / 24}
        range={[0, 60]}
        onFigure={(days) => onClock({ ...clock, bank: days * 24 })}
      />
      <Tick
        label={WORDS.nights}
        on={night !== null}
        onTick={(on) => onClock({ ...clock, night: on ? { from: 22, to: 8 } : null })}
      />
      {night !== null && (
        <>
          <Figure
            label={WORDS.nightFrom}
            value={night.from}
            range={[0, 23]}
            onFigure={(from) => from !== night.to && onClock({ ...clock, night: { ...night, from } })}
          />
          <Figure
            label={WORDS.nightTo}
            value={night.to}
            range={[0, 23]}
            onFigure={(to) => to !== night.from && onClock({ ...clock, night: { ...night, to } })}
          />
        </>
      )}
      <Tick
        label={WORDS.weekends}
        on={clock.weekends}
        onTick={(weekends) => onClock({ ...clock, weekends })}
      />
      <Tick
        label={WORDS.holidays}
        on={clock.holidays}
        onTick={(holidays) => onClock({ ...clock, holidays })}
      />
      <span className="clock-field">
        <label htmlFor={field}>{WORDS.zone}</label>
        <select
          id={field}
          className="boxed"
          value={clock.zone}
          onChange={({ target }) => onClock({ ...clock, zone: target.value })}
        >
          {[...new Set([clock.zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </span>
    </>
  );
}

function Figure({
  label,
  value,
  range: [least, most],
  onFigure,
}: {
  readonly label: string;
  readonly value: number;
  readonly range: readonly [number, number];
  onFigure(value: number): void;
}): ReactNode {
  return (
    <Boxed
      as="input"
      className="clock-field"
      label={label}
      type="number"
      min={least}
      max={most}
      step={1}
      value={value}
      onChange={({ target }) => {
        const figure = Math.round(Number(target.value));
        if (target.value !== '' && figure >= least && figure <= most) onFigure(figure);
      }}
    />
  );
}

const Tick = ({
  label,
  on,
  onTick,
}: {
  readonly label: string;
  readonly on: boolean;
  onTick(on: boolean): void;
}): ReactNode => (
  <label className="tick">
    <input type="checkbox" checked={on} onChange={({ target }) => onTick(target.checked)} />
    <span>{label}</span>
  </label>
);
