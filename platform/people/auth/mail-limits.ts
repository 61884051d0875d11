/** How many letters one box gets, and how many leave the house. */

import type { Tries } from '../records/tries.ts';

const HOUR_MS = 3_600_000;
/** To one box: so many within an hour. */
const TO_ONE = 4;
/** To all boxes together: beyond that somebody uses this server to write to strangers. */
const TO_ALL = 300;

export const mayWrite = async (tries: Tries, address: string): Promise<boolean> =>
  (await tries.take('letter', boxOf(address), TO_ONE, HOUR_MS)) &&
  (await tries.take('letter', 'to anybody', TO_ALL, HOUR_MS));

/** What many houses deliver to the same box: without what stands after a plus sign, and in small letters. */
function boxOf(address: string): string {
  const [name = '', host = ''] = address.toLowerCase().split('@');
  return `${name.replace(/\+.*$/, '')}@${host}`;
}
