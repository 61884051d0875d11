/** The umpire's refusals speak in ids; here they are given names. */
import { LEADERS } from '../../data/leaders.ts';
import { PORTS } from '../../data/ports.ts';
import { SHIPS } from '../../data/ships.ts';
import { SQUADRONS } from '../../data/squadrons.ts';

export const NAME_OF_ID: ReadonlyMap<string, string> = new Map(
  [...SHIPS, ...LEADERS, ...SQUADRONS, ...PORTS].map(({ id, name }) => [id, name]),
);

export const ID_WORDS = /[a-z][a-z0-9]*(?:-[a-z0-9]+)*/g;

export const plainRefusal = (message: string): string =>
  message.replace(ID_WORDS, (word) => NAME_OF_ID.get(word) ?? word);

export const worded = <R extends { readonly message: string }>(refusal: R | null): R | null =>
  refusal === null ? null : { ...refusal, message: plainRefusal(refusal.message) };
