/** What every scenario file says of itself, whatever game it is of: a `ScenarioHead` as a schema. */
import { Type } from './schema.ts';

const Name = Type.String({ minLength: 1, maxLength: 80 });

export const scenarioFields = {
  id: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 }),
  title: Name,
  date: Type.String({ maxLength: 20 }),
  place: Name,
  briefing: Type.String({ maxLength: 2000 }),
  balance: Type.Optional(Type.String({ maxLength: 600 })),
  tutorial: Type.Optional(Type.Boolean()),
};
