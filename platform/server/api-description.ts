/** The protocol described as OpenAPI, from the schemas that check it. */

import { checkingFastify } from './border/schemas.ts';
import { type PeopleRoutesOptions, peopleRoutes } from './people/people-routes.ts';
import { addProgramDoor } from './people/program-door.ts';
import { apiRoutes, type RoutesOptions } from './routes.ts';

/**
 * Few ever ask, so what writes the description is loaded for the first who does, and given the routes once more: a
 * server starts a tenth sooner without it.
 */
export async function describeApi(
  options: RoutesOptions,
  people: PeopleRoutesOptions | undefined,
): Promise<object> {
  const { default: swagger } = await import('@fastify/swagger');
  const app = checkingFastify({});
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Weathergage', version: '1', description: 'Naval wargames of the age of sail.' },
      components: { securitySchemes: { seat: { type: 'http', scheme: 'bearer' } } },
    },
    // Which scope a program's token needs: what has none is not for programs.
    transform: ({ schema, url, route }) => ({
      schema: { ...schema, 'x-scope': route.config?.scope ?? null },
      url,
    }),
  });
  addProgramDoor(app, null);
  await app.register(apiRoutes, { ...options, prefix: '/api' });
  if (people !== undefined) await app.register(peopleRoutes, { ...people, prefix: '/api' });
  await app.ready();
  return app.swagger();
}
