/** The order to one broadside, as both editions have it: a target to choose, or none, and how to lay the guns. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { capital } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import type { AnswerTo } from '../../../rules/sea/asks.ts';
import type { Ship } from '../../../rules/sea/ship.ts';
import { BROADSIDES, type Broadside } from '../../../rules/sea/words.ts';
import type { HexDesk } from '../../look/types.ts';
import { SIDE_WORDS } from '../../look/words.ts';

type Shot = AnswerTo<'fire'>['L'];

export interface BroadsideProps<V = HexDesk['view'], S extends Ship = Ship> {
  readonly view: V;
  readonly ship: S;
  readonly side: Broadside;
  readonly shot: Shot;
  onChange(shot: Shot): void;
}

/** A remark in a line with its rule. */
export const Remark = ({
  rule,
  children,
}: {
  readonly rule: string;
  readonly children: ReactNode;
}): ReactNode => (
  <p className="hx-soft">
    {children} <RuleLink rule={rule} />
  </p>
);

/** Why a broadside has nothing to fire at, and the rule that says so. */
export type Reason = readonly [why: string, rule: string];

export const Why = ({ says: [why, rule] }: { readonly says: Reason }): ReactNode => (
  <Remark rule={rule}>{why}</Remark>
);

/** A few ways to lay the guns, side by side; one without `onChoose` cannot be had. */
export function Lays(props: {
  readonly name: string;
  readonly testId: string;
  readonly label: string;
  readonly options: readonly {
    readonly key: string;
    readonly words: string;
    readonly on: boolean;
    readonly onChoose: (() => void) | undefined;
  }[];
}): ReactNode {
  return (
    <div className="hx-aims" role="radiogroup" aria-label={props.label}>
      {props.options.map(({ key, words, on, onChoose }) => (
        <label key={key} data-on={on || undefined}>
          <input
            type="radio"
            name={props.name}
            data-testid={`${props.testId}-${key}`}
            checked={on}
            disabled={onChoose === undefined}
            onChange={() => onChoose?.()}
          />
          {words}
        </label>
      ))}
    </div>
  );
}

const HOLD = 'hold';
const SEA = 'sea';

interface CardProps extends Omit<BroadsideProps, 'view'> {
  /** Her guns can be fired: whom at, is to be chosen. */
  readonly ready: boolean;
  readonly targets: readonly { readonly id: string; readonly name: string }[];
  /** What is loaded. */
  readonly tag?: string | undefined;
  /** How the guns may be laid on the target chosen. */
  readonly lays: ReactNode;
  readonly children: ReactNode;
  onTarget(id: string): void;
}

export function BroadsideCard(props: CardProps): ReactNode {
  const { ship, side, shot, ready, targets, tag } = props;
  const choose = (value: string): void => {
    if (targets.some(({ id }) => id === value)) props.onTarget(value);
    else props.onChange(value === HOLD ? null : { target: null, aim: 'hull' });
  };
  return (
    <fieldset className="sea-choice hx-broadside" data-side={side}>
      <legend>
        {capital(SIDE_WORDS[side])} broadside
        {tag !== undefined && <span className="hx-tag">{tag}</span>}
        {ship.initial[side] && ready && <span className="hx-tag">first broadside</span>}
      </legend>
      {ready && (
        <div className="hx-shot">
          <label>
            <span className="visually-hidden">{`Target of the ${SIDE_WORDS[side]} broadside`}</span>
            <select
              data-testid={`fire-${side}-target`}
              value={shot === null ? HOLD : (shot.target ?? SEA)}
              onChange={(event) => choose(event.target.value)}
            >
              {targets.map(({ id, name }) => (
                <option key={id} value={id}>
                  Fire at {name}
                </option>
              ))}
              <option value={HOLD}>Hold fire</option>
              <option value={SEA}>Fire at nothing</option>
            </select>
          </label>
          {props.lays}
        </div>
      )}
      {props.children}
    </fieldset>
  );
}

/** The side with something to fire at comes first: on a phone the other may lie below the fold. */
export const busyFirst = (isIdle: (side: Broadside) => boolean): readonly Broadside[] =>
  BROADSIDES.toSorted((a, b) => Number(isIdle(a)) - Number(isIdle(b)));
