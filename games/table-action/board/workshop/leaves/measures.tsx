/** Fields for what the table measures in: inches and degrees. */
import { NumberField, type NumberFieldProps } from '@weathergage/web/toolkit/workshop/fields.tsx';
import type { ReactNode } from 'react';

/** Thousandths of an inch, shown and typed as inches. */
export const InchField = (props: Omit<NumberFieldProps, 'step' | 'note'>): ReactNode => (
  <NumberField
    {...props}
    note="inches"
    step={0.5}
    value={props.value / 1000}
    least={props.least / 1000}
    most={props.most / 1000}
    onChange={(inches) => props.onChange(Math.round(inches * 1000))}
  />
);

const ALONG = [
  { along: 'x', label: 'From the left', extent: 'width' },
  { along: 'y', label: 'From the top', extent: 'height' },
] as const;

interface PlaceFieldsProps {
  readonly at: { readonly x: number; readonly y: number };
  readonly table: { readonly width: number; readonly height: number };
  readonly testId?: string;
  onChange(at: { x: number; y: number }, along: 'x' | 'y'): void;
}

/** Where on the table something is. */
export const PlaceFields = ({ at: { x, y }, table, testId, onChange }: PlaceFieldsProps): ReactNode =>
  ALONG.map(({ along, label, extent }) => (
    <InchField
      key={along}
      label={label}
      value={{ x, y }[along]}
      least={0}
      most={table[extent]}
      {...(testId === undefined ? {} : { testId: `${testId}-${along}` })}
      onChange={(to) => onChange({ x, y, [along]: to }, along)}
    />
  ));

/** Tenths of a degree, shown and typed as degrees. */
export const DegreeField = (
  props: Pick<NumberFieldProps, 'label' | 'value' | 'onChange' | 'testId'>,
): ReactNode => (
  <NumberField
    {...props}
    note="degrees"
    step={5}
    least={-360}
    most={720}
    value={props.value / 10}
    onChange={(degrees) => props.onChange(((Math.round(degrees * 10) % 3600) + 3600) % 3600)}
  />
);
