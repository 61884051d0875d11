/** The Initiative Phase: signals, two dice for each squadron, and the order of play. */
import type { Dice } from '@weathergage/kernel';
import { INITIATIVE } from '../../data/tables.ts';
import { fights, flagshipOf, isCrippled } from '../aboard/crippled.ts';
import type { AnswerTo } from '../table/asks.ts';
import type { Context, PhaseRules } from '../table/phase.ts';
import { batteryOf, type Squadron, type State, type Table } from '../table/state.ts';
import { sumFaces, throwDice } from '../table/throw.ts';
import type { Modifier } from '../table/told.ts';
import { signalAsks } from './signals.ts';

/** Squadrons with somebody left who can act; a battery is one by itself. */
export const activeSquadrons = (table: Table): Squadron[] =>
  table.squadrons.filter(({ id, battery }) =>
    battery === null
      ? table.ships.some((ship) => ship.squadron === id && fights(ship))
      : batteryOf(table, battery).state === 'fights',
  );

/** What is added to a squadron's two dice. */
export function initiativeModifiers(table: Table, squadron: Squadron): Modifier[] {
  const ships = table.ships.filter((ship) => ship.squadron === squadron.id && fights(ship));
  const { flagship, signalled, crippled, nation } = INITIATIVE.data;
  const all: Modifier[] = [
    // special.flagship
    {
      what: 'flagship',
      by: ships.some((ship) => ship.flagship) ? flagship : 0,
      rule: 'initiative.flagship',
    },
    { what: squadron.nation, by: nation[squadron.nation], rule: nationRule(squadron.nation) },
    {
      what: 'signalled',
      by: table.signalled.includes(squadron.id) ? signalled : 0,
      rule: 'initiative.signalled',
    },
    { what: 'crippled', by: ships.some(isCrippled) ? crippled : 0, rule: 'initiative.crippled' },
  ];
  return all.filter(({ by }) => by !== 0);
}

interface Roll {
  readonly squadron: string;
  readonly side: string;
  readonly total: number;
}

/** The squadrons from first to last, and the dice that parted equals. */
export function inOrder(
  rolls: readonly Roll[],
  flagshipTotal: (side: string) => number | null,
  dice: Dice,
): { readonly order: readonly Roll[]; readonly ties: readonly { squadron: string; die: number }[] } {
  const ties: { squadron: string; die: number }[] = [];
  // initiative.tie-die: thrown again where the dice are equal.
  const byDie = (group: readonly Roll[]): Roll[] => {
    if (group.length < 2) return [...group];
    const thrown = group.map((roll) => ({ roll, die: dice.d6() }));
    ties.push(...thrown.map(({ roll, die }) => ({ squadron: roll.squadron, die })));
    return [6, 5, 4, 3, 2, 1].flatMap((face) =>
      byDie(thrown.filter(({ die }) => die === face).map(({ roll }) => roll)),
    );
  };
  // initiative.tie-flagship: the side whose flagship squadron did better, if both have one.
  const byFlagship = (group: readonly Roll[]): Roll[] => {
    const sides = [...new Set(group.map(({ side }) => side))];
    if (sides.length < 2) return byDie(group);
    const [one, other] = [sides[0]!, sides[1]!];
    const [mine, theirs] = [flagshipTotal(one), flagshipTotal(other)];
    if (mine === null || theirs === null || mine === theirs) return byDie(group);
    const first = mine > theirs ? one : other;
    const [before, after] = [true, false].map((better) =>
      group.filter(({ side }) => (side === first) === better),
    );
    return [...byDie(before!), ...byDie(after!)];
  };
  const totals = [...new Set(rolls.map(({ total }) => total))].sort((a, b) => b - a);
  const order = totals.flatMap((total) => byFlagship(rolls.filter((roll) => roll.total === total)));
  return { order, ties };
}

function rollForAll(table: State, context: Context): void {
  const dice: number[] = [];
  const rolls = activeSquadrons(table).map((squadron) => {
    // initiative.roll-2d6: two dice for each squadron, and what it may add.
    const faces = throwDice(context.dice, 2, 6);
    dice.push(...faces);
    const modifiers = initiativeModifiers(table, squadron);
    const total = sumFaces(faces) + modifiers.reduce((all, { by }) => all + by, 0);
    return { squadron: squadron.id, side: squadron.side, modifiers, total };
  });
  const flagshipTotal = (side: string): number | null => {
    const squadron = flagshipOf(table, side)?.squadron;
    return rolls.find((roll) => roll.squadron === squadron)?.total ?? null;
  };
  const { order, ties } = inOrder(rolls, flagshipTotal, context.dice);
  table.order = order.map(({ squadron, total }) => ({ squadron, total }));
  context.tell({
    kind: 'initiative',
    rule: 'initiative.roll-2d6',
    rolls: rolls.map(({ squadron, modifiers, total }) => ({ squadron, modifiers, total })),
    order: order.map(({ squadron }) => squadron),
    ties,
    dice: [...dice, ...ties.map(({ die }) => die)],
  });
}

const nationRule = (nation: string): string =>
  ['British', 'French', 'Spanish'].includes(nation)
    ? `initiative.${nation.toLowerCase()}`
    : 'initiative.roll-2d6';

export const initiativePhase: PhaseRules = {
  enter(table, context) {
    table.signalled = [];
    if (signalAsks(table).length > 0) return 'waits';
    rollForAll(table, context);
    return 'done';
  },
  asks: signalAsks,
  resolve(table, answers, context) {
    const named = new Set<string>();
    for (const { ask, answer } of answers) {
      const { squadron } = answer as AnswerTo<'signal'>;
      if (ask.kind !== 'signal' || squadron === null) continue;
      context.tell({ kind: 'signalled', rule: 'special.signals', ship: ask.ship, squadron });
      named.add(squadron);
    }
    table.signalled = [...named];
    rollForAll(table, context);
    return 'done';
  },
};
