/** What a ship that fires as she bears waits for, so that her captain need not be asked at every inch. */
import { Exactly, OneOf, type Static, Type } from '@weathergage/kernel';

/** The chance waited for: any, from close or point-blank range, a rake, or none before her next activation. */
export const WHENS = ['any', 'close', 'point-blank', 'rake', 'never'] as const;
export type When = (typeof WHENS)[number];

export const StandingSchema = Exactly({
  when: OneOf(WHENS),
  /** Only this ship will do. */
  ship: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  /** When the chance comes: ask her captain, or fire at once at the nearest ship that fits. */
  do: OneOf(['ask', 'fire']),
  aim: OneOf(['hull', 'rigging']),
});
export type Standing = Static<typeof StandingSchema>;

export const ASK_ALWAYS: Standing = { when: 'any', do: 'ask', aim: 'hull' };
