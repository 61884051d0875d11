/** What a year brought, line by line, each with its place: battles, losses, ports, leaders, and what moved the score. */
import type { PastStep } from '@weathergage/web/toolkit/contract.ts';
import { capital, countedWords, listedWords } from '@weathergage/web/toolkit/phrases.ts';
import { SIDES, type Side } from '../../data/nations.ts';
import type { SeaPower } from '../../rules/types.ts';
import type { ShipId } from '../../rules/world/squadron.ts';
import type { View } from '../../rules/world/state.ts';
import type { SeaTold } from '../../rules/world/told.ts';
import type { PastBattle } from '../battle/past-battles.ts';
import { SOURCE_WORDS, signed } from '../log/log-words.ts';
import { areaName, leaderName, portName, shipName, theArea, theSide } from '../look/words.ts';
import { yearsOf } from './years.ts';

export interface NewsLine {
  readonly text: string;
  /** Whose gain it is by its hue; null where it is nobody's. */
  readonly side: Side | null;
  /** What the chart shows for it. */
  readonly place: string | null;
  readonly grave: boolean;
  readonly battle?: PastBattle;
}

export interface YearNews {
  readonly year: number;
  readonly sections: readonly { readonly title: string; readonly lines: readonly NewsLine[] }[];
}

/** Happenings of one year, in order. */
export function toldIn(past: readonly PastStep<SeaPower>[], year: number): SeaTold[] {
  let now: number | null = null;
  return past.flatMap(({ told, after }) => {
    now ??= after.view.year;
    const found: SeaTold[] = [];
    for (const each of told) {
      if (each.kind === 'year') now = each.year;
      if (now === year) found.push(each);
    }
    return found;
  });
}

const MANY = 6;
const namesOf = (ships: readonly ShipId[]): string =>
  ships.length > MANY
    ? `${countedWords(ships.length, 'ship')}, ${listedWords(ships.slice(0, MANY).map(shipName), 'and')} among them`
    : listedWords(ships.map(shipName));

function battleLine(battle: PastBattle): NewsLine {
  const { area, told } = battle;
  const over = told.find((each) => each.kind === 'battle-over');
  const winner = over?.winner ?? null;
  const lost = (side: Side): ShipId[] =>
    told.flatMap((each) =>
      each.kind === 'damage' && each.side === side && (each.fate === 'sunk' || each.fate === 'captured')
        ? [each.ship]
        : [],
    );
  const losses = SIDES.flatMap((side) =>
    lost(side).length === 0 ? [] : [`${theSide(side)} lose ${namesOf(lost(side))}`],
  );
  return {
    text: `${areaName(area)}: ${winner === null ? 'nobody has the day' : `${theSide(winner)} have the day`}${losses.length === 0 ? '' : `; ${losses.join('; ')}`}.`,
    side: winner,
    place: area,
    grave: losses.length > 0,
    battle,
  };
}

const WHY = {
  port: 'with the port where they lay',
  wear: 'worn out at sea',
  'no-port': 'for want of a port',
  storm: 'in a storm',
} as const;

function otherLines(told: readonly SeaTold[]): NewsLine[] {
  return told.flatMap((each): NewsLine[] => {
    switch (each.kind) {
      case 'lost':
        return each.ships.length === 0
          ? []
          : [
              {
                text: `${capital(theSide(each.side))} lose ${namesOf(each.ships)} ${WHY[each.why]}.`,
                side: each.side,
                place: null,
                grave: true,
              },
            ];
      case 'assault':
        return [
          {
            text: `${capital(theSide(each.side))} attack ${portName(each.port)}, ${each.totals.attack} against ${each.totals.defence}: ${each.taken ? 'it is taken' : 'it holds'}.`,
            side: each.side,
            place: each.port,
            grave: each.taken,
          },
        ];
      case 'leader':
        return each.fate === 'killed' || each.fate === 'captured'
          ? [
              {
                text: `${leaderName(each.leader)} is ${each.fate === 'killed' ? 'killed' : 'taken'}${each.ship === null ? '' : ` aboard ${shipName(each.ship)}`}.`,
                side: each.side,
                place: null,
                grave: true,
              },
            ]
          : [];
      default:
        return [];
    }
  });
}

function scoreLines(view: View, year: number): NewsLine[] {
  const points = yearsOf(view).find((each) => each.year === year);
  if (points === undefined) return [{ text: 'No points this year.', side: null, place: null, grave: false }];
  return SIDES.flatMap((side) =>
    points.sides[side].flatMap(({ source, scores, points: sum }): NewsLine[] => {
      // Seas one by one, for each has its place; ships all together.
      if (source === 'area' || source === 'commerce')
        return scores.map(({ points: one, of }) => ({
          text: `${signed(one)} ${SOURCE_WORDS[source]}: ${of === null ? '' : theArea(of)}`,
          side,
          place: of,
          grave: false,
        }));
      return [
        {
          text: `${signed(sum)} ${SOURCE_WORDS[source]} (${scores.length})`,
          side,
          place: null,
          grave: false,
        },
      ];
    }),
  );
}

export function newsOf(
  view: View,
  past: readonly PastStep<SeaPower>[],
  battles: readonly PastBattle[],
  year: number,
): YearNews {
  const sections = [
    { title: 'Battles', lines: battles.filter((battle) => battle.year === year).map(battleLine) },
    { title: 'Losses and gains', lines: otherLines(toldIn(past, year)) },
    { title: 'What moved the score', lines: scoreLines(view, year) },
  ];
  return { year, sections: sections.filter(({ lines }) => lines.length > 0) };
}
