/** What is told of the acts of a Reorganisation: to its own side, and in `others` what the Enemy hears of it. */

/** A Strategy Check as its own side hears of it, and nobody else: passed by Admiral Ash, unless it says otherwise. */
export const checkTold = (rule: string, die: number, what: string, but: object = {}): object => ({
  kind: 'check',
  rule,
  dice: [die],
  side: 'red',
  leader: 'r-ash',
  rating: 5,
  modifier: 0,
  passed: true,
  what,
  others: null,
  ...but,
});

/** What the Enemy hears too, without what stands beside it. */
const told = (kind: string, rule: string, beside: object, side = 'red'): object => ({
  kind,
  rule,
  side,
  ...beside,
  others: { kind, rule, side },
});
export const formedTold = (flotilla: string, leader: string, squadrons: readonly string[]): object =>
  told('formed', '3.33', { flotilla, leader, squadrons });
export const unformedTold = (rule: string, flotilla: string): object => told('unformed', rule, { flotilla });
export const subordinatedTold = (rule: string, formation: string, to: string | null): object =>
  told('subordinated', rule, { formation, to });

export const rebasedTold = (aux: string, to: string): object => told('rebased', '6.153', { aux, to });

/** An officer Posted, which his side alone hears. */
export const postedTold = (leader: string, formation: string): object => ({
  kind: 'posted',
  rule: '3.463',
  side: 'red',
  leader,
  formation,
  others: null,
});
/** Points that Red pays or wins, and what he has then. */
export const prestigeTold = (points: number, source: string, total: number): object => ({
  kind: 'prestige',
  rule: '12.14',
  score: { points, side: 'red', source, turn: 0 },
  total,
});
/** A Request: everybody hears that it was made, its side what the die says. */
export const requestTold = (contingent: string, die: number, result: string, side = 'red'): object => ({
  kind: 'request',
  rule: '11.122',
  side,
  contingent,
  dice: [die],
  result,
  others: { kind: 'request', rule: '11.122', side, contingent },
});
