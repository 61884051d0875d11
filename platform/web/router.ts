/** The addresses of the page. They live behind the # so that a seat's token never travels to a server unasked. */
import { useSyncExternalStore } from 'react';

export type Route =
  /** The match that is under way, or a new one. */
  | { readonly at: 'home' }
  /** A match kept in this browser. */
  | { readonly at: 'local'; readonly id: string }
  /** A seat at an online match. */
  | { readonly at: 'match'; readonly id: string; readonly token: string }
  | { readonly at: 'watch'; readonly id: string; readonly token: string | null }
  /** At its opening, or at one of its moments, as the umpire sees it or a seat did. */
  | { readonly at: 'replay'; readonly of: ReplayOf; readonly frame?: number; readonly seat?: string }
  /** The after-action report of a finished match. */
  | { readonly at: 'report'; readonly of: ReplayOf }
  /** Where scenarios of one's own are made. */
  | { readonly at: 'workshop'; readonly game: string }
  /** The rulebook of a game, open at a rule. */
  | { readonly at: 'rules'; readonly game: string; readonly rule: string | null }
  /** A page of the docs, open at a heading. */
  | { readonly at: 'docs'; readonly path: string; readonly section: string | null }
  /** All puzzles, and one of them. */
  | { readonly at: 'puzzles' }
  | { readonly at: 'puzzle'; readonly game: string; readonly id: string }
  | { readonly at: 'verify' }
  /** Who one is; with what a letter's link has brought along. */
  | { readonly at: 'account'; readonly letter: Letter | null }
  /** How one is called; with the secret of a letter's link that ends letters. */
  | { readonly at: 'notices'; readonly stop: string | null }
  /** Where a notice leads: to a seat of one's own. */
  | { readonly at: 'seat'; readonly id: string; readonly seat: string }
  /** What is known of somebody. */
  | { readonly at: 'person'; readonly id: string }
  /** Where people find each other. */
  | { readonly at: 'lobby' }
  /** Where those who keep order judge. */
  | { readonly at: 'moderation' }
  /** The best of a game, or of the first one. */
  | { readonly at: 'ratings'; readonly game: string | null }
  /** All tournaments, and one of them. */
  | { readonly at: 'tournaments' }
  | { readonly at: 'tournament'; readonly id: string }
  /** An address that leads nowhere. */
  | { readonly at: 'nowhere'; readonly address: string };

export const LETTERS = ['enter', 'confirm', 'reset'] as const;

export interface Letter {
  readonly for: (typeof LETTERS)[number];
  readonly token: string;
}

export type ReplayOf =
  | { readonly kind: 'local'; readonly id: string }
  | { readonly kind: 'online'; readonly id: string; readonly token: string | null }
  /** A journal opened from a file; it is held by the page and gone after a reload. */
  | { readonly kind: 'file' };

/** Stands before the number of a moment, or the name of a heading; no id, token or path begins so. */
const MOMENT = '@';
/** Stands between the number of a moment and whose eyes it is seen through. */
const EYES = ':';

/** What stands for a route after the #. */
export function addressOf(route: Route): string {
  const parts = partsOf(route);
  return `#/${parts.map((part) => encodeURIComponent(part).replace(/^%40/, MOMENT)).join('/')}`;
}

function partsOf(route: Route): string[] {
  switch (route.at) {
    case 'home':
      return [];
    case 'local':
      return [route.at, route.id];
    case 'match':
      return ['match', route.id, route.token];
    case 'watch':
      return ['watch', route.id, ...(route.token === null ? [] : [route.token])];
    case 'replay':
    case 'report': {
      const { at, of } = route;
      const moment = route.at === 'replay' ? momentParts(route) : [];
      if (of.kind === 'file') return [at, 'file', ...moment];
      const token = of.kind === 'online' && of.token !== null ? [of.token] : [];
      return [at, of.kind, of.id, ...token, ...moment];
    }
    case 'workshop':
      return ['workshop', route.game];
    case 'rules':
      return ['rules', route.game, ...(route.rule === null ? [] : [route.rule])];
    case 'docs':
      return [
        'docs',
        ...route.path.split('/'),
        ...(route.section === null ? [] : [`${MOMENT}${route.section}`]),
      ];
    case 'puzzle':
      return ['puzzles', route.game, route.id];
    case 'tournament':
      return ['tournaments', route.id];
    case 'puzzles':
    case 'lobby':
    case 'moderation':
    case 'tournaments':
    case 'verify':
      return [route.at];
    case 'account':
      return ['account', ...(route.letter === null ? [] : [route.letter.for, route.letter.token])];
    case 'notices':
      return ['notices', ...(route.stop === null ? [] : ['stop', route.stop])];
    case 'seat':
      return ['seat', route.id, route.seat];
    case 'person':
      return ['person', route.id];
    case 'ratings':
      return ['ratings', ...(route.game === null ? [] : [route.game])];
    case 'nowhere':
      return route.address.split('/');
  }
}

