/** The order to one broadside, as both editions have it: a target to choose, or none, and how to lay the guns. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { capital } from '@weathergage/web/toolkit/phrases.ts';
import type { ComponentType, ReactNode } from 'react';
import type { AnswerTo } from '../../../rules/sea/asks.ts';
import type { Ship } from '../../../rules/sea/ship.ts';
import { type Aim, BROADSIDES, type Broadside } from '../../../rules/sea/words.ts';
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

/** Hull or rigging; `layOn` says how to lay her so, where that can be had. */
export const Aims = ({
  name,
  side,
  shot,
  layOn,
}: Pick<BroadsideProps, 'side' | 'shot'> & {
  readonly name: string;
  readonly layOn: (aim: Aim) => (() => void) | undefined;
}): ReactNode => (
  <Lays
    name={name}
    testId={`fire-${side}`}
    label={`Aim of the ${SIDE_WORDS[side]} broadside`}
    options={(['hull', 'rigging'] as const).map((aim) => ({
      key: aim,
      words: capital(aim),
      on: shot?.aim === aim,
      onChoose: layOn(aim),
    }))}
  />
);

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
        <div className="ask-pills hx-broadside-shot">
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
const busyFirst = (isIdle: (side: Broadside) => boolean): readonly Broadside[] =>
  BROADSIDES.toSorted((a, b) => Number(isIdle(a)) - Number(isIdle(b)));

/** The orders to both broadsides of a ship. */
export function Broadsides<V, S extends Ship>({
  view,
  ship,
  answer,
  Orders,
  isIdle,
  onChange,
}: Pick<BroadsideProps<V, S>, 'view' | 'ship'> & {
  readonly answer: AnswerTo<'fire'>;
  readonly Orders: ComponentType<BroadsideProps<V, S>>;
  /** That it has nothing to fire at. */
  isIdle(side: Broadside): boolean;
  onChange(answer: AnswerTo<'fire'>): void;
}): ReactNode {
  return busyFirst(isIdle).map((side) => (
    <Orders
      key={side}
      view={view}
      ship={ship}
      side={side}
      shot={answer[side]}
      onChange={(shot) => onChange({ ...answer, [side]: shot })}
    />
  ));
}
