/** What is said at an online table, and who is there, as the server has told it so far. */
import type { TalkLine, TalkMessage } from '@weathergage/kernel/people/talk-protocol.ts';

export interface TalkNow {
  readonly lines: readonly TalkLine[];
  /** The seats that somebody sits before now; null until the server has said so. */
  readonly here: readonly string[] | null;
  /** How many look on. */
  readonly gallery: number;
}

export const NO_TALK: TalkNow = { lines: [], here: null, gallery: 0 };

/** A message of a kind that this page does not know changes nothing. */
export function talkAfter(talk: TalkNow, message: TalkMessage): TalkNow {
  if (message.type === 'talk')
    return { ...talk, lines: [...talk.lines.slice(0, message.from), ...message.lines] };
  if (message.type === 'presence') return { ...talk, here: message.seats, gallery: message.gallery };
  return talk;
}
