/** How good a crew is. */
import { asOptions, Choice } from '@weathergage/web/toolkit/workshop/fields.tsx';
import type { ReactNode } from 'react';
import { QUALITIES, type Quality } from '../../../rules/sea/words.ts';
import { QUALITY_WORDS } from '../../look/words.ts';

interface CrewChoiceProps {
  readonly label?: string;
  readonly quality: Quality;
  readonly testId?: string;
  onChange(quality: Quality): void;
}

export const CrewChoice = ({ label = 'Crew', quality, ...choice }: CrewChoiceProps): ReactNode => (
  <Choice label={label} value={quality} options={asOptions(QUALITIES, QUALITY_WORDS)} {...choice} />
);
