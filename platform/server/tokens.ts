/** The secrets of seats: drawn here, handed out once, and kept as hashes. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { GALLERY, type Seat } from '@weathergage/kernel';
import type { MatchRecord } from '@weathergage/store';
import { Fault } from './faults.ts';

export const drawToken = (): string => randomBytes(32).toString('base64url');
export const drawMatchId = (): string => randomBytes(12).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Who somebody is at a match: a seat, or the gallery if he may sit there. */
export function seatOf(record: MatchRecord, token: string | undefined): Seat {
  if (token === undefined) {
    if (record.gallery.access === 'public') return GALLERY;
    throw new Fault('token-needed', 'This match is seen by those who have a link to it.');
  }
  const hash = hashToken(token);
  for (const { seat, tokenHash } of record.seats)
    if (tokenHash !== null && sameHash(tokenHash, hash)) return seat;
  const { access, tokenHash } = record.gallery;
  if (access === 'link' && tokenHash !== null && sameHash(tokenHash, hash)) return GALLERY;
  throw new Fault('not-allowed', 'That link does not belong to this match.');
}

/** The secret in an `Authorization` header. */
export const bearerOf = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : /^Bearer ([\x21-\x7e]{1,200})$/i.exec(header)?.[1];
