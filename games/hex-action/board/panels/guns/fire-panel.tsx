/** Gunnery of one ship: for each broadside whom, where to aim, or hold; with the sum and the odds before it is fired. */

import { listedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import { targetsFor } from '../../../rules/bearing/field-of-fire.ts';
import { aimsAt, canFire, computeBroadside } from '../../../rules/gunnery/broadside.ts';
import { lawfulTargets } from '../../../rules/gunnery/combat.ts';
import type { Ship } from '../../../rules/sea/ship.ts';
import { shipOf } from '../../../rules/sea/state.ts';
import type { Aim, Broadside } from '../../../rules/sea/words.ts';
import type { AskProps, HexDesk } from '../../look/types.ts';
import {
  Aims,
  BroadsideCard,
  type BroadsideProps,
  Broadsides,
  type Reason,
  Remark,
  Why,
} from './broadside-card.tsx';
import { BroadsideSum } from './broadside-sum.tsx';

type View = HexDesk['view'];

/** Why a broadside has nothing to fire at. */
function silence(view: View, ship: Ship, side: Broadside): Reason {
  if (ship.guns[side] + ship.carronades[side] === 0) return ['Not a gun left on this side.', '11.2.2'];
  if (ship.loaded?.[side] !== true) return ['Not loaded.', '13.1'];
  if (!canFire(ship, view.turn)) return ['Nobody is left to work the guns.', '11.3.3'];
  const { blockedBy, targets } = targetsFor(view, ship, side);
  const inTheWay = [
    ...blockedBy.ships.map(({ spec }) => spec.name),
    ...(blockedBy.land.length > 0 ? ['land'] : []),
  ];
  if (inTheWay.length > 0) return [`Blocked by ${listedWords(inTheWay)}.`, '11.1.4.2'];
  if (targets.length > 0) return ['Only carronades are left, and she is out of their reach.', '11.1.9'];
  return ['No ship in the field of fire.', '11.1.3'];
}

/** Whether some lawful shot has a table to fire on. */
const tells = (view: View, ship: Ship, side: Broadside, targets: readonly Ship[]): boolean =>
  targets.some((target) =>
    aimsAt(view, ship, target).some(
      (aim) => (computeBroadside(view, ship, side, target, aim)?.table ?? null) !== null,
    ),
  );

function Orders(props: BroadsideProps): ReactNode {
  const { view, ship, side, shot, onChange } = props;
  const targets = lawfulTargets(view, ship, side);
  const ready = ship.loaded?.[side] === true && ship.guns[side] + ship.carronades[side] > 0;
  const target = shot?.target == null ? undefined : targets.find(({ id }) => id === shot.target);
  const aims: readonly Aim[] = target === undefined ? [] : aimsAt(view, ship, target);
  const layOn = (id: string): void => {
    const lawful = aimsAt(view, ship, shipOf(view, id));
    onChange({ target: id, aim: shot !== null && lawful.includes(shot.aim) ? shot.aim : lawful[0]! });
  };
  const laid =
    target === undefined || shot === null ? null : computeBroadside(view, ship, side, target, shot.aim);
  return (
    <BroadsideCard
      {...props}
      ready={ready}
      targets={targets.map(({ id, spec }) => ({ id, name: spec.name }))}
      lays={
        target !== undefined && (
          <Aims
            name={`hx-aim-${ship.id}-${side}`}
            side={side}
            shot={shot}
            layOn={(aim) => (aims.includes(aim) ? () => onChange({ target: target.id, aim }) : undefined)}
          />
        )
      }
      onTarget={layOn}
    >
      {ready && shot === null && targets.length > 0 && !tells(view, ship, side, targets) && (
        <Remark rule="11.2.3">At this range every throw would miss: better to keep the broadside.</Remark>
      )}
      {targets.length === 0 && <Why says={silence(view, ship, side)} />}
      {target !== undefined &&
        aims.length === 1 &&
        (aims[0] === 'rigging' ? (
          <Remark rule="11.2.5">At this range only rigging can be aimed at.</Remark>
        ) : (
          <Remark rule="11.2.8">Held together: only the hull can be aimed at.</Remark>
        ))}
      {laid !== null && <BroadsideSum laid={laid} />}
    </BroadsideCard>
  );
}

export function FirePanel({ view, ask, answer, onChange }: AskProps<'fire'>): ReactNode {
  const ship = shipOf(view, ask.ship);
  const isIdle = (side: Broadside): boolean => lawfulTargets(view, ship, side).length === 0;
  return <Broadsides {...{ view, ship, answer, Orders, isIdle, onChange }} />;
}
