/** What things are called on the page. */
import { MONTHS } from '@weathergage/web/toolkit/phrases.ts';
import { formationName, orderName, placeName, sideName, squadronName } from '../../attention/names.ts';
import type {
  AuxClass,
  AuxId,
  LeaderId,
  Rank,
  SailClass,
  SideId,
  When,
} from '../../rules/module/vocabulary.ts';
import { dateOf, seasonOf } from '../../rules/umpire/phase.ts';
import type { Place } from '../../rules/world/forces.ts';
import type { StepId, View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';

export { formationName, orderName, placeName, sideName, squadronName };

export const CLASS_WORDS: Readonly<Record<SailClass, string>> = {
  SOL: 'ships of the line',
  'SOL(D)': 'small ships of the line',
  F: 'frigates',
  LV: 'light vessels',
  G: 'galleys',
};

export const AUX_WORDS: Readonly<Record<AuxClass, string>> = {
  Fleet: 'frigates on scouting',
  'Fleet-50': 'fifty-gun ships on scouting',
  Light: 'light vessels',
  Galley: 'galleys on patrol',
  Fireship: 'fireship',
  Bomb: 'bomb vessel',
  Marine: 'marines',
};

export const RANK_WORDS: Readonly<Record<Rank, string>> = {
  Cdre: 'Commodore',
  RA: 'Rear-Admiral',
  VA: 'Vice-Admiral',
  FA: 'Admiral',
  AF: 'Admiral of the Fleet',
};

export const STEP_WORDS: Readonly<Record<StepId, string>> = {
  'pre-turn': 'the Turn begins',
  winds: 'winds',
  gales: 'gales',
  plot: 'courses',
  sail: 'sailing',
  tasks: 'Tasks',
  battles: 'Battle',
  'increment-end': 'wear of the sea',
  'impulse-end': 'end of the Impulse',
  'operations-end': 'end of operations',
  events: 'Events',
  attrition: 'attrition',
  convoys: 'Convoys',
  dockyard: 'dockyards',
  'lay-up': 'laying up',
  orders: 'Orders',
  relief: 'the Admiralty’s judgement',
  auxiliaries: 'Auxiliaries',
  reorganisation: 'reinforcement and reorganisation',
  'turn-end': 'the Turn ends',
};

/** `at anchor in Port Mahon`, `off Port Amber`, `entering the Gulf of Lions`. */
export function whereWords(view: View, { at, berth, to }: Place): string {
  const name = placeName(view, at);
  if (berth === 'harbour') return `at anchor in ${name}`;
  if (berth === 'in') return `entering ${name}`;
  if (berth === 'out')
    return to === undefined ? `leaving ${name}` : `leaving ${name} for ${placeName(view, to)}`;
  if (theatreOf(view).spaces.get(at)?.kind === 'small') return name;
  return theatreOf(view).ports.has(at)
    ? `off ${name}`
    : theatreOf(view).zones.has(at)
      ? `in ${name}`
      : `at ${name}`;
}

export const leaderName = (view: View, leader: LeaderId | null): string =>
  leader === null ? 'no officer of note' : (theatreOf(view).leaders.get(leader)?.name ?? leader);

export function leaderWords(view: View, side: SideId, leader: LeaderId | null): string {
  if (leader === null) return 'no officer of note';
  const rank =
    view.forces[side]?.leaders[leader]?.rank ?? theatreOf(view).leaders.get(leader)?.rank ?? 'Cdre';
  return `${RANK_WORDS[rank]} ${leaderName(view, leader)}`;
}

export function auxName(view: View, id: AuxId): string {
  const counter = theatreOf(view).auxiliaries.get(id);
  if (counter === undefined) return id;
  const nation = theatreOf(view).contingents.get(counter.contingent)?.name ?? counter.contingent;
  const range = counter.range === 'U' ? 'far' : `range ${counter.range}`;
  return `${nation} ${AUX_WORDS[counter.class]} (${range})`;
}

export const eventName = (view: View, id: string): string => theatreOf(view).events.get(id)?.name ?? id;
export const campaignName = (view: View, id: string): string => theatreOf(view).campaigns.get(id)?.name ?? id;
export const windName = (view: View, id: string): string => theatreOf(view).winds.get(id)?.name ?? id;

/** `1757, Turn 8`: the Turn of the Year, as everywhere. */
export const turnTitle = ({ year, turn }: When): string => `${year}, Turn ${turn}`;

/** Turn n begins about day 23 × (n - 1): `Turn 3 of 1744, mid-February`. */
export function dateWords(date: When): string {
  const day = Math.min(364, 23 * (date.turn - 1));
  const month = Math.min(11, Math.floor(day / 30.42));
  const part = (day % 30.42) / 30.42;
  return `Turn ${date.turn} of ${date.year}, ${part < 1 / 3 ? 'early' : part < 2 / 3 ? 'mid-' : 'late'}${part < 1 / 3 || part >= 2 / 3 ? ' ' : ''}${MONTHS[month]}`;
}

/** `Turn 9, early July`: where the year stands beside it. */
export const turnInYear = (view: Pick<View, 'scenario'>, turn: number): string =>
  turnWords(view, turn).replace(/ of \d+/, '');

export const turnWords = (view: Pick<View, 'scenario'>, turn: number): string =>
  dateWords(dateOf(view, turn));

export const seasonWords = (view: Pick<View, 'scenario'>, turn: number): string => {
  const season = seasonOf(dateOf(view, turn));
  return season === 'Fall' ? 'autumn' : season.toLowerCase();
};

/** `3 Squadrons`, `1 Squadron`. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const list = (words: readonly string[]): string =>
  words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
