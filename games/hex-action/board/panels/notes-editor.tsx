/** What stands in the log beside the move: sails, anchors, repairs, oars, tow, and whatever keeps an order from being given. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { capital, countedWords, listedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import { allowancesIn } from '../../rules/sailing/allowance.ts';
import { ANCHORINGS, type Notes, type PlotOrder, REPAIRS } from '../../rules/sea/advanced-log.ts';
import {
  type AdvancedShip,
  type AdvancedState,
  isAdvanced,
  isAdvancedShip,
} from '../../rules/sea/edition.ts';
import { rangeBetween, type Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { attitude } from '../../rules/sea/wind.ts';
import { BROADSIDES } from '../../rules/sea/words.ts';
import type { AskProps, Refusal } from '../look/types.ts';
import { SIDE_WORDS } from '../look/words.ts';
import { ANCHOR_ORDERS, anchorWords, REPAIR_WORDS, SAIL_WORDS } from '../look/words-advanced.ts';

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

/** One column of the notes: what is, and what may be ordered. */
interface Column {
  readonly name: Key;
  readonly label: string;
  readonly now: string;
  readonly rule: string;
  readonly options: readonly Option[];
}

interface Refused {
  readonly option: Option;
  readonly refusal: Refusal;
}

function NoteChoice({
  order,
  column: { name, label, now, rule, options },
  refused,
  onChange,
}: Pick<NotesEditorProps, 'order' | 'onChange'> & {
  readonly column: Column;
  readonly refused: readonly Refused[];
}): ReactNode {
  const chosen = options.find((option) => option.notes[name] === order[name]);
  const ordered = order[name] !== undefined && chosen !== undefined;
  return (
    <div className="hx-note" data-note={name}>
      <label>
        <span>
          {label} <RuleLink rule={rule} />
        </span>
        <select
          data-testid={`note-${name}`}
          data-ordered={ordered || undefined}
          value={ordered ? chosen.value : ''}
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
    </div>
  );
}

/** What may not be ordered, and why: each reason once. */
function WhyNot({ refused }: { readonly refused: readonly Refused[] }): ReactNode {
  if (refused.length === 0) return null;
  const reasons = new Map<string, { readonly refusal: Refusal; readonly words: string[] }>();
  for (const { option, refusal } of refused) {
    const reason = reasons.get(refusal.message) ?? { refusal, words: [] };
    reason.words.push(option.words);
    reasons.set(refusal.message, reason);
  }
  return (
    <details className="hx-why">
      <summary>Why not {listedWords(refused.map(({ option }) => option.value))}?</summary>
      {[...reasons.values()].map(({ refusal, words }) => (
        <p key={refusal.message}>
          <b>{words.join('; ')}:</b> {refusal.message} <RuleLink rule={refusal.rule} />
        </p>
      ))}
    </details>
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
    .map((other) => ({
      value: other.spec.name,
      words: `Tow ${other.spec.name}`,
      notes: { tow: other.id },
    }));

function columnsFor(sea: AdvancedState, ship: AdvancedShip): readonly Column[] {
  const log = ship.advanced;
  const spec = ship.spec.advanced;
  const anchoring = sea.advanced.anchoringAllowed || log.anchor !== null;
  const friends = sea.advanced.rules.towing ? tows(sea, ship) : [];
  const rowed = allowancesIn(sea, ship, true)[attitude(ship.heading, sea.wind)];
  const loaded = sea.noCombat ? [] : BROADSIDES.filter((side) => ship.loaded?.[side] === true);
  const burns = spec.traits.includes('fireship') || spec.traits.includes('explosion-vessel');
  const columns: readonly (Column | false)[] = [
    {
      name: 'sail',
      label: 'Sails',
      rule: '20.1.5.2',
      now: capital(SAIL_WORDS[log.sail]),
      options: [
        log.sail === 'full'
          ? {
              value: 'BS',
              words: 'Down to battle sails (BS)',
              notes: { sail: 'BS' },
            }
          : {
              value: 'FS',
              words: 'Set full sails (FS)',
              notes: { sail: 'FS' },
            },
      ],
    },
    anchoring && {
      name: 'anchor',
      label: `Anchors (${log.anchors})`,
      rule: '20.3',
      now: log.anchor === null ? 'Under way' : `Stay ${anchorWords(log.anchor)}`,
      options: (log.anchor === null ? ANCHORINGS : (['up', 'cut'] as const)).map((anchor) => ({
        value: anchor,
        words: ANCHOR_ORDERS[anchor],
        notes: { anchor },
      })),
    },
    {
      name: 'repair',
      label: 'Repairs',
      rule: '20.5',
      now: 'No repairs',
      options: repairsOf(ship),
    },
    friends.length > 0 && {
      name: 'tow',
      label: 'Tow',
      rule: '35.4.1',
      now: 'Nobody',
      options: friends,
    },
    spec.rowSpeed > 0 && {
      name: 'oars',
      label: 'Oars',
      rule: '20.0',
      now: 'Under sail',
      options: [
        {
          value: 'oars',
          words: `Row, ${countedWords(rowed, 'hex', 'hexes')}`,
          notes: { oars: true },
        },
      ],
    },
    loaded.length > 0 && {
      name: 'out',
      label: 'Fire out',
      rule: '24.2.5',
      now: 'Keep what is loaded',
      options: loaded.map((side) => ({
        value: side,
        words: `${capital(SIDE_WORDS[side])} into the sea`,
        notes: { out: side },
      })),
    },
    burns &&
      log.lit === null && {
        name: 'light',
        label: 'Fireship',
        rule: 'fireships',
        now: 'Not yet',
        options: [
          {
            value: 'light',
            words: 'Light her and leave',
            notes: { light: true },
          },
        ],
      },
  ];
  return columns.filter((column) => column !== false);
}

export function NotesEditor({ sea, ship, order, refusalOf, onChange }: NotesEditorProps): ReactNode {
  if (!isAdvanced(sea) || !isAdvancedShip(ship)) return null;
  const columns = columnsFor(sea, ship).map((column) => ({
    column,
    refused: column.options.flatMap((option) => {
      const refusal = refusalOf(noted(order, column.name, option.notes));
      return refusal === null ? [] : [{ option, refusal }];
    }),
  }));
  return (
    <fieldset className="hx-notes">
      <legend>Notes</legend>
      {columns.map(({ column, refused }) => (
        <NoteChoice key={column.name} order={order} column={column} refused={refused} onChange={onChange} />
      ))}
      <WhyNot refused={columns.flatMap(({ refused }) => refused)} />
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
        className="boxed"
        data-testid="note-message"
        value={text}
        maxLength={200}
        placeholder="One a turn, read when the logs are opened"
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

/** 31.1: a ship for which nothing else can be written. */
export const MessagePanel = ({ view, answer, onChange }: AskProps<'message'>): ReactNode => (
  <MessageLine
    sea={view}
    text={answer.message ?? ''}
    onChange={(text) => onChange(text === '' ? {} : { message: text })}
  />
);
