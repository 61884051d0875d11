/** One ship of the Advanced Game at K15, bow up the board, alone on the sea or with a squadron of her own. */
import type { AdvancedLog } from '../sea/advanced-log.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import type { SpecialRule } from '../sea/special-rules.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from './advanced.ts';

export type LoneShip = Omit<AdvancedTestShip, 'id' | 'at' | 'heading'>;

const SQUADRON = { id: 'van', name: 'Van', side: 'a', seat: 'a-1', ships: ['x'], flagship: 'x' };

export const loneShip = (stated: LoneShip = {}): AdvancedShip =>
  advancedShip({ id: 'x', at: 'K15', heading: 1, ...stated });
/** The same with these columns of her log. */
export const loneLog = (advanced: Partial<AdvancedLog>): AdvancedShip => loneShip({ advanced });
export const loneSea = (
  ship: AdvancedShip,
  changes: object = {},
  special: SpecialRule[] = [],
): AdvancedState => advancedSea([ship], { advanced: { special, squadrons: [SQUADRON], ...changes } });

export const HOLDING = { how: 'AB', state: 'holding', turns: 0 } as const;

/** What a refusal or a fault is known by. */
export const codeAndRule = (said: { code: string; rule: string } | null) => said && [said.code, said.rule];
