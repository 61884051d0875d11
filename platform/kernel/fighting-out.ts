/**
 * How two sides agree to fight an engagement out: each says, in secret, by the tables, on the board himself, or on the
 * board by a machine. It is fought out only if both want it; which way, where they differ, is for one of them to say.
 */
import { Exactly, OneOf, type Static, Type } from './schema.ts';
import { type Engagement, type Refusal, refuse, type Seat } from './vocabulary.ts';

const Way = Type.String({ minLength: 1, maxLength: 60 });

const OPEN = {
  /** Names of the ways that may be taken; no game knows more of them. */
  ways: Type.Array(Way, { minItems: 1, maxItems: 8, uniqueItems: true }),
  /** Engagements smaller than this, by the game's own count, are left to the tables. */
  least: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
} as const;

/** As an option of a game; where it is left out nobody is ever asked. */
export const FightingOutSchema = Exactly({
  ...OPEN,
  /** The same for children that are wars themselves. */
  below: Type.Optional(Exactly(OPEN)),
  /** Hash of the mapping that children are made by, where a host has changed it. */
  mapping: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
  /** That mapping itself; what is in it is for those to know who make children. */
  table: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
export type FightingOut = Static<typeof FightingOutSchema>;

export const MeansSchema = Exactly({
  by: OneOf(['tables', 'board', 'machines']),
  /** Null by the tables. */
  way: Type.Union([Way, Type.Null()]),
});
export type Means = Static<typeof MeansSchema>;

/** The machine's hand first: whoever has no wish of his own leaves it to the other. */
export function* meansChoices({ ways }: FightingOut): Generator<Means> {
  for (const by of ['machines', 'board'] as const) for (const way of ways) yield { by, way };
  yield { by: 'tables', way: null };
}

export function meansRefusal({ ways }: FightingOut, { by, way }: Means, rule: string): Refusal | null {
  if (by === 'tables')
    return way === null ? null : refuse('means-way', rule, 'By the tables there is no other way.');
  return way !== null && ways.includes(way)
    ? null
    : refuse('means-way', rule, 'Name one of the ways in which a battle may be fought out here.');
}

/** What they have agreed on, `lead` deciding which way; null if it is left to the tables. */
export function agreedMeans(
  said: Readonly<Record<Seat, Means>>,
  lead: Seat,
): Pick<Engagement, 'way' | 'fighters'> | null {
  const all = Object.entries(said);
  const way = said[lead]?.way ?? null;
  if (way === null || all.some(([, { by }]) => by === 'tables')) return null;
  return {
    way,
    fighters: Object.fromEntries(all.map(([seat, { by }]) => [seat, by === 'board' ? 'person' : 'machine'])),
  };
}
