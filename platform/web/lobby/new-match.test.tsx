// @vitest-environment happy-dom
import type { ScenarioHead } from '@weathergage/kernel';
import type { ScenarioResults } from '@weathergage/kernel/people/ratings-protocol.ts';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { botHouse } from '../bot/bot-house.ts';
import type { LoadedGame } from '../games.ts';
import { useTaken } from '../lessons/taken.ts';
import { serverApi } from '../tables/api.ts';
import { settlePromises } from '../tables/testing.ts';
import { FIGURES } from '../toolkit/figures.ts';
import type { GameOption } from '../toolkit/options.ts';
import { headOf, type ScenarioCard } from '../toolkit/page.ts';
import { type Drawing, newDrawing } from '../toolkit/testing/drawing.ts';
import type { GameCard } from './game-cards.tsx';
import { NewMatch } from './new-match.tsx';
import { handsOf, localPlan, onlineRequest, ownSeat, type Wishes } from './plan.ts';

/** The game of a campaign is on its way for as long as a test likes. */
vi.mock('../games.ts', async (original) => ({
  ...(await original<typeof import('../games.ts')>()),
  loadGame: () => new Promise(() => {}),
}));

const { percent } = FIGURES;
const WITNESSES = ['https://one.example', 'https://two.example'];
const PEOPLES: ScenarioResults = {
  scenario: 'two',
  matches: 8,
  sides: [
    { side: 'red', won: 5, lost: 2, drawn: 1, lead: 20 },
    { side: 'blue', won: 2, lost: 5, drawn: 1, lead: -25 },
  ],
};

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
const side = (name: string, seats: readonly string[]): ScenarioCard['sides'][number] => ({
  name,
  forces: seats.map((seat) => `ship of ${seat}`),
  seats: seats.map((id) => ({ id, side: name, name: id })),
  commands: Object.fromEntries(seats.map((id) => [id, [`ship of ${id}`]])),
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
  board: { ruleText: () => null, lessons: [] } as unknown as LoadedGame['board'],
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

let drawing: Drawing;
let begun: Wishes | null = null;
let game = '';
const find = <E extends HTMLElement>(testId: string): E =>
  document.querySelector<E>(`[data-testid="${testId}"]`)!;
const press = (element: HTMLElement): Promise<void> =>
  act(async () => {
    element.click();
    await settlePromises();
  });

const show = (shown: LoadedGame = loaded, chosen = shown.id, forAnybody = false): Promise<void> =>
  act(async () => {
    await drawing.draw(
      <NewMatch
        games={[entry('fleets'), entry('frigates')]}
        chosen={chosen}
        loaded={shown}
        missing={null}
        forAnybody={forAnybody}
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
  begun = null;
  vi.spyOn(botHouse, 'names').mockResolvedValue(['easy', 'hard']);
  vi.spyOn(serverApi, 'witnesses').mockResolvedValue(WITNESSES);
  vi.spyOn(serverApi, 'results').mockResolvedValue([PEOPLES]);
  drawing = newDrawing();
});
afterEach(async () => {
  await drawing.remove();
  vi.restoreAllMocks();
});

describe('a new match', () => {
  it('says what people made of a scenario, beside what machines did', async () => {
    await show();
    expect(find('scenario-two').textContent).toContain(
      `red ${percent(63)}, blue ${percent(25)}, drawn ${percent(12)} of 8 between people · red ahead by 45 points`,
    );
    expect(find('scenario-three').textContent).not.toContain('between people');
  });

  it('begins as it stands: the first duel, in the first seat, against the usual machine', async () => {
    await show();
    await press(find('begin'));
    expect(begun).toMatchObject({
      card: { id: 'two' },
      own: ['red'],
      opponent: 'machine',
      bot: 'easy',
      options: {},
    });
    expect(handsOf(loaded.game, begun!)).toEqual({
      red: { by: 'person' },
      blue: { by: 'bot', name: 'easy' },
    });
  });

  it('proposes the lesson that was not taken yet, in its seat and against its opponent, and says what that is', async () => {
    const lesson = { id: 'first', scenario: 'three', seat: 'blue', opponent: 'hard', teaches: 'Plots.' };
    const board = { ...loaded.board, lessons: [lesson] } as unknown as LoadedGame['board'];
    const machine = { usual: 'easy', levels: { hard: 'never sleeps' } };
    await show({ ...loaded, board, machine });
    expect(document.querySelector('.sheet-summary')?.textContent).toBe(
      'Scenario threeblue, against the machine (Hard: never sleeps)',
    );
    await press(find('begin'));
    expect(begun).toMatchObject({ card: { id: 'three' }, own: ['blue'], bot: 'hard' });
    // Nobody is sent a link to a lesson, and whoever has taken it comes to what the game opens on.
    await press(find('choice-online').querySelector('input')!);
    expect(document.querySelector('.sheet-summary')?.textContent).toContain('Scenario two');
    await press(find('choice-machine').querySelector('input')!);
    await act(async () => useTaken.getState().mark('fleets', 'first'));
    expect(document.querySelector('.sheet-summary')?.textContent).toContain('Scenario two');
  });

  it('is a table for anybody where that was asked for, with everything else still to be chosen', async () => {
    await show(loaded, loaded.id, true);
    expect(find('begin').textContent).toBe('Open the table');
    await press(find('choice-new').querySelector('input')!);
    await press(find('begin'));
    expect(begun).toMatchObject({ opponent: 'online', company: { kind: 'anybody', level: 'new' } });
  });

  it('offers the machines that have words, in their order, and all where none has', async () => {
    const offered = () =>
      [...document.querySelectorAll('[data-testid^="choice-"]')]
        .map((each) => each.getAttribute('data-testid')!.slice('choice-'.length))
        .filter((name) => ['easy', 'hard', 'gone'].includes(name));
    await show();
    expect(offered()).toEqual(['easy', 'hard']);
    const levels = { hard: 'never sleeps', gone: 'is in no house', easy: 'sleeps' };
    await show({ ...loaded, id: 'other', machine: { usual: 'easy', levels } });
    expect(offered()).toEqual(['hard', 'easy']);
    await show({ ...loaded, id: 'third', machine: { usual: 'hard', levels: { hard: 'never sleeps' } } });
    expect(offered()).toEqual([]);
    await press(find('begin'));
    expect(begun).toMatchObject({ bot: 'hard' });
  });

  it('rates the levels, lets one choose a manner, and keeps up with who asks for it', async () => {
    const machine = {
      usual: 'easy',
      levels: { easy: 'is easy', hard: 'is hard' },
      ratings: { easy: 600, hard: 900 },
      characters: { hard: { 'hard-bold': 'dares' } },
    };
    await show({ ...loaded, machine });
    const choice = (bot: string) => find<HTMLElement>(`choice-${bot}`);
    expect(choice('hard').textContent).toContain('is hard; rated 900');
    expect(choice('hard-bold')).toBeNull();
    await press(choice('hard').querySelector('input')!);
    await press(choice('hard-bold').querySelector('input')!);
    await press(find('begin'));
    expect(begun).toMatchObject({ bot: 'hard-bold' });
    expect(choice('hard').querySelector('input')!.checked).toBe(true);
    await press(choice('as-you-play').querySelector('input')!);
    expect(choice('as-you-play').textContent).toContain('now Easy');
    await press(find('begin'));
    expect(begun).toMatchObject({ bot: 'easy' });
    localStorage.clear();
  });

  it('takes nothing along from a proposal into what is chosen instead', async () => {
    const lesson = { id: 'not-taken', scenario: 'three', seat: 'blue', opponent: 'hard', teaches: 'Plots.' };
    const board = { ...loaded.board, lessons: [lesson] } as unknown as LoadedGame['board'];
    await show({ ...loaded, board });
    await press(find('scenario-two').querySelector('input')!);
    await press(find('begin'));
    expect(begun).toMatchObject({ card: { id: 'two' }, own: ['red'], bot: 'easy' });
  });

  it('lets one choose among the games', async () => {
    await show();
    await press(find('game-frigates').querySelector('input')!);
    expect(game).toBe('frigates');
  });

  it('begins nothing else while the war of a campaign is on its way, unless another game is chosen', async () => {
    await show();
    const foot = () => document.querySelector('.sheet-summary')!.textContent;
    await press(find('campaign-evening-1778').querySelector('input')!);
    expect(foot()).toContain('An evening of 1778');
    await press(find('campaign-toulon-1744').querySelector('input')!);
    expect(foot()).toContain('Toulon, 1744');
    expect(find<HTMLInputElement>('campaign-toulon-1744').querySelector('input')!.checked).toBe(true);
    expect(find<HTMLButtonElement>('begin').disabled).toBe(true);
    await press(find('begin'));
    expect(begun).toBeNull();
    await press(find('game-fleets').querySelector('input')!);
    expect(foot()).toContain('Scenario two');
    expect(find<HTMLButtonElement>('begin').disabled).toBe(false);
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

  it('offers the server’s witnesses for a match by link, and takes none unasked', async () => {
    await show();
    expect(find('with-witness')).toBeNull();
    await press(find('choice-online').querySelector('input')!);
    await act(settlePromises);
    await press(find('begin'));
    expect(begun?.witness ?? null).toBeNull();
    await press(find('with-witness'));
    expect([...find('which-witness').querySelectorAll('option')].map((option) => option.textContent)).toEqual(
      ['one.example', 'two.example'],
    );
    await press(find('begin'));
    expect(begun).toMatchObject({ witness: WITNESSES[0] });
  });

  it('names at its foot, and starts, only what a search has left in sight', async () => {
    const many = ['chase', 'ambush', 'siege', 'storm', 'convoy'].map((id) => card(id, 'red', 'blue'));
    await show({ ...loaded, cards: many });
    const foot = () => document.querySelector('.sheet-summary')!.textContent;
    const seek = (words: string): Promise<void> =>
      act(async () => {
        const field = find<HTMLInputElement>('find-scenario');
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, words);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
    expect(foot()).toContain('Scenario chase');
    await seek('siege');
    expect(foot()).toBe('One foundpick it to start');
    expect(find('begin')).toHaveProperty('disabled', true);
    await press(find('scenario-siege').querySelector('input')!);
    expect(foot()).toContain('Scenario siege');
    await seek('nowhere');
    expect(foot()).toContain('Nothing found');
    // Whoever gives the search up has what he had.
    await seek('');
    expect(foot()).toContain('Scenario siege');
    await press(find('begin'));
    expect(begun).toMatchObject({ card: { id: 'siege' } });
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
    expect(handsOf(loaded.game, begun!)).toEqual({
      red: { by: 'person' },
      blue: { by: 'bot', name: 'easy' },
      white: { by: 'person' },
    });
  });

  describe('of several seats a side', () => {
    /** Two divisions against three; `together` says which it was asked to join. */
    const battle: ScenarioCard = {
      ...headOf(head('battle')),
      sides: [side('Reds', ['van', 'rear']), side('Blues', ['first', 'second', 'third'])],
    };
    const fleets: LoadedGame = {
      ...loaded,
      game: {
        together: (scenario: ScenarioHead, groups: readonly (readonly string[])[]) => ({
          ...scenario,
          title: groups.map((group) => group.join('+')).join(' '),
        }),
      } as unknown as LoadedGame['game'],
      cards: [battle],
    };
    const begin = async () => {
      await press(find('begin'));
      const { hands, scenario } = localPlan(fleets, begun!);
      return { joined: scenario.title, hands };
    };
    const person = { by: 'person' };
    const machine = { by: 'bot', name: 'easy' };

    it('gives the whole side to who plays against the machine', async () => {
      await show(fleets);
      expect(find('choice-van').textContent).toContain('The whole side: Reds');
      expect(find('begin').closest('dialog, [role=dialog]')?.textContent).toContain('Reds, against');
      expect(await begin()).toEqual({
        joined: 'van+rear',
        hands: { van: person, first: machine, second: machine, third: machine },
      });
    });

    it('says of each part what it commands, and lets one tick several of one side', async () => {
      await show(fleets);
      expect(find('part-second').closest('label')!.textContent).toContain('secondship of second');
      await press(find('part-second'));
      expect(begun).toBeNull();
      await press(find('part-third'));
      expect(await begin()).toEqual({
        joined: 'second+third',
        hands: { van: machine, rear: machine, first: machine, second: person },
      });
      // The last part of all can't be laid down.
      await press(find('part-second'));
      await press(find('part-third'));
      expect((await begin()).joined).toBe('Scenario battle');
      expect(begun!.own).toEqual(['third']);
    });

    it('seats one person a side at a shared screen, or more where somebody wishes it', async () => {
      await show(fleets);
      await press(find('choice-same-screen').querySelector('input')!);
      expect(await begin()).toEqual({
        joined: 'van+rear first+second+third',
        hands: { van: person, first: person },
      });
      const blues = [...document.querySelectorAll<HTMLSelectElement>('.seating select')].find(
        ({ labels }) => labels[0]?.textContent === 'Blues',
      )!;
      await act(async () => {
        blues.value = 'person';
        blues.dispatchEvent(new Event('change', { bubbles: true }));
      });
      expect((await begin()).hands).toEqual({ van: person, first: person, second: person, third: person });
    });

    it('makes one link for a whole side, and sends the scenario as it is played', async () => {
      await show(fleets);
      await press(find('choice-online').querySelector('input')!);
      await press(find('begin'));
      const request = onlineRequest(fleets, begun!, true);
      expect(request.scenario).toMatchObject({ title: 'van+rear first+second+third' });
      expect(request.seats).toBeUndefined();
      expect(ownSeat(begun!)).toBe('van');
    });
  });

  describe('where a rule presses for time', () => {
    const timed: LoadedGame = {
      ...loaded,
      clock: {
        key: 'timed',
        name: 'Time to write',
        note: 'Who is late sails on.',
        fits: ({ id }) => id !== 'three',
        usual: () => true,
      },
    };
    const optionsAgainst = (opponent: Wishes['opponent'], options = {}) =>
      localPlan(timed, { card: timed.cards[0]!, own: ['red'], opponent, bot: 'easy', options }).options;

    it('nobody is pressed by the machine unless he asks for it; people are', async () => {
      expect(optionsAgainst('machine')).toEqual({ timed: false });
      expect(optionsAgainst('machine', { timed: true })).toEqual({ timed: true });
      expect(optionsAgainst('same-screen')).toEqual({});
      await show(timed);
      expect(find('by-the-clock').closest('label')?.textContent).toContain('Who is late sails on.');
      await press(find('by-the-clock'));
      await press(find('begin'));
      expect(begun!.options).toEqual({ timed: true });
      await press(find('by-the-clock'));
      await press(find('begin'));
      expect(begun!.options).toEqual({});
    });

    it('offers no clock to a scenario that has none', async () => {
      await show(timed);
      await press(find('scenario-three').querySelector('input')!);
      expect(find('by-the-clock')).toBeNull();
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
    own: ['red'],
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

  it('holds the server’s machine to what has fallen, if that is wished', () => {
    const firm = { ...wishes, seating: { white: 'hard' }, firm: true };
    expect(onlineRequest(loaded, firm, true)).toMatchObject({ firm: true });
    expect(onlineRequest(loaded, { ...wishes, firm: true }, true)).not.toHaveProperty('firm');
    expect(localPlan(loaded, { ...firm, opponent: 'machine' })).toMatchObject({ firm: true });
  });

  it('names a witness where one is wished', () => {
    const witness = 'https://witness.example';
    expect(onlineRequest(loaded, { ...wishes, witness }, true)).toMatchObject({ witness });
    expect(onlineRequest(loaded, { ...wishes, witness: null }, true)).not.toHaveProperty('witness');
  });

  it('gives a seat to the server’s machine', () => {
    expect(onlineRequest(loaded, { ...wishes, seating: { white: 'hard' } }, true).seats).toEqual({
      white: 'bot:hard',
    });
  });
});
