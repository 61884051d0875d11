/** What people may be called. Names are plain text wherever they are shown; here they are held to what can be read. */

export const NAME_LENGTH = { least: 2, most: 24 } as const;

/** Letters of any script, figures, and what stands between them; nothing that hides, turns round or stacks up. */
const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} '’._-]*[\p{L}\p{M}\p{N}.])?$/u;

/** The name as it is kept, or null if it is none. */
export function soundName(text: string): string | null {
  const name = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  const length = [...name].length;
  if (length < NAME_LENGTH.least || length > NAME_LENGTH.most) return null;
  return NAME.test(name) && !/\p{M}{3}/u.test(name) ? name : null;
}

/** Two names with the same key would be taken for one another. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\s'’._-]/gu, '')
    .toLocaleLowerCase('en');

/** What the page shows before he has said how he wants to be called. */
export const guestName = (chance: number): string => `Guest ${1000 + Math.floor(chance * 9000)}`;

/** He is gone, and what he played is still there. */
export const DEPARTED = 'Departed';

/** Every person has an address, by the tables; where there is none it ends so, and no letter ever goes there. */
export const NO_ADDRESS = '@guest.invalid';
