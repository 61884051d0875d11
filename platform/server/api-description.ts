/** The protocol described as OpenAPI, from the schemas that check it. */
import { apiRoutes, type RoutesOptions } from './routes.ts';
import { checkingFastify } from './schemas.ts';

/**
 * Few ever ask, so what writes the description is loaded for the first who does, and given the routes once more: a
 * server starts a tenth sooner without it.
 */
export async function describeApi(options: RoutesOptions): Promise<object> {
  const { default: swagger } = await import('@fastify/swagger');
  const app = checkingFastify({});
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Weathergage', version: '1', description: 'Naval wargames of the age of sail.' },
      components: { securitySchemes: { seat: { type: 'http', scheme: 'bearer' } } },
    },
  });
  await app.register(apiRoutes, { ...options, prefix: '/api' });
  await app.ready();
  return app.swagger();
}
