/** What was told, a line each, with every member: `looked 7.125 dice:[3] side:red at:x token:t3 found:true mayShadow:true`. */
import type { Scripted } from './station.ts';
import { allTold } from './station.ts';

/** A value in as few signs as tell it from any other. */
export function inWords(value: unknown): string {
  if (typeof value === 'string' && /^[\w.:-]+$/.test(value)) return value;
  if (Array.isArray(value)) return `[${value.map(inWords).join(' ')}]`;
  if (typeof value === 'object' && value !== null) return `{${membersInWords(value)}}`;
  return JSON.stringify(value) ?? 'undefined';
}

const membersInWords = (value: object): string =>
  Object.entries(value)
    .map(([name, one]) => `${name}:${inWords(one)}`)
    .join(' ');

/** In order, as they were told; what the other side heard instead stands at the end as `others`. */
export const toldLines = (context: Pick<Scripted, 'happenings'>): string[] =>
  allTold(context).map(({ kind, rule, ...more }) =>
    `${kind} ${inWords(rule)} ${membersInWords(more)}`.trim(),
  );
