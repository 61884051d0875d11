/** The situation in a list of sentences: the points, who keeps the sea, what is within reach, what is undecided. */
import { countedWords, listedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { Side } from '../data/nations.ts';
import { inPortUnmoved } from '../rules/chart/afloat.ts';
import { reachable } from '../rules/chart/routes.ts';
import type { Marker, Token } from '../rules/world/squadron.ts';
import type { View } from '../rules/world/state.ts';
import { otherSide } from '../rules/world/war.ts';
import { leadWords } from './chronicle/lead-words.ts';
import {
  areaName,
  markerOfToken,
  PHASE_WORDS,
  portName,
  SIDE_ADJECTIVES,
  SIDE_NAMES,
  squadronOfToken,
  strengthOf,
  strengthWords,
  theArea,
  tokenName,
} from './look/words.ts';

const whereOf = ({ at }: Marker): string =>
  'port' in at ? `in ${portName(at.port)}` : `in ${theArea(at.area)}`;

/** `Channel and Toulon in the Bay of Biscay`, an area each. */
function atSea(view: View, side: Side): string[] {
  const afloat = view.markers.filter((marker) => marker.side === side && 'area' in marker.at);
  return [...Map.groupBy(afloat, whereOf)].map(
    ([where, here]) =>
      `${listedWords(here.map(({ token }) => tokenName(view, token)))} ${where}${here.some(({ battle }) => battle) ? ', in battle' : ''}`,
  );
}

function seaLine(view: View, side: Side): string {
  const places = atSea(view, side);
  return places.length === 0
    ? `No ${SIDE_ADJECTIVES[side]} squadron is at sea.`
    : `${SIDE_NAMES[side]} at sea: ${places.join('; ')}.`;
}

/** The squadron in hand: what it is, where it lies, and the enemies it could come up with. */
function inHandLines(view: View, token: Token): string[] {
  const marker = markerOfToken(view, token);
  const squadron = squadronOfToken(view, token);
  if (marker === null || squadron === null) return [];
  const name = tokenName(view, token);
  const reach = reachable(view, token);
  const enemies = view.markers.flatMap((other) => {
    if (other.side === marker.side || !('area' in other.at)) return [];
    const route = reach.get(other.at.area);
    return route === undefined ? [] : [`${other.token} ${whereOf(other)}, which costs ${route.points}`];
  });
  return [
    `In hand: ${name} ${whereOf(marker)}, ${strengthWords(strengthOf(view, squadron))}.`,
    enemies.length === 0
      ? `No enemy at sea is within the reach of ${name}.`
      : `Within its reach: ${listedWords(enemies)}.`,
  ];
}

function undecided(view: View, side: Side): string[] {
  const waiting = view.phase === 'movement' ? inPortUnmoved(view, side) : [];
  return [
    ...(waiting.length > 0
      ? [
          `${countedWords(waiting.length, 'squadron')} in port and not yet moved: ${listedWords(waiting.map((marker) => `${tokenName(view, marker.token)} ${whereOf(marker)}`))}.`,
        ]
      : []),
    ...(view.inHand[side] > 0 ? [`${view.inHand[side]} still to be placed.`] : []),
  ];
}

export function situationOf(view: View, inHand: Token | null): readonly string[] {
  const { side, year, phase, points, control, battles } = view;
  const mine: readonly Side[] = side === null ? ['english', 'european'] : [side];
  return [
    `${year}, ${PHASE_WORDS[phase].toLowerCase()}. ${SIDE_NAMES.english} ${points.english}, ${SIDE_NAMES.european} ${points.european}. ${leadWords(points)}`,
    ...(inHand === null ? [] : inHandLines(view, inHand)),
    ...(side === null ? mine : [otherSide(side), side]).map((each) => seaLine(view, each)),
    ...(battles.length === 0 ? [] : [`Battles to be fought: ${listedWords(battles.map(areaName))}.`]),
    control.length === 0
      ? 'No sea is under European control.'
      : `Under European control: ${listedWords(control.map(areaName))}.`,
    ...mine.flatMap((each) => undecided(view, each)),
  ];
}
