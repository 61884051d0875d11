// @vitest-environment happy-dom
import type { ScenarioHead } from '@weathergage/kernel';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadedGame } from '../games.ts';
import { settlePromises } from '../tables/testing.ts';
import type { GameOption } from '../toolkit/options.ts';
import { headOf, type ScenarioCard } from '../toolkit/page.ts';
import type { GameCard } from './game-cards.tsx';
import { NewMatch } from './new-match.tsx';
import { handsOf, onlineRequest, type Wishes } from './plan.ts';

vi.mock('../bot/bot-house.ts', () => ({ botHouse: { names: async () => ['easy', 'hard'] } }));

const head = (id: string): ScenarioHead => ({
  id,
  title: `Scenario ${id}`,
  date: '1805-10-21',
  place: 'At sea',
  briefing: '',
});
const card = (id: string, ...names: readonly string[]): ScenarioCard => ({
  ...headOf(head(id)),
  sides: names.map((name) => ({
    name,
    forces: [`fleet of ${name}`],
    seats: [{ id: name, side: name, name }],
  })),
});
const SWITCHES: readonly GameOption[] = ['weather', 'sea-time', 'revolution', 'bidding'].map((key) => ({
  kind: 'switch',
  key,
  label: key,
  note: `what ${key} does`,
  rule: '11.1',
}));
const HANDICAP: GameOption = {
  kind: 'number',
  key: 'handicap',
  label: 'Handicap',
  least: 0,
  most: 10,
  usual: 0,
};
const loaded: LoadedGame = {
  id: 'fleets',
  game: {} as LoadedGame['game'],
  board: { ruleText: () => null } as unknown as LoadedGame['board'],
  cards: [card('two', 'red', 'blue'), card('three', 'red', 'blue', 'white')],
  cardOf: () => card('own', 'red', 'blue'),
  options: [
    { title: 'The sea', options: SWITCHES },
    { title: 'Balance', options: [HANDICAP] },
  ],
  machine: { usual: 'easy', levels: {} },
  phases: [],
};
const entry = (id: string): GameCard => ({
  id,
  title: `Game ${id}`,
  description: '',
  emblem: [],
});

let root: Root;
let begun: Wishes | null = null;
let game = '';
const find = <E extends HTMLElement>(testId: string): E =>
  document.querySelector<E>(`[data-testid="${testId}"]`)!;
const press = (element: HTMLElement): Promise<void> =>
  act(async () => {
    element.click();
    await settlePromises();
  });

const show = (shown: LoadedGame = loaded, chosen = shown.id): Promise<void> =>
  act(async () => {
    root.render(
      <NewMatch
        games={[entry('fleets'), entry('frigates')]}
        chosen={chosen}
        loaded={shown}
        missing={null}
        onClose={() => {}}
        onGame={(id) => {
          game = id;
        }}
        onMake={() => {}}
        onBegin={async (wishes) => {
          begun = wishes;
          return null;
        }}
      />,
    );
    await settlePromises();
  });

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  begun = null;
  document.body.innerHTML = '<div id="page"></div>';
  root = createRoot(document.getElementById('page')!);
});
afterEach(() => act(async () => root.unmount()));

describe('a new match', () => {
  it('begins as it stands: the first duel, in the first seat, against the usual machine', async () => {
    await show();
    await press(find('begin'));
    expect(begun).toMatchObject({
      card: { id: 'two' },
      seat: 'red',
      opponent: 'machine',
      bot: 'easy',
      options: {},
    });
    expect(handsOf(begun!)).toEqual({ red: { by: 'person' }, blue: { by: 'bot', name: 'easy' } });
  });

  it('lets one choose among the games', async () => {
    await show();
    await press(find('game-frigates').querySelector('input')!);
    expect(game).toBe('frigates');
  });

  it('keeps what is said of the opponent while the game is still on its way', async () => {
    const frigates: LoadedGame = { ...loaded, id: 'frigates', cards: [card('chase', 'red', 'blue')] };
    await show();
    await show(loaded, 'frigates');
    expect(find('begin')).toHaveProperty('disabled', true);
    // The scenarios of the game that leaves are out of reach; the opponent is not.
    expect(find('scenario-three').closest('[inert]')).not.toBeNull();
    expect(find('choice-online').closest('[inert]')).toBeNull();
    await press(find('choice-online').querySelector('input')!);
    await show(frigates);
    await press(find('begin'));
    expect(begun).toMatchObject({ card: { id: 'chase' }, opponent: 'online' });
  });

  it('loses none of two choices made at once', async () => {
    await show();
    await act(async () => {
      find('scenario-three').querySelector('input')!.click();
      find('option-weather').click();
    });
    await press(find('begin'));
    expect(begun).toMatchObject({ card: { id: 'three' }, options: { weather: true } });
  });

  it('folds many options away, each labelled, explained and under its rule', async () => {
    await show();
    const folded = find<HTMLDetailsElement>('options');
    expect(folded.tagName).toBe('DETAILS');
    expect(folded.querySelector('summary')?.textContent).toContain('5 to choose from');
    const weather = find<HTMLInputElement>('option-weather');
    expect(document.querySelector(`label[for="${weather.id}"]`)?.textContent).toBe('weather');
    expect(document.getElementById(weather.getAttribute('aria-describedby')!)?.textContent).toBe(
      'what weather does',
    );
    await press(weather);
    await press(document.querySelector<HTMLElement>('[aria-label="Handicap: more"]')!);
    expect(folded.querySelector('summary')?.textContent).toContain('2 of 5 changed');
    await press(find('begin'));
    expect(begun!.options).toEqual({ weather: true, handicap: 1 });
  });

  it('leaves few options open', async () => {
    await show({ ...loaded, options: [{ title: 'Balance', options: [HANDICAP] }] });
    expect(find('options').tagName).toBe('DIV');
  });

  it('fills three seats one by one', async () => {
    await show();
    await press(find('scenario-three').querySelector('input')!);
    const white = [...document.querySelectorAll<HTMLSelectElement>('.seating select')][1]!;
    await act(async () => {
      white.value = 'person';
      white.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await press(find('begin'));
    expect(handsOf(begun!)).toEqual({
      red: { by: 'person' },
      blue: { by: 'bot', name: 'easy' },
      white: { by: 'person' },
    });
  });

  it('offers a workshop only where there is one', async () => {
    await show();
    expect(find('make-your-own')).toBeNull();
    await show({ ...loaded, workshop: async () => () => null });
    expect(find('make-your-own')).not.toBeNull();
  });
});

describe('a match by link', () => {
  const wishes: Wishes = {
    card: loaded.cards[1]!,
    seat: 'red',
    opponent: 'online',
    bot: 'easy',
    options: {},
  };

  it('names the game’s own scenario, and sends a player’s whole', () => {
    expect(onlineRequest(loaded, wishes, true)).toEqual({
      game: 'fleets',
      scenario: 'three',
      options: {},
      gallery: 'link',
    });
    const own = card('own:1', 'red', 'blue');
    expect(onlineRequest(loaded, { ...wishes, card: own }, false)).toMatchObject({
      scenario: own.scenario,
      gallery: 'closed',
    });
  });

  it('gives a seat to the server’s machine', () => {
    expect(onlineRequest(loaded, { ...wishes, seating: { white: 'hard' } }, true).seats).toEqual({
      white: 'bot:hard',
    });
  });
});
