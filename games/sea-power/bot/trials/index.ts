/** What the machines of Sea Power are weighed on and against. */
import type { Chooser, LadderKit } from '@weathergage/kernel';
import type { SeaPower } from '../../rules/types.ts';
import { ADMIRAL, commander } from '../admiral.ts';
import { council, FIRST_LORD } from '../council/index.ts';
import { SEA_LORD } from '../sea-lord.ts';

const bold = commander({ ...ADMIRAL, size: { english: 16, european: 16 }, caution: 0 });

/** Ways of playing that are nobody's level: each does one thing, and always. */
const rivals: Readonly<Record<string, Chooser<SeaPower>>> = {
  /** Pairs of ships everywhere. */
  raider: commander({ ...ADMIRAL, size: { english: 4, european: 2 }, cruisers: 9, caution: 0.5 }),
  /** Nobody sails. */
  turtle: commander({ ...ADMIRAL, stays: true }),
  /** Knows the sea lord: fears his great fleet more than he does, hunts his squadrons and believes that he is hunted less. */
  exploiter: commander({ ...SEA_LORD, fear: 0.5, caution: 1, stake: 0.8 }),
  expecting: commander({ ...SEA_LORD, expects: true }),
  eager: commander({ ...SEA_LORD, expects: true, succour: 1.5, fear: 0.5 }),
  fearless: commander({ ...SEA_LORD, expects: true, fear: 0 }),
  meetings: council(36, { ...FIRST_LORD, prudence: { search: 8, gauge: 8 } }).choose,
  years: council(36, { ...FIRST_LORD, prudence: { organise: 8, reorganise: 8 } }).choose,
  voyages: council(36, { ...FIRST_LORD, prudence: { sail: 24, onward: 24 } }).choose,
  trusting: council(36, {
    ...FIRST_LORD,
    prudence: { sail: 8, onward: 8, search: 3, gauge: 3, reorganise: 3, organise: 3 },
  }).choose,
  /** Great squadrons that never avoid anybody and never withdraw. */
  rusher: (view, ask, dice) => {
    if (ask.kind === 'search') return { choice: 'fight' };
    return ask.kind === 'gauge' ? { withdraw: null } : bold(view, ask, dice);
  },
};

export const ladder: LadderKit<SeaPower> = {
  levels: ['nearest', 'commodore', 'rear-admiral', 'vice-admiral', 'warden', 'sea-lord'],
  rivals,
  thought: { unit: 'play-outs', steps: [4, 12, 36], of: (playOuts) => council(playOuts).choose },
  trials: [],
  scenarios: ['seven-years-war-1756', 'maritime-war-1778', 'napoleonic-wars-1793'],
};
