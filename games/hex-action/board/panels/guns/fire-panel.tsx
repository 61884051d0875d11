/** Gunnery of one ship: for each broadside whom, where to aim, or hold; with the sum and the odds before it is fired. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import { targetsFor } from '../../../rules/bearing/field-of-fire.ts';
import { aimsAt, canFire, computeBroadside } from '../../../rules/gunnery/broadside.ts';
import { lawfulTargets } from '../../../rules/gunnery/combat.ts';
import type { AnswerTo } from '../../../rules/sea/asks.ts';
import type { Ship } from '../../../rules/sea/ship.ts';
import { shipOf } from '../../../rules/sea/state.ts';
import { type Aim, BROADSIDES, type Broadside } from '../../../rules/sea/words.ts';
import type { AskOf, HexDesk } from '../../look/types.ts';
import { capital, listed, SIDE_WORDS } from '../../look/words.ts';
import { BroadsideSum } from './broadside-sum.tsx';

type View = HexDesk['view'];
type Shot = AnswerTo<'fire'>['L'];

/** Why a broadside has nothing to fire at, in a line with its rule. */
function Silence({
  view,
  ship,
  side,
}: {
  readonly view: View;
  readonly ship: Ship;
  readonly side: Broadside;
}): ReactNode {
  const say = (text: string, rule: string): ReactNode => (
    <p className="hx-soft">
      {text} <RuleLink rule={rule} />
    </p>
  );
  if (ship.guns[side] + ship.carronades[side] === 0) return say('Not a gun left on this side.', '11.2.2');
  if (ship.loaded?.[side] !== true) return say('Not loaded.', '13.1');
  if (!canFire(ship, view.turn)) return say('Nobody is left to work the guns.', '11.3.3');
  const { blockedBy, targets } = targetsFor(view, ship, side);
  const inTheWay = [
    ...blockedBy.ships.map(({ spec }) => spec.name),
    ...(blockedBy.land.length > 0 ? ['land'] : []),
  ];
  if (inTheWay.length > 0) return say(`Blocked by ${listed(inTheWay)}.`, '11.1.4.2');
  if (targets.length > 0) return say('Only carronades are left, and she is out of their reach.', '11.1.9');
  return say('No ship in the field of fire.', '11.1.3');
}

/** Whether some lawful shot has a table to fire on. */
const tells = (view: View, ship: Ship, side: Broadside, targets: readonly Ship[]): boolean =>
  targets.some((target) =>
    aimsAt(view, ship, target).some(
      (aim) => (computeBroadside(view, ship, side, target, aim)?.table ?? null) !== null,
    ),
  );

interface BroadsideProps {
  readonly view: View;
  readonly ship: Ship;
  readonly side: Broadside;
  readonly shot: Shot;
  onChange(shot: Shot): void;
}

const HOLD = 'hold';
const SEA = 'sea';

function BroadsideCard({ view, ship, side, shot, onChange }: BroadsideProps): ReactNode {
  const targets = lawfulTargets(view, ship, side);
  const loaded = ship.loaded?.[side] === true && ship.guns[side] + ship.carronades[side] > 0;
  const target = shot?.target == null ? undefined : targets.find(({ id }) => id === shot.target);
  const aims: readonly Aim[] = target === undefined ? [] : aimsAt(view, ship, target);
  const choose = (value: string): void => {
    const chosen = targets.find(({ id }) => id === value);
    if (chosen === undefined) {
      onChange(value === HOLD ? null : { target: null, aim: 'hull' });
      return;
    }
    const [first] = aimsAt(view, ship, chosen);
    onChange({
      target: value,
      aim: shot !== null && aimsAt(view, ship, chosen).includes(shot.aim) ? shot.aim : first!,
    });
  };
  const laid =
    target === undefined || shot === null ? null : computeBroadside(view, ship, side, target, shot.aim);
  return (
    <fieldset className="hx-broadside" data-side={side}>
      <legend>
        {capital(SIDE_WORDS[side])} broadside
        {ship.initial[side] && loaded && <span className="hx-tag">first broadside</span>}
      </legend>
      {loaded && (
        <div className="hx-shot">
          <label>
            <span className="visually-hidden">{`Target of the ${SIDE_WORDS[side]} broadside`}</span>
            <select
              data-testid={`fire-${side}-target`}
              value={shot === null ? HOLD : (shot.target ?? SEA)}
              onChange={(event) => choose(event.target.value)}
            >
              {targets.map((each) => (
                <option key={each.id} value={each.id}>
                  Fire at {each.spec.name}
                </option>
              ))}
              <option value={HOLD}>Hold fire</option>
              <option value={SEA}>Fire at nothing</option>
            </select>
          </label>
          {target !== undefined && (
            <div
              className="hx-aims"
              role="radiogroup"
              aria-label={`Aim of the ${SIDE_WORDS[side]} broadside`}
            >
              {(['hull', 'rigging'] as const).map((aim) => (
                <label key={aim} data-on={shot?.aim === aim || undefined}>
                  <input
                    type="radio"
                    name={`hx-aim-${ship.id}-${side}`}
                    data-testid={`fire-${side}-${aim}`}
                    checked={shot?.aim === aim}
                    disabled={!aims.includes(aim)}
                    onChange={() => onChange({ target: target.id, aim })}
                  />
                  {capital(aim)}
                </label>
              ))}
            </div>
          )}
        </div>
      )}
      {loaded && shot === null && targets.length > 0 && !tells(view, ship, side, targets) && (
        <p className="hx-soft">
          At this range every throw would miss: better to keep the broadside. <RuleLink rule="11.2.3" />
        </p>
      )}
      {targets.length === 0 && <Silence view={view} ship={ship} side={side} />}
      {target !== undefined && aims.length === 1 && (
        <p className="hx-soft">
          {aims[0] === 'rigging'
            ? 'At this range only rigging can be aimed at.'
            : 'Held together: only the hull can be aimed at.'}{' '}
          <RuleLink rule={aims[0] === 'rigging' ? '11.2.5' : '11.2.8'} />
        </p>
      )}
      {laid !== null && <BroadsideSum laid={laid} />}
    </fieldset>
  );
}

export interface FirePanelProps {
  readonly view: View;
  readonly ask: AskOf<'fire'>;
  readonly answer: AnswerTo<'fire'>;
  onChange(answer: AnswerTo<'fire'>): void;
}

export function FirePanel({ view, ask, answer, onChange }: FirePanelProps): ReactNode {
  const ship = shipOf(view, ask.ship);
  // The side with something to fire at comes first: on a phone the other may lie below the fold.
  const idle = (side: Broadside): number => (lawfulTargets(view, ship, side).length > 0 ? 0 : 1);
  return BROADSIDES.toSorted((a, b) => idle(a) - idle(b)).map((side) => (
    <BroadsideCard
      key={side}
      view={view}
      ship={ship}
      side={side}
      shot={answer[side]}
      onChange={(shot) => onChange({ ...answer, [side]: shot })}
    />
  ));
}
