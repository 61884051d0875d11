/** One of the six directions of the chart, chosen from a small rose of buttons. */
import type { ReactNode } from 'react';
import { DIRECTIONS, type Direction } from '../../../rules/sea/hex.ts';
import { angleOf } from '../../look/geometry.ts';
import { DIRECTION_WORDS } from '../../look/words.ts';

export const DirectionRose = (props: {
  readonly label: string;
  readonly value: Direction;
  readonly testId: string;
  onChange(direction: Direction): void;
}): ReactNode => (
  <fieldset className="hw-rose">
    <legend>
      {props.label} {DIRECTION_WORDS[props.value]}
    </legend>
    <div className="hw-rose-ring">
      <svg viewBox="-24 -24 48 48" aria-hidden="true">
        <circle r="22" />
        <path d="M0 -19L6 -8H2.4V16H-2.4V-8H-6Z" transform={`rotate(${angleOf(props.value)})`} />
      </svg>
      {DIRECTIONS.map((direction) => (
        <button
          key={direction}
          type="button"
          className={`hw-way hw-way-${direction}`}
          aria-pressed={direction === props.value}
          aria-label={`${direction}, ${DIRECTION_WORDS[direction]}`}
          data-testid={`${props.testId}-${direction}`}
          onClick={() => props.onChange(direction)}
        >
          {direction}
        </button>
      ))}
    </div>
  </fieldset>
);

/** Several of the six. */
export const DirectionTicks = (props: {
  readonly label: string;
  readonly chosen: readonly Direction[];
  onChange(chosen: Direction[]): void;
}): ReactNode => (
  <fieldset className="hw-rose">
    <legend>{props.label}</legend>
    <div className="hw-rose-ring">
      <svg viewBox="-24 -24 48 48" aria-hidden="true">
        <circle r="22" />
        {props.chosen.map((direction) => (
          <path
            key={direction}
            className="hw-sector"
            d="M0 0L-10.5 -18.2A21 21 0 0 1 10.5 -18.2Z"
            transform={`rotate(${angleOf(direction)})`}
          />
        ))}
      </svg>
      {DIRECTIONS.map((direction) => {
        const on = props.chosen.includes(direction);
        return (
          <button
            key={direction}
            type="button"
            className={`hw-way hw-way-${direction}`}
            aria-pressed={on}
            aria-label={`${direction}, ${DIRECTION_WORDS[direction]}`}
            onClick={() =>
              props.onChange(
                DIRECTIONS.filter((each) => (each === direction ? !on : props.chosen.includes(each))),
              )
            }
          >
            {direction}
          </button>
        );
      })}
    </div>
  </fieldset>
);
