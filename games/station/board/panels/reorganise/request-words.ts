/** What a Request may bring, die by die (11.122). */
import type { ReorganisationAct } from '../../../rules/asks.ts';
import { ownForces } from '../../../rules/phase.ts';
import type { View } from '../../../rules/state.ts';
import { theatreOf } from '../../../rules/theatre.ts';
import type { SailClass } from '../../../rules/vocabulary.ts';
import { CLASS_WORDS } from '../../words.ts';
import { inTen, strategyFaces } from '../odds.ts';

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
    const words = [
      ...tally(grant.add).map((one) => `+${one}`),
      ...(grant.auxiliary === undefined ? [] : ['+1 Auxiliary']),
      ...tally(grant.withdraw).map((one) => `−${one}`),
      ...(grant.withdrawAuxiliary === true ? ['−1 Auxiliary'] : []),
    ].join(', ');
    const key = words === '' ? 'nothing' : words;
    results.set(key, (results.get(key) ?? 0) + 1);
  }
  const command = theatreOf(view).contingents.get(contingent)?.command ?? null;
  const better = inTen(strategyFaces(view, side, command));
  return `${[...results].map(([words, faces]) => `${inTen(faces)} ${words}`).join('; ')}; one better on the die if the Admiral carries it (${better})`;
}

const tally = (counts: Readonly<Partial<Record<string, number>>> | undefined): string[] =>
  Object.entries(counts ?? {}).map(([sort, sail]) => `${sail} ${CLASS_WORDS[sort as SailClass] ?? sort}`);
