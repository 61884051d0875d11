/** The colours that people sail under. */
import { OneOf, Type } from '../schema.ts';

/** The page draws them. */
export const PERSON_FLAGS = [
  'British',
  'French',
  'Spanish',
  'American',
  'Dutch',
  'Danish',
  'Ottoman',
  'Russian',
  'Swedish',
  'Portuguese',
  'Venetian',
  'Barbary',
] as const;
export type PersonFlag = (typeof PERSON_FLAGS)[number];

export const FlagOrNone = Type.Union([OneOf(PERSON_FLAGS), Type.Null()]);