const momentParts = ({ frame, seat }: { readonly frame?: number; readonly seat?: string }): string[] =>
  frame === undefined ? [] : [`${MOMENT}${frame}${seat === undefined ? '' : `${EYES}${seat}`}`];

function momentOf(part: string | undefined): { readonly frame?: number; readonly seat?: string } {
  if (part === undefined) return {};
  const [frame = '', ...seat] = part.slice(MOMENT.length).split(EYES);
  return { frame: Number(frame) || 0, ...(seat.length === 0 ? {} : { seat: seat.join(EYES) }) };
}

/** No address at all leads home. */
export function routeOf(address: string): Route {
  const parts = address
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  const moment = parts[0] === 'replay' && parts.at(-1)!.startsWith(MOMENT) ? parts.pop() : undefined;
  const [at, first, second, third] = parts;
  if (at === 'verify' || at === 'lobby' || at === 'moderation') return { at };
  if (at === 'puzzles' && first !== undefined && second !== undefined)
    return { at: 'puzzle', game: first, id: second };
  if (at === 'puzzles') return { at };
  if (at === 'ratings') return { at, game: first ?? null };
  if (at === 'tournaments') return first === undefined ? { at } : { at: 'tournament', id: first };
  if (at === 'account' && first === undefined) return { at, letter: null };
  if (at === 'notices' && first === undefined) return { at, stop: null };
  if (at === undefined) return { at: 'home' };
  const nowhere: Route = { at: 'nowhere', address: parts.join('/') };
  if (first === undefined) return nowhere;
  if (at === 'local') return { at, id: first };
  if (at === 'match' && second !== undefined) return { at, id: first, token: second };
  if (at === 'watch') return { at, id: first, token: second ?? null };
  const letter = LETTERS.find((one) => one === first);
  if (at === 'account' && letter !== undefined && second !== undefined)
    return { at, letter: { for: letter, token: second } };
  if (at === 'notices' && first === 'stop' && second !== undefined) return { at, stop: second };
  if (at === 'seat' && second !== undefined) return { at, id: first, seat: second };
  if (at === 'person') return { at, id: first };
  if (at === 'workshop') return { at, game: first };
  if (at === 'rules') return { at, game: first, rule: second ?? null };
  if (at === 'docs') return docsOf(parts.slice(1));
  const of = replayOf(first, second, third);
  if (of === null) return nowhere;
  if (at === 'report') return { at, of };
  return at === 'replay' ? { at, of, ...momentOf(moment) } : nowhere;
}

function docsOf(parts: readonly string[]): Route {
  const last = parts.at(-1)!;
  const section = last.startsWith(MOMENT) ? last.slice(MOMENT.length) : null;
  return { at: 'docs', path: parts.slice(0, section === null ? undefined : -1).join('/'), section };
}

function replayOf(kind: string, id: string | undefined, token: string | undefined): ReplayOf | null {
  if (kind === 'file') return { kind };
  if (id === undefined) return null;
  if (kind === 'local') return { kind, id };
  return kind === 'online' ? { kind, id, token: token ?? null } : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function goTo(route: Route): void {
  location.hash = addressOf(route);
}

/** The whole address of a route, for sending to somebody. */
export const linkTo = (route: Route): string => `${location.origin}${location.pathname}${addressOf(route)}`;

const onChange = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** The address now, as text: a stable value for effects to hang on. */
export const useAddress = (): string => useSyncExternalStore(onChange, () => location.hash);
