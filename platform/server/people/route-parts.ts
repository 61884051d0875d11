/** What the routes about people have in common. */
import { type TSchema, Type } from '@weathergage/kernel';
import { ErrorSchema } from '@weathergage/kernel/protocol.ts';

export const MatchId = Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }) });

export const aboutPeople = <S extends TSchema>(summary: string, reply: S) => ({
  summary,
  tags: ['people'],
  response: { 200: reply, '4xx': ErrorSchema, '5xx': ErrorSchema },
});

/** For a route that takes something from whoever comes. */
export const takesFromPeople = <S extends TSchema, B extends TSchema>(
  summary: string,
  reply: S,
  body: B,
) => ({
  schema: { ...aboutPeople(summary, reply), body },
});
