/** Plays matches and gathers every text that a board, its panels, its questions and the log have shown. */
import { readdirSync } from 'node:fs';
import {
  anyAnswer,
  type GameEntry,
  type GameTypes,
  looseDice,
  Match,
  owedAsks,
  type ScenarioHead,
  toldTo,
} from '@weathergage/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { GameBoard } from '../../platform/web/toolkit/contract.ts';
import type { Page } from '../../platform/web/toolkit/page.ts';

type Entry = GameEntry<GameTypes, Page>;

export interface Played {
  readonly scenarios: readonly string[];
  /** The machine that plays; without one any lawful answer is given. */
  readonly bot?: string;
}

const SEED = 1805;
/** Enough for the longest of the matches that are played. */
const MOST_ANSWERS = 2000;

const ENTITIES: Readonly<Record<string, string>> = {
  '&#x27;': '’',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** What is read in a page: no chart, whose letters are names, and no keys. */
const textsOf = (html: string): string[] =>
  html
    .replaceAll(/<svg[\s\S]*?<\/svg>|<kbd[\s\S]*?<\/kbd>/g, ' ')
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? ' ').trim())
    .filter(Boolean);

function deskTexts(board: GameBoard, desk: ReturnType<Match['desk']>): string[] {
  const page = createElement(board.Board, {
    desk,
    before: null,
    story: null,
    past: [],
    onStoryTold: () => {},
    speed: 'skip',
    title: '',
    readOnly: false,
    answer: async () => null,
    focus: null,
    onFocus: () => {},
  });
  return [
    board.sentence(desk),
    ...Object.values(board.headline(desk)),
    ...textsOf(renderToStaticMarkup(page)),
  ];
}

export interface Gathered {
  readonly texts: ReadonlySet<string>;
  /** What ships, places and officers are called in the scenarios. */
  readonly names: ReadonlySet<string>;
}

/** Strings under `name` and the like, wherever they stand. */
function namesIn(value: unknown, names: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string') {
      if (/name|title|place|nation|adjective|^\d$/i.test(key)) names.add(inner);
    } else namesIn(inner, names);
  }
}

/** What the game’s own data calls its ships, places and people; what the glossary has are the words themselves. */
async function dataNames(id: string, names: Set<string>): Promise<void> {
  const data = new URL(`../../games/${id}/data/`, import.meta.url);
  for (const file of readdirSync(data, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.ts') && !/test|^glossary/.test(file))
      namesIn(await import(new URL(file, data).href), names);
}

/** The panel of each kind of question is looked at where it is first put; the log is read to its end. */
export async function gatherTexts(entry: Entry, { scenarios: ids, bot }: Played): Promise<Gathered> {
  const [game, scenarios, { board }, bots] = await Promise.all([
    entry.rules(),
    entry.scenarios(),
    entry.page(),
    entry.bots(),
  ]);
  const texts = new Set<string>();
  const names = new Set<string>();
  const asked = new Set<string>();
  await dataNames(entry.id, names);
  const choose = bot === undefined ? anyAnswer(game) : bots[bot]!;
  for (const scenario of scenarios.filter(({ id }: ScenarioHead) => ids.includes(id))) {
    const dice = { kind: 'seeded', seed: SEED } as const;
    const opening = { game: game.id, rulesVersion: game.rulesVersion, scenario, options: {}, dice };
    const match = Match.begin(game, opening, null);
    const hand = looseDice(SEED);
    const seats = game.seats(scenario);
    namesIn([scenario, seats, match.state], names);
    for (let answers = 0; answers < MOST_ANSWERS && match.outcome === null; answers++) {
      const ask = owedAsks(match)[0]!;
      if (!asked.has(ask.kind)) {
        asked.add(ask.kind);
        for (const text of deskTexts(board, match.desk(ask.seat))) texts.add(text);
      }
      const answer = choose(match.view(ask.seat), ask, hand);
      const verdict = match.do({ type: 'answer', seat: ask.seat, ask: ask.id, answer });
      if (!verdict.ok) throw new Error(verdict.refusal.message);
      for (const happening of verdict.step?.happenings ?? [])
        for (const { id } of seats) {
          const told = toldTo(happening, id);
          const line = told === null ? null : board.logLine(told, match.desk(id));
          if (line !== null) texts.add(line.text);
        }
    }
    const end = match.desk(seats[0]!.id);
    texts.add(board.outcomeWords?.(end) ?? '');
  }
  return { texts, names };
}
