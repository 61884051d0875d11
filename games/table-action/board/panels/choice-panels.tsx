/** The small questions: whom to signal, snap fire, a battery's target, and what to do with a chance to fire as she bears. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { FIGURES } from '@weathergage/web/toolkit/figures.ts';
import { capital } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import { actionChance, hitsOf } from '../../attention/odds.ts';
import { rerollsOf } from '../../rules/aboard/special-actions.ts';
import { chancesFrom, isLaid, layBattery, laySnap } from '../../rules/gunnery/gunnery.ts';
import type { AnswerTo, Shot } from '../../rules/table/asks.ts';
import { ASK_ALWAYS } from '../../rules/table/standing.ts';
import { baseOf, batteryOf, shipOf, type View } from '../../rules/table/state.ts';
import { inchesText } from '../look/chart-units.ts';
import type { AskOf } from '../look/types.ts';
import { nameOf, percent, RANGE_WORDS, squadronName } from '../look/words.ts';
import { GunsPanel } from './guns-panel.tsx';
import { RadioButton } from './radio-button.tsx';
import { ShotSum } from './shot-sum.tsx';
import { StandingOf } from './standing-editor.tsx';

interface Editing<K extends 'signal' | 'snap' | 'battery' | 'bears' | 'fire'> {
  readonly view: View;
  readonly ask: AskOf<K>;
  readonly answer: AnswerTo<K>;
  onChange(answer: AnswerTo<K>): void;
}

export function SignalPanel({ view, ask, answer, onChange }: Editing<'signal'>): ReactNode {
  return (
    <div className="ta-options" role="radiogroup" aria-label="The squadron to signal">
      {[...ask.squadrons, null].map((squadron) => (
        <RadioButton
          key={squadron ?? '-'}
          chosen={answer.squadron === squadron}
          onClick={() => onChange({ squadron })}
        >
          <b>{squadron === null ? 'Nobody' : squadronName(view, squadron)}</b>
          <span>{squadron === null ? 'keep the halyards clear' : '+1 to its initiative'}</span>
        </RadioButton>
      ))}
    </div>
  );
}

export function SnapPanel({ view, ask, answer, onChange }: Editing<'snap'>): ReactNode {
  const ship = shipOf(view, ask.ship);
  const boarder = shipOf(view, ask.boarder);
  const side = view.snap?.side ?? 'starboard';
  const laid = answer.aim === null ? null : laySnap(view, ship, side, boarder, answer.aim);
  return (
    <>
      <div className="ta-options" role="radiogroup" aria-label="Snap fire">
        {(['hull', 'rigging', null] as const).map((aim) => (
          <RadioButton key={aim ?? '-'} chosen={answer.aim === aim} onClick={() => onChange({ aim })}>
            <b>{aim === null ? 'Hold fire' : `Snap fire at her ${aim}`}</b>
            <span>{aim === null ? 'save the broadside' : 'half the dice, muzzle to muzzle'}</span>
          </RadioButton>
        ))}
      </div>
      {laid !== null && isLaid(laid) && <ShotSum laid={laid} marines={ship.spec.marines} />}
    </>
  );
}

export function BatteryPanel({ view, ask, answer, onChange }: Editing<'battery'>): ReactNode {
  const battery = batteryOf(view, ask.battery);
  const aim = answer.shot?.aim ?? 'hull';
  const laid = view.ships.map(({ id }) => layBattery(view, battery, id, aim)).filter(isLaid);
  const chosen = laid.find(({ target }) => target === answer.shot?.target);
  return (
    <>
      <div className="ta-targets" role="radiogroup" aria-label="Target of the battery">
        <RadioButton chosen={answer.shot === null} onClick={() => onChange({ shot: null })}>
          Hold fire
        </RadioButton>
        {laid.map((each) => (
          <RadioButton
            key={each.target}
            chosen={answer.shot?.target === each.target}
            data-testid={`battery-target-${each.target}`}
            onClick={() => onChange({ shot: { target: each.target, aim } })}
          >
            <b>{nameOf(view, each.target)}</b>
            <span>
              {inchesText(each.distance)} {RANGE_WORDS[each.range]}
            </span>
            <span>≈ {FIGURES.tenths(hitsOf(each).expected)} hits</span>
          </RadioButton>
        ))}
      </div>
      {answer.shot !== null && (
        <div className="ta-aims" role="radiogroup" aria-label="Aim at">
          {(['hull', 'rigging'] as const).map((each) => (
            <RadioButton
              key={each}
              chosen={aim === each}
              onClick={() => onChange({ shot: { target: answer.shot!.target, aim: each } })}
            >
              {capital(each)}
            </RadioButton>
          ))}
        </div>
      )}
      {chosen !== undefined && <ShotSum laid={chosen} marines={false} />}
    </>
  );
}

/** A chance for a ship that waited: fire now, or go on waiting. */
export function BearsPanel({ view, ask, answer, onChange }: Editing<'bears'>): ReactNode {
  const ship = shipOf(view, ask.ship);
  const shots: readonly Shot[] = answer.do === 'fire' ? answer.shots : [];
  const held = ship.bears?.standing ?? ASK_ALWAYS;
  return (
    <>
      <p className="sea-ask-sentence">
        {nameOf(view, ask.mover)} gives her a chance. Her fire comes first.{' '}
        <RuleLink rule="fire-as-she-bears.pass">§</RuleLink>
      </p>
      <GunsPanel
        view={view}
        ship={ship}
        base={baseOf(ship)}
        shots={shots}
        activation={null}
        onShots={(next) =>
          onChange(next.length > 0 ? { do: 'fire', shots: [...next] } : { do: 'hold', standing: held })
        }
      />
      {answer.do === 'hold' && <StandingOf view={view} ship={ship} answer={answer} onChange={onChange} />}
    </>
  );
}

/** Her movement is over, or she has none: guns, or waiting for whoever comes by. */
export function PartingPanel({ view, ask, answer, onChange }: Editing<'fire'>): ReactNode {
  const ship = shipOf(view, ask.ship);
  const { activation } = view;
  const shots = answer.do === 'fire' ? answer.shots : [];
  return (
    <>
      {chancesFrom(view, ship, baseOf(ship)).length > 0 && (
        <GunsPanel
          view={view}
          ship={ship}
          base={baseOf(ship)}
          shots={shots}
          activation={activation}
          onShots={(next) => onChange(next.length > 0 ? { do: 'fire', shots: [...next] } : { do: 'done' })}
        />
      )}
      {answer.do === 'bears' && (
        <>
          <p className="ta-soft">
            Guns kept ready may fire while others move, until she acts again. The crew manages it in{' '}
            {percent(actionChance('fire-as-she-bears', rerollsOf(ship)))} of tries; a failure costs nothing.{' '}
            <RuleLink rule="fire-as-she-bears.pass">§</RuleLink>
          </p>
          <StandingOf view={view} ship={ship} answer={answer} onChange={onChange} />
        </>
      )}
    </>
  );
}
