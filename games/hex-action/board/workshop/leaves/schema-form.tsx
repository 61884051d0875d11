/** A form made from a schema: numbers, words, ships, sides, squadrons and hexes, each under a plain name. */
import { type SchemaShape, wordsOf } from '@weathergage/web/toolkit/workshop/faults.ts';
import { Choice, NumberField, ReadField, Tick, TickList } from '@weathergage/web/toolkit/workshop/fields.tsx';
import type { ReactNode } from 'react';
import type { Scenario } from '../../../rules/scenario/scenario.ts';
import { type Change, changed } from '../edits/chosen.ts';
import { readHexes } from '../edits/hex-sets.ts';
import { namedBy, namesOf } from '../edits/names.ts';
import { LABELS, WORDS } from './form-words.ts';

type Values = Readonly<Record<string, unknown>>;

interface FormProps {
  readonly scenario: Scenario;
  readonly shape: SchemaShape;
  readonly value: Values;
  readonly path: string;
  /** Keys that are shown elsewhere: what kind of rule or test it is. */
  readonly apart?: readonly string[];
  onChange(value: Values): void;
}

interface PartProps {
  readonly scenario: Scenario;
  readonly name: string;
  readonly shape: SchemaShape;
  readonly value: unknown;
  readonly path: string;
  readonly optional: boolean;
  put(value: unknown): void;
}

const UNSAID = '';

/** One of the scenario's own names, or nobody where nothing need be said. */
function NameChoice({ scenario, name, value, path, optional, put }: PartProps): ReactNode {
  const options = namesOf(scenario, namedBy(name)![0]);
  const now = typeof value === 'string' ? value : UNSAID;
  const known = options.some((option) => option.value === now);
  return (
    <Choice
      label={LABELS[name] ?? name}
      path={path}
      value={now}
      options={[
        ...(optional || !known ? [{ value: known ? UNSAID : now, label: '–' }] : []),
        ...(optional && !known && now !== UNSAID ? [{ value: UNSAID, label: '–' }] : []),
        ...options,
      ]}
      onChange={(next) => put(next === UNSAID ? undefined : next)}
    />
  );
}

function Words({ name, shape, value, path, optional, put }: PartProps): ReactNode {
  const words = wordsOf(shape) ?? [];
  return (
    <Choice
      label={LABELS[name] ?? name}
      path={path}
      value={value === undefined ? UNSAID : String(value)}
      options={[
        ...(optional ? [{ value: UNSAID, label: '–' }] : []),
        ...words.map((word) => ({ value: String(word), label: WORDS[String(word)] ?? String(word) })),
      ]}
      onChange={(next) => put(words.find((word) => String(word) === next))}
    />
  );
}

function Part(props: PartProps): ReactNode {
  const { scenario, name, shape, value, path, optional, put } = props;
  const label = LABELS[name] ?? name;
  const [, many] = namedBy(name) ?? [];
  if (wordsOf(shape) !== null) return <Words {...props} />;
  if (shape.type === 'boolean')
    return <Tick label={label} checked={value === true} onChange={(on) => put(on || undefined)} />;
  if (shape.type === 'object')
    return (
      <fieldset>
        <legend>{label}</legend>
        <SchemaForm
          scenario={scenario}
          shape={shape}
          value={(value ?? {}) as Values}
          path={path}
          onChange={put}
        />
      </fieldset>
    );
  if (shape.type === 'array' && many)
    return (
      <TickList
        label={label}
        path={path}
        options={namesOf(scenario, namedBy(name)![0])}
        chosen={(value ?? []) as string[]}
        none={optional ? 'all of the side' : 'none'}
        onChange={(ids) => put(optional && ids.length === 0 ? undefined : ids)}
      />
    );
  if (shape.type === 'array')
    return (
      <ReadField
        label={label}
        note="such as K24, L25"
        path={path}
        value={((value ?? []) as string[]).join(', ')}
        read={readHexes}
        onChange={put}
      />
    );
  if (shape.type === 'integer') {
    const least = shape.minimum ?? 0;
    if (optional && value === undefined)
      return <Tick label={`${label}: all`} checked onChange={() => put(Math.max(1, least))} />;
    return (
      <NumberField
        label={label}
        path={path}
        value={Number(value ?? least)}
        least={least}
        most={shape.maximum ?? 500}
        onChange={put}
      />
    );
  }
  return namedBy(name) === undefined ? null : <NameChoice {...props} />;
}

export function SchemaForm({ scenario, shape, value, path, apart = [], onChange }: FormProps): ReactNode {
  const { properties = {}, required = [] } = shape;
  const keys = Object.keys(properties).filter((key) => !apart.includes(key));
  if (keys.length === 0) return null;
  return (
    <div className="ws-pair">
      {keys.map((key) => (
        <Part
          key={key}
          scenario={scenario}
          name={key}
          shape={properties[key]!}
          value={value[key]}
          path={`${path}/${key}`}
          optional={!required.includes(key)}
          put={(next) => onChange(changed(value, { [key]: next } as Change<Values>))}
        />
      ))}
    </div>
  );
}
