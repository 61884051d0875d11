/** What the bench calls directions, classes and ships of the lists. */
import { classOf, type ShipClass } from '../../../data/classes.ts';
import { CLASS_WORDS } from '../../look/words.ts';

export const classWords = ({ rated, class: class_ }: ShipClass): string =>
  `${CLASS_WORDS[class_]}, ${rated} guns`;

export const classWordsOf = (id: string): string => {
  const class_ = classOf(id);
  return class_ === undefined ? id : classWords(class_);
};
