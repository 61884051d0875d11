/** The happenings of a battle as beats: what is on the stage, what is said, and for how long. */
import type { ShipId } from '../../rules/world/squadron.ts';
import type { View } from '../../rules/world/state.ts';
import type { SeaTold, Shot } from '../../rules/world/told.ts';
import { logLine } from '../log/log-line.ts';
import { changed, drawnLines, emptyPicture, type Picture, pictureOf } from './picture.ts';

type Of<K extends SeaTold['kind']> = Extract<SeaTold, { kind: K }>;

export type Beat = {
  /** Milliseconds at the slow speed. */
  readonly ms: number;
  readonly picture: Picture;
  readonly words: readonly string[];
} & (
  | { readonly kind: 'hail'; readonly told: Of<'battle'> }
  | { readonly kind: 'gauge'; readonly told: Of<'gauge'> }
  | { readonly kind: 'glimpse'; readonly told: Of<'glimpse'> }
  | { readonly kind: 'lines' }
  /** `shots` are those of the round so far, `live` those that fall now. */
  | { readonly kind: 'volley'; readonly shots: readonly Shot[]; readonly live: ReadonlySet<ShipId> }
  | { readonly kind: 'weight'; readonly told: readonly Of<'weight'>[] }
  | { readonly kind: 'effect'; readonly shots: readonly Shot[]; readonly live: ReadonlySet<ShipId> }
  | { readonly kind: 'fate'; readonly told: Of<'leader'> }
  | { readonly kind: 'away' }
  | { readonly kind: 'over'; readonly told: Of<'battle-over'> }
);

/** A round has no more beats of fire than these, the first one and the rest: long lines fire several ships at a time. */
const VOLLEYS = { first: 6, later: 3 } as const;
const MOST_WORDS = 3;

const NOBODY: ReadonlySet<ShipId> = new Set();

/** The shots of a round by the place in the line where they fall, both sides' together. */
function volleysOf(picture: Picture, shots: readonly Shot[]): Shot[][] {
  const places = picture.pairs.map(({ english, european }) =>
    shots.filter(({ at }) => english.includes(at) || european.includes(at)),
  );
  const most = picture.round <= 1 ? VOLLEYS.first : VOLLEYS.later;
  const each = Math.max(1, Math.ceil(places.length / most));
  const volleys: Shot[][] = [];
  for (let from = 0; from < places.length; from += each) volleys.push(places.slice(from, from + each).flat());
  return volleys.filter((volley) => volley.length > 0);
}

/** Telling shots by number: those that did something, or that none did. */
function fireWords(view: View, told: readonly Of<'fire'>[], volley: readonly Shot[]): string[] {
  const telling = told.filter(
    ({ shot }) => volley.includes(shot) && (shot.damage.length > 0 || shot.disabled || shot.captured),
  );
  if (telling.length === 0) return ['The shot falls short.'];
  const lines = telling.slice(0, MOST_WORDS).map((each) => logLine(each, { view })?.text ?? '');
  const more = telling.length - lines.length;
  return more > 0 ? [...lines, `And ${more} more.`] : lines;
}

export function beatsOf(told: readonly SeaTold[], view: View, before: View): Beat[] {
  const beats: Beat[] = [];
  const [first] = told;
  const area = told.find((each) => 'area' in each && typeof each.area === 'string');
  if (first === undefined) return beats;
  const words = (each: SeaTold): string[] => {
    const line = logLine(each, { view });
    return line === null ? [] : [line.text];
  };
  let picture =
    before.battle === null
      ? emptyPicture((area as Of<'battle'> | undefined)?.area ?? view.battle?.area ?? 'north-sea')
      : pictureOf(before.battle);
  let shots: readonly Shot[] = [];

  for (let at = 0; at < told.length; at++) {
    const each = told[at]!;
    /** The run of happenings of one kind from here on. */
    const run = <K extends SeaTold['kind']>(kind: K): Of<K>[] => {
      const found: Of<K>[] = [];
      while (told[at]?.kind === kind) found.push(told[at++] as Of<K>);
      at--;
      return found;
    };
    switch (each.kind) {
      case 'battle':
        picture = emptyPicture(each.area);
        beats.push({ kind: 'hail', ms: 1800, picture, words: words(each), told: each });
        break;
      case 'gauge':
        picture = { ...picture, area: each.area, gauge: each.winner };
        beats.push({ kind: 'gauge', ms: 2600, picture, words: words(each), told: each });
        break;
      case 'glimpse':
        beats.push({ kind: 'glimpse', ms: 2400, picture, words: words(each), told: each });
        break;
      case 'lines':
        picture = drawnLines({ ...picture, area: each.area }, each.lines, each.round, each.joint);
        shots = [];
        beats.push({ kind: 'lines', ms: each.round === 1 ? 2000 : 1000, picture, words: words(each) });
        break;
      case 'fire': {
        const fired = run('fire');
        for (const volley of volleysOf(
          picture,
          fired.map(({ shot }) => shot),
        )) {
          shots = [...shots, ...volley];
          const live = new Set(volley.flatMap(({ by, at: target }) => [...by, target]));
          beats.push({
            kind: 'volley',
            ms: 1500,
            picture,
            words: fireWords(view, fired, volley),
            shots,
            live,
          });
        }
        break;
      }
      case 'weight': {
        const weights = run('weight');
        beats.push({ kind: 'weight', ms: 2200, picture, words: weights.flatMap(words), told: weights });
        break;
      }
      case 'damage': {
        const hurt = run('damage');
        for (const { ship, damage, fate } of hurt) picture = changed(picture, ship, { damage, fate });
        const grave = hurt.filter(({ fate }) => fate !== 'fights');
        const spoken = (grave.length > 0 ? grave : hurt).flatMap(words);
        const more = spoken.length - MOST_WORDS;
        beats.push({
          kind: 'effect',
          ms: 1700,
          picture,
          words: more > 0 ? [...spoken.slice(0, MOST_WORDS), `And ${more} more.`] : spoken,
          shots,
          live: new Set(hurt.map(({ ship }) => ship)),
        });
        break;
      }
      case 'leader':
        if (each.ship !== null && each.fate !== 'unhurt')
          picture = changed(picture, each.ship, { leader: null });
        beats.push({
          kind: 'fate',
          ms: each.fate === 'unhurt' ? 700 : 1500,
          picture,
          words: words(each),
          told: each,
        });
        break;
      case 'refuge': {
        const going = run('refuge');
        for (const { ship, port } of going) picture = changed(picture, ship, { away: port });
        const spoken = going.flatMap(words);
        beats.push({ kind: 'away', ms: 1300, picture, words: spoken.slice(0, MOST_WORDS) });
        break;
      }
      case 'battle-over':
        beats.push({ kind: 'over', ms: 2600, picture, words: words(each), told: each });
        break;
      case 'disengaged':
        beats.push({ kind: 'effect', ms: 1100, picture, words: words(each), shots, live: NOBODY });
        break;
      default:
        break;
    }
  }
  return beats;
}
