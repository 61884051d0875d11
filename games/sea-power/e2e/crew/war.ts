/** A small war at a server whose battles may be fought out, brought by the umpire's own wires to where two are due. */
import type { APIRequestContext } from '@playwright/test';
import type { DeskReply } from '@weathergage/kernel/protocol.ts';
import { lesson } from '../../data/scenarios.ts';
import { seaPower } from '../../rules/index.ts';
import type { SeaPower } from '../../rules/types.ts';
import type { AnswerTo, AskKind } from '../../rules/world/asks.ts';

const forces = (nation: 'England' | 'France') => ({
  nation,
  base: { ships: 4, leaders: 2 },
  new: { ships: 0, leaders: 0 },
  frigates: 0,
  enters: 1756,
});

/** One year, two squadrons a side. */
const scenario = {
  ...lesson,
  id: 'two-battles',
  title: 'Two battles',
  tutorial: false,
  wars: [{ ...lesson.wars[0]!, forces: [forces('England'), forces('France')] }],
};

export interface WarMade {
  readonly id: string;
  readonly tokens: Readonly<Record<'english' | 'european', string>>;
  readonly gallery: string;
}

export async function makeWar(request: APIRequestContext): Promise<WarMade> {
  const reply = await request.post('/api/matches', {
    data: { game: seaPower.id, scenario, options: { foughtOut: { ways: ['hex-action'] } } },
  });
  const made = (await reply.json()) as {
    match: { id: string };
    tokens: WarMade['tokens'];
    galleryToken: string;
  };
  return { id: made.match.id, tokens: made.tokens, gallery: made.galleryToken };
}

/** Where each side's squadrons go, one after the other: they meet twice. */
const SEAS = ['western-approaches', 'bay-of-biscay'] as const;

type Desk = DeskReply<SeaPower>['desk'];
type SailAnswer = AnswerTo<'sail'>;

function answerTo({ view }: Desk, ask: Desk['asks'][number]['ask']): unknown {
  const all = [...seaPower.choices(view, ask)];
  if (ask.kind === 'search') return { choice: 'fight' };
  if (ask.kind !== 'sail') return all[0];
  const lying = view.markers.filter(({ side, at }) => side === view.side && 'area' in at).length;
  const there = all.find((one) => (one as SailAnswer).order?.path.at(-1) === SEAS[lying]);
  return there ?? all.find((one) => (one as SailAnswer).order === null);
}

/** Answers for both sides until one of them is asked a question of that kind. */
export async function playWarTo(
  request: APIRequestContext,
  { id, tokens }: WarMade,
  kind: AskKind,
): Promise<void> {
  for (let turns = 0; turns < 80; turns++) {
    for (const token of Object.values(tokens)) {
      const headers = { authorization: `Bearer ${token}` };
      const { desk } = (await (
        await request.get(`/api/matches/${id}/desk`, { headers })
      ).json()) as DeskReply<SeaPower>;
      const open = desk.asks.filter(({ answer }) => answer === null);
      if (open.some(({ ask }) => ask.kind === kind)) return;
      if (open.length === 0) continue;
      const answers = open.map(({ ask }) => ({ ask: ask.id, answer: answerTo(desk, ask) }));
      const taken = await request.post(`/api/matches/${id}/deeds`, {
        headers,
        data: { type: 'answer', answers },
      });
      if (!taken.ok()) throw new Error(await taken.text());
    }
  }
  throw new Error(`nobody was ever asked for ${kind}`);
}
