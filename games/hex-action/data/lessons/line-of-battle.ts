/** A squadron in hand: a line led by one ship, what may go on by itself, broadsides laid together, the enemy's head. */
import type { Lesson, Mark } from '@weathergage/kernel';
import { rangeBetween, type Ship } from '../../rules/sea/ship.ts';
import type { HexAction } from '../../rules/types.ts';
import { farSightedPlot, plotted } from './courses.ts';
import { byTurn, type HexSeen, mine, type ToldOf, toldOf } from './seen.ts';

/** The one button that gives all orders, whichever list is in sight. */
const SEND = 'fleet-send|send-all|ask-confirm';

const fights = ({ presence, surrender }: Ship): boolean => presence === 'afloat' && surrender === null;
const ours = ({ desk: { view, seat } }: HexSeen): Ship[] =>
  view.ships.filter((ship) => ship.seat === seat && fights(ship));
const theirs = ({ desk: { view, seat } }: HexSeen): Ship[] =>
  view.ships.filter((ship) => ship.seat !== seat && fights(ship));

const nearest = (seen: HexSeen): number =>
  Math.min(...ours(seen).flatMap((ship) => theirs(seen).map((foe) => rangeBetween(ship, foe))));

type Plots = Readonly<Record<string, string>>;

/** The plots of each turn in which all ships of ours that fight made way; the others drift, or lie still. */
const plotsOfOurs = ({ desk, told }: HexSeen): Plots[] =>
  toldOf(told, 'plots').map(({ plots }) =>
    Object.fromEntries(Object.entries(plots).filter(([ship]) => mine(desk, ship))),
  );

const sails = (plot: string): boolean => /[1-9]/.test(plot);
const turns = (plot: string): boolean => /[LR]/.test(plot);
const allSail = (plots: Plots): boolean => Object.values(plots).every(sails);

const ourFire = ({ desk }: HexSeen, told: HexSeen['told']): ToldOf<'fire'>[] =>
  toldOf(told, 'fire').filter(({ ship, target }) => mine(desk, ship) && target !== null);

/** In one turn two ships of ours have fired into one of theirs. */
const firedTogether = (seen: HexSeen): boolean =>
  byTurn(seen.told).some((turn) => {
    const fire = ourFire(seen, turn);
    return fire.some(({ ship, target }) =>
      fire.some((other) => other.target === target && other.ship !== ship),
    );
  });

const turnsOfFire = (seen: HexSeen): number =>
  byTurn(seen.told).filter((turn) => ourFire(seen, turn).length > 0).length;

const rakes = (seen: HexSeen): ToldOf<'fire'>[] => ourFire(seen, seen.told).filter(({ rake }) => rake);

/**
 * A course for the leader, the word for the others, and the button; only the button while something else is asked. Where
 * another ship lies on the table she is ordered first.
 */
const led =
  (word: string, passes: (plot: string) => boolean) =>
  (seen: HexSeen): readonly Mark[] => {
    const plot = farSightedPlot(seen, passes);
    if (plot === null) return [SEND];
    return [
      'leaf-orders',
      `fleet-${plotted(seen)}`,
      `legal-${plot}|legal-*`,
      `${word}-ships`,
      'fleet-send|ask-confirm',
    ];
  };

