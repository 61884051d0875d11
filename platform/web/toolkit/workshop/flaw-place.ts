/** A flaw's address in the file as a place on the bench: what it is called, and where a click should lead. */
import type { Flaw, TSchema } from '@weathergage/kernel';
import type { WorkshopProps } from '../workshop.ts';
import { FLAW_WORDS, STORY_WORDS as WORDS } from './bench-words.ts';
import type { FlawLine } from './flaw-list.tsx';
import { flawsOf, inNames, type Named } from './scenario-file.ts';

/** `L` are the leaves of a bench, `C` what can be chosen on it. */
export interface FlawPlace<L, C> {
  readonly where: string;
  readonly leaf: L;
  readonly chosen: C | null;
}

export type PlacedFlaw<L, C> = FlawLine & FlawPlace<L, C>;

/** What a part of the scenario's file is called, and on which leaf it stands, by the first word of its path. */
export type Frame<L> = Readonly<Record<string, readonly [where: string, leaf: L]>>;

/** What every scenario says of itself. */
export const STORY_FRAME: Frame<'story'> = {
  title: [WORDS.title, 'story'],
  place: [WORDS.place, 'story'],
  date: [WORDS.date, 'story'],
  briefing: [WORDS.briefing, 'story'],
  balance: [WORDS.balance, 'story'],
};

interface Means<S, L, C> {
  readonly schema: TSchema;
  /** Whatever has an id and a name in it: people know ships by name. */
  namesIn(scenario: S): readonly Named[];
  placeOf(scenario: S, path: string): FlawPlace<L, C>;
}

/** A scenario without a name is looked over as if it had one: else nothing would be said of the rest of it. */
const UNNAMED: Flaw = { path: '/title', expected: FLAW_WORDS.aName };
const STAND_IN = FLAW_WORDS.standIn;

/** All that is wrong with what is on the bench, each at its place. */
export const placedFlaws =
  <S extends { readonly title: string }, L, C>({ schema, namesIn, placeOf }: Means<S, L, C>) =>
  ({ check }: Pick<WorkshopProps, 'check'>, scenario: S): readonly PlacedFlaw<L, C>[] => {
    const unnamed = scenario.title === '';
    const flaws = flawsOf(schema, check, unnamed ? { ...scenario, title: STAND_IN } : scenario);
    return [...(unnamed ? [UNNAMED] : []), ...flaws].map(({ path, expected }) => ({
      path,
      expected: inNames(namesIn(scenario), expected),
      ...placeOf(scenario, path),
    }));
  };
