/** Every sentence of the sheets that lie over the page: settings, and the matches of this browser. */

/** By value: what it is called, and what there is to say of it. */
export const SETTINGS_WORDS = {
  theme: {
    legend: 'Light',
    system: ['As the system', 'day or night'],
    day: ['Day', 'ink on paper'],
    night: ['Night', 'lamp-light on slate'],
  },
  text: { legend: 'Size of text', normal: ['Normal'], large: ['Large'], largest: ['Largest'] },
  speed: {
    legend: 'The story of a step',
    slow: ['Full', 'everything told'],
    fast: ['Brisk', 'for the practised'],
    skip: ['Skip', 'straight to the result'],
  },
  verdicts: {
    legend: 'Verdicts and reports',
    wait: ['Wait for me', 'until I have read them'],
    pass: ['Go on', 'at the story’s own speed'],
  },
  motion: {
    legend: 'Movement on the page',
    system: ['As the system'],
    reduced: ['Less'],
    full: ['All of it'],
  },
  sound: {
    legend: 'Sound',
    off: ['Off', 'nothing is heard'],
    on: ['On', 'wind, guns, the bell, your turn'],
  },
  miniMap: {
    legend: 'Mini-map',
    shown: ['Shown', 'where only a part of the chart is'],
    hidden: ['Hidden', 'the chart has all the room'],
  },
  words: {
    legend: 'Words of the game',
    explained: ['Explained', 'under the pointer, or by a tap'],
    plain: ['Plain', 'no marks, for those who know'],
  },
} as const;

export const VOLUME_WORDS = 'How loud';

/** A key by what stands on it. */
export const KEY_WORDS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
};

export const KEPT_WORDS = {
  here: 'On this screen',
  none: 'None yet. Whatever you play here is kept in this browser.',
  goOn: 'Go on',
  online: 'Online',
  goThere: 'Go there',
  file: 'From a file',
  check: 'Check the dice of a journal',
} as const;
