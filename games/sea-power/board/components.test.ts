/** Every sentence of the board's components stands in a catalogue. */
import { type Allowed, holdToCatalogues } from '@weathergage/web/toolkit/testing/hold-words.ts';

const ALLOWED: Allowed = {
  './battle/gauge-panel.tsx': { but: ['port', 'area'], why: 'keys of the ways out' },
  './battle/gauge-scene.tsx': { but: ['England', 'France'], why: 'ships are found by their nation' },
  './use-counsel.tsx': { but: ['officer'], why: 'begins the keys of his drafts' },
};

holdToCatalogues(
  import.meta.glob<string>('./**/*.tsx', { query: '?raw', import: 'default', eager: true }),
  ALLOWED,
);
