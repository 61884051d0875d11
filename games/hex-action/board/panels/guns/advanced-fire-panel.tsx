/** Gunnery of one ship in the Advanced Game: shot, section, target and aim of each broadside, and the mortars. */

import { capital, countedWords, listedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import { bestLay, isReady, type Lay, laysOf, type Shot } from '../../../attention/gun-drill.ts';
import { bearingsOf, isBattery, type Target } from '../../../rules/bearing/fields.ts';
import { gunsBarred } from '../../../rules/gunnery/gunners.ts';
import type { AdvancedShip, AdvancedView } from '../../../rules/sea/edition.ts';
import { shipOf } from '../../../rules/sea/state.ts';
import type { Broadside } from '../../../rules/sea/words.ts';
import type { AskProps } from '../../look/types.ts';
import { SIDE_WORDS } from '../../look/words.ts';
import { SHOT_WORDS } from '../../look/words-advanced.ts';
import {
  Aims,
  BroadsideCard,
  type BroadsideProps,
  Broadsides,
  Lays,
  type Reason,
  Remark,
  Why,
} from './broadside-card.tsx';
import { AdvancedSum } from './broadside-sum.tsx';
import { MortarCard } from './mortar-card.tsx';

const nameOfTarget = (target: Target): string => (isBattery(target) ? target.name : target.spec.name);

/** Why a broadside has nothing to fire at. */
function silence(view: AdvancedView, ship: AdvancedShip, side: Broadside): Reason {
  if (ship.guns[side] + ship.carronades[side] === 0) return ['Not a gun left on this side.', '11.2.2'];
  if (ship.loaded?.[side] !== true) {
    const half = ship.advanced.shot?.[side] ?? null;
    return half === null
      ? ['Not loaded.', '26.1']
      : [`${capital(SHOT_WORDS[half])} is only half loaded.`, '24.2.3.3'];
  }
  const barred = gunsBarred(view, ship);
  if (barred !== null) return [barred.message, barred.rule];
  const { barred: covered } = bearingsOf(view, ship, side);
  if (covered.length > 0) {
    const names = covered.flatMap(({ by }) => by.map((each) => ('spec' in each ? each.spec.name : 'land')));
    return [`Covered by ${listedWords([...new Set(names)])}.`, '24.1.5'];
  }
  return ['Nothing in the fields of fire that this shot reaches.', '24.1.1'];
}

const same = (a: Shot, b: Shot): boolean => a.target === b.target && a.aim === b.aim && a.as === b.as;
const kindKey = (lay: Lay): string => lay.shot.as ?? '';

function Orders(props: BroadsideProps<AdvancedView, AdvancedShip>): ReactNode {
  const { view, ship, side, shot, onChange } = props;
  const ready = isReady(view, ship, side);
  const lays = ready ? laysOf(view, ship, side) : [];
  const targets = [...new Map(lays.map(({ target }) => [target.id, target])).values()];
  const loaded = ship.advanced.shot?.[side] ?? null;
  const lay = shot === null ? undefined : lays.find((each) => same(each.shot, shot));
  const atTarget = lays.filter(({ target }) => target.id === shot?.target);
  const kinds = [...new Map(atTarget.map((each) => [kindKey(each), each])).values()];
  const take = (wanted: Lay | undefined) => (wanted === undefined ? undefined : () => onChange(wanted.shot));
  return (
    <BroadsideCard
      {...props}
      ready={ready}
      targets={targets.map((target) => ({ id: target.id, name: nameOfTarget(target) }))}
      tag={loaded !== null && ship.loaded?.[side] ? SHOT_WORDS[loaded] : undefined}
      lays={
        lay !== undefined && (
          <>
            <Aims
              name={`hx-fire-${side}`}
              side={side}
              shot={shot}
              layOn={(aim) =>
                take(atTarget.find((each) => each.shot.aim === aim && each.shot.as === shot?.as))
              }
            />
            {kinds.length > 1 && (
              <Lays
                name={`hx-as-${side}`}
                testId={`as-${side}`}
                label={`What the ${SIDE_WORDS[side]} broadside fires`}
                options={kinds.map((each) => ({
                  key: each.kind,
                  words: capital(SHOT_WORDS[each.kind]),
                  on: each.shot.as === shot?.as,
                  onChoose: take(
                    atTarget.find(
                      (other) => other.shot.as === each.shot.as && other.shot.aim === shot?.aim,
                    ) ?? each,
                  ),
                }))}
              />
            )}
          </>
        )
      }
      onTarget={(id) => {
        const there = lays.filter(({ target }) => target.id === id);
        onChange((there.find(({ shot: each }) => each.aim === shot?.aim) ?? there[0])!.shot);
      }}
    >
      {lay?.bearing.section != null && (
        <Remark rule="24.1.2">
          Only the {lay.bearing.section} section bears: {nameOfTarget(lay.target)} lies in field{' '}
          {lay.bearing.field}.
        </Remark>
      )}
      {lays.length === 0 && <Why says={silence(view, ship, side)} />}
      {ready && shot === null && lays.length > 0 && bestLay(view, ship, side) === null && (
        <Remark rule="11.2.3">Little would come of it at this range: better to keep the broadside.</Remark>
      )}
      {lay !== undefined && <AdvancedSum laid={lay.laid} />}
    </BroadsideCard>
  );
}

export function AdvancedFirePanel({
  view,
  ask,
  answer,
  onChange,
}: AskProps<'fire', AdvancedView>): ReactNode {
  const ship = shipOf(view, ask.ship);
  const { reloads } = ship.advanced;
  const isIdle = (side: Broadside): boolean =>
    !isReady(view, ship, side) || laysOf(view, ship, side).length === 0;
  return (
    <>
      <Broadsides {...{ view, ship, answer, Orders, isIdle, onChange }} />
      <MortarCard view={view} ask={ask} ship={ship} answer={answer} onChange={onChange} />
      {reloads !== null && (
        <Remark rule="26.1.1">
          {reloads === 0 ? 'Low powder: every reload is used.' : `${countedWords(reloads, 'reload')} left.`}
        </Remark>
      )}
    </>
  );
}
