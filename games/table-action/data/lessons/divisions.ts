/** A division in hand: one course, one word for all guns, guns kept ready, and where orders stop. */
import type { Lesson, Mark } from '@weathergage/kernel';
import type { TableAction } from '../../rules/types.ts';
import { broadsides, type TableSeen, together, tried } from './seen.ts';

/** The orders of the card for all ships that are to act; where earlier ones have stopped they go on first. */
const ordered = (...marks: readonly Mark[]): readonly Mark[] => [
  'stray-keep',
  'drill-carry-on',
  ...marks,
  'ask-confirm',
];

const CARDS: Lesson<TableAction>['steps'] = [
  {
    title: 'One course for all',
    text: 'Three ships wait for you, and one order does for all. “Same course” lets them turn as the ship in hand does: drag the flag at the end of her way, and the other ways bend with it. He is still far: “Hold fire”, and give the order.',
    at: ordered('manoeuvre-together', 'guns-hold'),
    rules: ['activation.squadron-by-squadron'],
    done: (seen) => together(seen, 'moved') >= 3,
    result: () => 'One press, and three ships have sailed, from van to rear.',
  },
  {
    title: 'Where orders stop',
    text: 'The page carries your orders out ship by ship, and stops with a reason where something comes about that they did not reckon with: a ship in the way, a critical hit, an enemy who fires. “Carry on” keeps them, “New orders” drops them. The leaf of squadrons shows who bears on whom.',
  },
  {
    title: 'In each other’s wake',
    text: '“In succession” lets the ship in hand lead and each of the others turn into the wake of the next ahead: a line, with a clear lane before every broadside. Under each name stands what she would do. Order it with “Fire when it does most”: two of yours shall fire in one turn.',
    at: ordered('manoeuvre-succession', 'guns-best'),
    done: (seen) => together(seen, 'fire') >= 2,
    amiss: (seen) =>
      broadsides(seen) > 0
        ? 'One ship fired alone. Bring the division nearer, within 32 inches and with the enemy abeam, so that the next ones bear as well.'
        : null,
    result: () => 'Each fired from where her guns did most.',
  },
  {
    title: 'Fire as she bears',
    text: 'An enemy who comes to you can be waited for. “Keep guns ready” holds the broadsides until he sails: each ship tries for it with three dice, and the share beside it says how likely she is to get it. Then she fires as he comes near, in his own move. Order it for all.',
    at: ordered('guns-ready'),
    done: (seen) => tried(seen, 'fire-as-she-bears').length > 0,
    result: (seen) => {
      const came = tried(seen, 'fire-as-she-bears').filter(({ passed }) => passed).length;
      return came > 0
        ? 'Guns are ready: whoever comes near is fired at.'
        : 'The dice were against it this time; nothing is lost but the broadside of this turn.';
    },
  },
];

export const divisions: Lesson<TableAction> = {
  id: 'divisions',
  title: 'A division in hand',
  teaches: 'Three ships by one order: courses, guns for all, fire as she bears.',
  scenario: 'division-lesson',
  opponent: 'close',
  seed: 1,
  steps: CARDS,
  end: {
    done: 'You can sail and fire a division by one order. A fleet is no more than several of them: each acts when its turn comes, and “Carry on until …” lets quiet turns go by.',
    won: 'The day is yours, and it took no more orders than a single ship. A fleet is no more than several divisions.',
    lost: (seen: TableSeen) =>
      broadsides(seen) === 0
        ? 'You were beaten without a shot. Bring the division within 32 inches, with the enemy abeam, and give its guns “Fire when it does most”.'
        : together(seen, 'fire') < 2
          ? 'Your ships fired one by one, and were beaten one by one. Keep them in each other’s wake, so that several bear on the same enemy.'
          : 'He had the better of it. Close to sixteen inches before you slug it out, lie across his bow or stern, and let no crippled ship stay in reach.',
  },
};
