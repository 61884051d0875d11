/** Whoever is asked answers, until it is enough. */
import type { Page } from '@playwright/test';

interface Answering<Kind extends string> {
  /** What is asked on a page; null while nothing is. */
  kindAt(page: Page): Promise<Kind | null>;
  /** How a kind of question is answered where it is not confirmed as it stands. */
  readonly replies: Readonly<Partial<Record<Kind, (page: Page) => Promise<void>>>>;
  /** False where the question was gone, or nothing could be pressed yet. */
  asItStands(page: Page): Promise<boolean>;
  /** Nobody is asked anything just now. */
  rest(): Promise<unknown>;
  /** Asked before every question. */
  enough(): Promise<boolean>;
  readonly most: number;
}

/** Tells the kinds of questions there were. */
export async function answerUntil<Kind extends string>(
  pages: readonly Page[],
  { kindAt, replies, asItStands, rest, enough, most }: Answering<Kind>,
): Promise<readonly Kind[]> {
  const kinds: Kind[] = [];
  while (!(await enough())) {
    if (kinds.length > most) throw new Error(`still asked after ${kinds.join(' ')}`);
    let idle = true;
    for (const page of pages) {
      const kind = await kindAt(page);
      if (kind === null || (await enough())) continue;
      idle = false;
      const reply = replies[kind];
      if (reply !== undefined) await reply(page);
      else if (!(await asItStands(page))) continue;
      kinds.push(kind);
    }
    if (idle) await rest();
  }
  return kinds;
}
