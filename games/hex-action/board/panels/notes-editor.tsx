/** What stands in the log beside the move: sails, anchors, repairs, oars, tow, and whatever keeps an order from being given. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import { ANCHORINGS, type Notes, type PlotOrder, REPAIRS } from '../../rules/advanced-log.ts';
import { rangeBetween, type Ship } from '../../rules/ship.ts';
import type { Sea } from '../../rules/state.ts';
import type { Refusal } from '../types.ts';
import { counted } from '../words.ts';
import { ANCHOR_ORDERS, anchorWords, REPAIR_WORDS, SAIL_WORDS } from '../words-advanced.ts';

type Key = keyof Notes;
interface Option {
  readonly value: string;
  readonly words: string;
  readonly notes: Notes;
}

interface NotesEditorProps {
  readonly sea: Sea;
  readonly ship: Ship;
  readonly order: PlotOrder;
  /** Why an order could not be given; null where it could. */
  refusalOf(order: PlotOrder): Refusal | null;
  onChange(order: PlotOrder): void;
}

/** The order with one note rewritten, or struck out. */
function noted(order: PlotOrder, key: Key, notes: Notes): PlotOrder {
  const { [key]: _, ...rest } = order;
  return { ...(rest as PlotOrder), ...notes };
}

interface ChoiceProps extends NotesEditorProps {
  readonly name: Key;
  readonly label: string;
  readonly now: string;
  readonly rule: string;
  readonly options: readonly Option[];
}

/** One column of the notes: what is, then what may be ordered; what may not says why. */
function NoteChoice({ order, name, label, now, rule, options, refusalOf, onChange }: ChoiceProps): ReactNode {
  const refused = options.flatMap((option) => {
    const refusal = refusalOf(noted(order, name, option.notes));
    return refusal === null ? [] : [{ option, refusal }];
  });
  const chosen = options.find((option) => option.notes[name] === order[name]);
  return (
    <div className="hx-note" data-note={name}>
      <label>
        <span>
          {label} <RuleLink rule={rule} />
        </span>
        <select
          data-testid={`note-${name}`}
          value={order[name] === undefined ? '' : (chosen?.value ?? '')}
          onChange={({ target }) => {
            const option = options.find(({ value }) => value === target.value);
            onChange(noted(order, name, option?.notes ?? {}));
          }}
        >
          <option value="">{now}</option>
          {options.map(({ value, words }) => (
            <option
              key={value}
              value={value}
              disabled={refused.some(({ option }) => option.value === value) && value !== chosen?.value}
            >
              {words}
            </option>
          ))}
        </select>
      </label>
      {refused.length > 0 && (
        <details className="hx-why">
          <summary>Why not {refused.map(({ option }) => option.value).join(', ')}?</summary>
          {[...new Map(refused.map(({ refusal }) => [refusal.message, refusal])).values()].map((refusal) => (
            <p key={refusal.message}>
              {refusal.message} <RuleLink rule={refusal.rule} />
            </p>
          ))}
        </details>
      )}
    </div>
  );
}

function repairsOf({ advanced }: Ship): readonly Option[] {
  return REPAIRS.map((repair) => {
    const done = advanced?.repairs[repair] ?? 0;
    return {
      value: repair,
      words: `Repair ${REPAIR_WORDS[repair]} (${repair})${done > 0 ? `, ${done} of 3 done` : ''}`,
      notes: { repair },
    };
  });
}

/** Friends near enough to think of a hawser. */
const tows = (sea: Sea, ship: Ship): readonly Option[] =>
  sea.ships
    .filter(
      (other) =>
        other.id !== ship.id &&
        other.side === ship.side &&
        other.presence === 'afloat' &&
        rangeBetween(ship, other) <= 2,
    )
    .map((other) => ({ value: other.spec.name, words: `Tow ${other.spec.name}`, notes: { tow: other.id } }));

export function NotesEditor(props: NotesEditorProps): ReactNode {
  const { sea, ship } = props;
  const log = ship.advanced;
  const spec = ship.spec.advanced;
  if (log === undefined || spec === undefined || sea.advanced === undefined) return null;
  const full = log.sail === 'full';
  const anchoring = sea.advanced.anchoringAllowed || log.anchor !== null;
  const friends = sea.advanced.rules.towing ? tows(sea, ship) : [];
  return (
    <fieldset className="hx-notes">
      <legend>Notes</legend>
      <NoteChoice
        {...props}
        name="sail"
        label="Sails"
        rule="20.1.5.2"
        now={`Keep ${SAIL_WORDS[log.sail]}`}
        options={[
          full
            ? { value: 'BS', words: 'Down to battle sails (BS)', notes: { sail: 'BS' } }
            : { value: 'FS', words: 'Set full sails (FS)', notes: { sail: 'FS' } },
        ]}
      />
      {anchoring && (
        <NoteChoice
          {...props}
          name="anchor"
          label="Anchor"
          rule="20.3"
          now={
            log.anchor === null
              ? `No change, ${counted(log.anchors, 'anchor')}`
              : `Stay ${anchorWords(log.anchor)}`
          }
          options={(log.anchor === null ? ANCHORINGS : (['up', 'cut'] as const)).map((anchor) => ({
            value: anchor,
            words: ANCHOR_ORDERS[anchor],
            notes: { anchor },
          }))}
        />
      )}
      <NoteChoice
        {...props}
        name="repair"
        label="Repairs"
        rule="20.5"
        now="No repairs"
        options={repairsOf(ship)}
      />
      {friends.length > 0 && (
        <NoteChoice {...props} name="tow" label="Tow" rule="35.4.1" now="Nobody" options={friends} />
      )}
      {spec.rowSpeed > 0 && (
        <NoteChoice
          {...props}
          name="oars"
          label="Oars"
          rule="20.0"
          now="Under sail"
          options={[
            { value: 'oars', words: `Row, ${counted(spec.rowSpeed, 'hex', 'hexes')}`, notes: { oars: true } },
          ]}
        />
      )}
      {(spec.traits.includes('fireship') || spec.traits.includes('explosion-vessel')) && log.lit === null && (
        <NoteChoice
          {...props}
          name="light"
          label="Fireship"
          rule="20.0"
          now="Not yet"
          options={[{ value: 'light', words: 'Light her and leave', notes: { light: true } }]}
        />
      )}
    </fieldset>
  );
}

/** 31.1: a line to the friends of the fleet, if signals are played with. */
export function MessageLine({
  sea,
  text,
  onChange,
}: {
  readonly sea: Sea;
  readonly text: string;
  onChange(text: string): void;
}): ReactNode {
  if (sea.advanced === undefined || sea.advanced.rules.signals === 'off') return null;
  return (
    <label className="hx-note hx-message">
      <span>
        Signal to the fleet <RuleLink rule="31.1" />
      </span>
      <input
        data-testid="note-message"
        value={text}
        maxLength={200}
        placeholder="One a turn, read when the logs are opened"
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
