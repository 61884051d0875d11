/** Both lines of a Battle as they look at a moment of its tale: who fights whom, what each has taken, who is gone. */
import type { SideId, SquadronId } from '../../rules/module/vocabulary.ts';
import type { BattleTold } from '../../rules/told/battle.ts';
import type { Combat } from '../../rules/world/battle-state.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import type { Beat } from './tale.ts';

export interface FightingSquadron {
  readonly squadron: SquadronId;
  /** Ships afloat, and how many there were before the guns spoke. */
  readonly sail: number;
  readonly of: number;
  readonly dp: number;
  /** Hurt at this very moment. */
  readonly struck: boolean;
}

export interface FightColumn {
  readonly index: number;
  readonly combat: Combat;
  /** Its die has fallen. */
  readonly fought: boolean;
  /** It is being told now. */
  readonly live: boolean;
  readonly result: Readonly<Record<SideId, string>>;
  readonly sides: Readonly<Record<SideId, readonly FightingSquadron[]>>;
}

type Hurt = Extract<BattleTold, { kind: 'hurt' }>;

const toldIn = (beat: Beat): readonly BattleTold[] => (beat.kind === 'lines' ? beat.told : [beat.told]);

/** Beats up to and with `at` have been told; the lines are drawn from all of them, so that nobody comes late. */
export function picturesOf(view: View, beats: readonly Beat[], at: number): FightColumn[] {
  const { hulls } = theatreOf(view);
  const all = beats.flatMap((beat, index) => toldIn(beat).map((told) => ({ told, index })));
  const hurts = all.filter((one): one is { told: Hurt; index: number } => one.told.kind === 'hurt');
  const squadronAt = (squadron: SquadronId): FightingSquadron => {
    const own = hurts.filter(({ told }) => told.squadron === squadron);
    const past = own.filter(({ index }) => index <= at);
    const [first, last] = [own[0]?.told, past.at(-1)?.told];
    const now = Object.values(view.battle?.squadrons ?? {})
      .flat()
      .find((one) => one.squadron === squadron);
    const of =
      first === undefined ? (now?.sail ?? hulls.get(squadron)?.capacity ?? 1) : first.sail + first.sunk;
    return {
      squadron,
      of,
      sail: last?.sail ?? of,
      dp: last?.total ?? (first === undefined ? (now?.dp ?? 0) : first.total - first.dp),
      struck: past.some(({ index }) => index === at),
    };
  };
  const combats = all.flatMap(({ told }) => (told.kind === 'combat' ? [told.combat] : []));
  const fighting = new Set(combats.flatMap(({ squadrons }) => Object.values(squadrons).flat()));
  /** 10.311: she fights beside her mate; when the Battle is past that is known by where her side lost a ship. */
  const besideWhom = (side: SideId, flagship: SquadronId): Combat | undefined => {
    const mate = view.battle?.squadrons[side]?.find(({ squadron }) => squadron === flagship)?.mate;
    return (
      combats.find(({ squadrons }) => squadrons[side]?.includes(mate ?? flagship)) ??
      combats.find(({ sunk }) => (sunk[side] ?? 0) > 0) ??
      combats[0]
    );
  };
  const flagships = new Map(
    hurts.flatMap(({ told: { side, squadron } }) =>
      fighting.has(squadron) ? [] : [[squadron, { side, combat: besideWhom(side, squadron) }] as const],
    ),
  );
  const inLine = (combat: Combat, side: SideId): SquadronId[] => [
    ...(combat.squadrons[side] ?? []),
    ...[...flagships].filter(([, one]) => one.combat === combat && one.side === side).map(([id]) => id),
  ];
  return all.flatMap(({ told, index }): FightColumn[] => {
    if (told.kind !== 'combat') return [];
    const sides = Object.fromEntries(
      Object.keys(told.combat.squadrons).map((side) => [side, inLine(told.combat, side).map(squadronAt)]),
    );
    return [
      {
        index: told.index,
        combat: told.combat,
        fought: index <= at,
        live: index === at,
        result: told.result,
        sides,
      },
    ];
  });
}
