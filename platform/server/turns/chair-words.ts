/**
 * What the others want to be done about the chair of one who stays away: plain data in, plain data out. Each has one word
 * about it; it is done when all who have a say have said the same.
 */
import { canonical, type Seat } from '@weathergage/kernel';
import type { ChairDeed } from '@weathergage/kernel/protocol.ts';
import type { ChairWord, ClockRecord } from '@weathergage/store';
import { Fault } from '../faults.ts';
import { chairOf, isStalled, votersOn, withChair } from './table-clock.ts';

/** The word of a deed; null for who takes his back. */
export function wordOf({ act, bot, name }: ChairDeed): ChairWord | null {
  if (act === 'machine') {
    if (bot === undefined) throw new Fault('malformed', 'Which machine? It is named by “bot”.');
    return { act, bot };
  }
  if (act === 'name') {
    if (name === undefined) throw new Fault('malformed', 'Who? He is named by “name”.');
    return { act, name };
  }
  return act === 'none' ? null : { act };
}

/** Who gets his chair back asks for it himself; the others agree, and where there are none nobody has to. */
export function askedBack(clock: ClockRecord, seat: Seat): ClockRecord | null {
  const chair = chairOf(clock, seat);
  if (chair.deputy === null) throw new Fault('no-deputy', 'No machine has your chair.');
  return chair.wantsBack ? null : withChair(clock, seat, { ...chair, wantsBack: true });
}

/** What a word makes of the clock; null where it was said before. Refused with a fault. */
export function afterWord(
  clock: ClockRecord,
  by: Seat,
  seat: Seat,
  word: ChairWord | null,
  people: readonly Seat[],
): ClockRecord | null {
  const chair = chairOf(clock, seat);
  if (!people.includes(seat) || by === seat)
    throw new Fault('unknown-seat', 'There is no such chair of somebody else.');
  if (!votersOn(clock, seat, people).includes(by))
    throw new Fault('not-a-player', 'Who stays away himself, or has resigned, has no say about it.');
  const { [by]: before, ...others } = chair.words;
  if (word === null) return before === undefined ? null : withChair(clock, seat, { ...chair, words: others });
  refuseUntimely(clock, seat, word);
  if (before !== undefined && canonical(before) === canonical(word)) return null;
  return withChair(clock, seat, { ...chair, words: { ...others, [by]: word } });
}

function refuseUntimely(clock: ClockRecord, seat: Seat, { act }: ChairWord): void {
  const chair = chairOf(clock, seat);
  if (act === 'back') {
    if (chair.deputy === null || !chair.wantsBack)
      throw new Fault('not-asked-for', 'Nobody asks to have that chair back.');
    return;
  }
  const isFree = chair.deputy !== null && (act === 'open' || act === 'name');
  if (!isFree && !isStalled(clock, chair))
    throw new Fault('not-stalled', 'So many turns have not been missed there.');
}

/** What all who have a say are agreed on; null while they are not. */
export function agreedWord(clock: ClockRecord, seat: Seat, people: readonly Seat[]): ChairWord | null {
  const { words, wantsBack, deputy } = chairOf(clock, seat);
  const voters = votersOn(clock, seat, people);
  if (voters.length === 0) return wantsBack && deputy !== null ? { act: 'back' } : null;
  const [first, ...rest] = voters.map((voter) => words[voter]);
  if (first === undefined) return null;
  const text = canonical(first);
  return rest.every((word) => word !== undefined && canonical(word) === text) ? first : null;
}
