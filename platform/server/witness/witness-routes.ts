/** The witness over HTTP: who he is, and what other servers ask of him. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@weathergage/kernel';
import {
  ErrorSchema,
  WitnessedSchema,
  WitnessHashSchema,
  WitnessMatchSchema,
  WitnessSchema,
} from '@weathergage/kernel/protocol.ts';
import { Fault } from '../faults.ts';
import { bearerOf } from '../tokens.ts';
import type { WitnessBook } from './witness-book.ts';

export interface WitnessRoutesOptions {
  /** Null where this server is no witness. */
  readonly book: WitnessBook | null;
  /** The witnesses that matches made here may name. */
  readonly witnesses: readonly string[];
}

const Match = Type.Object({ match: Type.String({ pattern: '^[0-9a-f]{64}$' }) });

export const witnessRoutes: FastifyPluginAsyncTypebox<WitnessRoutesOptions> = async (
  app,
  { book, witnesses },
) => {
  const open = (): WitnessBook => {
    if (book === null) throw new Fault('not-found', 'This server is no witness.');
    return book;
  };
  const about = async () => ({ key: book === null ? null : await book.key(), witnesses: [...witnesses] });
  const answers = (schema: typeof WitnessSchema | typeof WitnessedSchema) => ({
    200: schema,
    '4xx': ErrorSchema,
    '5xx': ErrorSchema,
  });

  app.get(
    '/witness',
    {
      schema: {
        summary: 'The key this server signs with as a witness, and the witnesses its own matches may name',
        tags: ['witness'],
        response: answers(WitnessSchema),
      },
    },
    about,
  );

  app.post(
    '/witness/matches',
    {
      config: { keeps: true },
      schema: {
        summary: 'Make a match known to the witness, by its commitment and with its pass',
        tags: ['witness'],
        body: WitnessMatchSchema,
        response: answers(WitnessSchema),
      },
    },
    async (request) => {
      await open().open(request.body.match, bearerOf(request.headers.authorization));
      return about();
    },
  );

  app.post(
    '/witness/matches/:match/steps',
    {
      schema: {
        summary: 'Sign the hash of what was answered: one for each step',
        tags: ['witness'],
        params: Match,
        body: WitnessHashSchema,
        response: answers(WitnessedSchema),
      },
    },
    async ({ headers, params, body }) =>
      open().sign({ ...body, match: params.match }, bearerOf(headers.authorization)),
  );
};
