/** What notices say. A catalogue of another language would stand beside this one. */
import type { NoticeKind } from '@weathergage/kernel/people/notice-protocol.ts';

/** What a notice knows of its cause: names as they were then. */
export interface NoticeWords {
  readonly title: string;
  /** The seat that is meant. */
  readonly seat: string;
  /** Who did it, where somebody did. */
  readonly by?: string;
  /** How it ended. */
  readonly result?: 'won' | 'lost' | 'drawn';
  /** Until when he has time. */
  readonly deadline?: number;
}

export interface Saying {
  readonly head: string;
  readonly text: string;
}

/** One notice on its way, and where it leads. */
export interface Told {
  readonly kind: NoticeKind | 'try';
  readonly match: string;
  readonly seat: string;
  readonly words: NoticeWords;
  /** Whether he has been told before, or has seen it for himself. */
  readonly again: boolean;
}

const LONGEST = 60;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const TRICKS = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]+/g;

/** Titles come from anybody who writes a scenario: one line, not long, and nothing that mail programs make a link of. */
export function plainTitle(text: string): string {
  const plain = text
    .replace(TRICKS, ' ')
    .replace(/[a-z][a-z0-9+.-]*:\/\//gi, '')
    .replace(/\.(?=\p{L}{2})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...plain];
  return letters.length <= LONGEST ? plain : `${letters.slice(0, LONGEST - 1).join('')}…`;
}

const RESULTS = { won: 'You have won', lost: 'You have lost', drawn: 'It is a draw' } as const;

/** One line that says it all, and one that says a little more. */
export function sayingOf({ kind, words, again }: Told, zone = 'UTC'): Saying {
  const { title, seat, by = 'Somebody', result, deadline } = words;
  const until = deadline === undefined ? '' : ` You have time until ${timeWords(deadline, zone)}.`;
  switch (kind) {
    case 'turn':
      return {
        head: again ? `Still your turn: ${title}` : `Your turn: ${title}`,
        text: `You are asked as ${seat} in ${title}.${until}`,
      };
    case 'invite':
      return { head: `${by} asks you to play: ${title}`, text: `You would play ${seat} in ${title}.` };
    case 'rematch':
      // One that nobody asked for is the second of a rated pair.
      return words.by === undefined
        ? {
            head: `The return match: ${title}`,
            text: `Sides changed: you play ${seat} in ${title}. It is rated as the first was, and lost by who does not come to it within two weeks.`,
          }
        : {
            head: `${by} wants a rematch: ${title}`,
            text: `Sides changed: you would play ${seat} in ${title}.`,
          };
    case 'talk':
      return { head: `${by} has said something: ${title}`, text: `It waits for you in ${title}.` };
    case 'over':
      return {
        head: `${result === undefined ? 'It is over' : RESULTS[result]}: ${title}`,
        text: `${title}, in which you played ${seat}, has come to its end.`,
      };
    case 'try':
      return { head: 'This is how you are called', text: 'Nothing has happened: you wanted to try it.' };
  }
}

export const timeWords = (time: number, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(time);

/** Where a notice leads: to the decision. It holds no secret: whoever opens it has to be who is meant. */
export const linkOf = (publicUrl: string, { kind, match, seat }: Told): string =>
  kind === 'try'
    ? `${publicUrl}/#/notices`
    : `${publicUrl}/#/seat/${encodeURIComponent(match)}/${encodeURIComponent(seat)}`;

export interface LetterWords {
  readonly subject: string;
  readonly text: string;
}

/** One letter for everything that has come together. */
export function letterOf(
  all: readonly Told[],
  { publicUrl, stop, zone, daily }: { publicUrl: string; stop: string; zone: string; daily: boolean },
): LetterWords {
  const sayings = all.map((told) => ({ ...sayingOf(told, zone), link: linkOf(publicUrl, told) }));
  const [first] = sayings;
  const subject = daily
    ? `Your matches: ${countWords(sayings.length)}`
    : sayings.length === 1
      ? first!.head
      : `${first!.head}, and ${sayings.length - 1} more`;
  const body = sayings.map(({ head, text, link }) => `${head}\n${text}\n${link}\n`).join('\n');
  return {
    subject,
    text: `${body}\n-- \nHow you are called: ${publicUrl}/#/notices\nNo more of these letters: ${stop}\n`,
  };
}

const countWords = (count: number): string => (count === 1 ? 'one thing is new' : `${count} things are new`);
