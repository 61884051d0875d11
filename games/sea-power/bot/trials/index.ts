/** What the machines of Sea Power are weighed on and against. */
import type { Chooser, LadderKit } from '@weathergage/kernel';
import type { SeaPower } from '../../rules/types.ts';
import { ADMIRAL, commander } from '../admiral.ts';
import { FIRST_LORD } from '../council/first-lord.ts';
import { council } from '../council/index.ts';
import { SEA_LORD, seaLord } from '../sea-lord.ts';
import { admiralOfOld } from './admiral-of-old.ts';

const bold = commander({ ...ADMIRAL, size: { english: 16, european: 16 }, caution: 0 });

/** Ways of playing that are nobody's level: each does one thing, and always. */
const rivals: Readonly<Record<string, Chooser<SeaPower>>> = {
  'admiral-of-old': admiralOfOld,
  /** Who stood at the head of the levels before. */
  'sea-lord': seaLord,
  /** Pairs of ships everywhere. */
  raider: commander({ ...ADMIRAL, size: { english: 4, european: 2 }, cruisers: 9, caution: 0.5 }),
  /** Nobody sails. */
  turtle: commander({ ...ADMIRAL, stays: true }),
  /** Knows the sea lord: fears his great fleet more than he does, hunts his squadrons and believes that he is hunted less. */
  exploiter: commander({ ...SEA_LORD, fear: 0.5, caution: 1, stake: 0.8 }),
  /** Great squadrons that never avoid anybody and never withdraw. */
  rusher: (view, ask, dice) => {
    if (ask.kind === 'search') return { choice: 'fight' };
    return ask.kind === 'gauge' ? { withdraw: null } : bold(view, ask, dice);
  },
};

export const ladder: LadderKit<SeaPower> = {
  levels: ['nearest', 'commodore', 'rear-admiral', 'vice-admiral', 'warden', 'lord-high-admiral'],
  rivals,
  thought: {
    unit: 'play-outs',
    steps: [12, 48, 192],
    of: (playOuts) => council(playOuts, FIRST_LORD).choose,
  },
  trials: [],
  scenarios: ['seven-years-war-1756', 'maritime-war-1778', 'napoleonic-wars-1793'],
};
