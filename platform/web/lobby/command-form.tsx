/** What the player commands: a whole side, or the parts of it that he ticks. */
import type { Seat } from '@weathergage/kernel';
import { type ReactNode, useId } from 'react';
import type { ScenarioCard } from '../toolkit/page.ts';

import { Choices } from './choices.tsx';
import { forcesInWords, forcesOfSeat } from './forces-words.ts';
import { COMMAND_WORDS as WORDS } from './new-match-words.ts';

interface CommandFormProps {
  readonly card: ScenarioCard;
  readonly own: readonly Seat[];
  /** Whether one person can have several seats as one. */
  readonly joins: boolean;
  onOwn(own: readonly Seat[]): void;
}

type Side = ScenarioCard['sides'][number];

const idsOf = (side: Side): readonly Seat[] => side.seats.map(({ id }) => id);
const hasAll = (side: Side, own: readonly Seat[]): boolean => idsOf(side).every((id) => own.includes(id));

export function CommandForm({ card, own, joins, onOwn }: CommandFormProps): ReactNode {
  const several = joins && card.sides.some(({ seats }) => seats.length > 1);
  if (!several)
    return (
      <Choices
        legend={WORDS.title}
        choices={card.sides.flatMap((side) =>
          side.seats.map(({ id, name }) => ({
            value: id,
            label: name,
            note: forcesInWords(forcesOfSeat(side, id)),
          })),
        )}
        chosen={own[0] ?? ''}
        onChoose={(seat) => onOwn([seat])}
      />
    );
  const whole = card.sides.find((side) => hasAll(side, own));
  const parts = card.sides.filter(({ seats }) => seats.length > 1);
  const partly = parts.find((side) => !hasAll(side, own) && idsOf(side).some((id) => own.includes(id)));
  return (
    <>
      <Choices
        legend={WORDS.title}
        choices={card.sides.map((side) => ({
          value: side.seats[0]!.id,
          label: side.seats.length > 1 ? WORDS.wholeSide(side.name) : side.seats[0]!.name,
          note: forcesInWords(side.forces),
        }))}
        chosen={whole === undefined ? '' : whole.seats[0]!.id}
        onChoose={(first) => onOwn(idsOf(card.sides.find(({ seats }) => seats[0]!.id === first)!))}
      />
      <details className="optional" data-testid="command-parts" open={partly !== undefined || undefined}>
        <summary>
          <span className="optional-title">{WORDS.part}</span>
          <span className="optional-count">
            {partly === undefined
              ? WORDS.partNote(card.sides.reduce((sum, { seats }) => sum + seats.length, 0))
              : WORDS.parts(own.length, partly.seats.length, partly.name)}
          </span>
        </summary>
        <div className="optional-body">
          {parts.map((side) => (
            <Parts key={side.name} side={side} own={own} onOwn={onOwn} />
          ))}
        </div>
      </details>
    </>
  );
}

function Parts({
  side,
  own,
  onOwn,
}: {
  readonly side: Side;
  readonly own: readonly Seat[];
  onOwn(own: readonly Seat[]): void;
}): ReactNode {
  const field = useId();
  /** Nobody commands on both sides, and nobody nothing at all. */
  const tick = (seat: Seat, on: boolean): void => {
    const wanted = idsOf(side).filter((id) => (id === seat ? on : own.includes(id)));
    if (wanted.length > 0) onOwn(wanted);
  };
  return (
    <fieldset className="choices command-parts">
      <legend>{side.name}</legend>
      <div className="choices-row">
        {side.seats.map(({ id, name }) => (
          <label key={id} className="choice command-part" htmlFor={`${field}${id}`}>
            <input
              id={`${field}${id}`}
              type="checkbox"
              checked={own.includes(id)}
              onChange={(event) => tick(id, event.target.checked)}
              data-testid={`part-${id}`}
            />
            <span className="choice-label">{name}</span>
            <span className="choice-note">{forcesInWords(forcesOfSeat(side, id))}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
