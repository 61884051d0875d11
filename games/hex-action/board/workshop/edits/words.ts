/** What the bench calls directions, classes and ships of the lists. */
import { classOf, type ShipClass } from '../../../data/classes.ts';
import type { Direction } from '../../../rules/sea/hex.ts';
import { CLASS_WORDS } from '../../look/words.ts';

export const DIRECTION_WORDS: Readonly<Record<Direction, string>> = {
  1: 'up the chart',
  2: 'to the upper right',
  3: 'to the lower right',
  4: 'down the chart',
  5: 'to the lower left',
  6: 'to the upper left',
};

export const classWords = ({ rated, class: class_ }: ShipClass): string =>
  `${CLASS_WORDS[class_]}, ${rated} guns`;

export const classWordsOf = (id: string): string => {
  const class_ = classOf(id);
  return class_ === undefined ? id : classWords(class_);
};
