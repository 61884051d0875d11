/** Carrying on in Hex Action: every ship does as in her last turn, or sails straight on, until one of these. */
import {
  ASKED,
  type Carried,
  type Carrying,
  type CarryOn,
  type Halt,
  onlyAnswer,
  type Tick,
} from '@weathergage/kernel';
import { check, choices } from '../rules/answers.ts';
import type { Answer, AnswerTo, AskKind, HexAsk } from '../rules/sea/asks.ts';
import { rangeBetween, type Ship } from '../rules/sea/ship.ts';
import { shipOf, type View } from '../rules/sea/state.ts';
import type { Hits } from '../rules/sea/told.ts';
import type { HexAction } from '../rules/types.ts';
import { type Course, copied, courseOf, crossingsOf, straightOn } from './courses.ts';
import { defaultAnswer } from './defaults.ts';
import { lateAnswer } from './late.ts';
import { nameOf } from './names.ts';
import { groundingOn } from './plot-choices.ts';
import { isRoutine } from './routine.ts';

type HexCarrying = Carrying<HexAction>;

const asked = (words: string, at: string | null = null): Halt => ({ stop: ASKED, words, at });

const fights = ({ presence, surrender }: Ship): boolean => presence === 'afloat' && surrender === null;
const own = (view: View): Ship[] => view.ships.filter((ship) => fights(ship) && ship.seat === view.seat);

const isOwn = (view: View, id: string | null): boolean =>
  view.ships.some((ship) => ship.id === id && ship.seat === view.seat);

/** Enemies within so many hexes of a ship of one's own, with the one they are nearest to. */
function within(
  view: View,
  hexes: number,
): { readonly enemy: Ship; readonly ship: Ship; readonly range: number }[] {
  const mine = own(view);
  const sides = new Set(mine.map(({ side }) => side));
  return view.ships
    .filter((other) => fights(other) && !sides.has(other.side))
    .flatMap((enemy) => {
      const [near] = mine
        .map((ship) => ({ enemy, ship, range: rangeBetween(ship, enemy) }))
        .toSorted((a, b) => a.range - b.range);
      return near === undefined || near.range > hexes ? [] : [near];
    });
}

const nearer =
  (stop: string, hexes: number) =>
  ({ since, now }: HexCarrying): Halt | null => {
    const known = new Set(within(since, hexes).map(({ enemy }) => enemy.id));
    const fresh = within(now, hexes).find(({ enemy }) => !known.has(enemy.id));
    if (fresh === undefined) return null;
    const { enemy, ship, range } = fresh;
    return {
      stop,
      words: `${nameOf(now, enemy.id)} is ${range} ${range === 1 ? 'hex' : 'hexes'} from ${nameOf(now, ship.id)}`,
      at: enemy.id,
    };
  };

const sum = ({ H, G, C, R }: Hits): number => H + G + C + R;

function hit({ now, told }: HexCarrying): Halt | null {
  for (const one of told) {
    if (one.kind !== 'fire' && one.kind !== 'bombardment') continue;
    if (!isOwn(now, one.target) || sum(one.hits) === 0) continue;
    const by = one.kind === 'fire' ? one.ship : one.from;
    return { stop: 'hit', words: `${nameOf(now, by)} has hit ${nameOf(now, one.target!)}`, at: one.target };
  }
  return null;
}

/** There is something to fire at that a good first lieutenant would fire at. */
function range({ now, asks }: HexCarrying): Halt | null {
  const firing = asks.find((ask) => {
    if (ask.kind !== 'fire') return false;
    const { L, R } = defaultAnswer(now, ask) as AnswerTo<'fire'>;
    return L !== null || R !== null;
  });
  return firing === undefined
    ? null
    : { stop: 'range', words: `${nameOf(now, firing.ship)} has an enemy in range`, at: firing.ship };
}

const wind = ({ since, now }: HexCarrying): Halt | null =>
  now.wind === since.wind ? null : { stop: 'wind', words: 'The wind has changed', at: null };

const turns =
  (stop: string, many: number) =>
  ({ since, now }: HexCarrying): Halt | null =>
    now.turn - since.turn >= many ? { stop, words: `Turn ${now.turn} has begun`, at: null } : null;

/** The gravest first. */
const STOPS: readonly (Tick & { readonly test: (carrying: HexCarrying) => Halt | null })[] = [
  { id: 'hit', words: 'one of ours is hit', usual: true, test: hit },
  { id: 'range', words: 'our guns bear on an enemy', usual: true, test: range },
  { id: 'near', words: 'an enemy comes within ten hexes', usual: true, test: nearer('near', 10) },
  { id: 'close', words: 'an enemy comes within five hexes', usual: true, test: nearer('close', 5) },
  { id: 'wind', words: 'the wind changes', usual: true, test: wind },
  { id: 'three', words: 'three turns are over', usual: false, test: turns('three', 3) },
  { id: 'turn', words: 'the turn ends', usual: false, test: turns('turn', 1) },
];

