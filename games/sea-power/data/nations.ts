/** The nations at sea, the two players they fall to, the three wars, and how ids are made from names. */

export const NATIONS = ['England', 'France', 'Spain', 'Netherlands', 'Russia'] as const;
export type Nation = (typeof NATIONS)[number];

export const SIDES = ['english', 'european'] as const;
export type Side = (typeof SIDES)[number];

/** Who can own a port (6.2): `Removed` is one that no longer stands, `Closed` one that is not yet open to the war. */
export const OWNERS = [...NATIONS, 'Neutral', 'Removed', 'Closed'] as const;
export type Owner = (typeof OWNERS)[number];

/** The wars in the order of the scenarios' numbers; a campaign plays them one after another. */
export const WARS = [1, 2, 3] as const;
export type War = (typeof WARS)[number];

export const FRENCH_FLAGS = ['royal', 'revolutionary'] as const;
export type FrenchFlag = (typeof FRENCH_FLAGS)[number];

interface NationData {
  readonly side: Side;
  /** As in "an English squadron". */
  readonly adjective: string;
  /** Begins the id of each of its ships, leaders and squadrons. */
  readonly code: string;
}

/** 3.6/2: England is one player's, the powers of Europe are the other's. Russia sails with England, by 11.O alone. */
export const NATION_DATA: Readonly<Record<Nation, NationData>> = {
  England: { side: 'english', adjective: 'English', code: 'eng' },
  France: { side: 'european', adjective: 'French', code: 'fra' },
  Spain: { side: 'european', adjective: 'Spanish', code: 'spa' },
  Netherlands: { side: 'european', adjective: 'Dutch', code: 'net' },
  Russia: { side: 'english', adjective: 'Russian', code: 'rus' },
};

export const sideOf = (nation: Nation): Side => NATION_DATA[nation].side;

/** 3.48: the lilies up to 1783, the tricolour from 1793 on. */
export const frenchFlagIn = (war: War): FrenchFlag => (war === 3 ? 'revolutionary' : 'royal');

/** "Téméraire" of France is `fra-temeraire`. */
export function idFor(nation: Nation, name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '');
  return `${NATION_DATA[nation].code}-${plain.replace(/[^a-z0-9]+/g, '-').replace(/-$/, '')}`;
}
