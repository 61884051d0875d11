/** What toys say of their scenarios: no more than every scenario must. */
import { Type } from '../schema.ts';
import type { ScenarioHead } from '../vocabulary.ts';

export const TOY_HEAD_SCHEMA = {
  id: Type.String(),
  title: Type.String(),
  date: Type.String(),
  place: Type.String(),
  briefing: Type.String(),
};

export const toyHead = (id: string): ScenarioHead => ({ id, title: id, date: '', place: '', briefing: '' });