/** What befell one's own ships that nobody could foresee; it halts whatever was ticked. */
function mishap({ now, told }: HexCarrying): Halt | null {
  for (const one of told) {
    if (one.kind === 'aground' && isOwn(now, one.ship))
      return asked(`${nameOf(now, one.ship)} has taken the ground`, one.ship);
    if (one.kind === 'surrender' && isOwn(now, one.ship))
      return asked(`${nameOf(now, one.ship)} has struck`, one.ship);
    if (one.kind === 'foul' && one.success && one.ships.some((id) => isOwn(now, id)))
      return asked(
        `${nameOf(now, one.ships[0])} and ${nameOf(now, one.ships[1])} are foul of one another`,
        one.ships[0],
      );
  }
  return null;
}

/** Left to the captains: nothing hangs on them, or what stands there is what they would do. */
const THEIRS: ReadonlySet<AskKind> = new Set<AskKind>([
  'prepare',
  'fire',
  'battery',
  'load',
  'reload',
  'unfoul',
  'gun-losses',
  'message',
]);

/** Questions as they are spoken of. */
const HIS: Readonly<Partial<Record<AskKind, string>>> = {
  orders: 'orders to be written ahead',
  flagship: 'who leads now',
  squadrons: 'how the squadrons are formed',
  muster: 'which ships to take',
  contested: 'who has the hex',
  grapple: 'an enemy alongside',
  ungrapple: 'lines to be cut',
  boarding: 'boarders',
  'board-on': 'whether to board',
  disengage: 'whether the melee goes on',
  refloat: 'how to get her off',
};

const plotFor = (view: View, ship: Ship, ticked: ReadonlySet<string>): string =>
  ticked.has('straight') || ship.lastPlot === null ? straightOn(view, ship) : copied(view, ship);

/** What a course would lead to that nobody orders: onto the ground, or one of ours into another. */
function dangerOf(view: View, courses: readonly Course[]): Halt | null {
  const aground = courses.find(({ ship, path }) => groundingOn(view, ship, path) !== null);
  if (aground !== undefined)
    return asked(`${nameOf(view, aground.ship.id)} would take the ground`, aground.ship.id);
  const [meeting] = crossingsOf(courses);
  if (meeting === undefined) return null;
  const [one, other] = meeting.ships;
  return asked(`${nameOf(view, one)} and ${nameOf(view, other)} would meet`, one);
}

function answerTo(view: View, ask: HexAsk, ticked: ReadonlySet<string>): Answer | null {
  if (ask.kind === 'plot') return { plot: plotFor(view, shipOf(view, ask.ship), ticked) };
  if (THEIRS.has(ask.kind) || isRoutine(view, ask)) return defaultAnswer(view, ask);
  return onlyAnswer(choices(view, ask));
}

function carry(carrying: HexCarrying, ticked: ReadonlySet<string>): Carried<HexAction> {
  const { now, asks } = carrying;
  const trouble = mishap(carrying);
  if (trouble !== null) return { halt: trouble };
  for (const { id, test } of STOPS) {
    const halt = ticked.has(id) ? test(carrying) : null;
    if (halt !== null) return { halt };
  }
  const answers: Answer[] = [];
  const courses: Course[] = [];
  for (const ask of asks) {
    const answer = answerTo(now, ask, ticked);
    if (answer === null)
      return { halt: asked(`Only you can answer: ${HIS[ask.kind] ?? ask.kind}`, ask.ship || null) };
    const refusal = check(now, ask, answer);
    if (refusal !== null) return { halt: asked(refusal.message.replace(/\.$/, ''), ask.ship || null) };
    if (ask.kind === 'plot')
      courses.push(courseOf(now, shipOf(now, ask.ship), (answer as AnswerTo<'plot'>).plot));
    answers.push(answer);
  }
  const danger = dangerOf(now, courses);
  return danger === null ? { answers } : { halt: danger };
}

export const carryOn: CarryOn<HexAction> = {
  stops: STOPS.map(({ id, words, usual }) => ({ id, words, usual })),
  manners: [{ id: 'straight', words: 'sail straight on, and not as in the last turn', usual: false }],
  says: 'What stands there is ordered, and then every ship does as in her last turn and loads and fires as the first lieutenants propose, until one of these. Boarders and whatever lies alongside wait for you.',
  late: lateAnswer,
  carry,
};
