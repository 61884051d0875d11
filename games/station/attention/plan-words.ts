/** Plans in words. */
import { listWords } from '@weathergage/kernel';
import type { Plan, Step } from '../rules/world/forces.ts';
import type { View } from '../rules/world/state.ts';
import { formationName, placeName } from './names.ts';

const STEP_WORDS = {
  hold: 'mark time',
  'put-out': 'put to sea',
  'put-in': 'come to anchor',
  'take-over': 'take over the Order',
  remove: 'drive off an Auxiliary',
} as const;

export const stepWords = (view: View, step: Step): string =>
  'to' in step ? `to ${placeName(view, step.to)}` : STEP_WORDS[step.do];

const clearWords = ({ clear }: { readonly clear?: boolean | undefined }): string =>
  clear === true ? ', round Enemies in sight' : '';

export function planWords(view: View, plan: Plan): string {
  switch (plan.kind) {
    case 'hold':
      return 'stays where it is';
    case 'voyage':
      return plan.arrive === 'put-in'
        ? `bound for ${placeName(view, plan.to)}, to anchor${clearWords(plan)}`
        : `bound for ${placeName(view, plan.to)}${clearWords(plan)}`;
    case 'patrol':
      return plan.route.length === 1
        ? `cruises off ${placeName(view, plan.route[0]!)}${clearWords(plan)}`
        : `cruises between ${listWords(plan.route.map((at) => placeName(view, at)))}${clearWords(plan)}`;
    case 'with':
      return `keeps company with ${formationName(view, plan.formation)}`;
    case 'steps':
      return plan.steps.map((step) => stepWords(view, step)).join(', then ');
  }
}
