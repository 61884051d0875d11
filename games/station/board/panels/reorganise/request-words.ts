/** What a Request may bring, die by die (11.122). */
import type { SailClass } from '../../../rules/module/vocabulary.ts';
import { ownForces } from '../../../rules/umpire/phase.ts';
import type { ReorganisationAct } from '../../../rules/world/asks.ts';
import type { View } from '../../../rules/world/state.ts';
import { theatreOf } from '../../../rules/world/theatre.ts';
import { inTen, strategyFaces } from '../../look/odds.ts';
import { CLASS_WORDS, list } from '../../look/words.ts';

type Request = Extract<ReorganisationAct, { do: 'request' }>;
const DICE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export function requestWords(view: View, { contingent, prestige }: Request): string {
  const side = view.side!;
  const rules = theatreOf(view).module.requests!;
  const lasting = view.lasting.reduce(
    (sum, one) => sum + (one.what === 'request' && one.side === side ? one.value : 0),
    0,
  );
  const modifier = ownForces(view).requests.season + lasting - (prestige ? 1 : 0);
  const results = new Map<string, number>();
  for (const die of DICE) {
    const row = rules.table.find(({ die: [from, to] }) => die + modifier >= from && die + modifier <= to);
    const grant = row?.grants[contingent] ?? {};
    const [come, go] = [
      [...tally(grant.add), ...(grant.auxiliary === undefined ? [] : ['an Auxiliary'])],
      [...tally(grant.withdraw), ...(grant.withdrawAuxiliary === true ? ['an Auxiliary'] : [])],
    ];
    const key =
      [come.length > 0 ? list(come) : null, go.length > 0 ? `${list(go)} called away` : null]
        .filter((one) => one !== null)
        .join('; ') || 'nothing';
    results.set(key, (results.get(key) ?? 0) + 1);
  }
  const command = theatreOf(view).contingents.get(contingent)?.command ?? null;
  const better = inTen(strategyFaces(view, side, command));
  return [
    ...[...results].map(([words, faces]) => `${inTen(faces)}: ${words}`),
    `${better}: the Admiral carries it, and the die is one better`,
  ].join('\n');
}

const ONE: Readonly<Record<SailClass, string>> = {
  SOL: 'a ship of the line',
  'SOL(D)': 'a small ship of the line',
  F: 'a frigate',
  LV: 'a light vessel',
  G: 'a galley',
};

const tally = (counts: Readonly<Partial<Record<string, number>>> | undefined): string[] =>
  Object.entries(counts ?? {}).map(([sort, sail = 0]) =>
    sail === 1 ? ONE[sort as SailClass] : `${sail} ${CLASS_WORDS[sort as SailClass]}`,
  );
