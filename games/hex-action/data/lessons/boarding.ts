/** Grapples, boarders, a melee and a prize: two frigates that begin almost alongside. */
import type { Lesson, Mark } from '@weathergage/kernel';
import type { HexAction } from '../../rules/types.ts';
import { asked, type HexSeen, mine, type ToldOf, toldOf } from './seen.ts';

/** Who began on the other side; as a prize she is the pupil's own. */
const foeOf = ({ desk: { view, seat }, told }: HexSeen): { id: string; name: string } => {
  const prize = toldOf(told, 'captured')[0]?.ship;
  const foe = view.ships.find((ship) => (prize === undefined ? ship.seat !== seat : ship.id === prize));
  return { id: foe?.id ?? '', name: foe?.spec.name ?? 'the enemy' };
};

const myThrows = ({ desk, told }: HexSeen): ToldOf<'grapple'>[] =>
  toldOf(told, 'grapple').filter(({ ship }) => mine(desk, ship));

const haveBoarded = ({ desk, told }: HexSeen): boolean =>
  toldOf(told, 'boarding').some(
    ({ ship, parties }) => mine(desk, ship) && parties.some(({ type }) => type === 'OBP'),
  );

const isHeld = (seen: HexSeen): boolean => myThrows(seen).some(({ success }) => success);

/** What leads to her deck, whatever is asked: lines that were cut are thrown anew. */
function toHerDeck(seen: HexSeen): readonly Mark[] {
  const { id } = foeOf(seen);
  if (asked(seen, 'grapple')) return [`grapple-${id}`, 'ask-confirm'];
  if (asked(seen, 'plot')) return ['legal-0', 'ask-confirm'];
  if (asked(seen, 'ungrapple')) return [{ control: `ungrapple-${id}`, off: true }, 'ask-confirm'];
  if (asked(seen, 'boarding')) return [`board-all-${id}`, 'ask-confirm'];
  return ['fire-L-rigging|fire-R-rigging', 'ask-confirm'];
}

const isFree = ({ desk: { view } }: HexSeen): boolean => view.grapples.length + view.fouls.length === 0;

const cutLoose = (seen: HexSeen): string | null =>
  isHeld(seen) && isFree(seen)
    ? 'The lines were cut. Lie still beside her, by a plot of 0, and throw again when you are asked.'
    : null;

const CARDS: Lesson<HexAction>['steps'] = [
  {
    title: 'Alongside',
    text: (seen) =>
      `Guns make an enemy strike slowly; men who cross to her deck can do it at once. For that the ships must touch. ${foeOf(seen).name} lies to starboard of you: R1 turns you towards her and goes one hex ahead. Press it, and give the order.`,
    at: ['legal-R1|legal-*', 'ask-confirm'],
    rules: ['9.1'],
    done: (seen) => asked(seen, 'grapple') || myThrows(seen).length > 0,
    amiss: ({ told }) =>
      toldOf(told, 'plots').length > 0
        ? 'The ships do not touch: lines can only be thrown from one hex to the next. Plot closer to her.'
        : null,
    result: () => 'You lie alongside.',
  },
  {
    title: 'Throw the grapples',
    text: (seen) =>
      asked(seen, 'grapple')
        ? 'Grapples are hooks on lines that bind two ships together. Tick her name: two dice are thrown, and the sum beside it says what you need. Then throw.'
        : asked(seen, 'plot')
          ? 'Stay where you are, by a plot of 0, and she may come alongside again: then you throw anew.'
          : asked(seen, 'fire')
            ? 'Fire into her rigging meanwhile: she shall not get away, and it is her whole hull that you want.'
            : 'Confirm what lies in the panel: it is a sound order.',
    at: toHerDeck,
    rules: ['9.1.4'],
    done: isHeld,
    amiss: (seen) => {
      const last = myThrows(seen).at(-1);
      if (last === undefined || last.success) return null;
      return `The lines fell short: ${last.total} with all that bears on it, and ${last.needed} were wanted. That is no fault of yours; a ship that lies still is easier to hook.`;
    },
    result: () => 'The lines hold: neither of you can sail now.',
  },
  {
    title: 'Hold on to her',
    text: 'Either side may now try to cut the lines, one after another. You want to board: leave her name without a tick, and confirm. Her crew is the larger, but most of hers are at the guns.',
    at: toHerDeck,
    rules: ['9.2'],
    done: (seen) => asked(seen, 'boarding') || haveBoarded(seen),
    amiss: cutLoose,
  },
  {
    title: 'Boarders away',
    text: 'Each row is a section of your crew: at guns and sails, on deck to defend (DBP), or over the side to board (OBP). Boarders fight to the end. With all of them over there no gun of yours is worked, but the blow is the heaviest. Send them all.',
    at: toHerDeck,
    rules: ['10.2', '12.3'],
    done: haveBoarded,
    amiss: cutLoose,
  },
  {
    title: 'Hand to hand',
    text: 'A melee goes by rounds: each side throws a die for its strength, and squares of crew are lost. It is decided when one party is three times as strong as the other. Until then it goes on from turn to turn; fight on while you are the stronger.',
    at: toHerDeck,
    rules: ['12.3.2'],
    done: ({ told }) => toldOf(told, 'melee-ends').length > 0,
  },
];

export const boarding: Lesson<HexAction> = {
  id: 'boarding',
  title: 'Boarders away',
  teaches: 'Grapples, boarding parties, the melee and the prize.',
  scenario: 'tut-3-boarding',
  opponent: 'straight',
  seed: 2,
  steps: CARDS,
  end: {
    done: 'You have boarded, and the melee is decided. What is left of the match is yours to play.',
    won: (seen) =>
      toldOf(seen.told, 'captured').length > 0
        ? `${foeOf(seen).name} is your prize: her crew are prisoners, and men of yours sail her. It cost a few minutes; by guns it would have been a long day.`
        : `${foeOf(seen).name} has struck to your guns. Boarding would have been the shorter way: the lesson is there to be taken again.`,
    lost: (seen) =>
      haveBoarded(seen)
        ? 'Your boarders were beaten back, and the deck they had left was empty. Board when the enemy’s crew has been thinned by your guns, and keep a section to defend if you doubt it.'
        : 'You fought at arm’s length against more guns. Here the way is shorter: lie alongside, throw the grapples at every chance, and send the men over.',
  },
};
