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
