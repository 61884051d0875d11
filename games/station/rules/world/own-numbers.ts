/**
 * By which number a rule is cited that a module adds to: its own, as its booklet has it, or where it gives none that of the
 * general rule that lets it.
 */
import { OWN_RULES, type OwnRule } from '../module/vocabulary.ts';
import type { Open } from './state.ts';
import { theatreOf } from './theatre.ts';

export const numberOf = (world: Pick<Open, 'scenario'>, rule: OwnRule): string =>
  theatreOf(world).module.numbers?.[rule] ?? OWN_RULES[rule];
