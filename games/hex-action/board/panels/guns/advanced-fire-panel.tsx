/** Gunnery of one ship in the Advanced Game: shot, section, target and aim of each broadside, and the mortars. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import { bearingsOf, isBattery, type Target } from '../../../rules/bearing/fields.ts';
import { gunsBarred } from '../../../rules/gunnery/gunners.ts';
import type { AnswerTo } from '../../../rules/sea/asks.ts';
import type { AdvancedShip, AdvancedView } from '../../../rules/sea/edition.ts';
import { shipOf } from '../../../rules/sea/state.ts';
import { BROADSIDES, type Broadside } from '../../../rules/sea/words.ts';
import { bestLay, isReady, type Lay, laysOf, type Shot } from '../../fleet/gun-drill.ts';
import type { AskOf } from '../../look/types.ts';
import { capital, counted, listed, SIDE_WORDS } from '../../look/words.ts';
import { SHOT_WORDS } from '../../look/words-advanced.ts';
import { AdvancedSum } from './broadside-sum.tsx';
import { MortarCard } from './mortar-card.tsx';

const HOLD = 'hold';
const SEA = 'sea';

const targetName = (target: Target): string => (isBattery(target) ? target.name : target.spec.name);

/** Why a broadside has nothing to fire at, in a line with its rule. */
function Silence({
  view,
  ship,
  side,
}: {
  readonly view: AdvancedView;
  readonly ship: AdvancedShip;
  readonly side: Broadside;
}): ReactNode {
  const say = (text: string, rule: string): ReactNode => (
    <p className="hx-soft">
      {text} <RuleLink rule={rule} />
    </p>
  );
  if (ship.guns[side] + ship.carronades[side] === 0) return say('Not a gun left on this side.', '11.2.2');
  if (ship.loaded?.[side] !== true) {
    const half = ship.advanced.shot?.[side] ?? null;
    return half === null
      ? say('Not loaded.', '26.1')
      : say(`${capital(SHOT_WORDS[half])} is only half loaded.`, '24.2.3.3');
  }
  const barred = gunsBarred(view, ship);
  if (barred !== null) return say(barred.message, barred.rule);
  const { barred: covered } = bearingsOf(view, ship, side);
  if (covered.length > 0) {
    const names = covered.flatMap(({ by }) => by.map((each) => ('spec' in each ? each.spec.name : 'land')));
    return say(`Covered by ${listed([...new Set(names)])}.`, '24.1.5');
  }
  return say('Nothing in the fields of fire that this shot reaches.', '24.1.1');
}

interface CardProps {
  readonly view: AdvancedView;
  readonly ship: AdvancedShip;
  readonly side: Broadside;
  readonly shot: Shot | null;
  onChange(shot: Shot | null): void;
}

const same = (a: Shot, b: Shot): boolean => a.target === b.target && a.aim === b.aim && a.as === b.as;
const kindKey = (lay: Lay): string => lay.shot.as ?? '';

function Choice({
  name,
  label,
  options,
  onChoose,
}: {
  readonly name: string;
  readonly label: string;
  readonly options: readonly {
    readonly key: string;
    readonly words: string;
    readonly on: boolean;
    readonly lay: Lay | undefined;
  }[];
  onChoose(lay: Lay): void;
}): ReactNode {
  return (
    <div className="hx-aims" role="radiogroup" aria-label={label}>
      {options.map(({ key, words, on, lay }) => (
        <label key={key} data-on={on || undefined}>
          <input
            type="radio"
            name={name}
            data-testid={`${name.replace('hx-', '')}-${key}`}
            checked={on}
            disabled={lay === undefined}
            onChange={() => lay !== undefined && onChoose(lay)}
          />
          {words}
        </label>
      ))}
    </div>
  );
}