const CARDS: Lesson<HexAction>['steps'] = [
  {
    title: 'One word for four ships',
    text: 'Four ships are yours, and a list has all of them: those without orders first, and what each is about to do. You need not steer them one by one. “Follow” lets the leader stand on and brings each of the others into the wake of the next ahead. Press it, and send all.',
    at: (seen) =>
      plotted(seen) === undefined ? [SEND] : ['leaf-fleet', 'follow-ships', 'fleet-send|ask-confirm'],
    done: (seen) => plotsOfOurs(seen).some(allSail),
    amiss: (seen) =>
      plotsOfOurs(seen).length > 0
        ? 'Not all of them made way: a ship without a plot lies still, and the line is torn. Order all of them before you send.'
        : null,
    result: () => 'The line has sailed as one.',
  },
  {
    title: 'Until something happens',
    text: 'The enemy is far, and nothing has to be decided before he is near. “As last turn” repeats the plots; “Carry on until …” then goes on by itself and stops when something matters: an enemy near, guns that bear, a hit. Its sentence says what it was.',
    at: (seen) =>
      plotted(seen) === undefined
        ? [SEND]
        : ['leaf-fleet', 'again-ships', 'carry-on', 'fleet-send|ask-confirm'],
    done: (seen) => nearest(seen) <= 5,
    amiss: (seen) =>
      plotsOfOurs(seen).length > 1
        ? 'The enemy is still far. Whoever sails away from him is never asked for more than the next turn.'
        : null,
  },
  {
    title: 'Many guns on one ship',
    text: (seen) =>
      plotted(seen) === undefined
        ? 'The first lieutenants have laid the guns on what is nearest: under each name in the list stands what she would do. Change what you like, and send all.'
        : 'A line brings many broadsides to one ship, and she answers with one. Stand on past his rear, as last turn, each in the wake of the next: whoever comes up fires where the ship ahead has fired. Let two of yours fire into one of his in the same turn.',
    at: (seen) =>
      plotted(seen) === undefined ? [SEND] : ['leaf-fleet', 'again-ships', 'fleet-send|ask-confirm'],
    rules: ['11.1'],
    anytime: true,
    done: firedTogether,
    over: (seen) => turnsOfFire(seen) > 6,
    amiss: (seen) =>
      turnsOfFire(seen) > 1
        ? 'One ship fired alone, or each at another. A broadside takes the nearest ship before it: bring the next of yours to where the first one was.'
        : null,
    result: () => 'Two broadsides in one hull: that is what a line is for.',
  },
  {
    title: 'The leader turns, the line turns',
    text: 'Ahead of his leader hardly a gun of his bears. Give your own leader a plot with a turn towards his head; then the word for the others: “In succession” lets each turn where the next ahead has turned, so the line stays a line. “Together” turns all at once.',
    at: led('succession', (plot) => sails(plot) && turns(plot)),
    rules: ['8.3.1'],
    done: (seen) => plotsOfOurs(seen).some((plots) => Object.values(plots).some(turns) && allSail(plots)),
    result: () => 'The line turns where its leader turned.',
  },
  {
    title: 'The head of his line',
    text: 'His leader can’t be helped: those astern of her have her between you and them. Cross before her bow and rake her, or lead half of yours to her other side, so that she has to fight both. “Follow” brings up the rest.',
    at: led('follow', () => true),
    rules: ['11.3.2'],
    anytime: true,
    done: (seen) => rakes(seen).length > 0,
    over: (seen) => turnsOfFire(seen) > 8,
    result: () => 'Raked: her whole length was swept, and she could not answer.',
  },
];

export const lineOfBattle: Lesson<HexAction> = {
  id: 'line-of-battle',
  title: 'The line of battle',
  teaches: 'Four ships by one word, carrying on, guns laid together, the head of the line.',
  scenario: 'tut-4-squadron',
  opponent: 'straight',
  seed: 1,
  steps: CARDS,
  end: {
    done: 'You can lead a line, let it carry on, bring it together on one ship and cross a head. Larger fleets have several divisions: each has its leader, and “All divisions” speaks to every one.',
    won: 'The day is yours. Larger fleets have several divisions: each has its leader, and “All divisions” speaks to every one of them.',
    lost: (seen) => {
      const fired = ourFire(seen, seen.told);
      if (fired.length === 0)
        return 'You lost the day without a shot. Come up along his line, all four together, and fire within five hexes.';
      if (!firedTogether(seen))
        return 'Your ships fought one by one, and he beat them one by one. Keep them in each other’s wake, and let several fire into the same ship.';
      return 'He had the better of it. Fire from where he can’t answer: cross the head of his line, and keep your own ships out of his broadsides while they load.';
    },
  },
};
