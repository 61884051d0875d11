/** Before the first turn of a match with command lag (32.1): each commander chooses a flagship and forms his squadrons. */
import { type Refusal, refuse } from '@weathergage/kernel';
import { SQUADRON_SIZE, type Squadron } from '../sea/advanced-sea.ts';
import type { AnswerTo, HexAsk } from '../sea/asks.ts';
import type { AdvancedState } from '../sea/edition.ts';
import { type AdvancedAskRules, type AdvancedPhaseRules, askId } from '../sea/phase.ts';

type Division = AnswerTo<'squadrons'>;

/** The ships of a chair for which the scenario has stated no squadrons. */
const shipsToDivide = (sea: AdvancedState, seat: string): string[] =>
  sea.advanced.squadrons
    .filter((squadron) => squadron.seat === seat && squadron.provisional)
    .flatMap(({ ships }) => ships);

/** 32.1: squadrons and flagships as the scenario has them; where it has none their commander says. */
export const squadronsPhase: AdvancedPhaseRules = {
  enter: (sea) => (squadronsPhase.asks(sea).length > 0 ? 'waits' : 'done'),

  asks: (sea) =>
    sea.advanced.rules.commandLag === 'off'
      ? []
      : sea.seats.flatMap(({ id: seat }): HexAsk[] => {
          const ships = shipsToDivide(sea, seat);
          if (ships.length < 2) return [];
          const id = askId(sea, 'squadrons', seat);
          return [{ id, seat, kind: 'squadrons', rule: '32.1', ship: '', ships }];
        }),

  resolve(sea, answers, context) {
    for (const { ask, answer } of answers) {
      const division = answer as Division;
      formSquadrons(sea, ask.seat, division);
      context.tell({ kind: 'squadrons', rule: '32.1', seat: ask.seat, ...division }, { news: true });
    }
    return 'done';
  },
};

/** The flagship leads her own squadron, which comes first; the first ship of each of the others leads it. */
function formSquadrons(sea: AdvancedState, seat: string, { flagship, squadrons }: Division): void {
  const own = squadrons.find((ships) => ships.includes(flagship))!;
  const { side } = sea.seats.find(({ id }) => id === seat)!;
  const formed = [own, ...squadrons.filter((ships) => ships !== own)].map(
    (ships, index): Squadron => ({
      id: `${seat}-squadron-${index + 1}`,
      name: `Squadron ${index + 1}`,
      side,
      seat,
      ships,
      flagship: ships === own ? flagship : ships[0]!,
    }),
  );
  const { advanced } = sea;
  const at = advanced.squadrons.findIndex((squadron) => squadron.seat === seat);
  const others = advanced.squadrons.filter((squadron) => squadron.seat !== seat || !squadron.provisional);
  sea.advanced = { ...advanced, squadrons: others.toSpliced(at, 0, ...formed) };
}

/** In the order in which they stand, so many squadrons as equal as can be. */
export function dividedEvenly(ships: readonly string[], count: number): string[][] {
  const size = Math.floor(ships.length / count);
  const larger = ships.length % count;
  let at = 0;
  return Array.from({ length: count }, (_, index) => {
    const from = at;
    at += size + (index < larger ? 1 : 0);
    return ships.slice(from, at);
  });
}

/** The fewest squadrons that so many ships can be divided into. */
export const fewestSquadrons = (ships: number): number => Math.ceil(ships / SQUADRON_SIZE);

export const squadronsAsk: AdvancedAskRules<'squadrons'> = {
  *choices(_view, { ships }) {
    const fewest = fewestSquadrons(ships.length);
    for (const count of [fewest, fewest + 1])
      if (count <= ships.length)
        for (const flagship of ships) yield { flagship, squadrons: dividedEvenly(ships, count) };
  },
  check: (_view, { ships }, division) => divisionRefusal(ships, division),
};

function divisionRefusal(ships: readonly string[], { flagship, squadrons }: Division): Refusal | null {
  const divided = squadrons.flat();
  if (divided.length !== ships.length || !ships.every((id) => divided.includes(id)))
    return refuse('not-divided', '32.1', 'Each of your ships belongs to one squadron.');
  if (squadrons.some((each) => each.length > SQUADRON_SIZE))
    return refuse('too-many', '32.1', `A squadron has ${SQUADRON_SIZE} ships at most.`);
  return ships.includes(flagship)
    ? null
    : refuse('no-flagship', '32.1', 'Choose one of your ships for the flagship.');
}
