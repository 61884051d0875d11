/** How a route's schemas are used: bodies are checked as they are, never bent into shape. */
import type { TSchema } from '@weathergage/kernel';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, type RawServerDefault } from 'fastify';
import { refuseHarmful, refuseUnfit } from './border.ts';

const notOurs = (): never => {
  throw new Error('schemas are compiled by nobody but us');
};
/** Named before there are ours, so that the compilers that Fastify would bring along are not even loaded. */
const NO_OTHERS = { compilersFactory: { buildValidator: notOurs, buildSerializer: notOurs } };

/** A Fastify that checks what comes in by our schemas, and nothing more. */
export function checkingFastify(options: FastifyHttpOptions<RawServerDefault>): FastifyInstance {
  const app = Fastify({ ...options, schemaController: NO_OTHERS });
  app.setValidatorCompiler<TSchema>(({ schema }) => (value) => {
    try {
      refuseHarmful(value);
      refuseUnfit(schema, value);
      return { value };
    } catch (error) {
      return { error: error as Error };
    }
  });
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  return app;
}
