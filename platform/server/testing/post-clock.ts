/** A clock by post without any niceties, to be changed by tests. */
import type { PostTerms } from '@weathergage/kernel';

export const POST_CLOCK: PostTerms = {
  kind: 'post',
  turn: 24,
  bank: 0,
  night: null,
  weekends: false,
  zone: 'UTC',
  holidays: true,
  misses: 2,
};
