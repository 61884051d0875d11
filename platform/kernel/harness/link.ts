/**
 * Non-interference from a match to the matches its engagements are fought in: in every world that looks the same to a
 * seat an engagement makes the same matches, to the byte, and the same ends of them make the same report. Whoever plays
 * such a match so learns nothing from it that its parent hides.
 */
import { looseDice } from '../dice.ts';
import { drawBelow } from '../draw.ts';
import { type Engagement, GALLERY, type GameTypes } from '../vocabulary.ts';
import type { CheckedMoment } from './checked-moment.ts';
import { jsonBytes, whereTheyPart } from './plain.ts';

/** How engagements of a game become matches of another, and their ends a report. */
export interface EngagementLink {
  /** All that the matches are made of: game, scenario, options, and whose chairs are whose. */
  madeOf(engagement: Engagement): unknown;
  reportOf(engagement: Engagement, lasts: readonly unknown[], child: string): unknown;
}

/** What was brought back: the hash of the matches, and their last states where they were fought. */
export interface BroughtBack {
  readonly child: string;
  readonly result: unknown;
  readonly lasts?: readonly unknown[] | undefined;
}

/** Worlds guessed for each seat and engagement. */
const GUESSES = 2;

export function checkLink<T extends GameTypes>(
  scene: CheckedMoment<T>,
  id: string,
  link: EngagementLink,
  { child, result, lasts }: BroughtBack,
): void {
  const { game, engagements, report } = scene;
  const rules = game.engagements!;
  const engagement = engagements.find((one) => one.id === id)!;
  // What the link is given is written out each time: it can neither know one from another by identity nor change it.
  const made = (one: Engagement): string => jsonBytes(link.madeOf(asCopied(one)));
  const told = (one: Engagement): string => jsonBytes(link.reportOf(asCopied(one), asCopied(lasts!), child));
  const truth = made(engagement);
  if (made(engagement) !== truth) report('link', 'made-otherwise-again', id);
  if (lasts !== undefined && told(engagement) !== jsonBytes(result))
    report('link', 'told-otherwise-again', id);
  for (const seat of scene.watchers) {
    for (let guess = 0; guess < GUESSES; guess++) {
      const guessed = game.imagine(scene.view(seat), looseDice(drawBelow(scene.chance, 0x1_0000_0000)));
      const twin = rules.open(game.view(guessed, GALLERY)).find((one) => one.id === id);
      if (twin === undefined) {
        report('link', 'not-there', id, seat);
        continue;
      }
      const there = made(twin);
      if (there !== truth) report('link', 'child-differs', whereTheyPart(truth, there), seat);
      if (lasts === undefined) continue;
      const brought = told(twin);
      if (brought !== jsonBytes(result))
        report('link', 'report-differs', whereTheyPart(jsonBytes(result), brought), seat);
    }
  }
}

const asCopied = <V>(value: V): V => JSON.parse(jsonBytes(value)) as V;
