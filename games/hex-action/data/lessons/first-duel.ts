/** The first duel: wind, plots, broadsides and the rake. */
import type { Lesson, Mark } from '@weathergage/kernel';
import type { HexAction } from '../../rules/types.ts';
import { wisePlot } from './courses.ts';
import { asked, type HexSeen, mine, type ToldOf, toldOf } from './seen.ts';

const myMoves = ({ desk, told }: HexSeen): ToldOf<'moved'>[] =>
  toldOf(told, 'moved').filter(({ ship, steps, drift }) => mine(desk, ship) && steps.length > 0 && !drift);

const myFire = ({ desk, told }: HexSeen): ToldOf<'fire'>[] =>
  toldOf(told, 'fire').filter(({ ship, target }) => mine(desk, ship) && target !== null);

const myPlots = ({ desk, told }: HexSeen): string[] =>
  toldOf(told, 'plots').flatMap(({ plots }) =>
    Object.entries(plots).flatMap(([ship, plot]) => (mine(desk, ship) ? [plot] : [])),
  );

/** Both broadsides may speak in one turn; it is the second turn that shows what was loaded. */
const firedInTwoTurns = ({ desk, told }: HexSeen): boolean => {
  const isMine = (each: HexSeen['told'][number]): boolean =>
    each.kind === 'fire' && each.target !== null && mine(desk, each.ship);
  const first = told.findIndex(isMine);
  const turn = told.findIndex(({ kind }, i) => i > first && kind === 'turn');
  return first >= 0 && turn >= 0 && told.slice(turn).some(isMine);
};

const hits = ({ hits: { H, G, C, R } }: ToldOf<'fire'>): number => H + G + C + R;

/** A good course of those that pass, then the button; or the button alone, where something else is asked. */
const courses =
  (passes: (plot: string) => boolean = () => true) =>
  (seen: HexSeen): readonly Mark[] => {
    const plot = wisePlot(seen, passes);
    return plot === null ? ['ask-confirm'] : [`legal-${plot}`, 'ask-confirm'];
  };

const turns = (plot: string): boolean => /[LR]/.test(plot);
const sails = (plot: string): boolean => /[1-9]/.test(plot);

const CARDS: Lesson<HexAction>['steps'] = [
  {
    title: 'The wind',
    text: 'Look at the rose: its great arrow points to where the wind blows. Everything your ship can do hangs on it. With the wind on her quarter she is fastest (attitude A), before it a little slower (B), with it on beam or bow she creeps (C), and head to wind she stops (D).',
    speaksOf: 'wind-rose',
    rules: ['7.1.4'],
  },
  {
    title: 'A first plot',
    text: 'The brass hexes show where your bow can be at the end of the turn. Press one, or one of the plots in the panel: a number is hexes ahead, L and R are turns. Then give the order. Your enemy writes his plot at the same time, and both are opened together.',
    at: courses((plot) => sails(plot) && !turns(plot)),
    rules: ['7.2'],
    done: (seen) => myMoves(seen).length > 0,
    amiss: (seen) =>
      myPlots(seen).length > 0
        ? 'You lay still, and nothing came of it. Choose a plot with a number in it.'
        : null,
  },
  {
    title: 'Turning',
    text: 'A turn costs as much as a hex, and there is one in each hex at most. Plot a course with an L (to larboard, the left) or an R (to starboard, the right) in it. The table above the plots says what each attitude may spend.',
    at: courses(turns),
    rules: ['7.1.4'],
    done: (seen) => myPlots(seen).some(turns),
    amiss: (seen) =>
      asked(seen, 'plot') && myMoves(seen).length > 1
        ? 'That went straight ahead: this card is about the turn.'
        : null,
  },
  {
    title: 'The first broadside',
    text: (seen) =>
      asked(seen, 'fire')
        ? 'She lies in your field of fire. Each broadside has its target, and hull or rigging to aim at; the sum shows the table you fire on, the six faces what the die may bring. The first broadside of a ship is her best. Fire.'
        : 'Guns reach ten hexes, but tell at five and less, and they fire to the side. Bring her abeam: under the plots it stands, for each, whose broadside would bear and at what range.',
    at: courses(),
    rules: ['11.1', '11.2'],
    done: (seen) => myFire(seen).length > 0,
    result: (seen) => {
      const shot = myFire(seen).at(-1);
      if (shot === undefined) return null;
      if (hits(shot) > 0) return `It told: ${hits(shot)} hits at ${shot.range} hexes.`;
      return shot.range > 5
        ? `Nothing hit: ${shot.range} hexes are too far. The next one from nearer.`
        : 'Nothing hit: the die was against you. From here the next may tell.';
    },
  },
  {
    title: 'Loading',
    text: 'A broadside that has fired is empty. At the end of each turn one side is loaded again, and only one; if both are empty you say which. Your log shows what is loaded, and your enemy can’t see that. Fire a second time.',
    at: courses(),
    rules: ['13.1'],
    done: firedInTwoTurns,
  },
  {
    title: 'Raking',
    text: 'The best place is across her bow or stern: there your guns sweep the length of her, and few or none of hers answer. Under a plot that would bring you there stands “rake her”. Try for it now; or fire on, hull to make her strike, rigging to slow her.',
    at: courses(),
    rules: ['11.3.2'],
    anytime: true,
    done: (seen) => myFire(seen).some(({ rake }) => rake),
    over: (seen) => myFire(seen).length > 3,
  },
];

export const firstDuel: Lesson<HexAction> = {
  id: 'first-duel',
  title: 'Your first command',
  teaches: 'Wind, plots, broadsides and the rake, in a frigate of your own.',
  scenario: 'tutorial-first-duel',
  opponent: 'straight',
  seed: 1,
  steps: CARDS,
  end: {
    done: 'You can sail, turn, fire and load. That is all a duel needs: fight on until one of you strikes, or take the next lesson.',
    won: 'She has struck. You know enough to take any ship to sea.',
    lost: (seen) => {
      const fired = myFire(seen);
      if (fired.length === 0)
        return 'You struck without a shot fired. Bring her abeam, within five hexes, and keep her there.';
      const far = fired.filter(({ range }) => range > 5).length;
      if (far * 2 > fired.length)
        return `${far} of your ${fired.length} broadsides went off at more than five hexes, where they hardly tell. Close first, then fire.`;
      return 'She hit harder than you. Fire from where she can’t answer, across her bow or stern, and don’t lie in her own field of fire while you load.';
    },
  },
};