function BroadsideCard({ view, ship, side, shot, onChange }: CardProps): ReactNode {
  const ready = isReady(view, ship, side);
  const lays = ready ? laysOf(view, ship, side) : [];
  const targets = [...new Map(lays.map(({ target }) => [target.id, target])).values()];
  const loaded = ship.advanced.shot?.[side] ?? null;
  const lay = shot === null ? undefined : lays.find((each) => same(each.shot, shot));
  const atTarget = lays.filter(({ target }) => target.id === shot?.target);
  const kinds = [...new Map(atTarget.map((each) => [kindKey(each), each])).values()];
  const choose = (value: string): void => {
    const there = lays.filter(({ target }) => target.id === value);
    if (there.length === 0) onChange(value === HOLD ? null : { target: null, aim: 'hull' });
    else onChange((there.find(({ shot: each }) => each.aim === shot?.aim) ?? there[0])!.shot);
  };
  return (
    <fieldset className="hx-broadside" data-side={side}>
      <legend>
        {capital(SIDE_WORDS[side])} broadside
        {loaded !== null && ship.loaded?.[side] && <span className="hx-tag">{SHOT_WORDS[loaded]}</span>}
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
              {targets.map((each) => (
                <option key={each.id} value={each.id}>
                  Fire at {targetName(each)}
                </option>
              ))}
              <option value={HOLD}>Hold fire</option>
              <option value={SEA}>Fire at nothing</option>
            </select>
          </label>
          {lay !== undefined && (
            <Choice
              name={`hx-fire-${side}`}
              label={`Aim of the ${SIDE_WORDS[side]} broadside`}
              options={(['hull', 'rigging'] as const).map((aim) => ({
                key: aim,
                words: capital(aim),
                on: shot?.aim === aim,
                lay: atTarget.find((each) => each.shot.aim === aim && each.shot.as === shot?.as),
              }))}
              onChoose={(each) => onChange(each.shot)}
            />
          )}
          {kinds.length > 1 && lay !== undefined && (
            <Choice
              name={`hx-as-${side}`}
              label={`What the ${SIDE_WORDS[side]} broadside fires`}
              options={kinds.map((each) => ({
                key: each.kind,
                words: capital(SHOT_WORDS[each.kind]),
                on: each.shot.as === shot?.as,
                lay:
                  atTarget.find((other) => other.shot.as === each.shot.as && other.shot.aim === shot?.aim) ??
                  each,
              }))}
              onChoose={(each) => onChange(each.shot)}
            />
          )}
        </div>
      )}
      {lay?.bearing.section != null && (
        <p className="hx-soft">
          Only the {lay.bearing.section} section bears: {targetName(lay.target)} lies in field{' '}
          {lay.bearing.field}. <RuleLink rule="24.1.2" />
        </p>
      )}
      {lays.length === 0 && <Silence view={view} ship={ship} side={side} />}
      {ready && shot === null && lays.length > 0 && bestLay(view, ship, side) === null && (
        <p className="hx-soft">
          Little would come of it at this range: better to keep the broadside. <RuleLink rule="11.2.3" />
        </p>
      )}
      {lay !== undefined && <AdvancedSum laid={lay.laid} />}
    </fieldset>
  );
}

interface AdvancedFirePanelProps {
  readonly view: AdvancedView;
  readonly ask: AskOf<'fire'>;
  readonly answer: AnswerTo<'fire'>;
  onChange(answer: AnswerTo<'fire'>): void;
}

export function AdvancedFirePanel({ view, ask, answer, onChange }: AdvancedFirePanelProps): ReactNode {
  const ship = shipOf(view, ask.ship);
  const idle = (side: Broadside): number =>
    isReady(view, ship, side) && laysOf(view, ship, side).length > 0 ? 0 : 1;
  const reloads = ship.advanced.reloads;
  return (
    <>
      {BROADSIDES.toSorted((a, b) => idle(a) - idle(b)).map((side) => (
        <BroadsideCard
          key={side}
          view={view}
          ship={ship}
          side={side}
          shot={answer[side]}
          onChange={(shot) => onChange({ ...answer, [side]: shot })}
        />
      ))}
      <MortarCard view={view} ask={ask} ship={ship} answer={answer} onChange={onChange} />
      {reloads !== null && (
        <p className="hx-soft">
          {reloads === 0 ? 'Low powder: every reload is used.' : `${counted(reloads, 'reload')} left.`}{' '}
          <RuleLink rule="26.1.1" />
        </p>
      )}
    </>
  );
}
