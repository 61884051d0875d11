/** Clearing fouls, throwing grapples and cutting them: each other ship in a row with what it takes. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { countedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import { entanglementNeeded, GRAPPLING, UNFOULING, UNGRAPPLING, unfoulingNeeded } from '../../data/tables.ts';
import { grappleModifiers } from '../../rules/boarding/grappling.ts';
import { ungrappleModifiers } from '../../rules/boarding/ungrappling.ts';
import { riggingLeft } from '../../rules/sea/ship.ts';
import { isBond, shipOf } from '../../rules/sea/state.ts';
import type { AskProps } from '../look/types.ts';
import { nameOf } from '../look/words.ts';
import { ThrowOdds } from './throw-odds.tsx';

const WAYS = ['leave', 'try', 'cut'] as const;

export function UnfoulPanel({ view, ask, answer, onChange }: AskProps<'unfoul'>): ReactNode {
  const ship = shipOf(view, ask.ship);
  const needed = unfoulingNeeded(view.options);
  const cut = [{ what: 'a rigging square given up', by: UNFOULING.data.riggingSpent, rule: '6.1' }];
  return ask.fouledWith.map((from) => {
    const attempt = answer.attempts.find((each) => each.from === from);
    const way = attempt === undefined ? 'leave' : attempt.spend ? 'cut' : 'try';
    const set = (to: (typeof WAYS)[number]): void => {
      const rest = answer.attempts.filter((each) => each.from !== from);
      onChange({ attempts: to === 'leave' ? rest : [...rest, { from, spend: to === 'cut' }] });
    };
    const words = { leave: 'Leave it', try: 'Try to clear', cut: 'Cut away a rigging square and try' };
    return (
      <fieldset key={from} className="sea-choice hx-choice">
        <legend>Foul of {nameOf(view, from)}</legend>
        {WAYS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={`hx-unfoul-${ask.id}-${from}`}
              checked={way === each}
              disabled={each === 'cut' && riggingLeft(ship) === 0}
              onChange={() => set(each)}
            />
            <span>
              {words[each]}
              {each !== 'leave' && (
                <ThrowOdds needed={needed} modifiers={each === 'cut' ? cut : []} always={null} />
              )}
            </span>
          </label>
        ))}
      </fieldset>
    );
  });
}

interface RowProps {
  readonly testId: string;
  readonly checked: boolean;
  readonly label: ReactNode;
  readonly children: ReactNode;
  onChange(checked: boolean): void;
}

const Row = ({ testId, checked, label, children, onChange }: RowProps): ReactNode => (
  <label className="hx-check">
    <input
      type="checkbox"
      data-testid={testId}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span>
      <b>{label}</b>
      {children}
    </span>
  </label>
);

const toggled = (list: readonly string[], id: string, on: boolean): string[] =>
  on ? [...list, id] : list.filter((each) => each !== id);

export function GrapplePanel({ view, ask, answer, onChange }: AskProps<'grapple'>): ReactNode {
  const ship = shipOf(view, ask.ship);
  return (
    <>
      {ask.targets.map((id) => {
        const target = shipOf(view, id);
        return (
          <Row
            key={id}
            testId={`grapple-${id}`}
            label={`Grapple ${target.spec.name}${target.side === ship.side ? ' (a friend)' : ''}`}
            checked={answer.targets.includes(id)}
            onChange={(on) => onChange({ targets: toggled(answer.targets, id, on) })}
          >
            <ThrowOdds
              needed={entanglementNeeded(view.options)}
              modifiers={grappleModifiers(ship, target, view.advanced?.velocity)}
              always={GRAPPLING.data.always}
            />
          </Row>
        );
      })}
      <p className="hx-soft">
        Grappled ships can neither sail nor turn, and men can board across <RuleLink rule="9.1.6" />
      </p>
    </>
  );
}

export function UngrapplePanel({ view, ask, answer, onChange }: AskProps<'ungrapple'>): ReactNode {
  const ship = shipOf(view, ask.ship);
  return ask.from.map((id) => {
    const other = shipOf(view, id);
    const held = view.grapples.find((each) => isBond(each, ship.id, id))?.count ?? 0;
    const friend = other.side === ship.side;
    const tow = ship.advanced?.tows === id || other.advanced?.tows === ship.id;
    return (
      <Row
        key={id}
        testId={`ungrapple-${id}`}
        label={
          friend
            ? `Cast off ${tow ? 'the tow line to' : 'from'} ${other.spec.name}`
            : `Cut ${countedWords(held, 'grapple')} with ${other.spec.name}`
        }
        checked={answer.from.includes(id)}
        onChange={(on) => onChange({ from: toggled(answer.from, id, on) })}
      >
        {friend ? (
          <p className="hx-odds">
            {tow ? 'With it the tow is at an end' : 'Friends cast off without a throw'}{' '}
            <RuleLink rule={tow ? '35.4.3' : '9.1.3'} />
          </p>
        ) : (
          <ThrowOdds
            needed={entanglementNeeded(view.options)}
            modifiers={ungrappleModifiers(view, ship, id)}
            always={UNGRAPPLING.data.always}
          />
        )}
      </Row>
    );
  });
}
