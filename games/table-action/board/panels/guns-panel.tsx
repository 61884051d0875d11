/** Both broadsides from one place: whom each bears on, hull or rigging, chain shot, and the sum of it. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { FIGURES } from '@weathergage/web/toolkit/figures.ts';
import { capital, listedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import { actionChance, hitsOf } from '../../attention/odds.ts';
import { mayTry, rerollsOf } from '../../rules/aboard/special-actions.ts';
import { SIDES, type Side } from '../../rules/geometry/arc.ts';
import type { Base } from '../../rules/geometry/base.ts';
import { mayShoot, tooEarly } from '../../rules/gunnery/gunnery.ts';
import { AIMS, type Shot } from '../../rules/table/asks.ts';
import type { Ship } from '../../rules/table/ship.ts';
import type { View } from '../../rules/table/state.ts';
import { blockersOf, marksOf } from '../chart/lanes.ts';
import { inchesText } from '../look/chart-units.ts';
import { percent, RANGE_WORDS } from '../look/words.ts';
import { RadioButton } from './radio-button.tsx';
import { ShotSum } from './shot-sum.tsx';

export interface GunsPanelProps {
  readonly view: View;
  readonly ship: Ship;
  /** From where she fires. */
  readonly base: Base;
  readonly shots: readonly Shot[];
  /** Null where she fires out of her turn: no chain shot then. */
  readonly activation: View['activation'];
  onShots(shots: readonly Shot[]): void;
}

/** Why a broadside has nobody to fire at: the nearest enemy and the reason. */
function Silence({
  view,
  ship,
  base,
  side,
}: Pick<GunsPanelProps, 'view' | 'ship' | 'base'> & { readonly side: Side }): ReactNode {
  if (ship.fired[side]) return <p className="ta-soft">Fired, and reloading until her next activation.</p>;
  const blocked = marksOf(view, ship, base, side, 'hull', false).filter(
    ({ refusal }) => refusal !== null && refusal.code === 'no-sight',
  );
  if (blocked.length === 0) return <p className="ta-soft">Bears on nobody from here.</p>;
  return blocked.map(({ id, name }) => (
    <p key={id} className="ta-soft">
      {name} is hidden by {listedWords(blockersOf(view, ship.id, base.at, id).map((blocker) => blocker.name))}
      . <RuleLink rule="fire.line-of-sight">§</RuleLink>
    </p>
  ));
}

function BroadsideCard(props: GunsPanelProps & { readonly side: Side }): ReactNode {
  const { view, ship, base, side, shots, activation, onShots } = props;
  const shot = shots.find((each) => each.side === side) ?? null;
  const chained = activation?.chain === true || shot?.chain === true;
  const marks = marksOf(view, ship, base, side, shot?.aim ?? 'hull', chained).filter(
    ({ laid }) => laid !== null,
  );
  const open = marks.length > 0 && !ship.fired[side];
  const mark = marks.find(({ id }) => id === shot?.target);
  const fort = view.batteries.some(({ id }) => id === shot?.target);
  const near = mark?.laid?.range === 'pointBlank' || mark?.laid?.range === 'close';
  const mayChain =
    shot?.aim === 'rigging' &&
    near &&
    activation !== null &&
    !activation.chain &&
    mayTry(ship, activation) === null;
  const put = (next: Shot | null): void => {
    const rest = shots.filter((each) => each.side !== side);
    onShots(next === null ? rest : [...rest, next]);
  };
  return (
    <fieldset className="sea-choice ta-broadside" data-side={side} data-open={open || undefined}>
      <legend>{capital(side)} broadside</legend>
      {!open ? (
        <Silence view={view} ship={ship} base={base} side={side} />
      ) : (
        <>
          <div className="ta-targets" role="radiogroup" aria-label={`Target of the ${side} broadside`}>
            <RadioButton chosen={shot === null} data-testid={`fire-${side}-none`} onClick={() => put(null)}>
              Hold fire
            </RadioButton>
            {marks.map(({ id, name, laid }) => (
              <RadioButton
                key={id}
                chosen={shot?.target === id}
                data-testid={`fire-${side}-${id}`}
                onClick={() =>
                  put({
                    side,
                    target: id,
                    aim: view.batteries.some((b) => b.id === id) ? 'hull' : (shot?.aim ?? 'hull'),
                  })
                }
              >
                <b>{name}</b>
                <span>
                  {inchesText(laid!.distance)} {RANGE_WORDS[laid!.range]}
                  {laid!.rake !== null && <em> rake!</em>}
                </span>
                <span>≈ {FIGURES.tenths(hitsOf(laid!).expected)} hits</span>
              </RadioButton>
            ))}
          </div>
          {shot !== null && mark?.laid != null && (
            <>
              {!fort && (
                <div className="ta-aims" role="radiogroup" aria-label="Aim at">
                  {AIMS.map((aim) => (
                    <RadioButton
                      key={aim}
                      chosen={shot.aim === aim}
                      data-testid={`aim-${side}-${aim}`}
                      onClick={() => put({ side, target: shot.target, aim })}
                    >
                      {capital(aim)}
                    </RadioButton>
                  ))}
                </div>
              )}
              {mayChain && (
                <label className="ta-check">
                  <input
                    type="checkbox"
                    checked={shot.chain === true}
                    onChange={({ target }) =>
                      put({
                        side,
                        target: shot.target,
                        aim: shot.aim,
                        ...(target.checked ? { chain: true } : {}),
                      })
                    }
                  />
                  <span>
                    Chain shot: {percent(actionChance('chain-shot', rerollsOf(ship)))} for +2 at rigging{' '}
                    <RuleLink rule="chain-shot.pass">§</RuleLink>
                  </span>
                </label>
              )}
              <ShotSum laid={mark.laid} marines={ship.spec.marines} />
            </>
          )}
        </>
      )}
    </fieldset>
  );
}

export function GunsPanel(props: GunsPanelProps): ReactNode {
  const { view, ship, base } = props;
  if (props.activation?.allHands)
    return (
      <p className="ta-soft">
        All hands are on deck: no guns this turn. <RuleLink rule="all-hands.only-move">§</RuleLink>
      </p>
    );
  const early = tooEarly(view);
  if (early !== null)
    return (
      <p className="ta-soft">
        {early.message} <RuleLink rule={early.rule}>§</RuleLink>
      </p>
    );
  if (!mayShoot(view, ship)) return <p className="ta-soft">She is in no state to fire.</p>;
  // The side with something to fire at comes first: on a phone the other may lie below the fold.
  const idle = (side: Side): number =>
    !ship.fired[side] && marksOf(view, ship, base, side, 'hull', false).some(({ laid }) => laid !== null)
      ? 0
      : 1;
  return SIDES.toSorted((a, b) => idle(a) - idle(b)).map((side) => (
    <BroadsideCard key={side} {...props} side={side} />
  ));
}
