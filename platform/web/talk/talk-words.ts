/** Every sentence of talk at a table, in one place; those of signals stand with them. */
export const TALK_WORDS = {
  title: 'Talk',
  to: { table: 'to all', side: 'to your side', gallery: 'to spectators' },
  nothing: (delay: number | undefined) =>
    `Nothing has been said. What you say to all is heard by spectators, too${delay ? `, ${delay} steps later` : ''}; what you say to your side is heard by it alone until the match is over.`,
  muted: (names: string) => `You don’t hear ${names}.`,
  hear: (name: string) => `Hear ${name}`,
  spectator: 'Spectator',
  you: (name: string) => `${name} (you)`,
  mute: 'mute',
  muteIt: (name: string) => `mute ${name}`,
  report: 'report',
  reportIt: (name: string) => `report ${name}`,
  makeSignal: 'Make a signal',
  signal: 'Signal',
  audience: 'Who shall hear it',
  saySomething: 'Say something',
  saySomethingToGallery: 'Say something to the other spectators',
  say: 'Say',
} as const;
